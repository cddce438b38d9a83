import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import type { adminCalls } from '@tandem/contracts/admin/admin';
import { eventRoutes } from '@tandem/contracts/admin/event.routes';
import type { CandidateAccount } from '@tandem/contracts/entities/account';
import type { matchingCalls } from '@tandem/contracts/matching/matching';
import { matchingRoutes } from '@tandem/contracts/matching/matching.routes';
import type { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { resumesRoutes } from '@tandem/contracts/resumes/resumes.routes';
import { hasSummary } from '@tandem/domain/intake';
import { page } from '@tandem/web-kit/app/page';
import { api } from '@tandem/web-kit/gateway/api';
import { useSignedIn } from '@tandem/web-kit/session/session';
import { aCandidate } from '@tandem/web-kit/testing/accounts';
import { fails, FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { aResume } from '@tandem/web-kit/testing/resumes';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

// It draws a document, which this browser cannot.
jest.mock('./review-step', () => ({ ReviewStep: () => null }));
jest.setTimeout(60_000);
const patience = { timeout: 15_000 };

type Info = Partial<CandidateAccount['accountInfo']>;
const resume = (status: 'PENDING' | 'BUSY' | 'ERROR' | 'DONE' | 'VERIFIED') => ({ id: '6f1f6a50-0000-4000-8000-0000000000c1', status });
const person: Info = {
  birthDate: '1990-02-03',
  address: { city: 'Utrecht', country: 'NL' },
  preferences: { desiredJobTitle: 'Planner', jobTypes: ['FULL_TIME'], workModels: ['HYBRID'], travelMode: 'CAR', travelTime: 45 },
};
const Jobs = () => {
  const [isOpen] = useState(hasSummary(useSignedIn<'CANDIDATE'>().accountInfo));
  return <h1>{isOpen ? 'Jobs, with a summary' : 'Jobs'}</h1>;
};
const routes = [
  page('/intake', { CANDIDATE: () => import('./intake-page') }),
  page('/jobs', { CANDIDATE: async () => Promise.resolve({ default: Jobs }) }),
];

let app: RenderedApp;
let gateway: FakeGateway;
let account: CandidateAccount;
const start = (accountInfo: Info, names: Partial<CandidateAccount> = {}, at = '/intake') => {
  account = aCandidate({ ...names, accountInfo });
  gateway = new FakeGateway()
    .on<typeof accountsCalls.get>(accountsRoutes.get, () => account)
    .on<typeof adminCalls.recordEvent>(eventRoutes.recordEvent, undefined)
    .on<typeof accountsCalls.updateCandidate>(accountsRoutes.updateCandidate, ({ body }) => {
      account = aCandidate({ accountInfo: { ...account.accountInfo, ...(body as Info) } });
      return account;
    })
    .on<typeof resumesCalls.verify>(resumesRoutes.verify, undefined as never)
    .on<typeof accountsCalls.generateCandidateSummary>(accountsRoutes.generateCandidateSummary, { queued: true })
    .on<typeof matchingCalls.startMatching>(matchingRoutes.startMatching, undefined as never);
  app = renderApp(gateway, { pages: routes, at });
};
afterEach(() => {
  cleanBrowser(app.store);
  jest.restoreAllMocks();
});
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, patience);
const changes = () => gateway.calls.filter((call) => !call.startsWith('GET') && call !== 'POST /analytics');
const finish = async () => {
  await userEvent.type(await screen.findByLabelText(/Date of birth/, undefined, patience), '03/02/1990');
  await userEvent.click(screen.getByRole('button', { name: 'Finish and find jobs' }));
};

describe('the intake begins', () => {
  it.each([
    ['with the person, for somebody new', {}, 'About you'],
    ['with the person while the birth date is missing', { ...person, birthDate: null }, 'About you'],
    ['with the person while the city is missing', { ...person, address: null }, 'About you'],
    ['with the person while a wish is missing', { ...person, preferences: { ...person.preferences, workModels: [] } }, 'About you'],
    ['with the resume once the person is known', person, 'Your resume'],
    ['with the resume while it is not read', { ...person, resume: resume('ERROR') }, 'Your resume'],
    ['with the check once the resume is read', { ...person, resume: resume('DONE') }, 'Check'],
    ['with the check of a verified resume too', { ...person, resume: resume('VERIFIED') }, 'Check'],
  ] as [string, Info, string][])('%s', async (_, info, title) => {
    start(info);
    expect(await heading(title)).toBeInTheDocument();
  });
});

describe('who brought a resume along', () => {
  it('fills in one form, which ends the intake', async () => {
    start({ ...person, birthDate: null, resume: resume('VERIFIED') });
    await heading('About you');
    expect(screen.queryByRole('list', { name: 'Steps of your intake' })).toBeNull();
    await finish();
    expect(await heading('Jobs')).toBeInTheDocument();
    expect(changes()).toEqual([
      'PATCH /candidate/account',
      'POST /candidate/resume/verify',
      'POST /candidate/summary/generate',
      'POST /candidate/matches/start-matching',
    ]);
  });

  it('comes to the jobs with its summary, although an answer from before it was still under way', async () => {
    start({ ...person, birthDate: null, resume: resume('VERIFIED') });
    let isVerified = false;
    let answer = () => {};
    gateway
      .on<typeof resumesCalls.verify>(resumesRoutes.verify, () => void (isVerified = true) as never)
      .on<typeof accountsCalls.generateCandidateSummary>(accountsRoutes.generateCandidateSummary, () => {
        account = aCandidate({ accountInfo: { ...account.accountInfo, summaryDraftUrl: 'pending' } });
        return { queued: true };
      })
      .on<typeof matchingCalls.startMatching>(matchingRoutes.startMatching, () => void setTimeout(answer, 50) as never)
      .raw(accountsRoutes.get.method, accountsRoutes.get.path, async () => {
        const body = account;
        const isFromBefore = body.accountInfo.summaryDraftUrl === null;
        // Each answer takes its time, the one from before the summary until matching has begun.
        if (isVerified) await new Promise<void>((resolve) => (isFromBefore ? (answer = resolve) : setTimeout(resolve, 1500)));
        return { body };
      });
    await finish();
    expect(await heading('Jobs, with a summary')).toBeInTheDocument();
  });

  it('finds filled in what stands on the resume and is not known yet', async () => {
    const utrecht = { city: 'Utrecht', country: 'NL', latitude: 52.09, longitude: 5.12 };
    start({ address: null, resume: resume('VERIFIED') }, { firstName: null, lastName: null, phone: null });
    const basicInfo = { firstName: 'Noor', lastName: 'Vos', phone: '+31 612345678', address: utrecht };
    gateway.on<typeof resumesCalls.get>(resumesRoutes.get, aResume({ status: 'VERIFIED', basicInfo }));
    expect(await screen.findByRole('textbox', { name: /First name/ }, patience)).toHaveValue('Noor');
    expect(screen.getByRole('textbox', { name: /Last name/ })).toHaveValue('Vos');
    expect(screen.getByRole('textbox', { name: /Phone/ })).toHaveValue('612345678');
    expect(screen.getByRole('combobox', { name: /City|Town/ })).toHaveValue('Utrecht');
  });

  it('goes on when the summary cannot be asked for, which only the console hears', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    start({ ...person, birthDate: null, resume: resume('DONE') });
    gateway.on<typeof accountsCalls.generateCandidateSummary>(accountsRoutes.generateCandidateSummary, fails(500, 'internal_error'));
    await finish();
    expect(await heading('Jobs')).toBeInTheDocument();
    expect(log).toHaveBeenCalled();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('stays, and is told, when the person could not be saved', async () => {
    start({ ...person, birthDate: null, resume: resume('DONE') });
    gateway.on<typeof accountsCalls.updateCandidate>(accountsRoutes.updateCandidate, fails(500, 'internal_error'));
    await finish();
    expect(await screen.findByText('Your changes could not be saved')).toBeInTheDocument();
    expect(changes()).toEqual(['PATCH /candidate/account']);
  });

  it('says that the session has ended, and no other error, when that happens at saving', async () => {
    start({ ...person, birthDate: null, resume: resume('DONE') });
    gateway.on<typeof accountsCalls.updateCandidate>(accountsRoutes.updateCandidate, fails(401, 'unauthorized'));
    gateway.raw('POST', '/auth/refresh', () => ({ status: 401 }));
    await finish();
    expect(await screen.findByText(/Your session has ended/)).toBeInTheDocument();
    expect(screen.queryByText('Your changes could not be saved')).toBeNull();
  });
});

it('fills the first step with what another window saved meanwhile', async () => {
  start({});
  await heading('About you');
  const first = await screen.findByLabelText(/First name/, undefined, patience);
  account = aCandidate({ firstName: 'Fleur', lastName: 'Smit', accountInfo: person });
  act(() => void app.store.dispatch(api.util.invalidateTags(['Account'])));
  await waitFor(() => expect(first).toHaveValue('Fleur'));
  expect(screen.getByLabelText(/The job you want/)).toHaveValue('Planner');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await heading('Your resume')).toBeInTheDocument();
});

describe('the step', () => {
  it('is in the address, so that the browser leads back a step and a reload stays', async () => {
    start({ ...person, birthDate: null });
    await userEvent.type(await screen.findByLabelText(/Date of birth/, undefined, patience), '03/02/1990');
    expect(app.address()).toBe('/intake?step=1');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await heading('Your resume');
    expect(app.address()).toBe('/intake?step=2');
    await app.back();
    await heading('About you');
    const address = app.address();
    app.unmount();
    start(person, {}, address);
    expect(await heading('About you')).toBeInTheDocument();
  });

  it('is none further than what has been filled in, whatever the address asks for', async () => {
    start(person, {}, '/intake?step=3');
    expect(await heading('Your resume')).toBeInTheDocument();
    expect(app.address()).toBe('/intake?step=2');
  });
});

it('does not call a resume read that was begun empty', async () => {
  start({ ...person, resume: resume('DONE') }, {}, '/intake?step=2');
  gateway.on<typeof resumesCalls.get>(resumesRoutes.get, aResume({ status: 'DONE', originalFilePath: null }));
  expect(await screen.findByText('You already have a resume; Next goes on with it.', {}, patience)).toBeInTheDocument();
  expect(screen.queryByText('Your resume has been read.')).toBeNull();
});

describe('a resume that was read', () => {
  const ready = { ...person, resume: resume('DONE') };
  const without = async () => userEvent.click(await screen.findByRole('button', { name: 'Continue without a resume' }));
  beforeEach(() => {
    start(ready, {}, '/intake?step=2');
    gateway.on<typeof resumesCalls.get>(resumesRoutes.get, aResume({ status: 'DONE' }));
    gateway.on<typeof resumesCalls.createBlank>(resumesRoutes.createBlank, aResume({ status: 'DONE' }));
  });

  it('is not thrown away by one press', async () => {
    await screen.findByRole('button', { name: 'Next' }, patience);
    await without();
    await userEvent.click(await screen.findByRole('button', { name: 'Keep this resume' }));
    expect(changes()).toEqual([]);
    expect(await heading('Your resume')).toBeInTheDocument();
  });

  it('gives way to an empty one for whoever says so', async () => {
    await screen.findByRole('button', { name: 'Next' }, patience);
    await without();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete and start empty' }));
    expect(await heading('What you have done')).toBeInTheDocument();
    expect(changes()).toEqual(['POST /candidate/resume/blank']);
  });
});

describe('what was typed into the first step', () => {
  it('is there when the page is opened again, and forgotten once it is saved', async () => {
    start({ ...person, birthDate: null });
    await userEvent.type(await screen.findByLabelText(/Date of birth/, undefined, patience), '03/02/1990');
    await userEvent.type(screen.getByRole('textbox', { name: /The job you want/ }), ' of trains');
    app.unmount();
    start({ ...person, birthDate: null });
    await waitFor(() => expect(screen.getByRole('textbox', { name: /The job you want/ })).toHaveValue('Planner of trains'), patience);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await heading('Your resume')).toBeInTheDocument();
    expect(gateway.requests[gateway.calls.indexOf('PATCH /candidate/account')]?.body).toMatchObject({ birthDate: '1990-02-03' });
    expect(sessionStorage).toHaveLength(0);
  });
});
