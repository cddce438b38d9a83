import { adminCalls } from '@tandem/contracts/admin/admin';
import { authCalls } from '@tandem/contracts/auth/auth';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InitialEntry } from 'react-router';
import { page } from '../app/page';
import { storage } from '../browser/storage';
import { FakeGateway, fails } from '../testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '../testing/render-app';
import { write } from '../testing/write';

const bare = [page('/register', { title: 'register.title', visitor: () => import('./register-page'), signedIn: '/profile' })];

let gateway: FakeGateway;
let app: RenderedApp;
const start = (at: InitialEntry, config: Parameters<typeof renderApp>[1]['config'] = {}) => {
  app = renderApp(gateway, { pages: [], bare, at, config: { hasSession: false, ...config } });
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
// A required field ends its label with a mark.
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input' });
const fill = async (parts: Record<string, string>) => {
  for (const [label, text] of Object.entries(parts)) await write(field(label), text);
};
const filled = { 'E-mail': 'Noor@Post.example', Password: 'geheim', 'Repeat password': 'geheim' };
const agree = () => userEvent.click(screen.getByRole('checkbox'));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));
const sent = () => gateway.requests.find((_, index) => gateway.calls[index] === 'POST /auth/register')?.body;

beforeEach(() => {
  gateway = new FakeGateway();
  gateway.on<typeof adminCalls.recordEvent>(adminCalls.recordEvent.route, undefined);
  gateway.on<typeof authCalls.register>(authCalls.register.route, { id: 'x', email: 'noor@post.example', accountType: 'CANDIDATE' });
});
afterEach(() => cleanBrowser(app.store));

it('asks first which side somebody is on, and keeps the answer in the address', async () => {
  start('/register?referral=r1');
  await heading('What brings you here?');
  expect(document.title).toBe('Register - Tandem');
  await userEvent.click(screen.getByRole('button', { name: 'I am looking for people' }));
  await heading("Create your company's account");
  expect(app.address()).toBe('/register?referral=r1&type=EMPLOYER');
  expect(field('Company name')).toBeInTheDocument();
});

it.each([
  ['candidate', 'I am looking for work'],
  ['employer', 'I am looking for people'],
] as const)('puts forward the side whose app it is: %s', async (side, likelier) => {
  start('/register', { app: side });
  await heading('What brings you here?');
  const forward = screen.getAllByRole('button', { name: /^I am looking for/ }).filter((button) => button.classList.contains('primary'));
  expect(forward.map((button) => button.textContent)).toEqual([likelier]);
});

it('asks about cookies like every other page', async () => {
  start('/register?type=CANDIDATE');
  await heading('Create your account');
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
  expect(storage.cookieConsent.get()).toBe('declined');
});

it('keeps the way back for who has an account after all', async () => {
  start('/register?type=CANDIDATE&redirectTo=%2Fjobs%2F1');
  await heading('Create your account');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?redirectTo=%2Fjobs%2F1');
});

it('gives the form back to who finds his address mistyped', async () => {
  start('/register?type=CANDIDATE');
  await heading('Create your account');
  await fill(filled);
  await agree();
  await send();
  await heading('Check your e-mail');
  await userEvent.click(screen.getByRole('link', { name: 'Wrong address? Fill it in again' }));
  await heading('Create your account');
  expect(field('E-mail')).toHaveValue('');
});

it('goes straight to the form when the link names a side', async () => {
  start('/register?type=candidate');
  await heading('Create your account');
  expect(screen.queryByLabelText(/Company name/)).toBeNull();
});

it('asks for the side when the link names one there is not', async () => {
  start('/register?type=robot');
  await heading('What brings you here?');
});

it('registers, brings along the resume and the referral, and says to look in the mail', async () => {
  storage.openResumeId.set('resume-1');
  start('/register?type=CANDIDATE&referral=r1');
  await heading('Create your account');
  await fill(filled);
  await agree();
  await send();
  await heading('Check your e-mail');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(screen.getByText(/We sent a link to noor@post.example/)).toBeInTheDocument();
  expect(sent()).toEqual({
    email: 'noor@post.example',
    password: 'geheim',
    accountType: 'CANDIDATE',
    referral: 'r1',
    resumeId: 'resume-1',
  });
});

it('still says to look in the mail after a reload, and is a form again for who opens it anew', async () => {
  start('/register?type=CANDIDATE');
  await heading('Create your account');
  await fill(filled);
  await agree();
  await send();
  await heading('Check your e-mail');
  const entry = app.entry();
  app.unmount();
  start(entry);
  await heading('Check your e-mail');
  expect(screen.getByText(/We sent a link to noor@post.example/)).toBeInTheDocument();
  await app.go('/register?type=CANDIDATE');
  await heading('Create your account');
});

it('keeps who one is, and no password, through a reload until the account is made', async () => {
  start('/register?type=EMPLOYER');
  await heading("Create your company's account");
  await fill({ 'Company name': 'Warmtenet', ...filled });
  app.unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('geheim');
  start('/register?type=EMPLOYER');
  await heading("Create your company's account");
  expect([field('Company name'), field('E-mail'), field('Password')].map((input) => (input as HTMLInputElement).value)).toEqual([
    'Warmtenet',
    'noor@post.example',
    '',
  ]);
  await fill({ Password: 'geheim', 'Repeat password': 'geheim' });
  await agree();
  await send();
  await heading('Check your e-mail');
  await app.go('/register?type=EMPLOYER');
  await heading("Create your company's account");
  expect(field('E-mail')).toHaveValue('');
});

it('sends the name of the company for employers', async () => {
  start('/register?type=EMPLOYER');
  await heading("Create your company's account");
  await fill({ 'Company name': ' Warmtenet ', ...filled });
  await agree();
  await send();
  await heading('Check your e-mail');
  expect(sent()).toMatchObject({ accountType: 'EMPLOYER', companyName: 'Warmtenet' });
});

it('keeps the button closed until all is filled in, the passwords are equal and the terms are agreed to', async () => {
  start('/register?type=EMPLOYER');
  await heading("Create your company's account");
  const button = screen.getByRole('button', { name: 'Create account' });
  await agree();
  for (const [label, text] of Object.entries({ 'E-mail': 'noor@post.example', Password: 'geheim', 'Repeat password': 'geheim' })) {
    expect(button).toBeDisabled();
    await fill({ [label]: text });
  }
  expect(button).toBeDisabled();
  await fill({ 'Company name': 'Warmtenet' });
  expect(button).toBeEnabled();
  await agree();
  expect(button).toBeDisabled();
  await agree();
  await fill({ 'Repeat password': 'r' });
  expect(button).toBeDisabled();
});

it('says what is wrong with each field, and sends nothing', async () => {
  start('/register?type=CANDIDATE');
  await heading('Create your account');
  await fill({ 'E-mail': 'noor', Password: 'short', 'Repeat password': 'other' });
  await agree();
  expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
  expect(screen.getByText('This password is too short. At least 6 characters.')).toBeInTheDocument();
  expect(screen.getByText('The passwords are not the same')).toBeInTheDocument();
  await userEvent.clear(field('Repeat password'));
  await fill({ 'Repeat password': 'short' });
  await send();
  expect(field('E-mail')).toHaveFocus();
  expect(sent()).toBeUndefined();
});

it('judges the repeated password anew when the first one changes', async () => {
  start('/register?type=CANDIDATE');
  await heading('Create your account');
  await fill(filled);
  await userEvent.tab();
  await fill({ Password: 'er' });
  expect(await screen.findByText('The passwords are not the same')).toBeInTheDocument();
});

it('says at the e-mail address that it has an account', async () => {
  gateway.on<typeof authCalls.register>(authCalls.register.route, fails(400, 'user_exists'));
  start('/register?type=CANDIDATE');
  await heading('Create your account');
  await fill(filled);
  await agree();
  await send();
  await waitFor(() => expect(field('E-mail')).toBeInvalid());
  expect(field('E-mail')).toHaveFocus();
});

it('says in a toast that registering did not work', async () => {
  gateway.on<typeof authCalls.register>(authCalls.register.route, fails(503, 'unavailable'));
  start('/register?type=CANDIDATE');
  await heading('Create your account');
  await fill(filled);
  await agree();
  await send();
  expect(await screen.findByText('Creating your account did not work. Please try again.')).toBeInTheDocument();
});

it('sends the link again, once', async () => {
  gateway.on<typeof authCalls.resendVerification>(authCalls.resendVerification.route, undefined);
  start('/register?type=CANDIDATE');
  await heading('Create your account');
  await fill(filled);
  await agree();
  await send();
  const again = await screen.findByRole('button', { name: 'Send the link again' });
  await userEvent.click(again);
  expect(await screen.findByText('The link was sent again.')).toBeInTheDocument();
  await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'true'));
  expect(screen.queryByRole('link', { name: 'Open the mail page of this computer' })).toBeNull();
});

it('says how long a password may be when it is too long, and not how short', async () => {
  start('/register?type=CANDIDATE');
  await heading('Create your account');
  await fill({ ...filled, Password: 'x'.repeat(201), 'Repeat password': 'x'.repeat(201) });
  await send();
  expect(await screen.findByText('This is too long. 200 characters at most.')).toBeInTheDocument();
});
