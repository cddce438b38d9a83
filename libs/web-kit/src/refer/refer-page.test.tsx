import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import type { Account } from '@tandem/contracts/entities/account';
import type { referralsCalls } from '@tandem/contracts/referrals/referrals';
import { referralsRoutes } from '@tandem/contracts/referrals/referrals.routes';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../app/page';
import { aCandidate, anEmployer } from '../testing/accounts';
import { fails, FakeGateway } from '../testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '../testing/render-app';
import { write } from '../testing/write';

const pages = [page('/refer', { everyone: () => import('./refer-page') })];
const stored = {
  id: '6f1f6a50-0000-4000-8000-0000000000aa',
  senderAccountId: null,
  senderEmail: 'me@post.example',
  recipientEmail: 'sam@post.example',
  recipientName: 'Sam',
  companyName: null,
  type: 'CANDIDATE' as const,
  createdAt: '2026-02-01T10:00:00.000Z',
};
let app: RenderedApp;
let gateway: FakeGateway;
const start = async (account: Account | null, at = '/refer') => {
  gateway = new FakeGateway().on<typeof referralsCalls.refer>(referralsRoutes.refer, stored);
  if (account) gateway.on<typeof accountsCalls.get>(accountsRoutes.get, account);
  const side = account?.accountType === 'EMPLOYER' ? 'employer' : 'candidate';
  app = renderApp(gateway, { pages, at, config: { app: side, hasSession: account !== null } });
  await screen.findByRole('heading', { level: 1 });
};
afterEach(() => cleanBrowser(app.store));

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const refer = () => screen.getByRole('button', { name: 'Refer' });
const body = () => gateway.requests[gateway.calls.indexOf('POST /referrals')]?.body;

it('lets a candidate refer a friend, once everything is there, and clears the fields', async () => {
  await start(aCandidate());
  expect(refer()).toBeDisabled();
  await write(field(/Name of your friend/), 'Sam');
  await write(field(/E-mail address of your friend/), 'SAM@post.example');
  await userEvent.click(refer());
  expect(await screen.findByText('Sam gets an e-mail from us.')).toBeInTheDocument();
  expect(body()).toMatchObject({
    recipientName: 'Sam',
    recipientEmail: 'sam@post.example',
    type: 'CANDIDATE',
    senderEmail: 'noor@post.example',
  });
  expect(field(/Name of your friend/)).toHaveValue('');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('needs the company of an employer', async () => {
  await start(anEmployer());
  expect(screen.getByRole('heading', { name: 'Refer and earn' })).toBeInTheDocument();
  await write(field(/Name of your contact/), 'Sam');
  await write(field(/E-mail address of your contact/), 'sam@post.example');
  expect(refer()).toBeDisabled();
  await write(field(/Company name/), 'Halte');
  await userEvent.click(refer());
  await waitFor(() => expect(body()).toMatchObject({ companyName: 'Halte', type: 'EMPLOYER' }));
});

it('takes the sender of a visitor from the address', async () => {
  await start(null, '/refer?email=me@post.example');
  expect(field(/Your e-mail address/)).toHaveValue('me@post.example');
  await userEvent.type(field(/Name of your friend/), 'Me');
  await write(field(/E-mail address of your friend/), 'me@post.example');
  await userEvent.tab();
  expect(await screen.findByText('This is your own address')).toBeInTheDocument();
  expect(refer()).toBeDisabled();
});

it.each([
  [fails(409, 'referral_exists'), 'This person has already had an e-mail from you'],
  [fails(500, ''), 'An error occurred'],
])('says what the server says, or that something went wrong', async (failure, text) => {
  await start(aCandidate());
  gateway.on<typeof referralsCalls.refer>(referralsRoutes.refer, failure);
  await write(field(/Name of your friend/), 'Sam');
  await write(field(/E-mail address of your friend/), 'sam@post.example');
  await userEvent.click(refer());
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(field(/Name of your friend/)).toHaveValue('Sam');
});

it('is sent in the name of an account that was known only after the form was there', async () => {
  let known = (): void => undefined;
  const waits = new Promise<void>((resolve) => (known = resolve));
  gateway = new FakeGateway()
    .on<typeof referralsCalls.refer>(referralsRoutes.refer, stored)
    .raw('GET', accountsRoutes.get.path, async () => waits.then(() => ({ body: aCandidate() })));
  app = renderApp(gateway, { pages, at: '/refer', config: { app: 'candidate', hasSession: true } });
  await write(await screen.findByRole('textbox', { name: /Name of your friend/ }), 'Sam');
  await write(field(/E-mail address of your friend/), 'noor@post.example');
  known();
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /Your e-mail address/ })).not.toBeInTheDocument());
  expect(refer()).toBeDisabled();
  await userEvent.clear(field(/E-mail address of your friend/));
  await write(field(/E-mail address of your friend/), 'sam@post.example');
  await userEvent.click(refer());
  await waitFor(() => expect(body()).toMatchObject({ senderEmail: 'noor@post.example', recipientEmail: 'sam@post.example' }));
});
