import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import type { Match } from '@tandem/contracts/entities/match';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import { page } from '@tandem/web-kit/app/page';
import type { ToColumn } from '@tandem/web-kit/funnel/funnel-board';
import { aCandidate } from '@tandem/web-kit/testing/accounts';
import { FakeGateway, fails } from '@tandem/web-kit/testing/fake-gateway';
import { aMatch } from '@tandem/web-kit/testing/matches';
import { aResume } from '@tandem/web-kit/testing/resumes';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { MatchActions } from './match-actions';

/** The board, and where on it somebody was led. */
const Board = () => <h1>Board {(useLocation().state as ToColumn | null)?.column}</h1>;

let gateway: FakeGateway;
let app: RenderedApp;
const sent = () =>
  gateway.requests.map(({ body }) => body).filter((body) => typeof body === 'object' && body !== null && !('type' in body));
const loadBoard = jest.fn(async () => ({ default: Board }));
const start = (match: Match) => {
  gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, aCandidate({ accountInfo: { resume: aResume() } }));
  gateway.on<typeof matchingCalls.changeMatch>(matchingCalls.changeMatch.route, match);
  gateway.on<typeof matchingCalls.chooseTimeslot>(matchingCalls.chooseTimeslot.route, match);
  const pages = [
    page('/job', { CANDIDATE: async () => ({ default: () => <MatchActions match={match} onMoved={() => undefined} /> }) }),
    page('/jobs', { CANDIDATE: async () => ({ default: () => <h1>Jobs</h1> }) }),
    page('/funnel', { CANDIDATE: loadBoard }),
  ];
  app = renderApp(gateway, { pages, at: '/job', config: { hasSession: true } });
};
beforeEach(() => {
  gateway = new FakeGateway();
  loadBoard.mockClear();
});
afterEach(() => {
  cleanBrowser(app.store);
  jest.restoreAllMocks();
});

it('has the board fetched while it asks, so that the page that is left does not change first', async () => {
  start(aMatch(1, { status: 'MATCHED' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
  await screen.findByRole('alertdialog');
  expect(loadBoard).toHaveBeenCalled();
});

it('applies after a question and goes to the board', async () => {
  start(aMatch(1, { status: 'MATCHED' }));
  expect(await screen.findByRole('region', { name: 'Your application' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(sent()).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('heading', { name: 'Board' })).toBeInTheDocument();
  expect(sent()).toEqual([{ status: 'APPLIED', from: 'MATCHED' }]);
});

it('says before an application goes out that the resume is empty and that nobody can call', async () => {
  const empty = { workExperiencesParsed: [], educationsParsed: [], skillsParsed: [] };
  gateway.raw('GET', '/candidate/resume', () => ({ body: empty }));
  start(aMatch(1, { status: 'MATCHED' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
  const question = within(await screen.findByRole('alertdialog', { name: /^Apply for/ }));
  expect(await question.findByText('Your resume is still empty: Halte cannot see yet what you can do.')).toBeInTheDocument();
  expect(question.getByRole('link', { name: 'Fill in my resume' })).toHaveAttribute('href', '/resume');
  expect(question.getByText(/Your telephone number is not filled in/)).toBeInTheDocument();
});

it('lets the employer keep the application for a year where that is agreed to', async () => {
  start(aMatch(1, { status: 'MATCHED' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Halte may keep my application for a year/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(sent()).toEqual([{ status: 'APPLIED', from: 'MATCHED', keepsLonger: true }]));
});

it('says when an application goes, and lets that be changed', async () => {
  start(aMatch(1, { status: 'REJECTED', retention: { isLonger: false, until: '2026-12-27T10:00:00.000Z', isOver: false } }));
  const agree = await screen.findByRole('checkbox', { name: /^Halte may keep my application.*They lose it on 27-12-2026\.$/ });
  await userEvent.click(agree);
  expect(agree).toBeChecked();
  await waitFor(() => expect(sent()).toEqual([{ keepsLonger: true }]));
});

it('takes an agreement back that could not be saved', async () => {
  start(aMatch(1, { retention: { isLonger: false, until: null, isOver: false } }));
  gateway.on<typeof matchingCalls.changeMatch>(matchingCalls.changeMatch.route, fails(409, 'transition_not_allowed'));
  const agree = await screen.findByRole('checkbox', { name: /^Halte may keep my application/ });
  await userEvent.click(agree);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(agree).not.toBeChecked();
});

it('says that the employer has an application no more, and asks nothing then', async () => {
  start(aMatch(1, { status: 'REJECTED', retention: { isLonger: true, until: '2026-02-01T10:00:00.000Z', isOver: true } }));
  expect(await screen.findByText(/^Halte no longer has your application/)).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('opens the original of a vacancy from elsewhere beside', async () => {
  const open = jest.spyOn(window, 'open').mockImplementation(() => null);
  start(aMatch(1, { status: 'MATCHED', vacancy: { isScraped: true, originalUrl: 'https://halte.example/job' } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('alertdialog', { name: 'Apply on the site of Halte?' })).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Open and apply' }));
  expect(open).toHaveBeenCalledWith('https://halte.example/job', '_blank', 'noopener');
});

it('declines with the reason that was given, and goes back to the list', async () => {
  start(aMatch(1, { status: 'MATCHED' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Not for me' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Too far away' }));
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeInTheDocument();
  expect(sent()).toEqual([{ status: 'DECLINED', from: 'MATCHED', reason: 'DISTANCE' }]);
});

it('speaks of withdrawing to whoever has applied', async () => {
  start(aMatch(1, { status: 'APPLIED' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const question = await screen.findByRole('alertdialog', { name: /^Withdraw your application for/ });
  await userEvent.click(within(question).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Your application is withdrawn')).toBeInTheDocument();
  expect(sent()).toEqual([{ status: 'DECLINED', from: 'APPLIED' }]);
});

it('lets one of the offered times be chosen, or asks for others', async () => {
  const slot = (hours: number) => ({
    start: new Date(Date.now() + hours * 3_600_000).toISOString(),
    end: new Date(Date.now() + (hours + 1) * 3_600_000).toISOString(),
  });
  const slots = [slot(-2), slot(24)];
  start(aMatch(1, { status: 'INVITED', invitation: { method: 'TIMESLOTS', message: 'Come in', slots, chosen: null, asksOther: false } }));
  const times = await screen.findByRole('radiogroup', { name: 'Which time suits you?' });
  expect(times).toHaveAccessibleDescription(`All times: ${Intl.DateTimeFormat().resolvedOptions().timeZone}`);
  const [past, next] = within(times).getAllByRole('radio');
  expect(past).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Take this time' })).toBeDisabled();
  if (next) await userEvent.click(next);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Take this time' }));
  expect(await screen.findByRole('heading', { name: 'Board INTERVIEW' })).toBeInTheDocument();
  expect(sent()).toEqual([{ slot: slots[1] }]);
});

it('keeps a time from being chosen at which another interview is planned by now', async () => {
  const slot = (hours: number) => ({
    start: new Date(Date.now() + hours * 3_600_000).toISOString(),
    end: new Date(Date.now() + (hours + 1) * 3_600_000).toISOString(),
  });
  const slots = [slot(24), slot(48)];
  const taken = slots.slice(0, 1);
  start(aMatch(1, { status: 'INVITED', invitation: { method: 'TIMESLOTS', message: null, slots, taken, chosen: null, asksOther: false } }));
  expect(await screen.findByRole('radio', { name: /No longer free$/ })).toBeDisabled();
  const [, free] = screen.getAllByRole('radio');
  if (free) await userEvent.click(free);
  await userEvent.click(screen.getByRole('button', { name: 'Take this time' }));
  await waitFor(() => expect(sent()).toEqual([{ slot: slots[1] }]));
});

it('says that all offered times have passed, and lets others be asked for', async () => {
  const slots = [{ start: '2026-01-02T10:00:00.000Z', end: '2026-01-02T11:00:00.000Z' }];
  start(aMatch(1, { status: 'INVITED', invitation: { method: 'TIMESLOTS', message: null, slots, chosen: null, asksOther: false } }));
  expect(await screen.findByRole('radio', { name: /This time is in the past$/ })).toBeDisabled();
  expect(screen.getByText(/^None of these times can be chosen any more/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'None of these suits me' }));
  await waitFor(() => expect(sent()).toEqual([{ other: true }]));
});

it('accepts an invitation once, however often the button is pressed', async () => {
  start(aMatch(1, { status: 'INVITED' }));
  const invited = await screen.findByRole('region', { name: 'Your application' });
  await userEvent.dblClick(within(invited).getByRole('button', { name: 'Accept' }));
  expect(await screen.findByRole('heading', { name: 'Board INTERVIEW' })).toBeInTheDocument();
  expect(sent()).toEqual([{ status: 'INTERVIEW', from: 'INVITED' }]);
  expect(screen.getAllByText('Accepted. Good luck with the interview!')).toHaveLength(1);
});

it('says that an invitation comes by telephone', async () => {
  start(aMatch(1, { status: 'INVITED', invitation: { method: 'PHONE', message: null, slots: [], chosen: null, asksOther: false } }));
  expect(await screen.findByText('You have been called about it, or will be soon.')).toBeInTheDocument();
});

it('asks before an interview is declined, and shows the lines of the invitation', async () => {
  const message = 'Come in.\nBring your laptop.';
  start(aMatch(1, { status: 'INVITED', invitation: { method: 'EMAIL', message, slots: [], chosen: null, asksOther: false } }));
  expect(await screen.findByText((_, node) => node?.tagName === 'P' && node.textContent === message)).toBeInTheDocument();
  const decline = async (answer: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Decline interview' }));
    const question = await screen.findByRole('alertdialog', { name: 'Decline the interview?' });
    await userEvent.click(within(question).getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Decline the interview?' })).toBeNull());
  };
  await decline('Not now');
  expect(sent()).toEqual([]);
  await decline('Decline interview');
  await waitFor(() => expect(sent()).toEqual([{ status: 'DECLINED_INTERVIEW_BY_CANDIDATE', from: 'INVITED' }]));
});

it('stays and says why when somebody else was first', async () => {
  start(aMatch(1, { status: 'APPLIED' }));
  gateway.on<typeof matchingCalls.changeMatch>(matchingCalls.changeMatch.route, fails(409, 'transition_not_allowed'));
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText(/The match could not be updated\./)).toBeInTheDocument();
  expect(app.address()).toBe('/job');
});

it('tells whoever has the job so', async () => {
  start(aMatch(1, { status: 'JOB_TAKEN', vacancy: { filledSince: '2026-02-01T09:00:00.000Z' } }));
  expect(await screen.findByText('You have this job.')).toBeInTheDocument();
  expect(screen.getByText(/Halte says that you have taken it/)).toBeInTheDocument();
});

it('lets whoever has the job take back that the application is kept for a year', async () => {
  const retention = { isLonger: true, until: '2027-02-01T10:00:00.000Z', isOver: false };
  start(aMatch(1, { status: 'JOB_TAKEN', vacancy: { filledSince: '2026-02-01T09:00:00.000Z' }, retention }));
  const agree = await screen.findByRole('checkbox', { name: /^Halte may keep my application.*They lose it on 01-02-2027\.$/ });
  expect(agree).toBeChecked();
  await userEvent.click(agree);
  await waitFor(() => expect(sent()).toEqual([{ keepsLonger: false }]));
});

it.each(['APPLIED', 'INVITED', 'DECLINED'] as const)(
  'offers nothing once the vacancy is filled, but says how far it was: %s',
  async (status) => {
    start(aMatch(1, { status, vacancy: { filledSince: '2026-02-01T09:00:00.000Z' } }));
    const part = within(await screen.findByRole('region', { name: 'Your application' }));
    expect(part.getByText(/ on \d\d-\d\d-\d{4}$/)).toBeInTheDocument();
    expect(part.queryAllByRole('button')).toEqual([]);
  },
);

it('has nothing to say of a filled vacancy that was only matched', async () => {
  start(aMatch(1, { status: 'MATCHED', vacancy: { filledSince: '2026-02-01T09:00:00.000Z' } }));
  await waitFor(() => expect(gateway.calls).toContain('GET /account'));
  await waitFor(() => expect(screen.getByRole('main')).toBeInTheDocument());
  expect(screen.queryByRole('region', { name: 'Your application' })).toBeNull();
});

const moved = jest.fn();
beforeEach(() => moved.mockClear());

/** A vacancy's actions as they stand, and a way to make them stand otherwise under whoever looks at them. */
const startChanging = (before: Match, after: Match): (() => void) => {
  let move = () => {};
  const Job = () => {
    const [match, setMatch] = useState(before);
    useEffect(() => {
      move = () => setMatch(after);
    }, []);
    return <MatchActions match={match} onMoved={moved} />;
  };
  gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, aCandidate());
  app = renderApp(gateway, {
    pages: [page('/job', { CANDIDATE: async () => ({ default: Job }) })],
    at: '/job',
    config: { hasSession: true },
  });
  return () => act(() => move());
};

it.each([
  ['about withdrawing', 'the employer invites', 'APPLIED', 'INVITED', 'Withdraw', /^Withdraw your application for/],
  ['about declining an interview', 'the job is given', 'INVITED', 'JOB_TAKEN', 'Decline interview', 'Decline the interview?'],
  ['about declining an interview', 'it is accepted elsewhere', 'INVITED', 'INTERVIEW', 'Decline interview', 'Decline the interview?'],
] as const)('takes the question %s away when %s meanwhile, instead of asking another one', async (_, __, before, after, button, name) => {
  const move = startChanging(aMatch(1, { status: before }), aMatch(1, { status: after }));
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole('alertdialog', { name });
  move();
  expect(await screen.findByText(/moved in the meantime/)).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog', { name: /application for|Decline/ })).toBeNull();
  expect(moved).toHaveBeenCalledTimes(1);
  expect(sent()).toEqual([]);
});

it.each([
  ['MATCHED', 'Apply'],
  ['APPLIED', 'Withdraw'],
  ['INVITED', 'Decline interview'],
] as const)('takes the question of a %s match away when the vacancy is filled meanwhile, and says so', async (status, button) => {
  const filled = aMatch(1, { status, vacancy: { filledSince: '2026-02-01T09:00:00.000Z' } });
  const move = startChanging(aMatch(1, { status }), filled);
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const question = await screen.findByRole('alertdialog');
  move();
  expect(await screen.findByText('This vacancy has been filled.')).toBeInTheDocument();
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: button })).toBeNull();
  expect(moved).toHaveBeenCalledTimes(1);
  expect(sent()).toEqual([]);
});

it('leads who cannot come to an interview after all back to the invitation, once he knows that it is called off', async () => {
  const slot = { start: new Date(Date.now() + 86_400_000).toISOString(), end: new Date(Date.now() + 90_000_000).toISOString() };
  start(
    aMatch(1, { status: 'INTERVIEW', invitation: { method: 'TIMESLOTS', message: null, slots: [slot], chosen: slot, asksOther: false } }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'I cannot make it' }));
  const question = await screen.findByRole('alertdialog', { name: 'Call off the interview?' });
  expect(question).toHaveTextContent(/Halte gets an e-mail about it/);
  expect(sent()).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Call it off' }));
  await waitFor(() => expect(sent()).toEqual([{ status: 'INVITED', from: 'INTERVIEW' }]));
});
