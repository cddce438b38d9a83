import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { page } from '@tandem/web-kit/app/page';
import { anEmployer } from '@tandem/web-kit/testing/accounts';
import { FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, renderApp } from '@tandem/web-kit/testing/render-app';
import { aVacancy } from '@tandem/web-kit/testing/vacancies';
import { screen } from '@testing-library/react';
import { WizardFrame } from './wizard-frame';

// What deletes a draft is on its way for good.
const never = new Promise<never>(() => undefined);
jest.mock('./remove-draft', () => ({
  __esModule: true,
  default: () => {
    throw never;
  },
}));

beforeEach(() => cleanBrowser());

it.each([
  ['a draft', 'Delete draft', null],
  ['a vacancy that is hidden for another source', 'Delete vacancy', '2026-01-05T09:00:00.000Z'],
])('keeps the place of the button that deletes %s, so that nothing moves when it comes', async (_, name, publishedAt) => {
  const gateway = new FakeGateway();
  gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, anEmployer());
  const vacancy = aVacancy({ title: 'Planner', publishedAt, flags: { readStatus: 'DONE', basicInfoValid: false, detailsValid: false } });
  const Frame = () => (
    <WizardFrame vacancy={vacancy} step={2}>
      The fields
    </WizardFrame>
  );
  const pages = [page('/draft', { EMPLOYER: async () => ({ default: Frame }) })];
  renderApp(gateway, { pages, at: '/draft', config: { app: 'employer', hasSession: true } });
  expect(await screen.findByRole('heading', { name: 'Planner' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name })).toBeDisabled();
});
