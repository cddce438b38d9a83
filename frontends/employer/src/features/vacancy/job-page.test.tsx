import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { page } from '@tandem/web-kit/app/page';
import { anEmployer } from '@tandem/web-kit/testing/accounts';
import { FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { aVacancy } from '@tandem/web-kit/testing/vacancies';
import { screen } from '@testing-library/react';

const pages = [
  page('/jobs/:vacancyId', { everyone: () => import('./job-page') }),
  page('/jobs', { everyone: async () => ({ default: () => <h1>All jobs</h1> }) }),
];
const summaryUrl = '/files/public/companies/summary.md';
const { employer, ...rest } = aVacancy();
const vacancy = { ...rest, employer: { ...employer, summaryUrl } };
const disclaimer = 'This summary was written automatically from the vacancy. Check it before you rely on it.';

let app: RenderedApp;
const start = (isSignedIn: boolean, shown = vacancy) => {
  const gateway = new FakeGateway();
  gateway.on<typeof vacanciesCalls.get>(vacanciesCalls.get.route, shown);
  gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, anEmployer());
  gateway.raw('GET', summaryUrl, () => ({ body: '## About\n\nWe keep homes warm.', type: 'text/markdown' }));
  app = renderApp(gateway, { pages, at: `/jobs/${vacancy.id}`, config: { app: 'employer', hasSession: isSignedIn } });
};
afterEach(() => cleanBrowser(app.store));

it('tells employers who wrote the summary, and shows what the company says; how they fit it does not ask', async () => {
  start(true);
  expect(await screen.findByText('We keep homes warm.')).toBeInTheDocument();
  expect(screen.getByText(disclaimer)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'See how you match' })).toBeNull();
});

it('leads visitors to the app that shows how they fit', async () => {
  start(false);
  const link = await screen.findByRole('link', { name: 'See how you match' });
  expect(link).toHaveAttribute('href', `http://localhost:8081/jobs/${vacancy.id}`);
  expect(await screen.findByText('We keep homes warm.')).toBeInTheDocument();
  expect(screen.queryByText(disclaimer)).toBeNull();
});

it('leads away from a draft, which nobody can read yet', async () => {
  start(true, { ...vacancy, summaryUrl: null });
  expect(await screen.findByRole('heading', { name: 'All jobs' })).toBeInTheDocument();
  expect(app.address()).toBe('/jobs');
});
