import { notificationsCalls } from '@tandem/contracts/notifications/notifications';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../app/page';
import { FakeGateway, fails } from '../testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '../testing/render-app';

const pages = [page('/unsubscribe/:token', { title: 'unsubscribe.title', everyone: () => import('./unsubscribe-page') })];
let gateway: FakeGateway;
let app: RenderedApp;
beforeEach(() => {
  gateway = new FakeGateway();
});
afterEach(() => cleanBrowser(app.store));
const start = () => {
  app = renderApp(gateway, { pages, at: '/unsubscribe/a.newMatches.b', config: { hasSession: false } });
};

it('switches mails off only when somebody says so', async () => {
  gateway.on<typeof notificationsCalls.checkUnsubscribe>(notificationsCalls.checkUnsubscribe.route, { preference: 'newMatches' });
  gateway.on<typeof notificationsCalls.unsubscribe>(notificationsCalls.unsubscribe.route, undefined);
  start();
  const stop = await screen.findByRole('button', { name: 'Stop these e-mails' });
  expect(screen.getByText(/e-mails about new matches/)).toBeInTheDocument();
  expect(gateway.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  await userEvent.click(stop);
  expect(await screen.findByRole('heading', { name: 'Done' })).toBeInTheDocument();
  expect(gateway.calls).toContain('POST /public/unsubscribe/a.newMatches.b');
});

it('says of a link that is not ours that it is none', async () => {
  gateway.on<typeof notificationsCalls.checkUnsubscribe>(notificationsCalls.checkUnsubscribe.route, fails(404, 'invalid_link'));
  start();
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeInTheDocument();
});
