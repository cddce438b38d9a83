import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import type { matchingCalls } from '@tandem/contracts/matching/matching';
import { matchingRoutes } from '@tandem/contracts/matching/matching.routes';
import { page } from '@tandem/web-kit/app/page';
import { aCandidate } from '@tandem/web-kit/testing/accounts';
import { fails, FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { aMatch } from '@tandem/web-kit/testing/matches';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { aVacancy } from '@tandem/web-kit/testing/vacancies';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VisitorActions } from './job-actions';
import { MatchPart } from './match-part';
import { WantedJobBanner } from './wanted-job-banner';
import { wantedJob } from './wanted-job';

const vacancy = aVacancy({ title: 'Ward nurse' });
const wanted = { id: vacancy.id, title: 'Ward nurse' };
const text = 'Before you logged in you were looking at Ward nurse.';

let gateway: FakeGateway;
let app: RenderedApp;
const start = (Shown: () => React.ReactNode, hasSession = true): void => {
  const load = async () => ({ default: Shown });
  const pages = [page('/here', { everyone: load }), page('/login', { everyone: async () => ({ default: () => <h1>Login</h1> }) })];
  app = renderApp(gateway, { pages, at: '/here', config: { hasSession } });
};
const calculated = () => gateway.calls.filter((call) => call.endsWith('/calculate-score')).length;

beforeEach(() => {
  gateway = new FakeGateway().on<typeof accountsCalls.get>(accountsRoutes.get, aCandidate());
});
afterEach(() => cleanBrowser(app.store));

it('remembers the job at which a visitor wanted to apply', async () => {
  start(() => <VisitorActions vacancy={vacancy} />, false);
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeInTheDocument();
  // Whoever makes an account there is not asked whether he looks for work.
  expect(app.address()).toBe(`/login?redirectTo=${encodeURIComponent(`/jobs/${vacancy.id}`)}&type=CANDIDATE`);
  expect(wantedJob.get()).toEqual(wanted);
});

it('compares that job by itself once somebody is logged in, and once only', async () => {
  wantedJob.set(wanted);
  gateway
    .on<typeof matchingCalls.matchOfVacancy>(matchingRoutes.matchOfVacancy, fails(404, 'match_not_found'))
    .on<typeof matchingCalls.calculateScore>(matchingRoutes.calculateScore, aMatch(1, { status: 'BEING_MATCHED' }));
  start(() => <MatchPart vacancy={vacancy} onMoved={() => undefined} />);
  await waitFor(() => expect(calculated()).toBe(1));
  expect(wantedJob.get()).toBeNull();
});

it('compares no other job unasked, and says what comparing is good for', async () => {
  wantedJob.set({ ...wanted, id: '6f1f6a50-0000-4000-8000-0000000000ff' });
  gateway.on<typeof matchingCalls.matchOfVacancy>(matchingRoutes.matchOfVacancy, fails(404, 'match_not_found'));
  start(() => <MatchPart vacancy={vacancy} onMoved={() => undefined} />);
  expect(await screen.findByText(/^You can apply as soon as we have compared/)).toBeInTheDocument();
  expect(calculated()).toBe(0);
});

it('offers the way back to it above the list, until it is opened or forgotten', async () => {
  wantedJob.set(wanted);
  start(() => <WantedJobBanner open={undefined} />);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to this job' })).toHaveAttribute('href', `/jobs/${vacancy.id}`);
  await userEvent.click(screen.getByRole('button', { name: 'Never mind' }));
  expect(screen.queryByText(text)).toBeNull();
  expect(wantedJob.get()).toBeNull();
});

it('forgets it when it is shown with its match', async () => {
  wantedJob.set(wanted);
  gateway.on<typeof matchingCalls.matchOfVacancy>(matchingRoutes.matchOfVacancy, aMatch(1, { status: 'MATCHED' }));
  start(() => <MatchPart vacancy={vacancy} onMoved={() => undefined} />);
  expect(await screen.findByRole('button', { name: 'Apply' })).toBeInTheDocument();
  await waitFor(() => expect(wantedJob.get()).toBeNull());
  expect(calculated()).toBe(0);
});
