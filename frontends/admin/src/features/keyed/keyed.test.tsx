import { authCalls } from '@tandem/contracts/auth/auth';
import { gatewayCalls } from '@tandem/contracts/gateway/gateway';
import { fails, FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { screen, waitFor } from '@testing-library/react';
import { bare, pages } from '../../app/routes';

let gateway: FakeGateway;
let app: RenderedApp;
const start = (at: string) => {
  app = renderApp(gateway, { pages, bare, at, config: { app: 'admin', hasSession: false } });
};
const keyOf = (call: string) => gateway.requests[gateway.calls.indexOf(call)]?.headers.get('x-api-key');

beforeEach(() => {
  gateway = new FakeGateway();
});
afterEach(() => {
  cleanBrowser(app.store);
});

it('lists who signed up for whoever has the key', async () => {
  gateway.on<typeof authCalls.listSignups>(authCalls.listSignups.route, ['noor@post.example', 'daan@warmtenet.example']);
  start('/signups?apiKey=secret');
  expect(await screen.findByText('noor@post.example')).toBeInTheDocument();
  expect(screen.getByText('2 accounts, newest first')).toBeInTheDocument();
  expect(keyOf('GET /auth/demo-signups')).toBe('secret');
});

it.each(['/signups', '/refresh-translations'])('takes the key out of the address of %s at once', async (address) => {
  gateway.on<typeof authCalls.listSignups>(authCalls.listSignups.route, ['noor@post.example']);
  gateway.on<typeof gatewayCalls.refreshTranslations>(gatewayCalls.refreshTranslations.route, { refreshed: ['en', 'nl'] });
  window.history.replaceState(null, '', `${address}?apiKey=secret`);
  start(`${address}?apiKey=secret`);
  await waitFor(() => expect(window.location.href).toMatch(new RegExp(`${address}$`)));
});

it('says that the key is wrong', async () => {
  gateway.on<typeof authCalls.listSignups>(authCalls.listSignups.route, fails(401, 'invalid_api_key'));
  start('/signups?apiKey=guess');
  expect(await screen.findByRole('alert')).toHaveTextContent('The API key is missing or wrong');
});

it('has the texts read again and leaves for the start page after three seconds', async () => {
  gateway.on<typeof gatewayCalls.refreshTranslations>(gatewayCalls.refreshTranslations.route, { refreshed: ['en', 'nl'] });
  start('/refresh-translations?apiKey=secret');
  expect(await screen.findByText('The texts have been read again.')).toBeInTheDocument();
  expect(keyOf('GET /admin/refresh-translations')).toBe('secret');
  expect(app.address()).toBe('/refresh-translations?apiKey=secret');
  await waitFor(() => expect(app.address()).toMatch(/^\/login/), { timeout: 5_000 });
});

it.each(['/signups', '/refresh-translations'])('leads %s without a key to the start page and asks nothing', async (address) => {
  start(address);
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(gateway.calls.filter((call) => /demo-signups|refresh-translations/.test(call))).toEqual([]);
});
