import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import type { authCalls } from '@tandem/contracts/auth/auth';
import { authRoutes } from '@tandem/contracts/auth/auth.routes';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../app/page';
import { authPages } from '../app/shared-routes';
import { aCandidate } from '../testing/accounts';
import { fails, FakeGateway } from '../testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '../testing/render-app';
import type { PopupAnswer } from './identity-popup';

const provider = { clientId: 'us', authorizeUrl: 'https://id.example/authorize' };
const pages = [page('/', { everyone: async () => ({ default: () => <h1>Home</h1> }) })];
const popup = { closed: false };
let app: RenderedApp;
let gateway: FakeGateway;

const start = (at: string) => {
  gateway = new FakeGateway();
  app = renderApp(gateway, { pages, bare: authPages, at, config: { hasSession: false, signIn: { google: provider, linkedin: provider } } });
};
const answer = (data: Partial<PopupAnswer>, origin = window.location.origin) =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { origin, data: { source: 'identity', ...data } })));
/** As the provider signs it for the question that was asked last; or for another. */
const tokenFor = (nonce = new URL(String(jest.mocked(window.open).mock.calls.at(-1)?.[0])).searchParams.get('nonce')): string =>
  [
    'e30',
    btoa(JSON.stringify({ name: 'Noor', nonce }))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', ''),
    's',
  ].join('.');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sent = (call: string) => gateway.requests[gateway.calls.indexOf(call)]?.body;

beforeEach(() => {
  popup.closed = false;
  if (!('randomUUID' in crypto)) Object.assign(crypto, { randomUUID: () => 'a-b-c' });
  jest.spyOn(window, 'open').mockReturnValue(popup as Window);
});
afterEach(() => {
  cleanBrowser(app.store);
  jest.restoreAllMocks();
});

it('signs in with what Google says', async () => {
  start('/login');
  gateway
    .on<typeof authCalls.signInWithGoogle>(authRoutes.signInWithGoogle, { exp: 4_000_000_000 })
    .on<typeof accountsCalls.get>(accountsRoutes.get, aCandidate());
  await press('Continue with Google');
  answer({ idToken: tokenFor() });
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeInTheDocument();
  expect(sent('POST /auth/google-callback')).toMatchObject({ accessToken: tokenFor() });
  expect(sent('POST /auth/google-callback')).not.toHaveProperty('accountType');
});

it('hears what the window said last, although it is seen closed before', async () => {
  start('/login');
  const seenFirst = { get closed() { setTimeout(() => answer({ idToken: tokenFor() })); return true; } }; // prettier-ignore
  jest.spyOn(window, 'open').mockReturnValue(seenFirst as Window);
  gateway
    .on<typeof authCalls.signInWithGoogle>(authRoutes.signInWithGoogle, { exp: 4_000_000_000 })
    .on<typeof accountsCalls.get>(accountsRoutes.get, aCandidate());
  await press('Continue with Google');
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeInTheDocument();
});

it('leads somebody who is not known to register, who then opens an account of the chosen type', async () => {
  start('/login');
  gateway.on<typeof authCalls.signInWithLinkedin>(authRoutes.signInWithLinkedin, fails(404, 'user_not_found'));
  await press('Continue with LinkedIn');
  answer({ code: 'c1' });
  await press('I am looking for work');
  gateway.on<typeof authCalls.signInWithGoogle>(authRoutes.signInWithGoogle, fails(502, 'google_unavailable'));
  await press('Continue with Google');
  answer({ idToken: tokenFor() });
  await waitFor(() => expect(sent('POST /auth/google-callback')).toMatchObject({ accountType: 'CANDIDATE' }));
  expect(await screen.findByText(/Google cannot be reached at the moment/)).toBeInTheDocument();
});

it('says why a provider refused, and nothing when somebody changed his mind', async () => {
  start('/login');
  await press('Continue with LinkedIn');
  answer({ error: 'denied', description: 'Not today' });
  expect(await screen.findByText(/Not today/)).toBeInTheDocument();
  await press('Continue with Google');
  popup.closed = true;
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue with LinkedIn' })).toBeEnabled());
  expect(gateway.calls.filter((call) => call.startsWith('POST /auth/'))).toEqual([]);
});

it.each(['user_cancelled_login', 'user_cancelled_authorize', 'access_denied'])('says nothing to who called it off (%s)', async (error) => {
  start('/login');
  await press('Continue with Google');
  answer({ error, description: 'The sign-in was cancelled.' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeEnabled());
  expect(screen.queryByText(/The sign-in was cancelled/)).toBeNull();
});

it('says what to do when the address has an account that opens otherwise', async () => {
  start('/login');
  gateway.on<typeof authCalls.signInWithGoogle>(authRoutes.signInWithGoogle, fails(400, 'user_exists'));
  await press('Continue with Google');
  answer({ idToken: tokenFor() });
  expect(await screen.findByText(/Log in the way you did before, for instance with your password/)).toBeInTheDocument();
});

it('says that the browser did not open the window', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  start('/login');
  await press('Continue with LinkedIn');
  expect(await screen.findByText(/Allow pop-ups for this page/)).toBeInTheDocument();
});

it('does not believe another site', async () => {
  start('/login');
  await press('Continue with Google');
  answer({ idToken: 'forged' }, 'https://evil.example');
  answer({ error: 'user_cancelled_login' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeEnabled());
  expect(gateway.calls).not.toContain('POST /auth/google-callback');
});

it.each([
  ['answers another question', () => tokenFor('another')],
  ['answers none', () => tokenFor(null)],
  ['is none', () => 'no-token'],
])('sends no token that %s', async (_, token) => {
  start('/login');
  await press('Continue with Google');
  answer({ idToken: token() });
  expect(await screen.findByText(/Logging in with Google did not work. You were not logged in/)).toBeInTheDocument();
  expect(gateway.calls).not.toContain('POST /auth/google-callback');
});

it('refuses to hand on what comes back with another state', async () => {
  start('/register/linkedin');
  expect(await screen.findByRole('alert')).toHaveTextContent('State does not match');
  expect(screen.getByRole('link', { name: 'To login' })).toHaveAttribute('href', '/login');
});

it.each(['?error=access_denied', '?code=c1&state=s1'])(
  'leads to the login where %s comes back without the page that asked',
  async (query) => {
    localStorage.setItem('linkedinState', 's1');
    window.history.replaceState(null, '', `/register/linkedin${query}`);
    start(`/register/linkedin${query}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('This window is on its own');
    expect(screen.getByRole('link', { name: 'To login' })).toHaveAttribute('href', '/login');
    window.history.replaceState(null, '', '/');
  },
);
