import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { authCalls } from '@tandem/contracts/auth/auth';
import { browser } from '@tandem/web-kit/browser/browser';
import { aCandidate, anEmployer } from '@tandem/web-kit/testing/accounts';
import { FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { write } from '@tandem/web-kit/testing/write';
import { screen, waitFor } from '@testing-library/react';
import { bare, pages } from './routes';

const urls = { candidate: 'http://candidate.test', employer: 'http://employer.test', admin: 'http://admin.test' };
let gateway: FakeGateway;
let app: RenderedApp;
const start = (account: ReturnType<typeof aCandidate> | ReturnType<typeof anEmployer> | null) => {
  if (account) gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, account);
  app = renderApp(gateway, { pages, bare, config: { app: 'admin', urls, hasSession: account !== null } });
};
beforeEach(() => {
  gateway = new FakeGateway();
});
afterEach(() => {
  cleanBrowser(app.store);
  jest.restoreAllMocks();
});

it('shows an administrator who is signed in', async () => {
  start(aCandidate({ isAdmin: true, firstName: 'Ilse', lastName: 'Mol' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeInTheDocument();
  expect(app.address()).toBe('/admin');
  expect(screen.getByRole('button', { name: /Ilse Mol/ })).toBeInTheDocument();
});

it('asks visitors to log in, with nothing but e-mail address and password', async () => {
  start(null);
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Forgot password?' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
});

it('sends whoever logs in and is no administrator to his own app', async () => {
  const replace = jest.spyOn(browser, 'replace').mockImplementation(() => undefined);
  start(null);
  gateway.on<typeof authCalls.login>(authCalls.login.route, { exp: 4_000_000_000, home: 'employer' });
  await write(await screen.findByLabelText('E-mail'), 'daan@warmtenet.example');
  await write(screen.getByLabelText('Password'), 'geheim', '{Enter}');
  await waitFor(() => expect(replace).toHaveBeenCalledWith('http://employer.test/'));
  expect(gateway.calls).not.toContain('GET /account');
});

it('sends anybody else to the start page of their own app', async () => {
  const replace = jest.spyOn(browser, 'replace').mockImplementation(() => undefined);
  start(anEmployer());
  await waitFor(() => expect(replace).toHaveBeenCalledWith('http://employer.test/'));
});
