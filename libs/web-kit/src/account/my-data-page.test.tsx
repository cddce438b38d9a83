import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import type { Account } from '@tandem/contracts/entities/account';
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
const start = async (account: Account) => {
  gateway = new FakeGateway().on<typeof accountsCalls.get>(accountsRoutes.get, account);
  app = renderApp(gateway, { pages, at: '/my-data' });
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
  await userEvent.click(screen.getByRole('button', { name: 'Mail me a zip' }));
  expect(await screen.findByText(/The link comes by mail in a few minutes/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mail me a zip' })).toHaveAttribute('aria-disabled', 'true');
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
