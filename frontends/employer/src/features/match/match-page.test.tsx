import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import { resumesCalls } from '@tandem/contracts/resumes/resumes';
import type { MatchStatus } from '@tandem/domain/match';
import { api } from '@tandem/web-kit/gateway/api';
import { page } from '@tandem/web-kit/app/page';
import { anEmployer } from '@tandem/web-kit/testing/accounts';
import { FakeGateway, fails } from '@tandem/web-kit/testing/fake-gateway';
import { aMatch } from '@tandem/web-kit/testing/matches';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const pages = [
  page('/matches/:matchId', { EMPLOYER: () => import('./match-page') }),
  page('/funnel', { EMPLOYER: async () => ({ default: () => <h1>Board</h1> }) }),
];
let gateway: FakeGateway;
let app: RenderedApp;
beforeEach(() => {
  gateway = new FakeGateway();
  gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, anEmployer());
});
afterEach(() => cleanBrowser(app.store));
const start = (status: MatchStatus, parts: Parameters<typeof aMatch>[1] = {}) => {
  const match = aMatch(1, { status, ...parts });
  gateway.on<typeof matchingCalls.getApplication>(matchingCalls.getApplication.route, match);
  gateway.on<typeof matchingCalls.changeStatus>(matchingCalls.changeStatus.route, ({ body }) => ({ ...match, ...(body as object) }));
  app = renderApp(gateway, { pages, at: `/matches/${match.id}`, config: { hasSession: true, app: 'employer' } });
};
const steps = ['Reject', 'Invite', 'Declined invite', 'Accepted invite', 'Didn’t go for it', 'Accepted offer'];

it.each([
  ['APPLIED', ['Reject', 'Invite']],
  ['REJECTED', ['Reject (disabled)', 'Invite']],
  ['INVITED', ['Declined invite', 'Accepted invite']],
  ['INTERVIEW', ['Didn’t go for it', 'Accepted offer']],
  ['DECLINED', ['Invite']],
  ['JOB_TAKEN', []],
] as const)('offers at %s what can be done then', async (status, expected) => {
  start(status);
  expect(await screen.findByRole('heading', { level: 1, name: 'Noor Bakker 1' })).toBeInTheDocument();
  const offered = steps.flatMap((name) => {
    const step = screen.queryByRole('button', { name }) ?? screen.queryByRole('link', { name });
    return step ? [step.hasAttribute('disabled') ? `${name} (disabled)` : name] : [];
  });
  expect(offered).toEqual(expected);
});

it('rejects after a question, says so, and goes back to the board', async () => {
  start('APPLIED');
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  expect(await screen.findByRole('alertdialog', { name: 'Reject Noor Bakker 1?' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByRole('heading', { name: 'Board' })).toBeInTheDocument();
  expect(screen.getByText('The application was rejected')).toBeInTheDocument();
});

it('leaves the focus at the head of the application when the button that moved it goes', async () => {
  start('INVITED');
  const button = await screen.findByRole('button', { name: 'Accepted invite' });
  gateway.on<typeof matchingCalls.getApplication>(matchingCalls.getApplication.route, aMatch(1, { status: 'INTERVIEW' }));
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
  const question = await screen.findByRole('alertdialog');
  act(() => within(question).getAllByRole('button').at(-1)?.focus());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Accepted offer' })).toBeInTheDocument();
  expect(button).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('says which times were offered while none is chosen, with the year where it is another one', async () => {
  const hour = 3_600_000;
  const slot = (start: Date) => ({ start: start.toISOString(), end: new Date(start.getTime() + hour).toISOString() });
  const next = new Date().getFullYear() + 1;
  const slots = [slot(new Date(next, 2, 1, 10)), slot(new Date(next - 1, 2, 1, 14))];
  start('INVITED', { invitation: { method: 'TIMESLOTS', message: null, slots, chosen: null, asksOther: false } });
  expect(await screen.findByText(/You offered these times/)).toBeInTheDocument();
  expect(screen.getByText(new RegExp(`1 Mar ${next}, 10:00 - 11:00 · \\w+,? 1 Mar, 14:00 - 15:00`))).toBeInTheDocument();
});

it('says that the offered times have passed, and offers other ones', async () => {
  const slots = [{ start: '2026-01-02T10:00:00.000Z', end: '2026-01-02T11:00:00.000Z' }];
  start('INVITED', { invitation: { method: 'TIMESLOTS', message: null, slots, chosen: null, asksOther: false } });
  expect(await screen.findByText('These times have passed; none was chosen')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Offer other times' })).toHaveAttribute('href', expect.stringMatching(/\/invite$/));
});

it.each([
  [{ isLonger: false, until: null, isOver: false }, '4 weeks after the job is filled or deleted'],
  [{ isLonger: true, until: null, isOver: false }, 'a year after the job is filled or deleted'],
  [{ isLonger: true, until: '2027-11-29T10:00:00.000Z', isOver: false }, '29-11-2027'],
])('says how long the application is kept: %j', async (retention, text) => {
  start('REJECTED', { retention });
  const label = await screen.findByText('Kept until');
  expect(label.parentElement).toHaveTextContent(text);
});

it('says that an application lies in the archive', async () => {
  start('REJECTED', { archived: true });
  expect(await screen.findByText('Archived')).toBeInTheDocument();
});

it('knows nothing of an application to somebody else', async () => {
  start('APPLIED');
  gateway.on<typeof matchingCalls.getApplication>(matchingCalls.getApplication.route, fails(404, 'match_not_found'));
  await app.go('/matches/6f1f6a50-0001-4000-9000-000000000099');
  expect(await screen.findByText('This application was not found')).toBeInTheDocument();
});

it('lets go of an application whose vacancy is deleted while its page is open', async () => {
  start('APPLIED');
  await screen.findByRole('heading', { level: 1, name: 'Noor Bakker 1' });
  gateway.on<typeof matchingCalls.getApplication>(matchingCalls.getApplication.route, fails(404, 'match_not_found'));
  app.store.dispatch(api.util.invalidateTags(['Match']));
  expect(await screen.findByText('This application was not found')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Reject' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Hiring funnel' })).toHaveAttribute('href', '/funnel');
});

it('takes a question with it when the application goes, and the focus to what is said instead', async () => {
  start('APPLIED');
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  await screen.findByRole('alertdialog');
  gateway.on<typeof matchingCalls.getApplication>(matchingCalls.getApplication.route, fails(404, 'match_not_found'));
  app.store.dispatch(api.util.invalidateTags(['Match']));
  const said = await screen.findByText('This application was not found');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(document.activeElement).toContainElement(said);
});

it('changes nothing when a colleague moved the application while the question was open', async () => {
  start('APPLIED');
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  const question = await screen.findByRole('alertdialog', { name: 'Reject Noor Bakker 1?' });
  gateway.on<typeof matchingCalls.getApplication>(matchingCalls.getApplication.route, aMatch(1, { status: 'INVITED' }));
  app.store.dispatch(api.util.invalidateTags(['Match']));
  await screen.findByText('Accepted invite');
  await userEvent.click(within(question).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText(/This application was moved in the meantime/)).toBeInTheDocument();
  expect(screen.getByText('Accepted invite')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('says in sentences what the percentage rests on, and calls nothing below 50 a match', async () => {
  const params = { skill: 'Jest', own: 'Jest' };
  const reason = {
    key: 'reason.skill.missing',
    term: 'skills',
    params,
    points: -10,
    you: [],
    they: [{ text: 'Jest', start: 0, end: 4, field: 'requiredSkills.0' }],
  };
  start('APPLIED', { percentage: 6, reason: { positive: [], negative: [reason], parts: [], certainty: null } });
  expect(await screen.findByText('You ask for: Jest. The resume does not mention it.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'What the match rests on' })).toBeInTheDocument();
});

it('shows the letter below its own name, without the download of the resume', async () => {
  gateway.on<typeof resumesCalls.getApplicantCoverLetter>(resumesCalls.getApplicantCoverLetter.route, {
    content: 'Dear reader',
    coverLetterUrl: null,
  });
  start('APPLIED', { coverLetterUrl: '/letter' });
  await userEvent.click(await screen.findByRole('radio', { name: 'Cover letter' }));
  expect(await screen.findByText('Dear reader')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Cover letter of Noor' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Download PDF' })).not.toBeInTheDocument();
});

it('shows the resume as it is printed, with what was changed for this vacancy', async () => {
  const job = { company: 'Halte', startDate: '2020-01', endDate: null, hiddenOnResume: false };
  gateway.on<typeof resumesCalls.getApplicantResume>(resumesCalls.getApplicantResume.route, {
    basics: { firstName: 'Noor', lastName: 'Bakker', picture: null },
    language: 'en',
    summary: null,
    skills: [],
    educations: [],
    workExperiences: [
      { ...job, id: '6f1f6a50-0001-4000-9000-000000000001', title: 'Mechanic', description: 'Repairs bicycles.' },
      { ...job, id: '6f1f6a50-0001-4000-9000-000000000002', title: 'Courier', description: 'Rides bicycles.' },
    ],
    settings: {
      pageBreaks: ['experience'],
      pictureHidden: false,
      addressHidden: false,
      phoneHidden: false,
      emailHidden: false,
      linkedinUrlHidden: false,
    },
  });
  const overrides = {
    workExperiences: [
      { id: '6f1f6a50-0001-4000-9000-000000000001', title: 'Bicycle mechanic' },
      { id: '6f1f6a50-0001-4000-9000-000000000002', hiddenOnResume: true },
    ],
  };
  start('APPLIED', { resumeSettings: { overrides, settings: null } });
  const pages = await screen.findByRole('region', { name: 'Resume of Noor' });
  const [first, second] = await within(pages).findAllByRole('group', { name: /^Page \d of 2$/ });
  expect(first).toHaveTextContent('Noor Bakker');
  expect(second).toHaveTextContent('Bicycle mechanic');
  expect(pages).not.toHaveTextContent('Courier');
});

it('says of a resume in which nothing stands that it is empty, and shows no bare page', async () => {
  const basics = { firstName: 'Noor', lastName: 'Bakker', picture: null };
  const settings = { pageBreaks: [], pictureHidden: false, addressHidden: false, phoneHidden: false, emailHidden: false, linkedinUrlHidden: false }; // prettier-ignore
  const resume = { basics, language: 'en' as const, summary: null, skills: [], educations: [], workExperiences: [], settings };
  gateway.on<typeof resumesCalls.getApplicantResume>(resumesCalls.getApplicantResume.route, resume);
  start('APPLIED');
  const words = await screen.findByText('Noor has not put anything into the resume yet.');
  // On white paper, whatever the theme is.
  expect(words.closest('[data-theme=light][data-audience]')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: /^Page/ })).toBeNull();
});

it('leads back to the board as it was narrowed there, by its link and by itself after a rejection', async () => {
  start('APPLIED');
  const narrowed = '/funnel?search=bakker&vacancyIds=6f1f6a50-0000-4000-8000-000000000005';
  await app.go(narrowed);
  await app.go(`/matches/${aMatch(1).id}`);
  expect(await within(screen.getByRole('main')).findByRole('link', { name: 'Hiring funnel' })).toHaveAttribute('href', narrowed);
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reject' }));
  await screen.findByRole('heading', { name: 'Board' });
  expect(app.address()).toBe(narrowed);
});

it('leads to the applicant before and after, as they stood on the board', async () => {
  const column = [
    aMatch(1, { percentage: 60 }),
    aMatch(2, { percentage: 70 }),
    aMatch(3, { percentage: 90 }),
    aMatch(4, { status: 'INVITED' }),
  ];
  gateway.on<typeof matchingCalls.employerFunnel>(matchingCalls.employerFunnel.route, column);
  gateway.on<typeof matchingCalls.getApplication>(matchingCalls.getApplication.route, ({ params }) =>
    column.find(({ id }) => id === params['matchId'])!,
  );
  app = renderApp(gateway, { pages, at: '/funnel?order=match', config: { hasSession: true, app: 'employer' } });
  await screen.findByRole('heading', { name: 'Board' });
  await app.go(`/matches/${column[1]!.id}`);
  const others = within(await screen.findByRole('navigation', { name: 'Applicants in this column' }));
  expect(others.getByText('2 of 3')).toBeInTheDocument();
  expect(others.getByRole('link', { name: 'Previous: Noor Bakker 3' })).toBeInTheDocument();
  await userEvent.click(others.getByRole('link', { name: 'Next: Noor Bakker 1' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Noor Bakker 1' })).toBeInTheDocument();
  expect(await screen.findByText('3 of 3')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'This is the last' })).toHaveAttribute('aria-disabled', 'true');
});
