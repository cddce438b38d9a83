import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import type { matchingCalls } from '@tandem/contracts/matching/matching';
import { matchingRoutes } from '@tandem/contracts/matching/matching.routes';
import type { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { vacanciesRoutes } from '@tandem/contracts/vacancies/vacancies.routes';
import { page } from '@tandem/web-kit/app/page';
import { aCandidate } from '@tandem/web-kit/testing/accounts';
import { FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { aVacancy } from '@tandem/web-kit/testing/vacancies';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const why = 'Please complete your intake to continue';
const pages = [
  page('/jobs', { CANDIDATE: () => import('./jobs-page') }),
  page('/jobs/:vacancyId', { CANDIDATE: () => import('./jobs-page') }),
  page('/intake', { CANDIDATE: async () => ({ default: () => <h1>Intake</h1> }) }),
];
let app: RenderedApp;
afterEach(() => {
  cleanBrowser(app.store);
  jest.restoreAllMocks();
});

const open = async (parts: Parameters<typeof aCandidate>[0]) => {
  const gateway = new FakeGateway().on<typeof accountsCalls.get>(accountsRoutes.get, aCandidate(parts));
  app = renderApp(gateway, { pages, at: '/jobs' });
  await screen.findByRole('heading', { name: 'Intake' });
};

const resume = { id: '6f1f6a50-0000-4000-8000-000000000009', status: 'VERIFIED' as const };

it.each([
  ['who is new', { resume: null, summaryUrl: null }],
  ['who brought a resume along', { resume, summaryUrl: null, preferences: null }],
  ['who stopped half-way', { resume: { ...resume, status: 'DONE' as const }, summaryUrl: null }],
])('takes %s to the intake, and says why', async (_, accountInfo) => {
  await open({ accountInfo });
  await waitFor(() => expect(app.address()).toBe('/intake'));
  expect(await screen.findByText(why)).toBeInTheDocument();
});

it('shows the last page to whoever asks for one the list no longer has', async () => {
  const asked = (page: string | null) => ({ items: page === '2' ? [{ ...aVacancy({ title: 'Planner' }), match: null }] : [], page: Number(page), pageSize: 10, total: 11, totalPages: 2 }); // prettier-ignore
  const gateway = new FakeGateway()
    .on<typeof accountsCalls.get>(accountsRoutes.get, aCandidate({ accountInfo: { resume, summaryUrl: '/files/s.md' } }))
    .on<typeof matchingCalls.recommended>(matchingRoutes.recommended, ({ query }) => asked(query.get('page')));
  app = renderApp(gateway, { pages, at: '/jobs?page=9' });
  expect(await screen.findByRole('link', { name: /Planner/ }, { timeout: 10_000 })).toBeInTheDocument();
  expect(app.address()).toBe('/jobs?page=2');
});

it.each([
  ['beside the list a part of its page', true, 2],
  ['on a phone the page', false, 1],
])('makes an open job %s', async (_, isWide, level) => {
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: isWide }) as MediaQueryList);
  const vacancy = aVacancy({ title: 'Planner', summaryUrl: '/files/v.md' });
  const gateway = new FakeGateway()
    .on<typeof accountsCalls.get>(accountsRoutes.get, aCandidate({ accountInfo: { resume, summaryUrl: '/files/s.md' } }))
    .on<typeof vacanciesCalls.get>(vacanciesRoutes.get, vacancy)
    .on<typeof matchingCalls.recommended>(matchingRoutes.recommended, { items: [], page: 1, pageSize: 10, total: 0, totalPages: 0 });
  app = renderApp(gateway, { pages, at: `/jobs/${vacancy.id}` });
  expect(await screen.findByRole('heading', { name: 'Planner', level }, { timeout: 10_000 })).toBeInTheDocument();
});

describe('a list without jobs', () => {
  const empty = { items: [], page: 1, pageSize: 10, total: 0, totalPages: 0 };
  const show = async (lastMatchedAt: string | null) => {
    const accountInfo = { resume: { id: '6f1f6a50-0000-4000-8000-000000000009', status: 'VERIFIED' as const }, summaryUrl: '/files/s.md', lastMatchedAt }; // prettier-ignore
    const gateway = new FakeGateway()
      .on<typeof accountsCalls.get>(accountsRoutes.get, aCandidate({ accountInfo }))
      .on<typeof matchingCalls.recommended>(matchingRoutes.recommended, empty)
      .on<typeof matchingCalls.startMatching>(matchingRoutes.startMatching, { beingMatched: true });
    app = renderApp(gateway, { pages, at: '/jobs' });
    return gateway;
  };

  it('says that none fits once a run has ended', async () => {
    await show('2026-02-01T10:00:00.000Z');
    const said = await screen.findByText('No jobs that fit yet');
    expect(said.closest('.split')).toBeNull();
    // Once is enough.
    expect(screen.queryByText(/No matches|0 matches/)).toBeNull();
  });

  it('says that nothing was compared when no run has, and starts one', async () => {
    const gateway = await show(null);
    await userEvent.click(await screen.findByRole('button', { name: 'Find jobs' }, { timeout: 10_000 }));
    expect(screen.queryByText('No jobs that fit yet')).toBeNull();
    await waitFor(() => expect(gateway.calls).toContain('POST /candidate/matches/start-matching'));
  });
});
