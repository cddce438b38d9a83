import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import type { Resume } from '@tandem/contracts/entities/resume';
import { page } from '@tandem/web-kit/app/page';
import { aCandidate } from '@tandem/web-kit/testing/accounts';
import { FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReviewForm } from './review-form-view';

jest.setTimeout(60_000);
const patience = { timeout: 15_000 };

const skill = (parts: Partial<Resume['skillsParsed'][number]>, last: string): Resume['skillsParsed'][number] => ({
  id: `6f1f6a50-0000-4000-8000-0000000000${last}`,
  type: 'OTHER',
  stack: 'Triage',
  yearsOfExperience: null,
  description: null,
  hiddenOnResume: false,
  ...parts,
});
const shown = { pageBreaks: [], pictureHidden: false, addressHidden: false, phoneHidden: false, emailHidden: false, linkedinUrlHidden: false }; // prettier-ignore
const resumeWith = (skillsParsed: Resume['skillsParsed']): Resume => ({
  id: '6f1f6a50-0000-4000-8000-0000000000c1',
  originalFilePath: null,
  parsedFilePath: null,
  educationsParsed: [],
  workExperiencesParsed: [],
  skillsParsed,
  status: 'DONE',
  readError: null,
  reading: null,
  summary: null,
  settings: shown,
  basicInfo: {},
  contentChangedAt: '2026-03-01T09:00:00.000Z',
});

let app: RenderedApp;
const start = async (skills: Resume['skillsParsed']) => {
  const review = async () => Promise.resolve({ default: () => <ReviewForm resume={resumeWith(skills)} onBack={() => undefined} /> });
  const gateway = new FakeGateway().on<typeof accountsCalls.get>(accountsRoutes.get, aCandidate());
  app = renderApp(gateway, { pages: [page('/review', { CANDIDATE: review })], at: '/review' });
  await screen.findByRole('button', { name: /Finish/ }, patience);
};
afterEach(() => cleanBrowser(app.store));

it('leads to the first skill whose years are missing, and is gone when nothing is missing', async () => {
  await start([skill({ yearsOfExperience: 4 }, 'd1'), skill({ stack: 'Wound care' }, 'd2')]);
  expect(screen.getByText('One skill still needs its years or level')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Go to the first' }));
  const [, years] = screen.getAllByLabelText(/^Years/);
  expect(years).toHaveFocus();
  await userEvent.keyboard('3');
  await userEvent.tab();
  expect(screen.queryByRole('button', { name: 'Go to the first' })).not.toBeInTheDocument();
});

it('leads to the level of a language before the years of a later skill, and counts both', async () => {
  await start([skill({ type: 'LANGUAGES', stack: 'Dutch' }, 'd1'), skill({}, 'd2')]);
  expect(screen.getByText('2 skills still need their years or level')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Go to the first' }));
  expect(screen.getByRole('button', { name: /Level/ })).toHaveFocus();
});

it('gives all skills without years the same at once, and leaves the others', async () => {
  await start([
    skill({ yearsOfExperience: 7 }, 'd1'),
    ...['d2', 'd3', 'd4'].map((id) => skill({ stack: `Skill ${id}` }, id)),
    skill({ type: 'LANGUAGES', stack: 'Dutch' }, 'd5'),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Fill in' }));
  const same = screen.getByLabelText('Years for the 3 skills that have none');
  expect(same).toHaveFocus();
  await userEvent.keyboard('2');
  await userEvent.click(screen.getByRole('button', { name: 'Fill in' }));
  expect(screen.getAllByLabelText(/^Years \*?/).map((field) => (field as HTMLInputElement).value)).toEqual(['7', '2', '2', '2']);
  expect(screen.getAllByLabelText(/^Years \*?/)[1]).toHaveFocus();
  expect(screen.getByText('Every skill has its years now. Change those that differ.')).toBeInTheDocument();
  expect(screen.getByText('One skill still needs its years or level')).toBeInTheDocument();
});

it('offers one number before the list, and goes on doing so when few are left', async () => {
  await start(['d1', 'd2', 'd3'].map((id) => skill({ stack: `Skill ${id}` }, id)));
  const same = () => screen.getByLabelText(/^Years for the/);
  const [first] = screen.getAllByLabelText(/^Years \*?$/);
  expect(same().compareDocumentPosition(first ?? same()) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  await userEvent.type(first ?? same(), '4');
  await userEvent.tab();
  expect(screen.getByLabelText('Years for the 2 skills that have none')).toBeInTheDocument();
});

it('says nothing when every skill has its years', async () => {
  await start([skill({ yearsOfExperience: 0 }, 'd1')]);
  expect(screen.queryByText(/still need/)).not.toBeInTheDocument();
});
