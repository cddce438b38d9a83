import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import type { Notification } from '@tandem/contracts/entities/notification';
import { notificationsCalls } from '@tandem/contracts/notifications/notifications';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { liveTopics } from '../live/live';
import { page } from '../app/page';
import { storage } from '../browser/storage';
import { aCandidate, anEmployer } from '../testing/accounts';
import { FakeGateway, fails } from '../testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '../testing/render-app';

const load = () => import('./notifications-page');
const pages = [
  page('/notifications', { title: 'nav.notifications', visitor: 'gate', CANDIDATE: load }),
  page('/jobs/:id', { CANDIDATE: async () => ({ default: () => <h1>One job</h1> }) }),
];
const employerPages = [page('/notifications', { title: 'nav.notifications', visitor: 'gate', EMPLOYER: load })];

const uuid = (number: number) => `6f1f6a50-0000-4000-9000-${String(number).padStart(12, '0')}`;
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
type Content = Notification['content'];
const match = (parts: Partial<NonNullable<Content['match']>> = {}): Content['match'] => ({
  id: uuid(900),
  status: 'MATCHED',
  percentage: 86,
  vacancy: { id: uuid(800), title: 'Fietsenmaker', employer: { companyName: 'Halte' } },
  candidate: { firstName: 'Noor', lastName: 'Bakker' },
  ...parts,
});
const notification = (number: number, parts: Partial<Notification> = {}): Notification => ({
  id: uuid(number),
  type: 'CANDIDATE_NEW_MATCH',
  content: { match: match() },
  read: false,
  createdAt: ago(number),
  updatedAt: ago(number),
  ...parts,
});

/** What the page has told the browser to watch, and the way to scroll to its end. */
let watched: { options: IntersectionObserverInit | undefined; reach: () => void } | null;
class Observer {
  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    const seen = [{ isIntersecting: true } as IntersectionObserverEntry];
    watched = { options, reach: () => callback(seen, this as unknown as IntersectionObserver) };
  }
  observe = () => undefined;
  disconnect = () => {
    watched = null;
  };
}

let gateway: FakeGateway;
let app: RenderedApp;
let all: Notification[];
const serve = () =>
  gateway.on<typeof notificationsCalls.list>(notificationsCalls.list.route, ({ query }) => {
    const [at, size] = [Number(query.get('page') ?? 1), Number(query.get('pageSize'))];
    return {
      items: all.slice((at - 1) * size, at * size),
      page: at,
      pageSize: size,
      total: all.length,
      totalPages: Math.ceil(all.length / size),
    };
  });
const start = (account: ReturnType<typeof aCandidate> | ReturnType<typeof anEmployer> = aCandidate()) => {
  gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, account);
  const isEmployer = account.accountType === 'EMPLOYER';
  app = renderApp(gateway, {
    pages: isEmployer ? employerPages : pages,
    at: '/notifications',
    config: { hasSession: true, app: isEmployer ? 'employer' : 'candidate' },
  });
};
const rows = async () => within(await screen.findByRole('list', { name: 'Notifications' })).getAllByRole('link');
const sentences = async () => (await rows()).map((row) => row.textContent);
const asked = () => gateway.calls.filter((call) => call === 'GET /notifications').length;

beforeEach(() => {
  globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
  watched = null;
  gateway = new FakeGateway();
  all = [];
  serve();
  gateway.on<typeof notificationsCalls.read>(notificationsCalls.read.route, ({ params }) => {
    all = all.map((one) => (one.id === params['id'] ? { ...one, read: true } : one));
    return all.find((one) => one.id === params['id']) ?? notification(0);
  });
});
afterEach(() => {
  cleanBrowser(app.store);
  jest.restoreAllMocks();
});

it('says what happened and when, in the words of its kind, and where it leads', async () => {
  const vacancy = { id: uuid(800), title: 'Fietsenmaker' };
  all = [
    notification(1, { createdAt: ago(12) }),
    notification(2, { type: 'CANDIDATE_MATCH_CHANGED', content: { newStatus: 'INVITED', match: match() }, createdAt: ago(130) }),
    notification(3, { type: 'CANDIDATE_MATCH_CHANGED', content: { newStatus: 'REJECTED', match: match() }, createdAt: ago(3_000) }),
    notification(4, {
      type: 'CANDIDATE_MATCH_CHANGED',
      content: { newStatus: 'DECLINED_INTERVIEW_BY_EMPLOYER', match: match() },
    }),
    notification(5, { type: 'CANDIDATE_INTERVIEW_CHECK', content: { match: match({ status: 'INTERVIEW' }) } }),
    notification(6, { type: 'CANDIDATE_INTERVIEW_CHECK', content: { match: match({ status: 'JOB_TAKEN' }) } }),
    notification(7, { type: 'CANDIDATE_INTAKE_REMINDER', content: {} }),
    notification(8, {
      content: { match: match({ percentage: null, vacancy: { ...vacancy, title: null, employer: { companyName: 'Halte' } } }) },
    }),
  ];
  start();
  expect(await sentences()).toEqual([
    expect.stringContaining('New match: Fietsenmaker at Halte, 86%12m'),
    expect.stringContaining('Halte invites you for an interview for Fietsenmaker2h'),
    expect.stringContaining('Halte is not going further with your application for Fietsenmaker2d'),
    expect.stringContaining('Halte has called off the interview for Fietsenmaker'),
    expect.stringContaining('How did the interview with Halte go?'),
    expect.stringContaining('Did you get the job at Halte?'),
    expect.stringContaining('Finish your intake, and we look for jobs for you'),
    expect.stringContaining('New match: a vacancy without a title at Halte8m'),
  ]);
  expect((await rows()).map((row) => row.getAttribute('href'))).toEqual([
    `/jobs/${uuid(800)}`,
    `/jobs/${uuid(800)}`,
    '/funnel?tab=REJECTED',
    '/funnel?tab=REJECTED',
    '/funnel',
    '/funnel',
    '/intake',
    `/jobs/${uuid(800)}`,
  ]);
  expect(document.title).toBe('Notifications - Tandem');
});

it('tells employers in their own words', async () => {
  all = [
    notification(1, { type: 'EMPLOYER_MATCH_CHANGED', content: { newStatus: 'APPLIED', match: match() } }),
    notification(2, { type: 'EMPLOYER_MATCH_CHANGED', content: { newStatus: 'INTERVIEW', match: match() } }),
    notification(3, { type: 'EMPLOYER_INTERVIEW_CHECK', content: { match: match({ status: 'INTERVIEW' }) } }),
    notification(4, { type: 'EMPLOYER_INTERVIEW_CHECK', content: { match: match({ status: 'JOB_TAKEN' }) } }),
    notification(5, { type: 'EMPLOYER_VACANCY_INTAKE_REMINDER', content: { vacancy: { id: uuid(800), title: 'Fietsenmaker' } } }),
    notification(6, {
      type: 'EMPLOYER_MATCH_CHANGED',
      content: { newStatus: 'APPLIED', match: match({ candidate: { firstName: null, lastName: null } }) },
    }),
  ];
  start(anEmployer());
  expect(await sentences()).toEqual([
    expect.stringContaining('Noor Bakker has applied for Fietsenmaker'),
    expect.stringContaining('Noor Bakker has accepted your invitation for Fietsenmaker'),
    expect.stringContaining('How did the interview with Noor Bakker for Fietsenmaker go?'),
    expect.stringContaining('Has Noor Bakker taken the job Fietsenmaker?'),
    expect.stringContaining('Not finished yet: Fietsenmaker. Publish it to see candidates'),
    expect.stringContaining('A candidate has applied for Fietsenmaker'),
  ]);
  expect((await rows()).at(0)).toHaveAttribute('href', `/matches/${uuid(900)}`);
});

it('speaks Dutch', async () => {
  storage.language.set('nl');
  all = [notification(1)];
  start();
  const list = await screen.findByRole('list', { name: 'Meldingen' });
  expect(within(list).getByRole('link', { name: /Nieuwe match: Fietsenmaker bij Halte, 86%/ })).toBeInTheDocument();
});

it('marks a notification as read when it is clicked, and opens what it is about', async () => {
  all = [notification(1), notification(2, { read: true })];
  start();
  const [first, second] = await rows();
  expect(first).toHaveAccessibleName(/^Unread/);
  expect(second).not.toHaveAccessibleName(/Unread/);
  if (first) await userEvent.click(first);
  expect(await screen.findByRole('heading', { name: 'One job' })).toBeInTheDocument();
  expect(app.address()).toBe(`/jobs/${uuid(800)}`);
  expect(gateway.calls).toContain(`PUT /notifications/${uuid(1)}/read`);
});

it('stays where it is when a notification is opened in a new tab, and marks it as read', async () => {
  all = [notification(1)];
  start();
  const [first] = await rows();
  // The browser opens the tab; this window only must not follow.
  first?.addEventListener('click', (event) => event.preventDefault());
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  if (first) await user.click(first);
  await user.keyboard('{/Control}');
  await waitFor(() => expect(gateway.calls).toContain(`PUT /notifications/${uuid(1)}/read`));
  await waitFor(async () => expect((await rows())[0]).not.toHaveAccessibleName(/Unread/));
  expect(app.address()).toBe('/notifications');
});

it('loads the next ten 100 px before the end, until there are no more', async () => {
  all = Array.from({ length: 13 }, (_, index) => notification(index + 1));
  start();
  expect(await rows()).toHaveLength(10);
  await waitFor(() => expect(watched?.options?.rootMargin).toBe('0px 0px 100px 0px'));
  act(() => watched?.reach());
  await waitFor(async () => expect(await rows()).toHaveLength(13));
  expect(watched).toBeNull();
  expect(asked()).toBe(2);
});

it('shows all that was scrolled through to who opens an unread one and steps back', async () => {
  all = Array.from({ length: 13 }, (_, index) => notification(index + 1));
  start();
  await rows();
  await waitFor(() => expect(watched).not.toBeNull());
  act(() => watched?.reach());
  await waitFor(async () => expect(await rows()).toHaveLength(13));
  const last = (await rows()).at(-1);
  if (last) await userEvent.click(last);
  await screen.findByRole('heading', { name: 'One job' });
  await waitFor(() => expect(gateway.calls).toContain(`PUT /notifications/${uuid(13)}/read`));
  await app.back();
  expect(await rows()).toHaveLength(13);
  await waitFor(async () => expect((await rows()).at(-1)).not.toHaveAccessibleName(/Unread/));
  expect(asked()).toBe(2);
});

it('shows a notification once although a new one has moved it to the next page', async () => {
  all = Array.from({ length: 12 }, (_, index) => notification(index + 2));
  start();
  expect(await rows()).toHaveLength(10);
  all = [notification(1), ...all];
  act(() => watched?.reach());
  await waitFor(async () => expect((await rows()).length).toBeGreaterThan(10));
  const shown = await sentences();
  expect(new Set(shown).size).toBe(shown.length);
});

it('hears of new notifications while it is open', async () => {
  const joined = new Map<string, (payload: unknown) => void>();
  jest.spyOn(liveTopics, 'join').mockImplementation((topic, hear) => {
    joined.set(topic, hear);
    return () => undefined;
  });
  all = [notification(2)];
  start();
  expect(await rows()).toHaveLength(1);
  all = [notification(1), ...all];
  await waitFor(() => expect(joined.has(`notifications-${aCandidate().id}`)).toBe(true));
  act(() => joined.get(`notifications-${aCandidate().id}`)?.(undefined));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
});

it('says that there is nothing yet', async () => {
  start();
  expect(await screen.findByRole('heading', { name: 'Nothing new yet' })).toBeInTheDocument();
  expect(screen.getByText('New matches and news about your applications land here.')).toBeInTheDocument();
});

it('says that it could not load, and does so again on request', async () => {
  gateway.on<typeof notificationsCalls.list>(notificationsCalls.list.route, fails(503, 'unavailable'));
  start();
  const again = await screen.findByRole('button', { name: 'Try again' });
  all = [notification(1)];
  serve();
  await userEvent.click(again);
  expect(await rows()).toHaveLength(1);
});

it('keeps what it has when more could not be loaded', async () => {
  all = Array.from({ length: 13 }, (_, index) => notification(index + 1));
  start();
  expect(await rows()).toHaveLength(10);
  gateway.on<typeof notificationsCalls.list>(notificationsCalls.list.route, fails(503, 'unavailable'));
  act(() => watched?.reach());
  await screen.findByText('More notifications could not be loaded');
  expect(await rows()).toHaveLength(10);
  serve();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await rows()).toHaveLength(13));
});
