import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import type { CandidateAccount } from '@tandem/contracts/entities/account';
import type { matchingCalls } from '@tandem/contracts/matching/matching';
import { matchingRoutes } from '@tandem/contracts/matching/matching.routes';
import type { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { resumesRoutes } from '@tandem/contracts/resumes/resumes.routes';
import { page } from '@tandem/web-kit/app/page';
import { aCandidate } from '@tandem/web-kit/testing/accounts';
import { FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { aResume } from '@tandem/web-kit/testing/resumes';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResumeBanner } from './resume-banner';

const list = async () => ({ default: ResumeBanner });
let app: RenderedApp;
afterEach(() => cleanBrowser(app.store));
const skill = { id: '6f1f6a50-0000-4000-8000-0000000000d2', type: 'OTHER', stack: 'Wound care', yearsOfExperience: 2, description: null } as never; // prettier-ignore
const start = (parts: Parameters<typeof aResume>[0], accountInfo: Partial<CandidateAccount['accountInfo']> = {}) => {
  const gateway = new FakeGateway()
    .on<typeof accountsCalls.get>(accountsRoutes.get, aCandidate({ accountInfo: { resume: aResume(parts), ...accountInfo } }))
    .on<typeof matchingCalls.startMatching>(matchingRoutes.startMatching, { beingMatched: true })
    .on<typeof resumesCalls.get>(resumesRoutes.get, aResume(parts));
  app = renderApp(gateway, { pages: [page('/jobs', { CANDIDATE: list })], at: '/jobs' });
  return gateway;
};

it('leads who began without a resume to where it is written', async () => {
  start({ status: 'VERIFIED' });
  expect(await screen.findByText('Your resume is still empty.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Fill in my resume' })).toHaveAttribute('href', '/resume');
});

it('offers to compare once more when the resume was changed after the matches were made', async () => {
  const gateway = start(
    { skillsParsed: [skill], contentChangedAt: '2026-03-02T10:00:00.000Z' },
    { lastMatchedAt: '2026-03-02T09:00:00.000Z' },
  );
  expect(await screen.findByText('Your resume has changed.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Compare again' }));
  await waitFor(() => expect(gateway.calls).toContain('POST /candidate/matches/start-matching'));
});

it.each([
  ['was matched with', { lastMatchedAt: '2026-03-02T11:00:00.000Z' }],
  ['is being matched', { lastMatchedAt: '2026-03-02T09:00:00.000Z', beingMatched: true }],
  ['waits for its first run', { lastMatchedAt: null }],
])('says nothing of a resume that %s', async (_, accountInfo) => {
  const gateway = start({ skillsParsed: [skill], contentChangedAt: '2026-03-02T10:00:00.000Z' }, accountInfo);
  await waitFor(() => expect(gateway.calls).toContain('GET /candidate/resume'));
  expect(screen.queryByText(/Your resume/)).toBeNull();
});

it('asks for no resume of whoever has none', async () => {
  const gateway = start({}, { resume: null });
  await screen.findAllByRole('link', { name: 'Job preferences' });
  await act(async () => undefined);
  expect(gateway.calls).not.toContain('GET /candidate/resume');
});
