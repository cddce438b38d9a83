import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import type { Resume } from '@tandem/contracts/entities/resume';
import type { resumesCalls as Calls } from '@tandem/contracts/resumes/resumes';
import { resumesRoutes as at } from '@tandem/contracts/resumes/resumes.routes';
import { page } from '@tandem/web-kit/app/page';
import { aCandidate } from '@tandem/web-kit/testing/accounts';
import { FakeGateway, fails } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { aResume } from '@tandem/web-kit/testing/resumes';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

jest.setTimeout(60_000);
const patience = { timeout: 15_000 };

const blank = aResume();
const job = { id: '6f1f6a50-0000-4000-8000-0000000000d1', title: 'Cartographer', company: 'Kaart & Co', startDate: '2021-03', endDate: null, description: 'Drew maps.', hiddenOnResume: false }; // prettier-ignore

let app: RenderedApp;
let gateway: FakeGateway;
const resumePage = async () => import('./resume-page');
const pages = [page('/resume', { CANDIDATE: resumePage })];
const start = (resume: Resume, account = aCandidate({ accountInfo: { resume } })): void => {
  gateway = new FakeGateway().on<typeof accountsCalls.get>(accountsRoutes.get, account).on<typeof Calls.get>(at.get, resume);
  app = renderApp(gateway, { pages, at: '/resume' });
};
// The page is large: the first import of it is no part of a story.
beforeAll(async () => void (await resumePage()), 120_000);
afterEach(() => cleanBrowser(app.store));

describe('the builder of a candidate', () => {
  it('locks the address of who signs in elsewhere', async () => {
    start(blank, aCandidate({ authProvider: 'google', accountInfo: { resume: blank } }));
    const email = await screen.findByRole('textbox', { name: 'E-mail address' }, patience);
    expect(email).toBeDisabled();
    expect(screen.getByText('Comes from the account you log in with.')).toBeInTheDocument();
  });

  it('removes nothing without a word: another PDF asks first', async () => {
    start({ ...blank, workExperiencesParsed: [job] });
    await userEvent.click(await screen.findByRole('button', { name: 'More' }, patience));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Upload another PDF' }));
    const dialog = await screen.findByRole('alertdialog', {}, patience).catch(() => screen.findByRole('dialog'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep this one' }));
    expect(gateway.calls).not.toContain('POST /candidate/resume');
  });
});

describe('whoever has no resume yet', () => {
  it('is not asked for it, and has it as soon as it is made, before the account has heard of it', async () => {
    start(blank, aCandidate());
    gateway.on<typeof Calls.createBlank>(at.createBlank, blank);
    const begin = await screen.findByRole('button', { name: 'Start from scratch' }, patience);
    expect(gateway.calls).not.toContain(`GET ${at.get.path}`);
    await userEvent.click(begin);
    expect(await screen.findByRole('textbox', { name: 'E-mail address' }, patience)).toBeInTheDocument();
  });

  it('sees that a file is on its way, and chooses it again where he was when the connection was lost', async () => {
    start(blank);
    gateway.on<typeof Calls.get>(at.get, fails(404, 'resume_not_found'));
    let lose: () => void = () => undefined;
    gateway.raw(at.upload.method, at.upload.path, async () => {
      await new Promise<void>((resolve) => (lose = resolve));
      throw new TypeError('Failed to fetch');
    });
    const words = /Drop your resume here/;
    await screen.findByText(words, {}, patience);
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(input as HTMLInputElement, new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('Your file is on its way…')).toBeInTheDocument();
    let answer: () => void = () => undefined;
    gateway.raw(at.get.method, at.get.path, async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { status: 503, body: { detail: 'unavailable' } };
    });
    const asked = () => gateway.calls.filter((call) => call === `GET ${at.get.path}`).length;
    const before = asked();
    lose();
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
    expect(await screen.findByText(words)).toBeInTheDocument();
    const said = screen.getByText(/cannot be reached/);
    await act(async () => answer());
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(said).toBeInTheDocument();
  });
});
