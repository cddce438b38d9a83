import { adminCalls } from '@tandem/contracts/admin/admin';
import { FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { aVacancy } from '@tandem/web-kit/testing/vacancies';
import { screen } from '@testing-library/react';
import { aPage, idOf, startAsAdmin } from '../../../testing/start';

let app: RenderedApp;
const start = (readStatus: 'DONE' | 'VERIFIED') => {
  const flags = { readStatus, basicInfoValid: true, detailsValid: true };
  const row = { ...aVacancy({ id: idOf(7), title: 'Cook', flags }), timeline: [] };
  const gateway = new FakeGateway()
    .on<typeof adminCalls.listVacancies>(adminCalls.listVacancies.route, aPage([row]))
    .on<typeof adminCalls.getVacancy>(adminCalls.getVacancy.route, row);
  app = startAsAdmin(gateway, `/admin?tab=vacancies&open=${idOf(7)}`);
};
afterEach(() => cleanBrowser(app.store));

it('leads to what visitors see of a published vacancy, beside the console', async () => {
  start('VERIFIED');
  const link = await screen.findByRole('link', { name: 'As visitors see it' });
  expect(link).toHaveAttribute('href', `http://candidate.test/vacancies/${idOf(7)}`);
  expect(link).toHaveAttribute('target', '_blank');
});

it('leads nowhere from a draft, of which visitors see nothing', async () => {
  start('DONE');
  await screen.findByRole('heading', { name: 'Cook' });
  expect(screen.queryByRole('link', { name: 'As visitors see it' })).toBeNull();
  expect(screen.queryByText('Public page')).toBeNull();
});
