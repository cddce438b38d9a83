import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import type { adminCalls } from '@tandem/contracts/admin/admin';
import { eventRoutes } from '@tandem/contracts/admin/event.routes';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser } from '../browser/browser';
import type { PublicConfig } from '../app/config';
import { page } from '../app/page';
import { fails, FakeGateway } from '../testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '../testing/render-app';
import { write } from '../testing/write';

const Search = () => <h1>The search</h1>;
const pages = [page('/', { visitor: () => import('./home-page') }), page('/jobs', { visitor: async () => ({ default: Search }) })];
const utrecht = { city: 'Utrecht', country: 'NL', latitude: 52.09, longitude: 5.12 };
const google = { clientId: 'us', authorizeUrl: 'https://accounts.example' };

let app: RenderedApp;
let gateway: FakeGateway;
const start = async (config: Partial<PublicConfig> = {}) => {
  app = renderApp(gateway, { pages, config: { hasSession: false, ...config } });
  await screen.findByRole('heading', { level: 1 });
};
beforeEach(() => {
  gateway = new FakeGateway()
    .on<typeof adminCalls.statistics>(eventRoutes.statistics, { totalEmployers: 1, totalVacancies: 8946, totalCandidates: 0 })
    .on<typeof accountsCalls.searchAddress>(accountsRoutes.searchAddress, [utrecht]);
});
afterEach(() => cleanBrowser(app.store));

const ask = async () => {
  await write(screen.getByRole('textbox', { name: /What are you looking for/ }), 'nurse');
  await write(screen.getByRole('combobox', { name: /From/ }), 'Utrecht');
  await userEvent.click(await screen.findByRole('option', { name: /Utrecht/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
};

it('speaks to candidates in their app and to employers in theirs', async () => {
  await start({ signIn: { google } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Work that fits, and the reasons why.');
  expect(screen.getByRole('link', { name: 'Sign up with e-mail' })).toHaveAttribute('href', '/register?type=candidate');
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeInTheDocument();
  app.unmount();
  await start({ app: 'employer' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('People who fit, and the reasons why.');
  expect(screen.getByRole('link', { name: 'Sign up with e-mail' })).toHaveAttribute('href', '/register?type=employer');
  expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
});

it('shows the numbers of today', async () => {
  await start();
  expect(await screen.findByText('8,946')).toBeInTheDocument();
  expect(screen.getByText('open vacancies')).toBeInTheDocument();
  expect(screen.getByText('employer')).toBeInTheDocument();
});

it('does without numbers where they cannot be told', async () => {
  gateway.on<typeof adminCalls.statistics>(eventRoutes.statistics, fails(501, 'not_implemented'));
  await start();
  await waitFor(() => expect(screen.queryByText('open vacancies')).toBeNull());
  expect(screen.getByRole('heading', { name: /Say what you are looking for/ })).toBeInTheDocument();
});

it('carries a search to where candidates search', async () => {
  await start();
  await ask();
  expect(await screen.findByRole('heading', { name: 'The search' })).toBeInTheDocument();
  expect(app.address()).toMatch(/^\/jobs\?search=nurse&city=Utrecht/);
});

it('carries a search of an employer to the other app', async () => {
  const replace = jest.spyOn(browser, 'replace').mockImplementation(() => undefined);
  await start({ app: 'employer' });
  await ask();
  expect(replace).toHaveBeenCalledWith(expect.stringMatching(/^http:\/\/localhost:8081\/jobs\?search=nurse/));
  replace.mockRestore();
});

it('names partners only where the installation has some', async () => {
  await start({ partners: [{ name: 'Halte' }] });
  expect(within(screen.getByRole('region', { name: 'Hiring with Tandem' })).getByText('Halte')).toBeInTheDocument();
  app.unmount();
  await start();
  expect(screen.queryByRole('region', { name: 'Hiring with Tandem' })).toBeNull();
});

it('answers a question when it is opened', async () => {
  await start();
  expect(screen.getByText('Nothing. Tandem is open source, for candidates and for employers.')).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'What does it cost?' }));
  expect(screen.getByText('Nothing. Tandem is open source, for candidates and for employers.')).toBeVisible();
});
