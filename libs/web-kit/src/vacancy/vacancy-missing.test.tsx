import type { Account } from '@tandem/contracts/entities/account';
import type { Match } from '@tandem/contracts/entities/match';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import { screen, within } from '@testing-library/react';
import { page } from '../app/page';
import { aCandidate, anEmployer } from '../testing/accounts';
import { FakeGateway } from '../testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '../testing/render-app';
import { aMatch } from '../testing/matches';
import { aVacancy } from '../testing/vacancies';

let gateway: FakeGateway;
let app: RenderedApp;
afterEach(() => cleanBrowser(app.store));

const open = (account: Account | null, applications: { running?: Match[]; archived?: Match[] } = {}, known: object = {}): void => {
  const { running = [], archived = [] } = applications;
  gateway = new FakeGateway()
    .raw('GET', '/vacancies/{id}', () => ({ status: 404, body: { detail: 'vacancy_not_found', ...known } }))
    .on<typeof matchingCalls.candidateFunnel>(matchingCalls.candidateFunnel.route, ({ query }) =>
      query.get('archived') ? archived : running,
    );
  if (account) gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, account);
  const pages = [page('/vacancies/:vacancyId', { everyone: () => import('./public-vacancy-page') })];
  app = renderApp(gateway, { pages, at: '/vacancies/6f1f6a50-0000-4000-8000-000000000001', config: { hasSession: account !== null } });
};

it.each([
  ['running', { running: [aMatch(1, { vacancy: aVacancy(), status: 'INVITED' })] }],
  ['archived', { archived: [aMatch(1, { vacancy: aVacancy(), status: 'REJECTED', archived: true })] }],
])('says on the card of a vacancy that it is being changed to whom has a %s application for it', async (_, applications) => {
  open(aCandidate(), applications);
  expect(await screen.findByRole('heading', { level: 1, name: 'This vacancy is being changed' })).toBeInTheDocument();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'My applications' })).toHaveAttribute('href', '/funnel');
  expect(document.title).toBe('This vacancy is being changed - Tandem');
});

it.each([
  ['a candidate who has not applied', aCandidate()],
  ['an employer', anEmployer()],
  ['a visitor', null],
])('says to %s that there is no such vacancy', async (_, account) => {
  open(account);
  expect(await screen.findByRole('heading', { level: 1, name: 'This vacancy was not found' })).toBeInTheDocument();
  expect(document.title).toBe('This vacancy was not found - Tandem');
  expect(gateway.calls.includes('GET /candidate/matches/funnel')).toBe(account?.accountType === 'CANDIDATE');
});

it.each([
  ['deleted', { gone: true }],
  ['hidden', { hidden: true }],
])('says of a %s vacancy that it is open no more, with a way to others', async (_, known) => {
  open(null, {}, known);
  expect(await screen.findByRole('heading', { level: 1, name: 'This vacancy is no longer open' })).toBeInTheDocument();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Search jobs' })).toHaveAttribute('href', '/jobs');
  expect(document.title).toBe('This vacancy is no longer open - Tandem');
});
