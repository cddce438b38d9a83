import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import type { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { resumesRoutes } from '@tandem/contracts/resumes/resumes.routes';
import { page } from '@tandem/web-kit/app/page';
import { aCandidate } from '@tandem/web-kit/testing/accounts';
import { FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { aResume } from '@tandem/web-kit/testing/resumes';
import { screen, waitFor } from '@testing-library/react';
import { EmptyResumeBanner } from './empty-resume-banner';

const list = async () => ({ default: EmptyResumeBanner });
let app: RenderedApp;
afterEach(() => cleanBrowser(app.store));
const start = (parts: Parameters<typeof aResume>[0]) => {
  const gateway = new FakeGateway()
    .on<typeof accountsCalls.get>(accountsRoutes.get, aCandidate())
    .on<typeof resumesCalls.get>(resumesRoutes.get, aResume(parts));
  app = renderApp(gateway, { pages: [page('/jobs', { CANDIDATE: list })], at: '/jobs' });
  return gateway;
};

it('leads who began without a resume to where it is written', async () => {
  start({ status: 'VERIFIED' });
  expect(await screen.findByText('Your resume is still empty.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Fill in my resume' })).toHaveAttribute('href', '/resume');
});

it('says nothing once something is written', async () => {
  const skill = { id: '6f1f6a50-0000-4000-8000-0000000000d2', type: 'OTHER', stack: 'Wound care', yearsOfExperience: 2, description: null } as never; // prettier-ignore
  const gateway = start({ skillsParsed: [skill] });
  await waitFor(() => expect(gateway.calls).toContain('GET /candidate/resume'));
  expect(screen.queryByText('Your resume is still empty.')).toBeNull();
});
