import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { authCalls } from '@tandem/contracts/auth/auth';
import { anEmployer } from '@tandem/web-kit/testing/accounts';
import { FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { screen, within } from '@testing-library/react';
import { bare, pages } from './routes';
import { write } from '@tandem/web-kit/testing/write';

const urls = { candidate: 'http://candidate.test', employer: 'http://employer.test', admin: 'http://admin.test' };
let gateway: FakeGateway;
let app: RenderedApp;
const start = (hasSession: boolean) => {
  app = renderApp(gateway, { pages, bare, config: { app: 'employer', urls, hasSession } });
};
beforeEach(() => {
  gateway = new FakeGateway();
});
afterEach(() => cleanBrowser(app.store));

it('lets an employer sign in, and greets on the dashboard', async () => {
  start(false);
  await app.go('/login');
  await screen.findByRole('heading', { name: 'Welcome back' });
  gateway.on<typeof authCalls.login>(authCalls.login.route, { exp: 4_000_000_000 });
  gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, anEmployer({ accountInfo: { intakeProgress: 100 } }));
  await write(screen.getByLabelText('E-mail'), 'daan@warmtenet.example');
  await write(screen.getByLabelText('Password'), 'geheim', '{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: /^Good .*, Daan$/ })).toBeInTheDocument();
  expect(document.title).toBe('Dashboard - Tandem');
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(menu.getByRole('link', { name: 'Vacancies' })).toHaveAttribute('href', '/vacancies');
});
