import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import type { Account } from '@tandem/contracts/entities/account';
import type { Member } from '@tandem/contracts/entities/company';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../app/page';
import { aCandidate, anEmployer } from '../testing/accounts';
import { fails, FakeGateway } from '../testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '../testing/render-app';

const load = () => import('./my-data-page');
const pages = [page('/my-data', { CANDIDATE: load, EMPLOYER: load })];
let app: RenderedApp;
let gateway: FakeGateway;
const start = async (account: Account, at = '/my-data') => {
  gateway = new FakeGateway().on<typeof accountsCalls.get>(accountsRoutes.get, account);
  app = renderApp(gateway, { pages, at });
  await screen.findByRole('heading', { name: 'My data' });
};
afterEach(() => cleanBrowser(app.store));

it('tells a candidate what matching reads and what it never reads', async () => {
  await start(aCandidate());
  expect(screen.getByText('Skills and languages')).toBeInTheDocument();
  expect(screen.getByText('Your nationality')).toBeInTheDocument();
});

it('speaks to employers of their company instead', async () => {
  await start(anEmployer());
  expect(screen.getByText('Your company and your role in it')).toBeInTheDocument();
  expect(screen.queryByText('What it never reads')).not.toBeInTheDocument();
});

it('has everything packed and says that a link comes by mail', async () => {
  await start(aCandidate());
  gateway.on<typeof accountsCalls.requestExport>(accountsRoutes.requestExport, { queued: true });
  await userEvent.click(screen.getByRole('button', { name: 'E-mail me a zip' }));
  expect(await screen.findByText(/The link comes by e-mail in a few minutes/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'E-mail me a zip' })).toHaveAttribute('aria-disabled', 'true');
});

it('tells who followed the link of a package that is gone how to have another', async () => {
  await start(aCandidate(), '/my-data?package=gone');
  expect(screen.getByText(/That link does not work any more/)).toBeInTheDocument();
});

it('saves the JSON as a file', async () => {
  await start(aCandidate());
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  gateway.raw('GET', '/account/export', () => ({ body: {} }));
  await userEvent.click(screen.getByRole('button', { name: 'Download JSON' }));
  await waitFor(() => expect(saved).toEqual(['tandem.json']));
});

it('says why something could not be had', async () => {
  await start(aCandidate());
  gateway.raw('GET', '/account/export', () => fails(503, 'unavailable').answer);
  await userEvent.click(screen.getByRole('button', { name: 'Download JSON' }));
  expect(await screen.findByText(/This part is not reachable/)).toBeInTheDocument();
});

const { id, ...daan } = anEmployer();
const admin: Member = { ...daan, id, role: 'Admin', state: 'Active' };
const other: Member = { ...admin, id: '6f1f6a50-0000-4000-8000-000000000004', email: 'lies@warmtenet.example', firstName: 'Lies' };
const withMembers = (...members: Member[]) => start(anEmployer({ accountInfo: { members } }));
const button = () => screen.getByRole('button', { name: 'Delete my account' });

it.each<[string, Member]>([
  ['a colleague who is no admin', { ...other, role: 'Member' }],
  ['somebody invited', { ...other, state: 'Invited' }],
])('tells the only admin before anything is asked that there still is %s', async (_, member) => {
  await withMembers(admin, member);
  expect(button()).toBeDisabled();
  expect(screen.getByText(/Make a colleague admin first/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To the members' })).toHaveAttribute('href', '/settings?tab=members');
});

it('names the company among what goes only to its only member', async () => {
  await withMembers(admin);
  await userEvent.click(button());
  expect(screen.getByRole('alertdialog')).toHaveTextContent('your company with its vacancies');
});

it('leaves the company to the colleagues of one of two admins', async () => {
  await withMembers(admin, other);
  await userEvent.click(button());
  expect(screen.getByRole('alertdialog')).not.toHaveTextContent('your company with its vacancies');
});
