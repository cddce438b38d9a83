import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import type { Candidate } from '@tandem/contracts/entities/candidate';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { api } from '@tandem/web-kit/gateway/api';
import { aCandidate } from '@tandem/web-kit/testing/accounts';
import { fails, FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { aMatch } from '@tandem/web-kit/testing/matches';
import { cleanBrowser, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPage, idOf, startAsAdmin } from '../../../testing/start';

let gateway: FakeGateway;
let app: RenderedApp;
const id = idOf(7);
const candidate = (parts: Partial<Candidate> = {}): Candidate =>
  ({
    ...aCandidate().accountInfo,
    id,
    isTest: true,
    firstName: 'Test',
    lastName: 'Lasser',
    resume: { id: idOf(8), status: 'DONE' },
    ...parts,
  }) as Candidate;
const start = (at: string, parts: Partial<Candidate> = {}) => {
  gateway.on<typeof accountsCalls.listTestCandidates>(accountsCalls.listTestCandidates.route, aPage([candidate(parts)], { pageSize: 20 }));
  app = startAsAdmin(gateway, at);
};
const open = `/admin?tab=matching-tool&candidate=${id}`;
const body = (call: string) => gateway.requests[gateway.calls.lastIndexOf(call)]?.body;

beforeEach(() => {
  gateway = new FakeGateway();
  gateway.on<typeof matchingCalls.listTestMatches>(matchingCalls.listTestMatches.route, []);
});
afterEach(() => cleanBrowser(app.store));

it('lists test candidates, 20 a page, and leads to each', async () => {
  start('/admin?tab=matching-tool');
  const table = await screen.findByRole('table', { name: 'Matching tool' });
  expect(within(table).getByRole('link', { name: 'Test' })).toHaveAttribute('href', open);
  expect(gateway.requests[gateway.calls.indexOf('GET /admin/matching-tool/candidate')]?.query.get('pageSize')).toBe('20');
});

it('has the score of a match right behind its job, where a phone shows it', async () => {
  gateway.on<typeof matchingCalls.listTestMatches>(matchingCalls.listTestMatches.route, [aMatch(1, { percentage: 87 })]);
  start(open);
  const [head, row] = within(await screen.findByRole('table', { name: 'Matches' })).getAllByRole('row');
  expect(head).toHaveTextContent('VacancyScoreCompanyCityOriginalState');
  expect(row).toHaveTextContent(/^Fietsenmaker 187%/);
});

const actions = ['Match', 'Edit resume', 'Download resume', 'Remove resume'];
it.each([
  ['DONE', actions],
  ['VERIFIED', actions.slice(1)],
  ['BUSY', actions.slice(3)],
] as const)('offers for a resume that is %s: %s', async (status, offered) => {
  start(open, { resume: { id: idOf(8), status } });
  await screen.findByRole('heading', { level: 1, name: 'Test Lasser' });
  const shown = screen.getAllByRole('button').map((button) => button.textContent ?? '');
  expect(actions.filter((action) => shown.includes(action))).toEqual(offered);
});

it('says once that a resume could not be read, and steps back from correcting it', async () => {
  const status = (word: 'DONE' | 'ERROR') =>
    gateway.on<typeof accountsCalls.listTestCandidates>(
      accountsCalls.listTestCandidates.route,
      aPage([candidate({ resume: { id: idOf(8), status: word } })], { pageSize: 20 }),
    );
  for (const route of [
    resumesCalls.listTestWorkExperiences.route,
    resumesCalls.listTestEducations.route,
    resumesCalls.listTestSkills.route,
  ])
    gateway.raw(route.method, route.path, () => ({ status: 200, body: [] }));
  start(open);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit resume' }));
  await screen.findByRole('dialog', { name: 'Edit resume' });
  status('ERROR');
  act(() => void app.store.dispatch(api.util.invalidateTags(['Admin'])));
  expect(await screen.findByText('The resume could not be read. Upload another one.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => void app.store.dispatch(api.util.invalidateTags(['Admin'])));
  await screen.findByText('Could not be read');
  expect(screen.getAllByText('The resume could not be read. Upload another one.')).toHaveLength(1);
});

it('says that there are no matches, and runs the matching', async () => {
  gateway.on<typeof matchingCalls.matchTestCandidate>(matchingCalls.matchTestCandidate.route, { beingMatched: true });
  start(open);
  expect(await screen.findByText('No matches found')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Match' }));
  await waitFor(() => expect(body('POST /admin/matching-tool/match')).toEqual({ candidateId: id }));
});

it.each([
  ['a resume is read', { resume: { id: idOf(8), status: 'BUSY' as const } }],
  ['matches are sought', { beingMatched: true }],
])('asks again soon while %s, and for the matches once that is over', async (_, busy) => {
  const asked = (call: string) => gateway.calls.filter((one) => one === call).length;
  const matches = `GET /admin/matching-tool/candidate/${id}/matches`;
  start(open, busy);
  await screen.findByText('No matches found');
  const before = [asked('GET /admin/matching-tool/candidate'), asked(matches)];
  gateway.on<typeof accountsCalls.listTestCandidates>(
    accountsCalls.listTestCandidates.route,
    aPage([candidate({ lastMatchedAt: '2026-11-23T09:00:00.000Z' })], { pageSize: 20 }),
  );
  await waitFor(() => expect(asked('GET /admin/matching-tool/candidate')).toBeGreaterThan(before[0] ?? 0), { timeout: 5_000 });
  await waitFor(() => expect(asked(matches)).toBeGreaterThan(before[1] ?? 0));
});

it('explains a match by every term, raw value, weight and span', async () => {
  const match = aMatch(1, {
    reason: {
      positive: [
        {
          key: 'reason.skill.has',
          term: 'skills',
          params: { skill: 'MIG lassen' },
          points: 12.5,
          you: [{ text: 'MIG lassen', start: 4, end: 14, field: 'skills.0.stack' }],
          they: [],
        },
      ],
      negative: [],
      parts: [{ term: 'skills', weight: 30, points: 12.5, value: 0.417 }],
      certainty: 0.8,
    },
  });
  gateway.on<typeof matchingCalls.listTestMatches>(matchingCalls.listTestMatches.route, [match]);
  start(open);
  await userEvent.click(await screen.findByRole('link', { name: 'Fietsenmaker 1' }));
  const drawer = await screen.findByRole('complementary', { name: 'Fietsenmaker 1' });
  expect(within(drawer).getByRole('row', { name: 'Skills 0.42 30 12.5' })).toBeInTheDocument();
  expect(within(drawer).getByRole('row', { name: 'Pay – – –' })).toBeInTheDocument();
  expect(within(drawer).getAllByRole('row')).toHaveLength(13);
  expect(drawer).toHaveTextContent(/Reasons against.*Reasons for/);
  const reason = within(drawer).getByText('Your resume mentions MIG lassen.').closest('li');
  expect(reason).toHaveTextContent('+12.5Your resume mentions MIG lassen.CandidateMIG lassen');
  await userEvent.click(within(drawer).getByRole('button', { name: 'Raw values' }));
  expect(drawer).toHaveTextContent('skills.0.stack [4–14] “MIG lassen”');
  expect(drawer).toHaveTextContent('{"skill":"MIG lassen"}');
  expect(drawer).toHaveTextContent('certainty 80%');
});

it('says why a resume could not be uploaded', async () => {
  gateway.on<typeof resumesCalls.uploadTestResume>(resumesCalls.uploadTestResume.route, fails(415, 'pdf_only'));
  start(open, { resume: { id: idOf(8), status: 'VERIFIED' } });
  await screen.findByRole('button', { name: 'Remove resume' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(input as HTMLInputElement, new File(['PK'], 'me.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(/^Failed to upload resume. This file is named PDF, but it is not one/)).toBeInTheDocument();
});

it('says whether removing a resume worked', async () => {
  gateway.on<typeof resumesCalls.removeTestResume>(resumesCalls.removeTestResume.route, fails(500, 'internal'));
  start(open);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove resume' }));
  expect(await screen.findByText('Failed to remove resume')).toBeInTheDocument();
  gateway.on<typeof resumesCalls.removeTestResume>(resumesCalls.removeTestResume.route, undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Remove resume' }));
  expect(await screen.findByText('Resume removed successfully')).toBeInTheDocument();
});

it('deletes a candidate only when asked twice', async () => {
  gateway.on<typeof accountsCalls.removeTestCandidate>(accountsCalls.removeTestCandidate.route, undefined);
  start(open);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete candidate' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  expect(gateway.calls).not.toContain(`DELETE /admin/matching-tool/candidate/${id}`);
  await userEvent.click(screen.getByRole('button', { name: 'Delete candidate' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete candidate' }));
  await waitFor(() => expect(app.address()).toBe('/admin?tab=matching-tool'));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
});

it('gives back what was typed about a candidate a colleague deletes, and takes the focus there', async () => {
  start(open);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit candidate' }));
  const name = await screen.findByRole('textbox', { name: /^First name/ });
  await userEvent.clear(name);
  await userEvent.type(name, 'Welder of words');
  gateway.on<typeof accountsCalls.listTestCandidates>(accountsCalls.listTestCandidates.route, aPage([], { pageSize: 20 }));
  act(() => void app.store.dispatch(api.util.invalidateTags(['Admin'] as never)));
  expect(await screen.findByRole('textbox', { name: 'What you had typed' })).toHaveValue('Welder of words');
  const all = screen.getByRole('link', { name: 'All test candidates' });
  await waitFor(() => expect(all.closest('main [tabindex="-1"]')).toHaveFocus());
});

it('lets nobody go on while a list of the resume is wrong', async () => {
  gateway.on<typeof resumesCalls.listTestWorkExperiences>(resumesCalls.listTestWorkExperiences.route, []);
  gateway.on<typeof resumesCalls.listTestEducations>(resumesCalls.listTestEducations.route, []);
  gateway.on<typeof resumesCalls.listTestSkills>(resumesCalls.listTestSkills.route, []);
  start(open);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit resume' }));
  const next = await screen.findByRole('button', { name: 'Next' });
  await waitFor(() => expect(next).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Add work experience' }));
  await waitFor(() => expect(next).toBeDisabled());
});

it('shows from the start what of a resume keeps one from going on', async () => {
  const skill = { id: 'a', type: 'OTHER', stack: 'Wondzorg', yearsOfExperience: null, description: null, hiddenOnResume: false } as const;
  gateway.on<typeof resumesCalls.listTestWorkExperiences>(resumesCalls.listTestWorkExperiences.route, []);
  gateway.on<typeof resumesCalls.listTestEducations>(resumesCalls.listTestEducations.route, []);
  gateway.on<typeof resumesCalls.listTestSkills>(resumesCalls.listTestSkills.route, [skill]);
  start(open);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit resume' }));
  const years = await screen.findByRole('textbox', { name: /^Years/ });
  await waitFor(() => expect(years).toBeInvalid());
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});
