import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import type { matchingCalls } from '@tandem/contracts/matching/matching';
import { matchingRoutes } from '@tandem/contracts/matching/matching.routes';
import type { resumesCalls as Calls } from '@tandem/contracts/resumes/resumes';
import type { ResumeOverrides } from '@tandem/contracts/entities/resume';
import { resumesRoutes as at } from '@tandem/contracts/resumes/resumes.routes';
import type { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { vacanciesRoutes } from '@tandem/contracts/vacancies/vacancies.routes';
import { seenMark } from '@tandem/domain/seen-mark';
import { page } from '@tandem/web-kit/app/page';
import { api } from '@tandem/web-kit/gateway/api';
import { aCandidate } from '@tandem/web-kit/testing/accounts';
import { FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { aMatch } from '@tandem/web-kit/testing/matches';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { aResume } from '@tandem/web-kit/testing/resumes';
import { aVacancy } from '@tandem/web-kit/testing/vacancies';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

jest.setTimeout(60_000);
const patience = { timeout: 15_000 };
const load = async () => import('./tailored-page');
const match = aMatch(1, { status: 'MATCHED' });
const settings = { pageBreaks: [], pictureHidden: false, addressHidden: false, phoneHidden: false, emailHidden: false, linkedinUrlHidden: false }; // prettier-ignore
const job = { id: '6f1f6a50-0000-4000-8000-0000000000d1', title: 'Cartographer', company: 'Kaart & Co', startDate: '2021-03', endDate: null, description: 'Drew maps.', hiddenOnResume: false }; // prettier-ignore

let app: RenderedApp;
let gateway: FakeGateway;
let overrides: ResumeOverrides;
beforeAll(async () => void (await load()), 120_000);
afterEach(() => cleanBrowser(app.store));

beforeEach(() => {
  overrides = {};
  gateway = new FakeGateway()
    .on<typeof accountsCalls.get>(accountsRoutes.get, aCandidate({ accountInfo: { resume: aResume() } }))
    .on<typeof matchingCalls.matchOfVacancy>(matchingRoutes.matchOfVacancy, match)
    .on<typeof Calls.get>(at.get, {
      id: '6f1f6a50-0000-4000-8000-0000000000c1',
      originalFilePath: null,
      parsedFilePath: null,
      educationsParsed: [],
      workExperiencesParsed: [job],
      skillsParsed: [],
      status: 'VERIFIED',
      readError: null,
      reading: null,
      summary: 'Maps.',
      settings,
      basicInfo: {},
      contentChangedAt: '2026-03-01T09:00:00.000Z',
    })
    .on<typeof Calls.getTailoredResume>(at.getTailoredResume, () => ({
      skills: [],
      educations: [],
      workExperiences: [job],
      summary: 'Maps.',
      settings,
      overrides,
    }));
});
const open = () => {
  app = renderApp(gateway, { pages: [page('/jobs/:vacancyId/resume', { CANDIDATE: load })], at: `/jobs/${match.vacancy.id}/resume` });
};
const title = async () => screen.findByRole('textbox', { name: 'Job title' }, patience);
const add = async (words: string) => {
  await userEvent.click(await title());
  await userEvent.paste(words);
};

it('marks what differs from the own resume, and takes it back at one press', async () => {
  open();
  await add(' of the sea');
  expect(await screen.findByText('1 difference from your resume', {}, patience)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('group', { name: 'Page 1 of 1' })).toHaveTextContent('Cartographer of the sea'), patience);
  await userEvent.click(screen.getByRole('button', { name: 'Back to your own resume: Cartographer' }));
  expect(await title()).toHaveValue('Cartographer');
  expect(screen.getByText('Same as your resume')).toBeInTheDocument();
});

it('is headed by the name the vacancy has now', async () => {
  let name = 'Cartographer';
  gateway.on<typeof vacanciesCalls.get>(vacanciesRoutes.get, () => aVacancy({ id: match.vacancy.id, title: name }));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: /Cartographer/ }, patience)).toBeInTheDocument();
  name = 'Surveyor';
  act(() => void app.store.dispatch(api.util.invalidateTags(['Vacancy'])));
  expect(await screen.findByRole('heading', { level: 1, name: /Surveyor/ }, patience)).toBeInTheDocument();
});

it('takes two quick changes of different fields back one by one', async () => {
  open();
  await add(' of the sea');
  await userEvent.click(screen.getByRole('switch', { name: 'On this resume' }));
  expect(await screen.findByText('2 differences from your resume', {}, patience)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 difference from your resume', {}, patience)).toBeInTheDocument();
  expect(await title()).toHaveValue('Cartographer of the sea');
});

it('keeps what is typed on while it saves', async () => {
  let answer = () => {};
  gateway.raw(at.saveTailoredResume.method, at.saveTailoredResume.path, async ({ body }) => {
    await new Promise<void>((resolve) => (answer = resolve));
    ({ overrides } = body as { overrides: ResumeOverrides });
    return { body: { overrides, settings } };
  });
  open();
  await add(' of the sea');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await add('s');
  answer();
  expect(await screen.findByText('Saved. The employer gets this version.', {}, patience)).toBeInTheDocument();
  const asked = () => gateway.calls.filter((call) => call.startsWith('GET') && call.endsWith(`/${match.id}/resume`)).length;
  await waitFor(() => expect(asked()).toBe(2), patience);
  expect(await title()).toHaveValue('Cartographer of the seas');
});

it('asks whose version counts when another window saved meanwhile, and sends which one it builds on', async () => {
  const saved: unknown[] = [];
  gateway.raw(at.saveTailoredResume.method, at.saveTailoredResume.path, ({ body, query }) => {
    saved.push(query.get('seen'));
    ({ overrides } = body as { overrides: ResumeOverrides });
    return { body: { overrides, settings } };
  });
  const theirs: ResumeOverrides = { summary: 'Charts.' };
  const savedElsewhere = async () => {
    overrides = theirs;
    await act(async () => void app.store.dispatch(api.util.invalidateTags(['Match'])));
  };
  open();
  await add(' of the sea');
  await savedElsewhere();
  const mine = await screen.findByRole('button', { name: 'Keep what I have here' }, patience);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved).toEqual([]);
  expect(screen.getByRole('group', { name: /changed in another window/ })).toHaveFocus();
  await userEvent.click(mine);
  expect(await title()).toHaveValue('Cartographer of the sea');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toEqual([seenMark(theirs)]), patience);
  await add('s');
  await savedElsewhere();
  await userEvent.click(await screen.findByRole('button', { name: 'Take the other version' }, patience));
  expect(await title()).toHaveValue('Cartographer');
  expect(await screen.findByDisplayValue('Charts.')).toBeInTheDocument();
});

it('has what was not saved when the page is opened again', async () => {
  open();
  await add(' of the sea');
  app.unmount();
  open();
  expect(await title()).toHaveValue('Cartographer of the sea');
});

it('asks whose version counts when another window saved before the page was opened again', async () => {
  open();
  await add(' of the sea');
  app.unmount();
  overrides = { summary: 'Charts.' };
  open();
  expect(await title()).toHaveValue('Cartographer of the sea');
  await userEvent.click(await screen.findByRole('button', { name: 'Take the other version' }, patience));
  expect(await title()).toHaveValue('Cartographer');
  expect(await screen.findByDisplayValue('Charts.')).toBeInTheDocument();
});

it('says that no other words were found, once they were looked for', async () => {
  const asked = { ...match, isGeneratingResume: true };
  gateway.on<typeof Calls.tailorResume>(at.tailorResume, asked);
  open();
  const button = await screen.findByRole('button', { name: 'Reword it for this job' }, patience);
  expect(screen.queryByText(/^Nothing to reword/)).not.toBeInTheDocument();
  await userEvent.click(button);
  expect(await screen.findByText(/^Nothing to reword/, {}, patience)).toBeInTheDocument();
  await add(' of the sea');
  expect(screen.queryByText(/^Nothing to reword/)).not.toBeInTheDocument();
});

it('asks before what was changed is reworded', async () => {
  open();
  await add(' of the sea');
  await userEvent.click(screen.getByRole('button', { name: 'Reword it for this job' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep these changes' }));
  expect(await title()).toHaveValue('Cartographer of the sea');
  expect(gateway.calls).not.toContain(`POST /candidate/application-helper/${match.id}/resume`);
});
