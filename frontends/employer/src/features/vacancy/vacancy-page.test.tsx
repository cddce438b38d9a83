import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { api } from '@tandem/web-kit/gateway/api';
import { page } from '@tandem/web-kit/app/page';
import { anEmployer } from '@tandem/web-kit/testing/accounts';
import { FakeGateway, fails } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { aVacancy } from '@tandem/web-kit/testing/vacancies';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const pages = [
  page('/vacancies/:vacancyId', {
    everyone: () => import('@tandem/web-kit/vacancy/public-vacancy-page'),
    EMPLOYER: () => import('./vacancy-page'),
  }),
  page('/vacancies', { EMPLOYER: async () => ({ default: () => <h1>The list</h1> }) }),
];
const own = aVacancy();

let gateway: FakeGateway;
let app: RenderedApp;
const start = ({ vacancy = own, isSignedIn = true } = {}) => {
  gateway.on<typeof vacanciesCalls.get>(vacanciesCalls.get.route, vacancy);
  gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, anEmployer());
  app = renderApp(gateway, { pages, at: `/vacancies/${vacancy.id}`, config: { app: 'employer', hasSession: isSignedIn } });
};
beforeEach(() => {
  gateway = new FakeGateway();
  gateway.on<typeof vacanciesCalls.remove>(vacanciesCalls.remove.route, null as never);
});
afterEach(() => cleanBrowser(app.store));

it('shows its owner how far it is, with a way to edit it', async () => {
  start({
    vacancy: aVacancy({ title: null, intakeProgress: 0.5, flags: { readStatus: 'DONE', basicInfoValid: true, detailsValid: false } }),
  });
  const title = await screen.findByRole('heading', { level: 1, name: 'Draft' });
  expect(title.querySelector('em')).not.toBeNull();
  expect(screen.getByRole('progressbar', { name: 'Intake' })).toHaveAttribute('aria-valuenow', '50');
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/vacancies/${own.id}/intake`);
  expect(screen.getByRole('link', { name: 'Warmtenet' })).toHaveAttribute('href', `/companies/${own.employer.id}`);
});

it('leads its owner from the vacancy to who applied for it, once anybody could', async () => {
  start();
  expect(await screen.findByRole('link', { name: 'Applications' })).toHaveAttribute('href', `/funnel?vacancyIds=${own.id}`);
});

it('leads nowhere from a draft that nobody could apply for', async () => {
  start({ vacancy: aVacancy({ publishedAt: null, flags: { readStatus: 'DONE', basicInfoValid: false, detailsValid: false } }) });
  await screen.findByRole('link', { name: 'Edit' });
  expect(screen.queryByRole('link', { name: 'Applications' })).toBeNull();
});

it('says of its hours that they are the least, as 16 to 24 is asked for by their lower end', async () => {
  start({ vacancy: aVacancy({ minHoursPerWeek: 16 }) });
  expect(await screen.findByText('at least 16 hours a week')).toBeInTheDocument();
});

it('says which education and which work permit are asked for', async () => {
  start({ vacancy: aVacancy({ requiredEducation: ['BACHELOR_HBO', 'MASTER_WO'], requiredVisa: ['EU'] }) });
  const about = await screen.findByRole('region', { name: 'About the work' });
  const said = within(about)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(said).toEqual(
    expect.arrayContaining([
      ['Education', 'HBO bachelor, University master'],
      ['Work permit for', 'The EU'],
    ]),
  );
});

it('says nothing of education and work permits where none is asked for', async () => {
  start({ vacancy: aVacancy({ requiredEducation: ['none'], requiredVisa: [], benefits: ['A bicycle'] }) });
  const about = await screen.findByRole('region', { name: 'About the work' });
  expect(within(about).getByText('A bicycle')).toBeInTheDocument();
  expect(within(about).queryByText('Education')).toBeNull();
  expect(within(about).queryByText('Work permit for')).toBeNull();
});

it('has no empty frame below a draft that says nothing yet', async () => {
  start({ vacancy: aVacancy({ title: null, summaryUrl: null, flags: { readStatus: null, basicInfoValid: false, detailsValid: false } }) });
  await screen.findByRole('heading', { level: 1, name: 'Draft' });
  expect(screen.queryByRole('region', { name: 'About the work' })).toBeNull();
});

it('deletes only after a yes', async () => {
  start();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete vacancy' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete “Heat network planner”?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Keep vacancy' }));
  expect(gateway.calls).not.toContain(`DELETE /vacancies/${own.id}`);
  await userEvent.click(screen.getByRole('button', { name: 'Delete vacancy' }));
  const again = await screen.findByRole('alertdialog', { name: 'Delete “Heat network planner”?' });
  await userEvent.click(within(again).getByRole('button', { name: 'Delete vacancy' }));
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeInTheDocument();
  expect(gateway.calls).toContain(`DELETE /vacancies/${own.id}`);
  expect(screen.getByText('“Heat network planner” has been deleted')).toBeInTheDocument();
});

it('calls what another source hides no draft, and says before it is deleted that its applications go', async () => {
  start({
    vacancy: aVacancy({
      publishedAt: '2026-01-05T09:00:00.000Z',
      flags: { readStatus: 'DONE', basicInfoValid: false, detailsValid: false },
    }),
  });
  const panel = within(await screen.findByRole('region', { name: 'Your vacancy' }));
  expect(panel.getByText('Hidden')).toBeInTheDocument();
  expect(panel.queryByText('Draft')).toBeNull();
  await userEvent.click(panel.getByRole('button', { name: 'Delete vacancy' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete “Heat network planner”?' });
  expect(within(question).getByText(/its applications leave your funnel/)).toBeInTheDocument();
});

it('gives other employers no progress, edit or delete', async () => {
  start({ vacancy: aVacancy({ employer: { ...own.employer, id: '6f1f6a50-0000-4000-8000-000000000077' } }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Heat network planner' })).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete vacancy' })).toBeNull();
});

it('lets visitors read it, with the way to how it fits and to where it was found', async () => {
  const employer = { ...own.employer, id: null };
  start({ isSignedIn: false, vacancy: aVacancy({ employer, isScraped: true, originalUrl: 'https://warmtenet.example/jobs/7' }) });
  expect(await screen.findByRole('link', { name: 'See how you match' })).toHaveAttribute('href', `http://localhost:8081/jobs/${own.id}`);
  expect(screen.getByRole('link', { name: 'Original vacancy' })).toHaveAttribute('href', 'https://warmtenet.example/jobs/7');
  expect(screen.queryByRole('button', { name: 'Delete vacancy' })).toBeNull();
  expect(document.title).toBe('Heat network planner - Tandem');
});

it('says that a vacancy was not found', async () => {
  start();
  gateway.on<typeof vacanciesCalls.get>(vacanciesCalls.get.route, fails(404, 'vacancy_not_found'));
  expect(await screen.findByRole('heading', { name: 'This vacancy was not found' })).toBeInTheDocument();
  expect(document.title).toBe('This vacancy was not found - Tandem');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Vacancies' })).toHaveAttribute('href', '/vacancies');
});

it('says so when a vacancy somebody reads is deleted', async () => {
  start({ isSignedIn: false });
  await screen.findByRole('heading', { level: 1, name: 'Heat network planner' });
  gateway.on<typeof vacanciesCalls.get>(vacanciesCalls.get.route, fails(404, 'vacancy_not_found'));
  act(() => void app.store.dispatch(api.util.invalidateTags(['Vacancy'])));
  expect(await screen.findByRole('heading', { name: 'This vacancy was not found' })).toBeInTheDocument();
  expect(screen.queryByText('Heat network planner')).toBeNull();
});

it('says what an estimated salary rests on', async () => {
  const salaryBasis = { count: 12, occupation: 'Planner', level: null, region: 'Utrecht' };
  start({ vacancy: aVacancy({ salaryMin: 3000, salaryMax: 4000, salaryIsEstimated: true, salaryBasis }) });
  expect(await screen.findByText('estimated from 12 comparable vacancies in Utrecht')).toBeInTheDocument();
});
