import fs from 'node:fs';
import path from 'node:path';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publicPages } from '../app/shared-routes';
import { storage } from '../browser/storage';
import { FakeGateway } from '../testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '../testing/render-app';

const sectionsOf = (file: string): string[] =>
  [...fs.readFileSync(path.join(__dirname, file), 'utf8').matchAll(/^# (.*)$/gm)].map(([, title = '']) => title);
const privacySections = [
  'Introduction',
  'Data collection',
  'Legal basis',
  'Usage',
  'Data sharing',
  'Cookies',
  'Retention',
  'Rights',
  'Data breaches',
  'Automated decision making',
  'Security',
  'Updates',
  'Contact',
];

let app: RenderedApp;
let isReachable = true;
const start = (at: string, config: Parameters<typeof renderApp>[1]['config'] = {}) => {
  const gateway = new FakeGateway();
  const { fetch } = globalThis;
  // The texts are files of the app's own server, not answers of the gateway.
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    if (!url.startsWith('/policies/')) return fetch(url, init);
    const text = isReachable ? fs.readFileSync(path.join(__dirname, path.basename(url)), 'utf8') : '';
    return { ok: isReachable, status: isReachable ? 200 : 503, text: async () => text } as Response;
  }) as typeof globalThis.fetch;
  app = renderApp(gateway, { pages: publicPages, at, config: { hasSession: false, ...config } });
};
const sections = async () => {
  const main = within(await screen.findByRole('main'));
  await main.findAllByRole('heading', { level: 2 }, { timeout: 5_000 });
  return main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  isReachable = true;
});
afterEach(() => cleanBrowser(app.store));

it.each([
  ['candidate', 'when you look for work'],
  ['employer', 'people who act for a company'],
] as const)('tells people in the %s app what happens to their data, in the same sections', async (name, words) => {
  start('/privacy', { app: name });
  await heading('Privacy statement');
  expect(await sections()).toEqual(privacySections);
  expect(screen.getByText(new RegExp(words))).toBeInTheDocument();
});

it('puts the facts of the installation into the text', async () => {
  start('/privacy', { product: 'Samen', contact: { email: 'hallo@samen.example', address: 'Laan 1, Utrecht' } });
  await sections();
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('link', { name: 'hallo@samen.example' })[0]).toHaveAttribute('href', 'mailto:hallo@samen.example');
  expect(main.getByText(/Samen, Laan 1, Utrecht/)).toBeInTheDocument();
  expect(main.queryByText(/[{}]/)).toBeNull();
});

it('speaks Dutch', async () => {
  storage.language.set('nl');
  start('/cookie-policy');
  await heading('Cookiebeleid');
  expect(await sections()).toContain('Jouw keuze');
});

it('names every cookie and tells that none are of others', async () => {
  start('/cookie-policy');
  await sections();
  const main = within(screen.getByRole('main'));
  ['access_token', 'refresh_token', 'visitor_id', 'theme'].forEach((name) => expect(main.getByText(name)).toBeInTheDocument());
});

it('shows the terms', async () => {
  start('/terms-and-conditions');
  await heading('Terms and conditions');
  expect(await sections()).toContain('For candidates');
});

it('says how far it works for everyone, which keys do what and whom to write to', async () => {
  start('/accessibility');
  expect(await sections()).toEqual(['What holds', 'By keyboard', 'What does not work well yet', 'Tell us']);
  const main = within(screen.getByRole('main'));
  expect(main.getByText('Escape')).toBeInTheDocument();
  expect(main.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
});

it('tries again on request when a text could not be loaded', async () => {
  isReachable = false;
  start('/terms-and-conditions');
  await heading('This page could not be shown');
  isReachable = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await sections()).toContain('For candidates');
});

it.each(['cookie', 'terms', 'privacy-candidate', 'privacy-employer', 'accessibility'])(
  'has as many sections of %s in Dutch as in English',
  (name) => {
    expect(sectionsOf(`${name}.nl.md`)).toHaveLength(sectionsOf(`${name}.md`).length);
  },
);
