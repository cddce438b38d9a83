import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { authCalls } from '@tandem/contracts/auth/auth';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser } from '../browser/browser';
import { page } from '../app/page';
import { storage } from '../browser/storage';
import { aCandidate, anEmployer } from '../testing/accounts';
import { FakeGateway, fails } from '../testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '../testing/render-app';
import { authPages } from '../app/shared-routes';
import { write } from '../testing/write';

const pages = [page('/', { everyone: async () => ({ default: () => <h1>Home</h1> }) })];

let gateway: FakeGateway;
let app: RenderedApp;
const start = (at: string, hasSession = false) => {
  app = renderApp(gateway, { pages, bare: authPages, at, config: { hasSession } });
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const good = (kind: 'RESET' | 'ACTIVATE') => gateway.on<typeof authCalls.checkSecret>(authCalls.checkSecret.route, { valid: true, kind });
const answers = (answer: { exp?: number }) => gateway.on<typeof authCalls.resetPassword>(authCalls.resetPassword.route, answer);
const type = async (password: string, repeat = password) => {
  await write(screen.getByLabelText(/^New password/), password);
  await write(screen.getByLabelText(/^Repeat password/), repeat, '{Enter}');
};
const checks = () => gateway.calls.filter((call) => call === 'GET /auth/forgot-password/s3cret');
const sent = () => gateway.requests.find((_, index) => gateway.calls[index] === 'POST /auth/forgot-password/s3cret')?.body;

beforeEach(() => {
  gateway = new FakeGateway();
});
afterEach(() => {
  cleanBrowser(app.store);
  jest.restoreAllMocks();
});

describe('a forgotten password', () => {
  it('is told from the login, mails a link and leads back there', async () => {
    gateway.on<typeof authCalls.forgotPassword>(authCalls.forgotPassword.route, undefined);
    start('/login');
    await userEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    await heading('Forgot your password?');
    const button = screen.getByRole('button', { name: 'Send me a link' });
    expect(button).toBeDisabled();
    await write(screen.getByLabelText('E-mail'), 'Noor@Post.example', '{Enter}');
    await heading('Welcome back');
    expect(screen.getByText('If there is an account with this address, a link is on its way.')).toBeInTheDocument();
    expect(gateway.requests.find(({ body }) => body !== undefined)?.body).toEqual({ email: 'noor@post.example' });
  });

  it('keeps the way back of who comes from a page that asked for a login', async () => {
    gateway.on<typeof authCalls.forgotPassword>(authCalls.forgotPassword.route, undefined);
    start('/login?redirectTo=%2Fjobs%2F1');
    expect(await screen.findByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register?redirectTo=%2Fjobs%2F1');
    await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
    await heading('Forgot your password?');
    await write(screen.getByLabelText('E-mail'), 'noor@post.example', '{Enter}');
    await heading('Welcome back');
    expect(app.address()).toBe('/login?redirectTo=%2Fjobs%2F1');
  });

  it('asks for no mail to what is no address, and says so', async () => {
    gateway.on<typeof authCalls.forgotPassword>(authCalls.forgotPassword.route, undefined);
    start('/forgot-password');
    const field = await screen.findByRole('textbox', { name: 'E-mail' });
    await write(field, 'Ann@example', '{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please enter a valid email address'));
    expect(field).toHaveValue('ann@example');
    expect(gateway.calls).not.toContain('POST /auth/forgot-password');
    expect(app.address()).toBe('/forgot-password');
  });

  it('says why the mail could not be asked for, and stays', async () => {
    gateway.on<typeof authCalls.forgotPassword>(authCalls.forgotPassword.route, fails(503, 'unavailable'));
    start('/forgot-password');
    await heading('Forgot your password?');
    await write(screen.getByLabelText('E-mail'), 'noor@post.example', '{Enter}');
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    expect(app.address()).toBe('/forgot-password');
  });

  it('is nothing for who is signed in', async () => {
    gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, aCandidate());
    start('/forgot-password', true);
    await heading('Home');
  });
});

describe('the link of a reset', () => {
  it('takes a new password and leads to the login', async () => {
    good('RESET');
    answers({});
    start('/reset-password/s3cret');
    await heading('Choose a new password');
    expect(document.title).toBe('Reset password - Tandem');
    await type('geheim7');
    await heading('Welcome back');
    expect(screen.getByText('Your password has been changed. Log in with the new one.')).toBeInTheDocument();
    expect(checks()).toHaveLength(1);
    expect(sent()).toEqual({ password: 'geheim7' });
  });

  it('forgets who was signed in, since all sessions have ended', async () => {
    gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, aCandidate());
    storage.tokenExpiry.set(4_000_000_000);
    good('RESET');
    answers({});
    start('/reset-password/s3cret', true);
    await heading('Choose a new password');
    await type('geheim7');
    await heading('Welcome back');
    expect(storage.tokenExpiry.get()).toBeNull();
  });

  it('wants seven characters and the same twice', async () => {
    good('RESET');
    start('/reset-password/s3cret');
    await heading('Choose a new password');
    await type('geheim', 'geheim7');
    expect(await screen.findByText('This password is too short. At least 7 characters.')).toBeInTheDocument();
    expect(screen.getByText('The passwords are not the same')).toBeInTheDocument();
    expect(sent()).toBeUndefined();
  });

  it('says that it does not work, with the way to a new one', async () => {
    gateway.on<typeof authCalls.checkSecret>(authCalls.checkSecret.route, fails(404, 'invalid_link'));
    start('/reset-password/s3cret');
    await heading('This link does not work');
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  it('leads who is signed in to where a password is changed, since no link is mailed to him', async () => {
    gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, aCandidate());
    gateway.on<typeof authCalls.checkSecret>(authCalls.checkSecret.route, fails(404, 'invalid_link'));
    start('/reset-password/s3cret', true);
    await heading('This link does not work');
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/profile');
  });

  it('is not blamed when the server cannot be reached', async () => {
    gateway.on<typeof authCalls.checkSecret>(authCalls.checkSecret.route, fails(503, 'unavailable'));
    start('/reset-password/s3cret');
    await heading('The link could not be checked');
    good('RESET');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Choose a new password');
  });

  it('says why the password could not be changed', async () => {
    good('RESET');
    gateway.on<typeof authCalls.resetPassword>(authCalls.resetPassword.route, fails(404, 'invalid_link'));
    start('/reset-password/s3cret');
    await heading('Choose a new password');
    await type('geheim7');
    const reason = 'Your password could not be changed: This link is not valid or has been used';
    expect(await screen.findByText(reason)).toBeInTheDocument();
  });
});

describe('the link of an invitation', () => {
  it('makes the account whole, signs in and starts', async () => {
    gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, aCandidate());
    good('ACTIVATE');
    answers({ exp: 4_000_000_000 });
    start('/activate-account/s3cret');
    await heading('Activate your account');
    await type('geheim7');
    await heading('Home');
    expect(screen.getByText('Welcome. Your account is ready.')).toBeInTheDocument();
    expect(checks()).toHaveLength(1);
    expect(storage.tokenExpiry.get()).toBe(4_000_000_000);
  });

  it('that works no more may have been withdrawn, which no new link mends: it says whom to ask', async () => {
    gateway.on<typeof authCalls.checkSecret>(authCalls.checkSecret.route, fails(404, 'invalid_link'));
    start('/activate-account/s3cret');
    await heading('This link does not work');
    expect(screen.getByText(/was withdrawn\..*ask whoever invited you/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  it('starts a member of a company in the employer app, wherever the link was opened', async () => {
    const replace = jest.spyOn(browser, 'replace').mockImplementation(() => undefined);
    gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, anEmployer());
    good('ACTIVATE');
    answers({ exp: 4_000_000_000 });
    start('/activate-account/s3cret');
    await heading('Activate your account');
    await type('geheim7');
    await waitFor(() => expect(replace).toHaveBeenCalledWith('http://localhost:8082/'));
  });
});
