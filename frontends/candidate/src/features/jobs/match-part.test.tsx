import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import { page } from '@tandem/web-kit/app/page';
import { aCandidate } from '@tandem/web-kit/testing/accounts';
import { FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { aMatch } from '@tandem/web-kit/testing/matches';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { aVacancy } from '@tandem/web-kit/testing/vacancies';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MatchPart } from './match-part';

let app: RenderedApp;
afterEach(() => cleanBrowser(app.store));

const Page = () => {
  const [filledSince, setFilledSince] = useState<string | null>(null);
  return (
    <>
      <button onClick={() => setFilledSince('2026-02-01T09:00:00.000Z')}>Somebody else gets it</button>
      <MatchPart vacancy={aVacancy({ filledSince })} onMoved={() => undefined} />
    </>
  );
};

it('offers nothing any more as soon as the vacancy is filled, though its match was loaded before', async () => {
  const gateway = new FakeGateway();
  gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, aCandidate());
  gateway.on<typeof matchingCalls.matchOfVacancy>(matchingCalls.matchOfVacancy.route, aMatch(1, { status: 'MATCHED' }));
  const pages = [page('/job', { CANDIDATE: async () => ({ default: Page }) })];
  app = renderApp(gateway, { pages, at: '/job', config: { hasSession: true } });
  expect(await screen.findByRole('button', { name: 'Apply' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Somebody else gets it' }));
  expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
});

it('holds back what stands below until it is there itself, so that nothing moves under a reader', async () => {
  const gateway = new FakeGateway();
  gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, aCandidate());
  let answer = () => {};
  const { method, path } = matchingCalls.matchOfVacancy.route;
  gateway.raw(method, path, async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return { body: aMatch(1, { status: 'MATCHED' }) };
  });
  const Read = () => (
    <MatchPart vacancy={aVacancy()} onMoved={() => undefined}>
      What the vacancy says of itself
    </MatchPart>
  );
  app = renderApp(gateway, {
    pages: [page('/job', { CANDIDATE: async () => ({ default: Read }) })],
    at: '/job',
    config: { hasSession: true },
  });
  await waitFor(() => expect(gateway.calls.some((call) => call.endsWith('/match'))).toBe(true));
  expect(screen.queryByText('What the vacancy says of itself')).not.toBeInTheDocument();
  answer();
  expect(await screen.findByRole('button', { name: 'Apply' })).toBeInTheDocument();
  expect(screen.getByText('What the vacancy says of itself')).toBeInTheDocument();
});

it.each([
  ['MATCHED', /From Zwolle to Utrecht: 40 min/],
  ['APPLIED', /^40 min/],
] as const)('tells of a match that is %s only a way that it knows', async (status, line) => {
  const gateway = new FakeGateway();
  const travel = {
    key: 'reason.travel.within',
    params: { minutes: 40, most: 60, mode: 'CAR' },
    points: 9,
    term: 'travel',
    you: [],
    they: [],
  };
  const match = aMatch(1, { status, reason: { positive: [travel], negative: [], parts: [], certainty: 1 } as never });
  gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, aCandidate({ accountInfo: { address: { city: 'Zwolle' } } }));
  gateway.on<typeof matchingCalls.matchOfVacancy>(matchingCalls.matchOfVacancy.route, match);
  const Read = () => <MatchPart vacancy={aVacancy({ address: { city: 'Utrecht' } })} onMoved={() => undefined} />;
  app = renderApp(gateway, { pages: [page('/job', { CANDIDATE: async () => ({ default: Read }) })], at: '/job', config: { hasSession: true } }); // prettier-ignore
  const way = await screen.findByText('40 min by car', { selector: 'strong' });
  expect(way.parentElement).toHaveTextContent(line);
});
