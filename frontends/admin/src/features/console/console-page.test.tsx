import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { page } from '@tandem/web-kit/app/page';
import { aCandidate } from '@tandem/web-kit/testing/accounts';
import { FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

let isAway = true;
jest.mock('./companies/companies-tab', () => ({
  get CompaniesTab() {
    if (isAway) throw new Error('Failed to fetch dynamically imported module: companies-tab.js');
    return () => <h1>Companies</h1>;
  },
}));
jest.mock('./people/users-tab', () => ({ UsersTab: () => <h1>Users</h1> }));

let app: RenderedApp;
afterEach(() => {
  cleanBrowser(app.store);
  jest.restoreAllMocks();
});

it('keeps the way to the other tabs when one cannot be had, and shows it by itself once the connection is back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const gateway = new FakeGateway().on<typeof accountsCalls.get>(accountsCalls.get.route, aCandidate({ isAdmin: true }));
  const pages = [page('/admin', { admin: async () => import('./console-page') })];
  app = renderApp(gateway, { pages, at: '/admin', config: { app: 'admin', hasSession: true } });
  const heading = async (name: string) => screen.findByRole('heading', { level: 1, name });
  await heading('Users');
  expect(document.title).toBe('Admin - Tandem');
  await userEvent.click(screen.getByRole('link', { name: 'Companies' }));
  await heading('This page could not be shown');
  await userEvent.click(screen.getByRole('link', { name: 'Users' }));
  await heading('Users');
  await userEvent.click(screen.getByRole('link', { name: 'Companies' }));
  await heading('This page could not be shown');
  isAway = false;
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await heading('Companies');
  expect(document.title).toBe('Companies - Admin - Tandem');
});
