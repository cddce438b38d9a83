import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import { Link } from '@tandem/ui/link';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../app/page';
import { useSignedIn } from '../session/session';
import { aCandidate } from '../testing/accounts';
import { FakeGateway } from '../testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '../testing/render-app';
import { ChangeEmail } from './change-email';

let app: RenderedApp;
let gateway: FakeGateway;
let email: string;
let pendingEmail: string | null;
const Page = () => (
  <>
    <ChangeEmail account={useSignedIn()} />
    <Link href="/jobs">Jobs</Link>
  </>
);
beforeEach(() => {
  email = 'noor@post.example';
  pendingEmail = null;
  gateway = new FakeGateway().on<typeof accountsCalls.get>(accountsRoutes.get, () => aCandidate({ email, pendingEmail }));
  const pages = [
    page('/', { CANDIDATE: async () => ({ default: Page }) }),
    page('/jobs', { CANDIDATE: async () => ({ default: () => <h1>Jobs</h1> }) }),
  ];
  app = renderApp(gateway, { pages });
});
afterEach(() => cleanBrowser(app.store));
const confirmed = (address: string) => {
  email = address;
  app.store.dispatch({ type: 'api/invalidateTags', payload: ['Account'] });
};

it('shows the new address once it is confirmed in another window, and does not offer the old one as new', async () => {
  expect(await screen.findByLabelText('E-mail')).toHaveValue('noor@post.example');
  confirmed('noor@nieuw.example');
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveValue('noor@nieuw.example'));
  expect(screen.queryByRole('button', { name: 'Change e-mail address' })).toBeNull();
});

it('offers the address that waits for its link no more as a new one, but its link again', async () => {
  await screen.findByLabelText('E-mail');
  pendingEmail = 'noor@nieuw.example';
  confirmed(email);
  expect(await screen.findByText(/noor@nieuw.example is waiting for your confirmation/)).toBeInTheDocument();
  const field = screen.getByLabelText('E-mail');
  await userEvent.clear(field);
  await userEvent.type(field, 'noor@nieuw.example');
  expect(screen.getByRole('button', { name: 'Send the link again' })).toBeInTheDocument();
  await userEvent.type(field, '.com');
  expect(screen.getByRole('button', { name: 'Change e-mail address' })).toBeInTheDocument();
});

it('asks before a new address is left behind that was typed and not asked for, as the rest of the page saves itself', async () => {
  const field = await screen.findByLabelText('E-mail');
  await userEvent.clear(field);
  await userEvent.type(field, 'noor@nieuw.example');
  await userEvent.click(screen.getByRole('link', { name: 'Jobs' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(field).toHaveValue('noor@nieuw.example');
  gateway.on<typeof accountsCalls.update>(accountsRoutes.update, () => {
    pendingEmail = 'noor@nieuw.example';
    return aCandidate({ email, pendingEmail });
  });
  await userEvent.click(screen.getByRole('button', { name: 'Change e-mail address' }));
  expect(await screen.findByText(/noor@nieuw.example is waiting for your confirmation/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Jobs' }));
  expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeInTheDocument();
});

it('gives up the address that waits by asking for the one that counts', async () => {
  await screen.findByLabelText('E-mail');
  pendingEmail = 'noor@nieuw.example';
  confirmed(email);
  gateway.on<typeof accountsCalls.update>(accountsRoutes.update, () => {
    pendingEmail = null;
    return aCandidate({ email });
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Keep my old address' }));
  expect(await screen.findByText('Your e-mail address stays noor@post.example.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/is waiting for your confirmation/)).toBeNull());
  expect(gateway.requests[gateway.calls.indexOf('PATCH /account')]?.body).toEqual({ email: 'noor@post.example' });
});

it('leaves an address that is being typed', async () => {
  await userEvent.type(await screen.findByLabelText('E-mail'), '.com');
  confirmed('noor@nieuw.example');
  await waitFor(() => expect(app.store.getState()).toHaveProperty('api'));
  expect(screen.getByLabelText('E-mail')).toHaveValue('noor@post.example.com');
});
