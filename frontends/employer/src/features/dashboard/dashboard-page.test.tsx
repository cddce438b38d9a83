import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import { notificationsCalls } from '@tandem/contracts/notifications/notifications';
import { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { page } from '@tandem/web-kit/app/page';
import { storage } from '@tandem/web-kit/browser/storage';
import { anEmployer } from '@tandem/web-kit/testing/accounts';
import { FakeGateway, fails } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { aMatch } from '@tandem/web-kit/testing/matches';
import { aVacancy } from '@tandem/web-kit/testing/vacancies';
import { screen, within } from '@testing-library/react';

const pages = [
  page('/', { EMPLOYER: () => import('./dashboard-page') }),
  page('/intake', { EMPLOYER: async () => ({ default: () => <h1>The intake</h1> }) }),
];
const pageOf = <T,>(items: T[], total = items.length) => ({ items, page: 1, pageSize: 2, total, totalPages: 1 });
const ready = { accountInfo: { intakeProgress: 100 }, firstName: 'Femke' };

let gateway: FakeGateway;
let app: RenderedApp;
const start = (account = anEmployer(ready)) => {
  gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, account);
  app = renderApp(gateway, { pages, config: { app: 'employer', hasSession: true } });
};
beforeEach(() => {
  gateway = new FakeGateway();
  gateway.on<typeof vacanciesCalls.list>(vacanciesCalls.list.route, pageOf<never>([]));
  gateway.on<typeof notificationsCalls.list>(notificationsCalls.list.route, pageOf<never>([]));
  gateway.on<typeof matchingCalls.employerFunnel>(matchingCalls.employerFunnel.route, []);
});
afterEach(() => {
  cleanBrowser(app.store);
  jest.useRealTimers();
});

it('sends an employer whose intake is not finished there first', async () => {
  start(anEmployer({ accountInfo: { intakeProgress: 75 } }));
  expect(await screen.findByRole('heading', { name: 'The intake' })).toBeInTheDocument();
  expect(gateway.calls).not.toContain('GET /vacancies');
});

it('greets, and shows the two latest vacancies with a way to a new one', async () => {
  const draft = aVacancy({
    id: '2',
    title: null,
    flags: { readStatus: 'DONE', basicInfoValid: true, detailsValid: false },
    intakeProgress: 0.5,
  });
  gateway.on<typeof vacanciesCalls.list>(
    vacanciesCalls.list.route,
    pageOf([aVacancy({ id: '1', title: 'Planner', amountPotentialCandidates: 12 }), draft], 6),
  );
  start();
  expect(await screen.findByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Femke$/ })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /Planner.*Open.*12 potential candidates/ })).toHaveAttribute('href', '/vacancies/1');
  expect(screen.getByRole('link', { name: /Draft.*Next: step 3 of 4/ })).toHaveAttribute('href', '/vacancies/2/intake');
  expect(screen.getByRole('link', { name: 'All 6 vacancies' })).toHaveAttribute('href', '/vacancies');
  expect(screen.getByRole('link', { name: /New vacancy/ })).toHaveAttribute('href', '/vacancies/create');
  expect(gateway.requests.find(({ query }) => query.get('pageSize') === '2')?.query.get('page')).toBe('1');
  expect(document.title).toBe('Dashboard - Tandem');
});

it('counts who waits for an answer, and those further on', async () => {
  gateway.on<typeof matchingCalls.employerFunnel>(matchingCalls.employerFunnel.route, [
    aMatch(1, { status: 'APPLIED' }),
    aMatch(2, { status: 'APPLIED' }),
    aMatch(3, { status: 'INTERVIEW' }),
    aMatch(4, { status: 'REJECTED' }),
  ]);
  start();
  expect(await screen.findByText('2 candidates are waiting for an answer.')).toBeInTheDocument();
  const numbers = screen.getAllByRole('definition').map((each) => each.textContent);
  expect(numbers.filter((text) => /^\d+$/.test(text ?? ''))).toEqual(['2', '0', '1']);
});

it('does not say that nobody waits while that is not known', async () => {
  gateway.on<typeof matchingCalls.employerFunnel>(matchingCalls.employerFunnel.route, fails(503, 'unavailable'));
  start();
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByText('Nobody is waiting for an answer.')).toBeNull();
  expect(await screen.findByText('We could not load who is waiting for an answer.')).toBeInTheDocument();
});

it('lists the last four notifications and says how many are unread', async () => {
  const at = new Date().toISOString();
  const item = (id: string) => ({
    id,
    type: 'EMPLOYER_INTAKE_REMINDER' as const,
    content: {},
    read: false,
    createdAt: at,
    updatedAt: at,
  });
  gateway.on<typeof notificationsCalls.list>(notificationsCalls.list.route, ({ query }) =>
    pageOf(['1', '2', '3', '4'].slice(0, Number(query.get('pageSize'))).map(item)),
  );
  start(anEmployer({ ...ready, amountUnreadNotifications: 7 }));
  const list = await screen.findByRole('list', { name: 'Notifications' });
  expect(within(list).getAllByRole('link')).toHaveLength(4);
  expect(screen.getByRole('heading', { name: 'Notifications 7 unread' })).toBeInTheDocument();
});

it('keeps the rest of the page when the vacancies cannot be loaded', async () => {
  gateway.on<typeof vacanciesCalls.list>(vacanciesCalls.list.route, fails(503, 'unavailable'));
  start();
  expect(await screen.findByText('Your vacancies could not be loaded')).toBeInTheDocument();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Refer a company' })).toHaveAttribute('href', '/refer');
});

it('speaks Dutch', async () => {
  storage.language.set('nl');
  start();
  expect(await screen.findByRole('heading', { level: 1, name: /^Goede(morgen|middag|navond), Femke$/ })).toBeInTheDocument();
});
