import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import { authCalls } from '@tandem/contracts/auth/auth';
import { act, screen, waitFor } from '@testing-library/react';
import { browser } from '../browser/browser';
import { page } from '../app/page';
import { storage } from '../browser/storage';
import { aCandidate } from '../testing/accounts';
import { FakeGateway, fails } from '../testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '../testing/render-app';

const bare = [page('/verify/:secret', { title: 'verify.title', everyone: () => import('./verify-page') })];

let gateway: FakeGateway;
let app: RenderedApp;
const start = (hasSession = false) => {
  app = renderApp(gateway, { pages: [], bare, at: '/verify/s3cret', config: { hasSession } });
};
beforeEach(() => {
  gateway = new FakeGateway();
});
afterEach(() => {
  cleanBrowser(app.store);
  jest.restoreAllMocks();
});

it('verifies once, keeps the expiry, and after three seconds loads the start page in its place', async () => {
  const go = jest.spyOn(browser, 'replace').mockImplementation(() => undefined);
  gateway.on<typeof authCalls.verify>(authCalls.verify.route, { exp: 4_000_000_000 });
  start();
  await screen.findByRole('heading', { level: 1, name: 'Your address is confirmed' });
  expect(document.title).toBe('Verify - Tandem');
  expect(gateway.calls.filter((call) => call === 'POST /auth/verify')).toHaveLength(1);
  expect(gateway.requests.find(({ body }) => body !== undefined)?.body).toEqual({ secret: 's3cret' });
  expect(storage.tokenExpiry.get()).toBe(4_000_000_000);
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  const shown = Date.now();
  await waitFor(() => expect(go).toHaveBeenCalledWith('/'), { timeout: 15_000 });
  expect(Date.now() - shown).toBeGreaterThan(2_500);
  expect(go).toHaveBeenCalledTimes(1);
}, 20_000);

it('says that a link is no longer good, with the way to the login', async () => {
  gateway.on<typeof authCalls.verify>(authCalls.verify.route, fails(400, 'verification_failed'));
  start();
  await screen.findByRole('heading', { level: 1, name: 'This link does not work' });
  expect(screen.getByText('This link is no longer valid. Log in to get a new one.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To login' })).toHaveAttribute('href', '/login');
  expect(storage.tokenExpiry.get()).toBeNull();
});

it('does not ask who is signed in to log in for a new one', async () => {
  gateway.on<typeof accountsCalls.get>(accountsRoutes.get, aCandidate());
  gateway.on<typeof authCalls.verify>(authCalls.verify.route, fails(400, 'verification_failed'));
  start(true);
  await screen.findByRole('heading', { level: 1, name: 'This link does not work' });
  expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/');
  expect(screen.queryByText(/Log in to get a new one/)).toBeNull();
});

it('does not blame the link when the server cannot be reached, and tries again on request', async () => {
  jest.spyOn(browser, 'replace').mockImplementation(() => undefined);
  gateway.on<typeof authCalls.verify>(authCalls.verify.route, fails(503, 'unavailable'));
  start();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('This link is no longer valid. Log in to get a new one.')).toBeNull();
  gateway.on<typeof authCalls.verify>(authCalls.verify.route, { exp: 4_000_000_000 });
  act(() => again.click());
  expect(await screen.findByRole('heading', { level: 1, name: 'Your address is confirmed' })).toBeInTheDocument();
});
