import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import type { matchingCalls } from '@tandem/contracts/matching/matching';
import { matchingRoutes } from '@tandem/contracts/matching/matching.routes';
import type { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { vacanciesRoutes } from '@tandem/contracts/vacancies/vacancies.routes';
import { page } from '@tandem/web-kit/app/page';
import { writeDraft } from '@tandem/web-kit/forms/draft-storage';
import { letterDraft, tailoredDraft } from '@tandem/web-kit/match/application-words';
import { aCandidate } from '@tandem/web-kit/testing/accounts';
import { FakeGateway, fails } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { aMatch } from '@tandem/web-kit/testing/matches';
import { aVacancy } from '@tandem/web-kit/testing/vacancies';
import { act, screen, waitFor, within } from '@testing-library/react';
import { JobDetail } from './job-detail';

let app: RenderedApp;
afterEach(() => cleanBrowser(app.store));

const vacancyId = '6f1f6a50-0000-4000-8000-000000000001';

let gateway: FakeGateway;
const show = (status: number, detail: string, applications: ReturnType<typeof aMatch>[] = []): void => {
  gateway = new FakeGateway()
    .on<typeof accountsCalls.get>(accountsRoutes.get, aCandidate())
    .on<typeof matchingCalls.candidateFunnel>(matchingRoutes.candidateFunnel, applications)
    .on<typeof vacanciesCalls.get>(vacanciesRoutes.get, fails(status, detail));
  const Job = () => <JobDetail vacancyId={vacancyId} backTo="/jobs?page=2" isOnOwnScreen level={1} />;
  app = renderApp(gateway, { pages: [page('/job', { CANDIDATE: async () => ({ default: Job }) })], at: '/job' });
};

it.each([
  ['leads back from a vacancy that is gone, without an offer to try again', 404, 'vacancy_not_found', 0],
  ['offers to try again where the vacancy could not be asked for', 503, 'unavailable', 1],
])('%s', async (_, status, detail, retries) => {
  show(status, detail);
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/jobs?page=2');
  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(retries);
});

it('says that a vacancy is being changed, and not that there is none, to whom has applied for it', async () => {
  show(404, 'vacancy_not_found', [aMatch(1, { vacancy: aVacancy(), status: 'INVITED' })]);
  expect(await screen.findByRole('heading', { level: 1, name: 'This vacancy is being changed' })).toBeInTheDocument();
  expect(screen.getByText(/Your application stays/)).toBeInTheDocument();
  expect(screen.queryByText('This vacancy was not found')).toBeNull();
});

it.each([
  ['INVITED', 'Accept'],
  ['APPLIED', 'Withdraw'],
] as const)('lets whoever is %s answer while the vacancy is being changed', async (status, name) => {
  show(404, 'vacancy_not_found', [aMatch(1, { vacancy: aVacancy(), status })]);
  const own = within(await screen.findByRole('region', { name: 'Your application' }));
  expect(own.getByRole('button', { name })).toBeEnabled();
});

it('has nobody apply again for a vacancy that is being changed', async () => {
  show(404, 'vacancy_not_found', [aMatch(1, { vacancy: aVacancy(), status: 'DECLINED' })]);
  await screen.findByRole('heading', { level: 1, name: 'This vacancy is being changed' });
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
});

it('tells what the job is before what can be made for it', async () => {
  const reason = { positive: [], negative: [], parts: [], certainty: 1 };
  show(404, 'vacancy_not_found');
  gateway.on<typeof vacanciesCalls.get>(vacanciesRoutes.get, aVacancy({ id: vacancyId, description: 'Planes.' }));
  gateway.on<typeof matchingCalls.matchOfVacancy>(matchingRoutes.matchOfVacancy, aMatch(1, { status: 'MATCHED', reason }));
  const words = await screen.findByText('Planes.');
  const letter = await screen.findByRole('heading', { name: 'Cover letter' });
  expect(words.compareDocumentPosition(letter)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('shows nothing of a vacancy that is deleted while it is read, offers nothing more, and takes the focus there', async () => {
  show(404, 'vacancy_not_found');
  gateway.on<typeof vacanciesCalls.get>(vacanciesRoutes.get, aVacancy({ id: vacancyId }));
  gateway.on<typeof matchingCalls.matchOfVacancy>(matchingRoutes.matchOfVacancy, fails(404, 'match_not_found'));
  const score = await screen.findByRole('button', { name: 'Calculate my score' });
  act(() => score.focus());
  gateway.on<typeof vacanciesCalls.get>(vacanciesRoutes.get, fails(404, 'vacancy_not_found'));
  act(() => void app.store.dispatch({ type: 'api/invalidateTags', payload: ['Vacancy'] }));
  expect(await screen.findByRole('heading', { level: 1, name: 'This vacancy was not found' })).toBeInTheDocument();
  expect(score).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Back to the list' }).parentElement).toHaveFocus());
});

it.each([
  ['deleted', []],
  ['being changed', [aMatch(1, { vacancy: aVacancy(), status: 'APPLIED' })]],
])('gives back what was being written for a vacancy that is %s, and is not saved', async (_, applications) => {
  const mine = (name: string) => `${aCandidate().id}:${name}`;
  writeDraft(mine(letterDraft(vacancyId)), { text: 'Dear reader' });
  const job = { id: '6f1f6a50-0000-4000-8000-0000000000d1' };
  const saved = { summary: 'Maps.', workExperiences: [{ ...job, title: 'Cartographer', description: 'Of the land.' }] };
  const overrides = { summary: 'Maps.', workExperiences: [{ ...job, title: 'Cartographer', description: 'Of the sea.' }] };
  writeDraft(mine(tailoredDraft(vacancyId)), { overrides, saved });
  show(404, 'vacancy_not_found', applications);
  expect(await screen.findByRole('textbox', { name: 'What you had typed' })).toHaveValue('Dear reader\n\nOf the sea.');
});

it('shows whoever has applied his application again once a hidden vacancy is back', async () => {
  const seen = (status: 'shown' | 'hidden') => {
    const isShown = status === 'shown';
    gateway.on<typeof vacanciesCalls.get>(vacanciesRoutes.get, isShown ? aVacancy({ id: vacancyId }) : fails(404, 'vacancy_not_found'));
    gateway.on<typeof matchingCalls.matchOfVacancy>(
      matchingRoutes.matchOfVacancy,
      isShown ? aMatch(1, { vacancy: aVacancy(), status: 'APPLIED' }) : fails(404, 'match_not_found'),
    );
  };
  const tell = (...tags: string[]) => act(() => void app.store.dispatch({ type: 'api/invalidateTags', payload: tags }));
  show(404, 'vacancy_not_found', [aMatch(1, { vacancy: aVacancy(), status: 'APPLIED' })]);
  seen('shown');
  await screen.findByRole('button', { name: 'Withdraw' });
  seen('hidden');
  tell('Vacancy', 'Match');
  await screen.findByRole('heading', { level: 1, name: 'This vacancy is being changed' });
  seen('shown');
  tell('Vacancy');
  await waitFor(() => expect(screen.queryByText('This vacancy is being changed')).toBeNull());
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Calculate my score' })).toBeNull());
});
