import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import { page } from '@tandem/web-kit/app/page';
import { aCandidate } from '@tandem/web-kit/testing/accounts';
import { FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { screen } from '@testing-library/react';
import { MatchingBanner } from './matching-banner';

let app: RenderedApp;
afterEach(() => cleanBrowser(app.store));

const Shown = () => (
  <>
    <h1>Jobs</h1>
    <MatchingBanner candidateId="6f1f6a50-0000-4000-8000-000000000001" isBeingMatched>
      7 matches
    </MatchingBanner>
  </>
);

it('says nothing of a run that is over in a blink, and shows a longer one', async () => {
  const gateway = new FakeGateway().on<typeof accountsCalls.get>(accountsRoutes.get, aCandidate());
  app = renderApp(gateway, { pages: [page('/jobs', { CANDIDATE: async () => ({ default: Shown }) })], at: '/jobs' });
  await screen.findByRole('heading', { name: 'Jobs' });
  expect(screen.queryByText('We are looking for you')).toBeNull();
  expect(screen.getByText('7 matches')).toBeInTheDocument();
  expect(await screen.findByText('We are looking for you', {}, { timeout: 5_000 })).toBeInTheDocument();
  // In its place, not above it: the list below does not move.
  expect(screen.queryByText('7 matches')).toBeNull();
});
