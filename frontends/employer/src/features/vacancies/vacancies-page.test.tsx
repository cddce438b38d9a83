import type { EmployerAccount } from '@tandem/contracts/entities/account';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { page } from '@tandem/web-kit/app/page';
import { api } from '@tandem/web-kit/gateway/api';
import { anEmployer } from '@tandem/web-kit/testing/accounts';
import { FakeGateway, fails } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { aVacancy } from '@tandem/web-kit/testing/vacancies';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const blank = (name: string) => async () => ({ default: () => <h1>{name}</h1> });
const pages = [
  page('/vacancies', { title: 'nav.vacancies', EMPLOYER: () => import('./vacancies-page') }),
  page('/vacancies/create', { EMPLOYER: () => import('./create-page') }),
  page('/vacancies/:vacancyId/intake', { EMPLOYER: blank('The wizard') }),
  page('/intake', { EMPLOYER: blank('The intake') }),
];
const draftId = '6f1f6a50-0000-4000-8000-000000000099';

let gateway: FakeGateway;
let app: RenderedApp;
const serve = (total: number) =>
  gateway.on<typeof vacanciesCalls.list>(vacanciesCalls.list.route, ({ query }) => {
    const [at, size] = [Number(query.get('page') ?? 1), Number(query.get('pageSize'))];
    const items = Array.from({ length: total }, (_, index) => aVacancy({ id: `${index + 1}`, title: `Vacancy ${index + 1}` }));
    return {
      items: items.slice((at - 1) * size, at * size),
      page: at,
      pageSize: size,
      total,
      totalPages: Math.ceil(total / size),
    };
  });
const start = (at = '/vacancies', accountInfo: Partial<EmployerAccount['accountInfo']> = {}) => {
  gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, anEmployer({ accountInfo: { intakeProgress: 100, ...accountInfo } }));
  app = renderApp(gateway, { pages, at, config: { app: 'employer', hasSession: true } });
};
beforeEach(() => {
  gateway = new FakeGateway();
  gateway.on<typeof vacanciesCalls.create>(vacanciesCalls.create.route, { id: draftId });
});
afterEach(() => cleanBrowser(app.store));

it('shows the vacancies in pages, with a button for a new one', async () => {
  serve(13);
  start('/vacancies?page=2');
  expect(await screen.findByRole('link', { name: /Vacancy 13/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Vacancy 12/ })).toBeNull();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'New vacancy' })).toHaveAttribute('href', '/vacancies/create');
  expect(screen.getByText('13 vacancies. Newest first.')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('leads from a page that is no more to the last one there is', async () => {
  serve(13);
  start('/vacancies?page=3');
  expect(await screen.findByRole('link', { name: /Vacancy 13/ })).toBeInTheDocument();
  expect(app.address()).toBe('/vacancies?page=2');
});

it('shows nothing to finish of a filled vacancy that was hidden for a change', async () => {
  const flags = { readStatus: 'DONE' as const, basicInfoValid: false, detailsValid: false };
  const hidden = aVacancy({ title: 'Planner', flags, filledSince: '2026-11-02T09:00:00.000Z' });
  const answer = { items: [hidden], page: 1, pageSize: 12, total: 1, totalPages: 1 };
  gateway.on<typeof vacanciesCalls.list>(vacanciesCalls.list.route, answer);
  start();
  expect(await screen.findByRole('link', { name: /Planner/ })).toHaveAttribute('href', `/vacancies/${hidden.id}`);
  expect(screen.getByText('Filled')).toBeInTheDocument();
  expect(screen.queryByText(/of 4/)).toBeNull();
});

it('offers the intake when it is not finished, even when there are no vacancies either', async () => {
  serve(0);
  start('/vacancies', { intakeProgress: 75 });
  const popup = await screen.findByRole('alertdialog', { name: 'Finish your intake first?' });
  await userEvent.click(within(popup).getByRole('button', { name: 'Go to intake' }));
  expect(await screen.findByRole('heading', { name: 'The intake' })).toBeInTheDocument();
});

it('offers to create the first vacancy, and stays when that comes later', async () => {
  serve(0);
  start();
  const popup = await screen.findByRole('alertdialog', { name: 'Create your first vacancy?' });
  await userEvent.click(within(popup).getByRole('button', { name: 'Later' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Your vacancies live here' })).toBeInTheDocument();
  expect(within(screen.getByRole('main')).queryByRole('link', { name: 'New vacancy' })).toBeNull();
  expect(app.address()).toBe('/vacancies');
});

it('takes the offer back when a colleague makes the first vacancy', async () => {
  serve(0);
  start();
  await screen.findByRole('alertdialog', { name: 'Create your first vacancy?' });
  serve(1);
  act(() => void app.store.dispatch(api.util.invalidateTags(['Vacancy'])));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('link', { name: /Vacancy 1/ })).toBeInTheDocument();
});

it('says while the careers page of the company is read', async () => {
  serve(1);
  start('/vacancies', { activelyScraping: true });
  expect(await screen.findByText(/Your careers page is being read/)).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /Vacancy 1/ })).toBeInTheDocument();
});

it('says when the vacancies cannot be loaded, and tries again', async () => {
  gateway.on<typeof vacanciesCalls.list>(vacanciesCalls.list.route, fails(503, 'unavailable'));
  start();
  await screen.findByText('Your vacancies could not be loaded');
  serve(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Vacancy 1/ })).toBeInTheDocument();
});

describe('creating', () => {
  it('asks for one draft and goes on to its wizard', async () => {
    start('/vacancies/create');
    expect(await screen.findByRole('heading', { name: 'The wizard' })).toBeInTheDocument();
    expect(app.address()).toBe(`/vacancies/${draftId}/intake`);
    expect(gateway.calls.filter((call) => call === 'GET /vacancies/new')).toHaveLength(1);
  });

  it('goes on with the draft that this tab opened, while nothing was sent of it', async () => {
    const flags = { readStatus: null, basicInfoValid: false, detailsValid: false };
    const opened = aVacancy({ id: draftId, title: null, summaryUrl: null, flags });
    serve(1);
    gateway.on<typeof vacanciesCalls.get>(vacanciesCalls.get.route, opened);
    const link = () => screen.findByRole('link', { name: 'New vacancy' }, { timeout: 5_000 });
    start();
    expect(await link()).toHaveAttribute('href', '/vacancies/create');
    cleanup();
    start('/vacancies/create');
    await screen.findByRole('heading', { name: 'The wizard' });
    cleanup();
    start();
    await waitFor(async () => expect(await link()).toHaveAttribute('href', `/vacancies/${draftId}/intake`));
    cleanup();
    gateway.on<typeof vacanciesCalls.get>(vacanciesCalls.get.route, {
      ...opened,
      sourceType: 'TEXT',
      flags: { ...flags, readStatus: 'BUSY' },
    });
    start();
    expect(await link()).toHaveAttribute('href', '/vacancies/create');
    const lists = gateway.requests.filter((_, at) => gateway.calls[at] === 'GET /vacancies');
    expect(new Set(lists.map(({ query }) => query.get('begun')))).toEqual(new Set(['true']));
  });

  it('says so when no id comes', async () => {
    gateway.raw('GET', '/vacancies/new', () => ({ body: {} }));
    start('/vacancies/create');
    expect(await screen.findByText('Vacancy ID is required')).toBeInTheDocument();
  });
});
