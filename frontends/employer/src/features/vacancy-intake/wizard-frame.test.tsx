import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { page } from '@tandem/web-kit/app/page';
import { anEmployer } from '@tandem/web-kit/testing/accounts';
import { FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, renderApp } from '@tandem/web-kit/testing/render-app';
import { aVacancy } from '@tandem/web-kit/testing/vacancies';
import { screen } from '@testing-library/react';
import { WizardFrame, type WizardStep } from './wizard-frame';

// What deletes a draft is on its way for good.
const never = new Promise<never>(() => undefined);
jest.mock('./remove-draft', () => ({
  __esModule: true,
  default: () => {
    throw never;
  },
}));

beforeEach(() => cleanBrowser());

const start = (vacancy: ReturnType<typeof aVacancy>, step: WizardStep) => {
  const gateway = new FakeGateway();
  gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, anEmployer());
  const Frame = () => (
    <WizardFrame vacancy={vacancy} step={step}>
      The fields
    </WizardFrame>
  );
  const pages = [page('/draft', { EMPLOYER: async () => ({ default: Frame }) })];
  renderApp(gateway, { pages, at: '/draft', config: { app: 'employer', hasSession: true } });
};

it.each([
  ['a draft', 'Delete draft', null],
  ['a vacancy that is hidden for another source', 'Delete vacancy', '2026-01-05T09:00:00.000Z'],
])('keeps the place of the button that deletes %s, so that nothing moves when it comes', async (_, name, publishedAt) => {
  start(aVacancy({ title: 'Planner', publishedAt, flags: { readStatus: 'DONE', basicInfoValid: false, detailsValid: false } }), 2);
  expect(await screen.findByRole('heading', { name: 'Planner' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name })).toBeDisabled();
});

it.each([
  ['says what was read', 'TEXT', 2, /We filled in what we found/],
  ['says nothing of reading where nothing was read', 'CHAT', 2, /first\.$/],
  ['says what was read of the details', 'TEXT', 3, /Every field points/],
  ['says nothing of reading in the details where nothing was read', 'CHAT', 3, /The more you fill in/],
] as const)('%s', async (_, sourceType, step, hint) => {
  start(aVacancy({ sourceType }), step);
  expect(await screen.findByText(hint)).toBeInTheDocument();
});

it.each([
  ['to publish a draft', 'DONE', /then publish\.$/],
  ['to save what is published', 'VERIFIED', /they see it at once\.$/],
] as const)('asks %s', async (_, readStatus, hint) => {
  start(aVacancy({ flags: { readStatus, basicInfoValid: true, detailsValid: true } }), 4);
  expect(await screen.findByText(hint)).toBeInTheDocument();
});
