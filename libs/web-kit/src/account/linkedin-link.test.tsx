import { authRoutes } from '@tandem/contracts/auth/auth.routes';
import type { authCalls } from '@tandem/contracts/auth/auth';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../app/page';
import { aCandidate } from '../testing/accounts';
import { fails, FakeGateway } from '../testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '../testing/render-app';
import { LinkedinLink } from './linkedin-link';

const provider = { clientId: 'us', authorizeUrl: 'https://id.example/authorize' };
const Screen = () => <LinkedinLink account={aCandidate()} />;
let app: RenderedApp;
let gateway: FakeGateway;

const choose = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Link' }));
  const data = { source: 'identity', code: 'c1' };
  act(() => void window.dispatchEvent(new MessageEvent('message', { origin: window.location.origin, data })));
};

beforeEach(() => {
  if (!('randomUUID' in crypto)) Object.assign(crypto, { randomUUID: () => 'a-b-c' });
  jest.spyOn(window, 'open').mockReturnValue({ closed: false } as Window);
  gateway = new FakeGateway();
  const pages = [page('/', { everyone: async () => ({ default: Screen }) })];
  app = renderApp(gateway, { pages, config: { hasSession: false, signIn: { google: provider, linkedin: provider } } });
});
afterEach(() => {
  cleanBrowser(app.store);
  jest.restoreAllMocks();
});

it('says of a profile that opens another account what it is, and not that an address is taken', async () => {
  gateway.on<typeof authCalls.linkLinkedin>(authRoutes.linkLinkedin, fails(400, 'user_exists'));
  await choose();
  expect(await screen.findByText(/^This LinkedIn profile already opens another account here/)).toBeInTheDocument();
});

it('says why LinkedIn did not work', async () => {
  gateway.on<typeof authCalls.linkLinkedin>(authRoutes.linkLinkedin, fails(502, 'linkedin_unavailable'));
  await choose();
  expect(await screen.findByText('LinkedIn did not work. LinkedIn cannot be reached at the moment')).toBeInTheDocument();
});
