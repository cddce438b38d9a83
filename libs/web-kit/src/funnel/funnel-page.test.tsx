import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import type { Match } from '@tandem/contracts/entities/match';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '../gateway/api';
import { liveTopics } from '../live/live';
import { page } from '../app/page';
import { aCandidate, anEmployer } from '../testing/accounts';
import { FakeGateway, fails } from '../testing/fake-gateway';
import { aMatch } from '../testing/matches';
import { cleanBrowser, renderApp, type RenderedApp } from '../testing/render-app';
import { FunnelPage } from './funnel-page';
import { write } from '../testing/write';

const candidate = aCandidate({
  accountInfo: {
    summaryUrl: '/files/s.md',
    intakeProgress: 100,
    resume: { id: '6f1f6a50-0000-4000-8000-000000000009', status: 'VERIFIED' } as never,
  },
});
const employer = anEmployer({ accountInfo: { intakeProgress: 100 } });
const pages = [
  page('/funnel', {
    CANDIDATE: async () => ({ default: () => <FunnelPage side="CANDIDATE" /> }),
    EMPLOYER: async () => ({ default: () => <FunnelPage side="EMPLOYER" /> }),
  }),
];

let gateway: FakeGateway;
let app: RenderedApp;
let matches: Match[];
let asked: URLSearchParams[];
let askedTaken: URLSearchParams[];
let taken: Match[];

const change = (id: string | undefined, body: unknown) => {
  matches = matches.map((match) => (match.id === id ? { ...match, ...(body as Partial<Match>) } : match));
  return matches.find((match) => match.id === id) ?? aMatch(0);
};
beforeEach(() => {
  gateway = new FakeGateway();
  asked = [];
  askedTaken = [];
  taken = [];
  const list = ({ query }: { query: URLSearchParams }) => {
    (query.has('states') ? askedTaken : asked).push(query);
    if (query.has('states')) return taken;
    const search = query.get('search')?.toLowerCase() ?? '';
    return matches.filter(
      ({ archived, vacancy }) => archived === (query.get('archived') === 'true') && (vacancy.title ?? '').toLowerCase().includes(search),
    );
  };
  gateway.on<typeof matchingCalls.candidateFunnel>(matchingCalls.candidateFunnel.route, list);
  gateway.on<typeof matchingCalls.employerFunnel>(matchingCalls.employerFunnel.route, list);
  gateway.on<typeof matchingCalls.candidateFunnelVacancies>(matchingCalls.candidateFunnelVacancies.route, []);
  gateway.on<typeof vacanciesCalls.listForFunnel>(vacanciesCalls.listForFunnel.route, []);
  gateway.on<typeof matchingCalls.changeMatch>(matchingCalls.changeMatch.route, ({ params, body }) => change(params['id'], body));
  gateway.on<typeof matchingCalls.changeStatus>(matchingCalls.changeStatus.route, ({ params, body }) => change(params['matchId'], body));
});
afterEach(() => {
  cleanBrowser(app.store);
  jest.restoreAllMocks();
});

const start = async (account: typeof candidate | typeof employer, shown: Match[], at = '/funnel') => {
  matches = shown;
  gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, account);
  app = renderApp(gateway, { pages, at, config: { hasSession: true, app: account.accountType === 'EMPLOYER' ? 'employer' : 'candidate' } });
  expect(await screen.findByRole('tab', { selected: true, hidden: true })).toBeInTheDocument();
  await waitFor(() => expect(busy()).toBeNull());
};
const busy = () => document.querySelector('[aria-busy=true]');
const column = (name: RegExp) => screen.getByRole('grid', { name });
const titlesIn = (name: RegExp) =>
  within(column(name))
    .queryAllByRole('heading')
    .map(({ textContent }) => textContent);
const moveTo = async (card: RegExp, goal: string) => {
  await userEvent.click(screen.getByRole('button', { name: card }));
  await userEvent.click(await screen.findByRole('menuitem', { name: goal }));
};

it('shows its tabs, and as many columns as will come, while the answers are on their way', async () => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const { method, path } = matchingCalls.candidateFunnel.route;
  gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, candidate);
  gateway.raw(method, path, async () => answered.then(() => ({ body: [aMatch(1)] })));
  app = renderApp(gateway, { pages, at: '/funnel', config: { hasSession: true, app: 'candidate' } });
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Applied', 'Rejected', 'Archive']);
  const waiting = busy()?.querySelectorAll('[aria-hidden=true]').length;
  answer();
  await screen.findByRole('grid', { name: /^Applied/ });
  expect(screen.getAllByRole('grid')).toHaveLength(waiting ?? 0);
});

it('shows the job somebody got, and does not call that nothing', async () => {
  taken = [aMatch(6, { status: 'JOB_TAKEN' })];
  await start(candidate, []);
  expect(await screen.findByRole('link', { name: /^Fietsenmaker 6/ })).toHaveAttribute('href', `/jobs/${taken[0]!.vacancy.id}`);
  await screen.findByRole('grid', { name: /^Applied/ });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows an employer whom he hired, as far as his search leaves them, and does not call that nothing', async () => {
  taken = [aMatch(6, { status: 'JOB_TAKEN' })];
  await start(employer, [], '/funnel?search=fietsen');
  expect(await screen.findByText('1 found')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: /^Hired/ }));
  expect(screen.getByRole('link', { name: /^Noor/ })).toHaveAttribute('href', `/matches/${taken[0]!.id}`);
  expect(askedTaken.map((query) => query.get('search'))).toContain('fietsen');
  await userEvent.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(screen.queryByText('1 found')).toBeNull());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('puts every application into its tab and column, and counts them', async () => {
  await start(candidate, [
    aMatch(1),
    aMatch(2, { status: 'INVITED' }),
    aMatch(3, { status: 'DECLINED_INTERVIEW_BY_CANDIDATE' }),
    aMatch(4, { status: 'DECLINED_INTERVIEW_BY_EMPLOYER' }),
    aMatch(5, { status: 'REJECTED', archived: true }),
  ]);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Applied2', 'Rejected2', 'Archive1']);
  await screen.findByRole('grid', { name: /^Applied/ });
  expect([titlesIn(/^Applied/), titlesIn(/^Invited/), titlesIn(/^Interview/)]).toEqual([['Fietsenmaker 1'], ['Fietsenmaker 2'], []]);
  await userEvent.click(screen.getByRole('tab', { name: /Rejected/ }));
  expect(app.address()).toBe('/funnel?tab=REJECTED');
  expect([titlesIn(/^Rejected/), titlesIn(/^Declined/)]).toEqual([['Fietsenmaker 4'], ['Fietsenmaker 3']]);
  // Who ended an interview is neither rejected nor has he withdrawn.
  expect(screen.getByText('Interview called off on 02-02-2026')).toBeInTheDocument();
  expect(screen.getByText('Interview declined on 02-02-2026')).toBeInTheDocument();
});

it.each([
  ['/funnel?tab=ARCHIVE', /Archive/],
  ['/funnel?tab=foo', /Applied/],
])('opens the tab that %s asks for', async (at, name) => {
  await start(candidate, [aMatch(1)], at);
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
});

it('moves forward at once, shows it before the server has answered, and says so', async () => {
  await start(employer, [aMatch(1)]);
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  gateway.raw('PATCH', '/employer/funnel/{matchId}', async ({ params, body }) => {
    await answered;
    return { body: change(params['matchId'], body) };
  });
  await moveTo(/^Move Noor Bakker 1/, 'Invited');
  await waitFor(() => expect(titlesIn(/^Invited/)).toEqual(['Noor Bakker 1']));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await act(async () => answer());
  await waitFor(() => expect(screen.getByText('Noor Bakker 1, Fietsenmaker 1 moved to Invited')).toBeInTheDocument());
});

it('asks before a move back, and leaves the card where it is when somebody thinks better of it', async () => {
  await start(candidate, [aMatch(1, { status: 'INTERVIEW' })]);
  await moveTo(/^Move Halte/, 'Applied');
  const question = await screen.findByRole('alertdialog', { name: 'Move match back?' });
  // The other side is named, not the reader himself.
  expect(question).toHaveTextContent('Halte, Fietsenmaker 1: this is a step back.');
  await userEvent.click(screen.getByRole('button', { name: 'Leave it' }));
  expect(titlesIn(/^Interview/)).toEqual(['Fietsenmaker 1']);
  expect(gateway.calls.filter((call) => call.startsWith('PATCH'))).toEqual([]);
  await moveTo(/^Move Halte/, 'Applied');
  await userEvent.click(await screen.findByRole('button', { name: 'Move match back' }));
  await waitFor(() => expect(titlesIn(/^Applied/)).toEqual(['Fietsenmaker 1']));
});

it('puts the card back when somebody else was first, says why, and shows where it stands now', async () => {
  await start(employer, [aMatch(1, { status: 'INVITED' })]);
  gateway.on<typeof matchingCalls.changeStatus>(matchingCalls.changeStatus.route, () => {
    change(matches[0]?.id, { status: 'DECLINED_INTERVIEW_BY_CANDIDATE' });
    return fails(409, 'transition_not_allowed');
  });
  await moveTo(/^Move Noor/, 'Interview');
  expect(await screen.findByText(/The match could not be updated\. This step is not possible now/)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('tab', { name: /Rejected/ })).toHaveTextContent('Rejected1'));
  expect(titlesIn(/^Interview/)).toEqual([]);
});

it('says that the session has ended, and no other error, when that happens in the middle of a move', async () => {
  await start(employer, [aMatch(1)]);
  gateway.on<typeof matchingCalls.changeStatus>(matchingCalls.changeStatus.route, fails(401, 'unauthorized'));
  gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, fails(401, 'unauthorized'));
  gateway.raw('POST', '/auth/refresh', () => ({ status: 401 }));
  await screen.findByRole('grid', { name: /^Applied/ });
  await moveTo(/^Move Noor/, 'Invited');
  await waitFor(() => expect(gateway.calls).toContain('POST /auth/refresh'));
  await waitFor(() => expect(screen.queryByRole('tab')).toBeNull());
  expect(screen.queryByText(/could not be updated/)).toBeNull();
});

it('offers each side only the moves that are his, and none once the vacancy is filled', async () => {
  await start(candidate, [aMatch(1), aMatch(2, { status: 'INVITED', vacancy: { filledSince: '2026-02-01T09:00:00.000Z' } })]);
  await userEvent.click(screen.getByRole('button', { name: 'Move Halte, Fietsenmaker 1' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Declined']);
  expect(screen.queryByRole('button', { name: 'Move Halte, Fietsenmaker 2' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

it('asks an employer before a vacancy is filled', async () => {
  await start(employer, [aMatch(1, { status: 'INTERVIEW' })]);
  await moveTo(/^Move Noor/, 'Job taken');
  await userEvent.click(await screen.findByRole('button', { name: 'Job taken' }));
  expect(await screen.findByText('Job taken: the vacancy is filled')).toBeInTheDocument();
});

it('asks a candidate before an interview is declined, on the card and on the board', async () => {
  await start(candidate, [aMatch(1, { status: 'INVITED' })]);
  const think = async () => {
    const question = await screen.findByRole('alertdialog', { name: 'Decline the interview?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  await userEvent.click(screen.getByRole('button', { name: 'Decline interview' }));
  await think();
  await moveTo(/^Move Halte/, 'Declined');
  await think();
  expect(gateway.calls.filter((call) => call.startsWith('PATCH'))).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Decline interview' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Decline interview' }));
  expect(await screen.findByText('Interview declined')).toBeInTheDocument();
});

it('archives what has ended and takes it out again', async () => {
  await start(candidate, [aMatch(1, { status: 'REJECTED' }), aMatch(2)], '/funnel?tab=REJECTED');
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(screen.getByRole('tab', { name: /Archive/ })).toHaveTextContent('Archive1'));
  // The button that had the focus is gone with its card.
  await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveFocus());
  await userEvent.click(screen.getByRole('tab', { name: /Archive/ }));
  expect(await screen.findByRole('heading', { name: /^Rejected/ })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: /^Declined/ })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /^(Applied|Invited|Interview)/ })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Take out of the archive' }));
  await waitFor(() => expect(screen.getByRole('tab', { name: /Rejected/ })).toHaveTextContent('Rejected1'));
});

it('searches once the typing has stood still for 200 ms', async () => {
  await start(candidate, [aMatch(1), aMatch(2)]);
  await write(screen.getByRole('searchbox'), 'maker 2');
  await waitFor(() => expect(titlesIn(/^Applied/)).toEqual(['Fietsenmaker 2']));
  expect(screen.getByText('1 found')).toBeInTheDocument();
  const searched = asked.filter((query) => query.has('search')).map((query) => query.get('search'));
  expect(searched.length).toBeLessThan('maker 2'.length * 2);
  expect(new Set(searched)).toContain('maker 2');
});

it('does not call a tab empty that only holds nothing of what was searched for', async () => {
  await start(candidate, [aMatch(1), aMatch(2, { status: 'REJECTED', archived: true })], '/funnel?tab=ARCHIVE&search=maker+1');
  expect(await screen.findByRole('heading', { name: 'Nothing found here' })).toBeInTheDocument();
  expect(screen.queryByText('The archive is empty')).toBeNull();
});

it('does not say of a column that nothing came yet when nothing in it fits the search', async () => {
  await start(candidate, [aMatch(1)], '/funnel?search=zzz');
  expect(await screen.findAllByText('Nothing found here')).not.toHaveLength(0);
  expect(screen.queryByText('Nothing here yet')).toBeNull();
});

it('keeps what it is narrowed to in the address, beside the tab', async () => {
  await start(candidate, [aMatch(1), aMatch(2), aMatch(3, { status: 'REJECTED' })]);
  await write(screen.getByRole('searchbox'), 'maker 2');
  await waitFor(() => expect(app.address()).toBe('/funnel?search=maker+2'));
  await userEvent.click(screen.getByRole('tab', { name: /Rejected/ }));
  expect(app.address()).toBe('/funnel?search=maker+2&tab=REJECTED');
  await userEvent.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(app.address()).toBe('/funnel?tab=REJECTED'));
});

it('is narrowed as it was for whoever comes back to it, and takes no nonsense from an address', async () => {
  const id = '6f1f6a50-0000-4000-8000-000000000007';
  const known = { id, title: 'Maker 2', employer: { companyName: 'Warmtenet' } };
  gateway.on<typeof matchingCalls.candidateFunnelVacancies>(matchingCalls.candidateFunnelVacancies.route, [known] as never);
  await start(candidate, [aMatch(1), aMatch(2)], `/funnel?search=maker+2&vacancyIds=x,${id}`);
  expect(screen.getByRole('searchbox')).toHaveValue('maker 2');
  await waitFor(() => expect(titlesIn(/^Applied/)).toEqual(['Fietsenmaker 2']));
  expect(new Set(asked.map((query) => query.get('vacancyIds')))).toEqual(new Set([id]));
});

it('is not narrowed to a vacancy that is gone, which nobody could take away again', async () => {
  const gone = '6f1f6a50-0000-4000-8000-0000000000aa';
  await start(employer, [aMatch(1)], `/funnel?vacancyIds=${gone}&tab=REJECTED`);
  await waitFor(() => expect(app.address()).toBe('/funnel?tab=REJECTED'));
});

it('is narrowed no longer to a vacancy that is deleted elsewhere while the board is open', async () => {
  const joined: { topic: string; hear: (payload: unknown) => void }[] = [];
  jest.spyOn(liveTopics, 'join').mockImplementation((topic, hear) => {
    joined.push({ topic, hear });
    return () => undefined;
  });
  const { id } = aMatch(1).vacancy;
  gateway.on<typeof vacanciesCalls.listForFunnel>(vacanciesCalls.listForFunnel.route, [{ id, title: 'Planner' }]);
  await start(employer, [aMatch(1)], `/funnel?vacancyIds=${id}`);
  expect(await screen.findByText('Planner')).toBeInTheDocument();
  gateway.on<typeof vacanciesCalls.listForFunnel>(vacanciesCalls.listForFunnel.route, []);
  act(() => joined.filter(({ topic }) => topic === `user-updates-${employer.id}`).forEach(({ hear }) => hear(undefined)));
  await waitFor(() => expect(app.address()).toBe('/funnel'));
});

it('says why cards are gone when a colleague deletes their vacancy, and not that there never were any', async () => {
  const { id } = aMatch(1).vacancy;
  gateway.on<typeof vacanciesCalls.listForFunnel>(vacanciesCalls.listForFunnel.route, [{ id, title: 'Fietsenmaker 1' }]);
  await start(employer, [aMatch(1)]);
  await screen.findByRole('grid', { name: /^Applied/ });
  await screen.findByRole('button', { name: /Filter by vacancy/ });
  expect(screen.queryByText(/has been deleted/)).toBeNull();
  gateway.on<typeof vacanciesCalls.listForFunnel>(vacanciesCalls.listForFunnel.route, []);
  matches = [];
  act(() => void app.store.dispatch(api.util.invalidateTags(['Funnel'])));
  expect(await screen.findByText('“Fietsenmaker 1” has been deleted')).toBeInTheDocument();
  await waitFor(() => expect(titlesIn(/^Applied/)).toEqual([]));
  await userEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(screen.queryByText('“Fietsenmaker 1” has been deleted')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks an employer’s vacancies again when one of them has changed', async () => {
  await start(employer, [aMatch(1)]);
  const times = () => gateway.calls.filter((call) => call === 'GET /employer/funnel/vacancies').length;
  await waitFor(() => expect(times()).toBe(1));
  act(() => void app.store.dispatch(api.util.invalidateTags(['Vacancy'])));
  await waitFor(() => expect(times()).toBe(2));
});

it('sends whoever has nothing on the way to where it begins', async () => {
  await start(candidate, []);
  const popup = await screen.findByRole('dialog', { name: 'No applications yet' });
  expect(within(popup).getByRole('link', { name: 'Go to recommendations' })).toHaveAttribute('href', '/jobs');
});

it('lets nobody past who has not finished the intake', async () => {
  await start(anEmployer({ accountInfo: { intakeProgress: 75 } }), []);
  const popup = await screen.findByRole('alertdialog', { name: 'First your intake' });
  await userEvent.keyboard('{Escape}');
  expect(popup).toBeInTheDocument();
  expect(within(popup).getByRole('link', { name: 'Go to intake' })).toHaveAttribute('href', '/intake?redirectTo=%2Ffunnel');
});

it('moves by itself when the other side does something', async () => {
  const joined: { topic: string; hear: (payload: unknown) => void }[] = [];
  jest.spyOn(liveTopics, 'join').mockImplementation((topic, hear) => {
    joined.push({ topic, hear });
    return () => undefined;
  });
  await start(candidate, [aMatch(1)]);
  change(matches[0]?.id, { status: 'INVITED' });
  const ours = () => joined.filter(({ topic }) => topic === `matches-${candidate.id}`);
  await waitFor(() => expect(ours().length).toBeGreaterThan(1));
  act(() => ours().forEach(({ hear }) => hear(undefined)));
  await waitFor(() => expect(titlesIn(/^Invited/)).toEqual(['Fietsenmaker 1']));
});

it('says that it could not load, and does so again on request', async () => {
  gateway.on<typeof matchingCalls.candidateFunnel>(matchingCalls.candidateFunnel.route, fails(503, 'unavailable'));
  matches = [];
  gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, candidate);
  app = renderApp(gateway, { pages, at: '/funnel', config: { hasSession: true, app: 'candidate' } });
  const again = await screen.findByRole('button', { name: 'Try again' });
  gateway.on<typeof matchingCalls.candidateFunnel>(matchingCalls.candidateFunnel.route, [aMatch(1)]);
  await userEvent.click(again);
  expect(await screen.findByRole('tab', { selected: true })).toBeInTheDocument();
});

it('shows beside the cards of a tab only where one of them can go', async () => {
  await start(employer, [aMatch(1, { status: 'REJECTED' }), aMatch(2, { status: 'APPLIED' })], '/funnel?tab=REJECTED');
  expect(await screen.findByRole('heading', { name: /^Invited/ })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /^Interview/ })).toBeNull();
});

it('puts the best matches of an employer first where he asks for that, and keeps it in the address', async () => {
  await start(employer, [aMatch(1, { percentage: 41 }), aMatch(2, { percentage: null }), aMatch(3, { percentage: 87 })]);
  const names = ['Noor Bakker 1', 'Noor Bakker 2', 'Noor Bakker 3'];
  await waitFor(() => expect(titlesIn(/^Applied/)).toEqual(names));
  await userEvent.click(screen.getByRole('radio', { name: 'Best match first' }));
  await waitFor(() => expect(titlesIn(/^Applied/)).toEqual([names[2], names[0], names[1]]));
  expect(app.address()).toBe('/funnel?order=match');
  await userEvent.click(screen.getByRole('radio', { name: 'Newest first' }));
  await waitFor(() => expect(titlesIn(/^Applied/)).toEqual(names));
});

it('tells a candidate above the columns of an invitation that waits for him, and of none he has asked other times for', async () => {
  const slots = [{ start: '2026-03-02T09:00:00.000Z', end: '2026-03-02T10:00:00.000Z' }];
  const invitation = { method: 'TIMESLOTS', slots, chosen: null, message: null, asksOther: false } as unknown as Match['invitation'];
  const asked = { ...invitation, asksOther: true } as Match['invitation'];
  await start(candidate, [aMatch(1, { status: 'INVITED', invitation }), aMatch(2, { status: 'INVITED', invitation: asked }), aMatch(3)]);
  expect(screen.getAllByText('Halte invites you for an interview')).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: 'Choose a time' })[0]).toHaveAttribute('href', `/jobs/${matches[0]!.vacancy.id}`);
});
