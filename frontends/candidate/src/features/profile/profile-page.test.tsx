import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import type { authCalls } from '@tandem/contracts/auth/auth';
import { authRoutes } from '@tandem/contracts/auth/auth.routes';
import type { matchingCalls } from '@tandem/contracts/matching/matching';
import { matchingRoutes } from '@tandem/contracts/matching/matching.routes';
import type { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { resumesRoutes } from '@tandem/contracts/resumes/resumes.routes';
import { browser } from '@tandem/web-kit/browser/browser';
import { page } from '@tandem/web-kit/app/page';
import { aCandidate } from '@tandem/web-kit/testing/accounts';
import { fails, FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { aResume } from '@tandem/web-kit/testing/resumes';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { write } from '@tandem/web-kit/testing/write';

const routes = [page('/profile', { CANDIDATE: () => import('./profile-page') })];
const session = (id: string, isCurrent: boolean, userAgent: string) => ({
  id,
  isCurrent,
  userAgent,
  createdAt: '2026-02-01T10:00:00.000Z',
  lastUsedAt: '2026-02-02T10:00:00.000Z',
  expiresAt: '2026-03-02T10:00:00.000Z',
});
const elsewhere = '6f1f6a50-0000-4000-8000-0000000000bb';

let app: RenderedApp;
let gateway: FakeGateway;
const start = async (
  parts: Parameters<typeof aCandidate>[0] = {},
  resume = aResume({ summary: 'Bakes.', skillsParsed: [{} as never] }),
) => {
  const account = aCandidate(parts);
  gateway = new FakeGateway()
    .on<typeof accountsCalls.get>(accountsRoutes.get, account)
    .on<typeof resumesCalls.get>(resumesRoutes.get, resume)
    .on<typeof accountsCalls.updateCandidate>(accountsRoutes.updateCandidate, account)
    .on<typeof accountsCalls.update>(accountsRoutes.update, account)
    .on<typeof accountsCalls.updateMailPreferences>(accountsRoutes.updateMailPreferences, account)
    .on<typeof authCalls.listSessions>(authRoutes.listSessions, [
      session('6f1f6a50-0000-4000-8000-0000000000aa', true, 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'),
      session(elsewhere, false, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1'),
    ]);
  app = renderApp(gateway, { pages: routes, at: '/profile' });
  await screen.findByRole('heading', { name: 'Your profile' });
};
afterEach(() => {
  cleanBrowser(app.store);
  jest.restoreAllMocks();
});

const sent = (call: string) => gateway.requests[gateway.calls.indexOf(call)]?.body;
/** The one for pictures is the other. */
const resumeInput = () => document.querySelector<HTMLInputElement>('input[type=file][accept*="application/pdf"]') as HTMLInputElement;
/** The test's browser cannot tell what a file holds. */
const jsonFile = (text: string) =>
  Object.assign(new File([text], 'resume.json', { type: 'application/json' }), { text: async () => Promise.resolve(text) });
const patch = 'PATCH /candidate/account';
const field = (name: RegExp) => screen.getByRole('textbox', { name });

describe('the profile', () => {
  it('saves a field when it is left, and nothing when it is as it was', async () => {
    await start();
    await userEvent.click(field(/First name/));
    await userEvent.tab();
    await write(field(/Last name/), '-Smit');
    await userEvent.tab();
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(sent(patch)).toEqual({ lastName: 'Bakker-Smit' });
    expect(gateway.calls.filter((call) => call === patch)).toHaveLength(1);
  });

  it.each([
    [/First name/, 'A', /^We need at least two letters/],
    [/Phone/, '123', 'Please enter a valid international phone number'],
  ])('keeps a wrong value of %s to itself and says what is wrong', async (name, value, text) => {
    await start();
    await userEvent.clear(field(name));
    await write(field(name), value);
    await userEvent.tab();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(gateway.calls).not.toContain(patch);
  });

  it('says when saving failed', async () => {
    await start();
    gateway.on<typeof accountsCalls.updateCandidate>(accountsRoutes.updateCandidate, fails(500, 'internal_error'));
    await userEvent.type(field(/Last name/), 's');
    await userEvent.tab();
    expect(await screen.findByText('Your changes could not be saved')).toBeInTheDocument();
  });

  it.each([
    ['looks for jobs anew once somebody who was matched lives elsewhere', '2026-02-02T09:00:00.000Z', 1],
    ['looks for no jobs for whoever was never matched', null, 0],
  ])('%s', async (_, lastMatchedAt, times) => {
    await start({ accountInfo: { lastMatchedAt, resume: { id: elsewhere, status: 'VERIFIED' } as never } });
    const zwolle = { city: 'Zwolle', country: 'NL', latitude: 52.51, longitude: 6.09 };
    gateway
      .on<typeof accountsCalls.searchAddress>(accountsRoutes.searchAddress, [zwolle])
      .on<typeof matchingCalls.startMatching>(matchingRoutes.startMatching, undefined as never);
    const city = screen.getByRole('combobox', { name: /City/ });
    await userEvent.clear(city);
    await write(city, 'Zwol');
    await userEvent.click(await screen.findByRole('option', { name: /Zwolle/ }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(sent(patch)).toEqual({ address: zwolle });
    expect(gateway.calls.filter((call) => call === 'POST /candidate/matches/start-matching')).toHaveLength(times);
  });

  it('asks about the permit only of people from elsewhere', async () => {
    await start();
    expect(screen.queryByRole('checkbox', { name: /I may work in the Netherlands/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Nationality/ }));
    await write(screen.getByRole('searchbox'), 'Germany');
    await userEvent.click(screen.getByRole('option', { name: /German/ }));
    await waitFor(() => expect(sent(patch)).toEqual({ countryCode: 'DE' }));
    expect(screen.getByRole('checkbox', { name: /I may work in the Netherlands/ })).toBeInTheDocument();
  });

  it('changes the e-mail address and says which one waits', async () => {
    await start({ pendingEmail: 'new@post.example' });
    expect(screen.getByText(/new@post.example is waiting for your confirmation/)).toBeInTheDocument();
    await userEvent.clear(field(/^Email address|^E-mail/));
    await write(field(/^Email address|^E-mail/), 'Other@post.example');
    await userEvent.click(screen.getByRole('button', { name: 'Change e-mail address' }));
    await waitFor(() => expect(sent('PATCH /account')).toEqual({ email: 'other@post.example' }));
  });

  it('locks the address of somebody who comes by Google', async () => {
    await start({ authProvider: 'google' });
    expect(field(/^Email address|^E-mail/)).toBeDisabled();
  });

  it('signs out a browser elsewhere', async () => {
    await start();
    gateway.on<typeof authCalls.endSession>(authRoutes.endSession, undefined);
    await userEvent.click(await screen.findByRole('button', { name: 'Log out there: Safari, iPhone' }));
    expect(await screen.findByText('Logged out: Safari, iPhone')).toBeInTheDocument();
    expect(gateway.calls).toContain(`DELETE /account/sessions/${elsewhere}`);
    expect(screen.getAllByRole('button', { name: /Log out there/ })).toHaveLength(1);
  });

  it('switches a mail off at once, and back when that failed', async () => {
    await start();
    await userEvent.click(screen.getByRole('switch', { name: /New matches/ }));
    await waitFor(() => expect(sent('PATCH /account/mail-preferences')).toEqual({ newMatches: false }));
    gateway.on<typeof accountsCalls.updateMailPreferences>(accountsRoutes.updateMailPreferences, fails(500, 'internal_error'));
    await userEvent.click(screen.getByRole('switch', { name: /After an interview/ }));
    await waitFor(() => expect(screen.getByRole('switch', { name: /After an interview/ })).toBeChecked());
  });

  it('removes the resume after a question', async () => {
    await start({ accountInfo: { resume: { id: elsewhere, status: 'VERIFIED' } } });
    gateway.on<typeof resumesCalls.remove>(resumesRoutes.remove, undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Keep it' }));
    expect(gateway.calls).not.toContain('DELETE /candidate/resume');
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(gateway.calls).toContain('DELETE /candidate/resume'));
  });

  it('says that a resume is still empty, and leads to where it is written', async () => {
    const resume = { id: aResume().id, status: 'VERIFIED' as const };
    await start({ accountInfo: { resume } }, aResume({ status: 'VERIFIED' }));
    expect(await screen.findByText(/^Your resume is still empty/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Fill in my resume' })).toHaveAttribute('href', '/resume');
  });

  it('takes only a PDF for a resume', async () => {
    await start();
    await userEvent.upload(resumeInput(), new File(['x'], 'me.png', { type: 'image/png' }), { applyAccept: false });
    expect((await screen.findAllByText('Please upload a PDF file')).length).toBeGreaterThan(0);
    expect(gateway.calls).not.toContain('POST /candidate/resume');
  });

  it('takes over a JSON Resume', async () => {
    await start();
    gateway.on<typeof resumesCalls.importJson>(resumesRoutes.importJson, undefined as never);
    const name = { basics: { name: 'Noor Bakker' } };
    await userEvent.upload(resumeInput(), jsonFile(JSON.stringify(name)));
    await waitFor(() => expect(sent('POST /candidate/resume/json')).toEqual(name), { timeout: 15_000 });
    await userEvent.upload(resumeInput(), jsonFile('[]'));
    expect(await screen.findByText('This is not a JSON Resume file.', undefined, { timeout: 15_000 })).toBeInTheDocument();
  }, 60_000);

  it('says why an upload failed', async () => {
    await start();
    gateway.on<typeof resumesCalls.upload>(resumesRoutes.upload, fails(413, 'file_too_large'));
    await userEvent.upload(resumeInput(), new File(['%PDF-1.4'], 'me.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('Failed to upload resume')).toBeInTheDocument();
    expect(await screen.findByText('This file is too large')).toBeInTheDocument();
  });

  it('says of a file that is a PDF in name only that its content is none', async () => {
    await start();
    gateway.on<typeof resumesCalls.upload>(resumesRoutes.upload, fails(415, 'pdf_only'));
    await userEvent.upload(resumeInput(), new File(['<html>'], 'me.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(/^This file is named PDF, but it is not one/)).toBeInTheDocument();
  });

  it('says why a document could not be read until another file is chosen, and then only what is wrong with that one', async () => {
    const resume = { id: aResume().id, status: 'ERROR' as const };
    await start({ accountInfo: { resume } }, aResume({ status: 'ERROR', readError: 'encrypted' }));
    expect(await screen.findByText(/^This PDF is protected with a password/)).toBeInTheDocument();
    gateway.on<typeof resumesCalls.upload>(resumesRoutes.upload, fails(415, 'pdf_only'));
    await userEvent.upload(resumeInput(), new File(['<html>'], 'me.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(/^This file is named PDF, but it is not one/)).toBeInTheDocument();
    expect(screen.queryByText(/^This PDF is protected with a password/)).not.toBeInTheDocument();
  });

  it('deletes the account only when its address is typed', async () => {
    const go = jest.spyOn(browser, 'go').mockImplementation(() => undefined);
    await start();
    gateway.on<typeof accountsCalls.remove>(accountsRoutes.remove, undefined).on<typeof authCalls.logout>(authRoutes.logout, undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete everything' }));
    expect(question.getByText('This is not the address of your account')).toBeInTheDocument();
    expect(gateway.calls).not.toContain('DELETE /account');
    await write(question.getByRole('textbox'), 'noor@post.example');
    await userEvent.click(question.getByRole('button', { name: 'Delete everything' }));
    await waitFor(() => expect(go).toHaveBeenCalledWith('/'));
    expect(gateway.calls).toContain('DELETE /account');
  });

  it('keeps the question about deleting, with what was typed, when it fails', async () => {
    await start();
    gateway.on<typeof accountsCalls.remove>(accountsRoutes.remove, fails(500, 'internal_error'));
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    const question = within(await screen.findByRole('alertdialog'));
    await write(question.getByRole('textbox'), 'noor@post.example');
    await userEvent.click(question.getByRole('button', { name: 'Delete everything' }));
    expect(await screen.findByText('Something went wrong on our side. Please try again.')).toBeInTheDocument();
    expect(question.getByRole('textbox')).toHaveValue('noor@post.example');
  });

  it('keeps the part of a picture that was cut when it cannot be sent, so that a second press suffices', async () => {
    URL.createObjectURL = () => 'blob:picture';
    URL.revokeObjectURL = () => undefined;
    HTMLCanvasElement.prototype.getContext = (() => ({ drawImage: jest.fn() })) as never;
    HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['part'], { type: 'image/jpeg' }));
    await start();
    gateway.on<typeof accountsCalls.replacePicture>(accountsRoutes.replacePicture, fails(503, 'unavailable'));
    const input = document.querySelector<HTMLInputElement>('input[type=file][accept*="image/png"]') as HTMLInputElement;
    await userEvent.upload(input, new File(['x'], 'me.png', { type: 'image/png' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose the part to show' });
    fireEvent.load(dialog.querySelector('img') as HTMLImageElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use this' }));
    await waitFor(() => expect(gateway.calls).toContain('PUT /account/profile-picture'));
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    expect(dialog).toBeInTheDocument();
    gateway.on<typeof accountsCalls.replacePicture>(accountsRoutes.replacePicture, undefined as never);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use this' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(gateway.calls.filter((call) => call === 'PUT /account/profile-picture')).toHaveLength(2);
  });

  it('gives the focus to the other button when the picture is removed with its own', async () => {
    const picture = (profilePicture: string | null) => aCandidate({ accountInfo: { profilePicture } });
    await start({ accountInfo: { profilePicture: '/files/me.webp' } });
    gateway
      .on<typeof accountsCalls.removePicture>(accountsRoutes.removePicture, undefined as never)
      .on<typeof accountsCalls.get>(accountsRoutes.get, picture(null));
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Add picture' })).toHaveFocus();
  });

  it('gives the focus to the title of the form once the password is changed', async () => {
    await start();
    gateway.on<typeof authCalls.changePassword>(authRoutes.changePassword, undefined as never);
    await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
    for (const [label, value] of [
      [/^Current password/, 'old-secret'],
      [/^New password/, 'new-secret'],
      [/^Repeat password/, 'new-secret'],
    ] as const)
      await write(screen.getByLabelText(label), value);
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByText(/^Your password has been changed/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
  });
});
