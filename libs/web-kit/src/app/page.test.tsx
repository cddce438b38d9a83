import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { authCalls } from '@tandem/contracts/auth/auth';
import { notificationsCalls } from '@tandem/contracts/notifications/notifications';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { browser } from '../browser/browser';
import { useUnsavedWork } from '../forms/forms';
import { forgetDrafts, writeDraft } from '../forms/draft-storage';
import { liveTopics } from '../live/live';
import { page } from './page';
import { useSignedIn, useSignOut } from '../session/session';
import { sessionEnded } from '../session/session-state';
import { storage } from '../browser/storage';
import { aCandidate, anEmployer } from '../testing/accounts';
import { FakeGateway, fails } from '../testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '../testing/render-app';
import { write } from '../testing/write';

const Jobs = () => {
  const signOut = useSignOut();
  const [wish, setWish] = useState('');
  useUnsavedWork(wish !== '');
  return (
    <>
      <h1>Jobs of {useSignedIn().firstName}</h1>
      <input aria-label="wish" onChange={({ target }) => setWish(target.value)} />
      <button onClick={() => void signOut()}>leave</button>
    </>
  );
};
let breaks = false;
let fileIsAway = false;
let timesAsked = 0;
let failure = '';
const Fragile = () => {
  if (breaks) throw new Error('broken');
  return <h1>Whole again</h1>;
};
const far = async () => {
  timesAsked++;
  if (fileIsAway) throw new Error(failure);
  return { default: () => <h1>Far away</h1> };
};
const pages = [
  page('/far', { everyone: far }),
  page('/', { everyone: async () => ({ default: () => <h1>Home</h1> }) }),
  page('/jobs', {
    title: 'nav.recommended',
    visitor: async () => ({ default: () => <h1>Search</h1> }),
    CANDIDATE: async () => ({ default: Jobs }),
  }),
  page('/profile', { CANDIDATE: async () => ({ default: () => <h1>Profile</h1> }), EMPLOYER: { to: '/settings', app: 'employer' } }),
  page('/funnel', { visitor: 'gate', CANDIDATE: async () => ({ default: () => <h1>Funnel</h1> }) }),
  page('/vacancies/:vacancyId', { everyone: async () => ({ default: () => <h1>A vacancy</h1> }) }),
  page('/opened', { everyone: async () => ({ default: WithList }) }),
  page('/mine', { CANDIDATE: async () => ({ default: () => <h1>Mine</h1> }), EMPLOYER: async () => ({ default: () => <h1>Mine</h1> }) }),
  page('/fragile', { everyone: async () => ({ default: Fragile }) }),
];
const WithList = () => (
  <>
    <h1>A list</h1>
    <section tabIndex={-1} data-arrival aria-label="What was opened" />
  </>
);
const bare = [page('/login', { title: 'login.title', visitor: () => import('../auth/login-page'), signedIn: '/' })];

let gateway: FakeGateway;
let app: RenderedApp;
const start = (at: string, config: Parameters<typeof renderApp>[1]['config'] = {}) => {
  app = renderApp(gateway, { pages, bare, at, config: { hasSession: false, ...config } });
  return app;
};
const signedIn = (account: ReturnType<typeof aCandidate> | ReturnType<typeof anEmployer>) => {
  gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, account);
  return { hasSession: true };
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  gateway = new FakeGateway();
  breaks = false;
  fileIsAway = false;
});
afterEach(() => {
  cleanBrowser(app.store);
  jest.restoreAllMocks();
});

it('says Loading... until the texts are there', async () => {
  start('/');
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(await heading('Home')).toBeInTheDocument();
});

it('says in both languages that nobody answers, and comes by itself once somebody does', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const answer = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  try {
    start('/');
    await act(() => jest.advanceTimersByTimeAsync(25_000));
    expect(screen.getByText('Tandem is niet bereikbaar.')).toHaveAttribute('lang', 'nl');
    globalThis.fetch = answer;
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

it('asks for no account when the visitor brought no session', async () => {
  start('/jobs');
  await heading('Search');
  expect(gateway.calls).not.toContain('GET /account');
});

it('shows a loading screen until it knows who is there', async () => {
  start('/jobs', signedIn(aCandidate()));
  expect(await screen.findByText('Loading the page')).toBeInTheDocument();
  expect(await heading('Jobs of Noor')).toBeInTheDocument();
  expect(document.title).toBe('Recommended jobs - Tandem');
});

it('shows neither the page of visitors nor the login while it does not know who is there', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  gateway.raw('GET', '/account', async () => {
    await held;
    return { body: aCandidate() };
  });
  start('/jobs', { hasSession: true });
  expect(await screen.findByText('Loading the page')).toBeInTheDocument();
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 50))));
  expect([screen.queryByRole('heading', { level: 1 }), app.address()]).toEqual([null, '/jobs']);
  answer();
  await heading('Jobs of Noor');
});

it('sends visitors to the login and back to where they wanted to go', async () => {
  start('/profile?part=mail');
  await heading('Welcome back');
  expect(app.address()).toBe('/login?redirectTo=%2Fprofile%3Fpart%3Dmail');
  signedIn(aCandidate());
  gateway.on<typeof authCalls.login>(authCalls.login.route, { exp: 4_000_000_000 });
  await write(screen.getByLabelText('E-mail'), 'Noor@Post.example');
  await write(screen.getByLabelText('Password'), 'geheim', '{Enter}');
  await heading('Profile');
  expect(app.address()).toBe('/profile?part=mail');
  expect(storage.tokenExpiry.get()).toBe(4_000_000_000);
  expect(gateway.requests.find(({ body }) => body !== undefined)?.body).toEqual({ email: 'noor@post.example', password: 'geheim' });
});

it('hears of the new person, not of the one of the other app who was here before', async () => {
  const topics: string[] = [];
  jest.spyOn(liveTopics, 'join').mockImplementation((topic) => {
    topics.push(topic);
    return () => undefined;
  });
  start('/login', signedIn(anEmployer()));
  expect(await screen.findByText(/You are logged in as Daan de Wit/)).toBeInTheDocument();
  signedIn(aCandidate());
  gateway.on<typeof authCalls.login>(authCalls.login.route, { exp: 4_000_000_000 });
  await write(screen.getByLabelText('E-mail'), 'noor@post.example');
  await write(screen.getByLabelText('Password'), 'geheim', '{Enter}');
  await heading('Home');
  await waitFor(() => expect(topics).toEqual([`user-updates-${anEmployer().id}`, `user-updates-${aCandidate().id}`]));
});

it('keeps the login button closed until both fields are filled', async () => {
  start('/login');
  const button = await screen.findByRole('button', { name: 'Log in' });
  expect(button).toBeDisabled();
  await userEvent.type(screen.getByLabelText('E-mail'), 'a');
  await userEvent.type(screen.getByLabelText('Password'), 'b');
  expect(button).toBeEnabled();
});

it('says why logging in failed, and counts it', async () => {
  gateway.on<typeof authCalls.login>(authCalls.login.route, fails(401, 'invalid_credentials'));
  start('/login');
  await write(await screen.findByLabelText('E-mail'), 'noor@post.example');
  await write(screen.getByLabelText('Password'), 'wrong', '{Enter}');
  expect(await screen.findByText('Logging in did not work: E-mail address and password do not match')).toBeInTheDocument();
  expect(gateway.requests.at(-1)?.body).toEqual({ type: 'user_login_failed', data: {} });
  expect(gateway.calls).not.toContain('POST /auth/refresh');
});

it('offers the demo accounts with one click, only where there are any', async () => {
  const replace = jest.spyOn(browser, 'replace').mockImplementation(() => undefined);
  start('/login', { demoAccounts: { employer: { email: 'employer@tandem.example', password: 'p' } } });
  signedIn(anEmployer());
  gateway.on<typeof authCalls.login>(authCalls.login.route, { exp: 4_000_000_000 });
  await userEvent.click(await screen.findByRole('button', { name: 'Log in as demo employer' }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('http://localhost:8082/'));
  expect(screen.queryByRole('button', { name: 'Log in as demo candidate' })).toBeNull();
});

it('sends who is signed in away from the login', async () => {
  start('/login', signedIn(aCandidate()));
  await heading('Home');
  expect(app.address()).toBe('/');
});

it('sends an employer to the employer app, with the exception of the profile', async () => {
  const replace = jest.spyOn(browser, 'replace').mockImplementation(() => undefined);
  start('/funnel', signedIn(anEmployer()));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('http://localhost:8082/funnel'));
  await app.go('/profile');
  await waitFor(() => expect(replace).toHaveBeenCalledWith('http://localhost:8082/settings'));
});

it('speaks of hiring, not of applications, at the gate of employers', async () => {
  start('/funnel', { app: 'employer' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your hiring funnel lives here' })).toBeVisible();
  expect(screen.queryByText(/applications live/)).toBeNull();
});

it('shows visitors a gate with both ways in, and asks nothing of the server', async () => {
  start('/funnel');
  await heading('Your applications live here');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?redirectTo=%2Ffunnel');
  expect(main.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/register');
  expect(gateway.calls).toEqual(['GET /public/en.json'].slice(0, gateway.calls.length));
});

it('sends people to the login when their session ends under their hands, and says so once', async () => {
  start('/jobs', signedIn(aCandidate()));
  await heading('Jobs of Noor');
  act(() => void app.store.dispatch(sessionEnded()));
  await heading('Welcome back');
  expect(screen.getAllByText(/^Your session has ended: .* in another tab or elsewhere\./)).toHaveLength(1);
  await app.go('/jobs');
  await heading('Search');
});

it.each([
  [aCandidate(), 'candidate', false],
  [anEmployer(), 'employer', true],
] as const)('names a removal as a reason where it may be one: %#', async (account, side, isNamed) => {
  start('/mine', { ...signedIn(account), app: side });
  await heading('Mine');
  act(() => void app.store.dispatch(sessionEnded()));
  await heading('Welcome back');
  const said = screen.getByText(/^Your session has ended/).textContent;
  expect(said.includes('or your rights changed, because your company removed you, or because')).toBe(isNamed);
});

it('says at the login that what was being written is kept, where it is', async () => {
  writeDraft('wishes', 'typed');
  start('/jobs', signedIn(aCandidate()));
  await heading('Jobs of Noor');
  act(() => void app.store.dispatch(sessionEnded()));
  await heading('Welcome back');
  expect(screen.getByText(/^Your session has ended: .* what you were writing in this tab is kept\.$/)).toBeVisible();
  forgetDrafts();
});

it('tells a removed member why he is at the login, and leaves him the words he had not saved', async () => {
  const account = aCandidate();
  const message = { method: 'TIMESLOTS', message: 'Ring at the gate', rows: [{ key: 0, day: '2026-11-30', from: '10:00' }] };
  writeDraft(`${account.id}:invite:x`, message);
  writeDraft('6f1f6a50-0000-4000-8000-000000000077:invite:x', { message: 'Of somebody else' });
  start('/jobs', signedIn(account));
  await heading('Jobs of Noor');
  act(() => void app.store.dispatch(sessionEnded(account.id)));
  await heading('Welcome back');
  expect(await screen.findByText('You no longer have access')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'What you had typed' })).toHaveValue('Ring at the gate');
  expect(screen.queryByText(/^Your session has ended/)).toBeNull();
  expect(app.address()).toBe('/login');
  forgetDrafts();
});

it('shows the page for unknown addresses', async () => {
  start('/nowhere');
  await heading('Page not found');
  expect(document.title).toBe('Page not found - Tandem');
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
});

it('shows a page for everyone although nobody can say who is signed in', async () => {
  gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, fails(503, 'unavailable'));
  start('/', { hasSession: true });
  await heading('Home');
});

it('says that a page broke and shows it again on request', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  breaks = true;
  start('/fragile');
  await heading('This page could not be shown');
  breaks = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('Whole again')).toBeInTheDocument();
});

describe('a page whose file cannot be had', () => {
  const isOnline = (isIt: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isIt);
  let reload: jest.SpyInstance;
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    reload = jest.spyOn(browser, 'reload').mockReturnValue();
    fileIsAway = true;
    timesAsked = 0;
    failure = 'Failed to fetch dynamically imported module: /far.js';
  });

  it.each(['Failed to fetch dynamically imported module: /far.js', 'Unable to preload CSS for /far.css'])(
    'says that there is no connection, stays while there is none, and is loaded anew once it is back: %s',
    async (said) => {
      failure = said;
      isOnline(false);
      start('/far');
      await heading('This page could not be shown');
      expect(screen.getByText('Tandem cannot be reached. Check your connection and try again.')).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await heading('This page could not be shown');
      expect(reload).not.toHaveBeenCalled();
      isOnline(true);
      act(() => void window.dispatchEvent(new Event('online')));
      expect(reload).toHaveBeenCalledTimes(1);
    },
  );

  it('is asked for once by whoever comes there by a link, and not over and over', async () => {
    start('/');
    await heading('Home');
    await app.go('/far');
    await heading('This page could not be shown');
    expect(timesAsked).toBe(1);
  });

  it('is asked for anew by whoever comes to it again', async () => {
    start('/far');
    await heading('This page could not be shown');
    expect(screen.getByText(/Something went wrong on our side/)).toBeInTheDocument();
    await app.go('/');
    await heading('Home');
    fileIsAway = false;
    await app.go('/far');
    expect(await heading('Far away')).toBeInTheDocument();
  });
});

it('offers to try again when nobody can say who is signed in', async () => {
  gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, fails(503, 'unavailable'));
  start('/jobs', { hasSession: true });
  await heading('This page could not be shown');
  signedIn(aCandidate());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('Jobs of Noor');
});

describe('signing out', () => {
  it('empties storage by its rules and loads the start page anew with a message', async () => {
    const go = jest.spyOn(browser, 'go').mockImplementation(() => undefined);
    gateway.on<typeof authCalls.logout>(authCalls.logout.route, undefined);
    storage.language.set('en');
    storage.openResumeId.set('x');
    start('/jobs', signedIn(aCandidate()));
    await heading('Jobs of Noor');
    await userEvent.click(screen.getByRole('button', { name: 'leave' }));
    await waitFor(() => expect(go).toHaveBeenCalledWith('/'));
    expect({ ...localStorage }).toEqual({ language: 'en', cookieConsent: 'declined', lastOpenVacancySearch: '{}' });
    app.unmount();
    start('/');
    expect(await screen.findByText('You are logged out.')).toBeInTheDocument();
    app.unmount();
    start('/');
    await heading('Home');
    expect(screen.queryByText('You are logged out.')).toBeNull();
  });

  it('asks before what is unsaved is left behind, and not once more when the page goes', async () => {
    const go = jest.spyOn(browser, 'go').mockImplementation(() => undefined);
    gateway.on<typeof authCalls.logout>(authCalls.logout.route, undefined);
    const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    start('/jobs', signedIn(aCandidate()));
    await heading('Jobs of Noor');
    await write(screen.getByRole('textbox', { name: 'wish' }), 'baker');
    for (const answer of ['Stay', 'Leave']) {
      expect(isWarned()).toBe(true);
      await userEvent.click(screen.getByRole('button', { name: 'leave' }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
      expect(gateway.calls).not.toContain('POST /auth/logout');
      await userEvent.click(question.getByRole('button', { name: answer }));
    }
    await waitFor(() => expect(go).toHaveBeenCalledWith('/'));
    expect(isWarned()).toBe(false);
  });

  it('asks once however often it is pressed, and again after a failure', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const go = jest.spyOn(browser, 'go').mockImplementation(() => undefined);
    let asked = 0;
    let answer = (): void => undefined;
    gateway.raw('POST', '/auth/logout', async () => {
      asked += 1;
      await new Promise<void>((resolve) => (answer = resolve));
      return { status: asked === 1 ? 503 : 204 };
    });
    start('/jobs', signedIn(aCandidate()));
    await heading('Jobs of Noor');
    const leave = screen.getByRole('button', { name: 'leave' });
    await userEvent.dblClick(leave);
    expect(asked).toBe(1);
    answer();
    await waitFor(() => expect(log).toHaveBeenCalled());
    await userEvent.dblClick(leave);
    answer();
    await waitFor(() => expect(go).toHaveBeenCalled());
    await userEvent.click(leave);
    expect([asked, go.mock.calls.length]).toEqual([2, 1]);
  });

  it('says goodbye to a visitor although the browser holds a session of the other app', async () => {
    jest.spyOn(browser, 'go').mockImplementation(() => undefined);
    gateway.on<typeof authCalls.logout>(authCalls.logout.route, undefined);
    start('/jobs', signedIn(aCandidate()));
    await heading('Jobs of Noor');
    await userEvent.click(screen.getByRole('button', { name: 'leave' }));
    await waitFor(() => expect(browser.go).toHaveBeenCalled());
    app.unmount();
    start('/jobs', signedIn(anEmployer()));
    expect(await heading('Search')).toBeInTheDocument();
  });

  it('stays signed in when the server does not answer, and only logs it', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const go = jest.spyOn(browser, 'go').mockImplementation(() => undefined);
    gateway.on<typeof authCalls.logout>(authCalls.logout.route, fails(503, 'unavailable'));
    start('/jobs', signedIn(aCandidate()));
    await heading('Jobs of Noor');
    await userEvent.click(screen.getByRole('button', { name: 'leave' }));
    await waitFor(() => expect(log).toHaveBeenCalled());
    expect(go).not.toHaveBeenCalled();
    expect(await heading('Jobs of Noor')).toBeInTheDocument();
  });
});

describe('the frame', () => {
  it('marks the one link of the bar that leads to where one is', async () => {
    start('/funnel', signedIn(aCandidate()));
    await heading('Funnel');
    const bar = within(screen.getByRole('navigation', { name: 'Main' }));
    const current = bar.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.getAttribute('href'))).toEqual(['/funnel']);
  });

  it('offers visitors the other side, remembers the choice and opens the same page there', async () => {
    const go = jest.spyOn(browser, 'go').mockImplementation(() => undefined);
    start('/jobs');
    await userEvent.click(await screen.findByRole('button', { name: 'For employers' }));
    expect(storage.accountType.get()).toBe('EMPLOYER');
    expect(go).toHaveBeenCalledWith('http://localhost:8082/jobs');
  });

  it('marks all notifications as read when the bell is used', async () => {
    gateway.on<typeof notificationsCalls.readAll>(notificationsCalls.readAll.route, undefined);
    start('/', signedIn(aCandidate({ amountUnreadNotifications: 2 })));
    await userEvent.click(await screen.findByRole('link', { name: 'Notifications, 2 unread' }));
    await waitFor(() => expect(gateway.calls).toContain('PUT /notifications/read'));
    expect(app.address()).toBe('/notifications');
  });

  it('switches the language for good: texts, page, later calls and what is on screen', async () => {
    start('/', signedIn(aCandidate()));
    await userEvent.click(await screen.findByRole('button', { name: 'Language: EN' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Nederlands' }));
    await screen.findByRole('button', { name: 'Taal: NL' });
    expect(storage.language.get()).toBe('nl');
    expect(document.documentElement).toHaveAttribute('lang', 'nl');
    const asked = gateway.requests.filter((_, index) => gateway.calls[index] === 'GET /account');
    expect(asked.at(-1)?.headers.get('accept-language')).toBe('nl');
  });

  it('asks about cookies until there is an answer', async () => {
    start('/');
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(storage.cookieConsent.get()).toBe('declined');
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('moves the focus to the new page when the address changes', async () => {
    start('/');
    await heading('Home');
    await userEvent.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Search jobs' }));
    await heading('Search');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('moves the focus to what is opened beside a list, past the list', async () => {
    start('/');
    await heading('Home');
    await app.go('/opened');
    await heading('A list');
    expect(screen.getByRole('region', { name: 'What was opened' })).toHaveFocus();
  });
});

it('knows no page at an address whose id is none, since that word may name a call', async () => {
  start('/vacancies/new');
  await heading('Page not found');
});

it('shows the page of an id', async () => {
  start('/vacancies/5c000000-0000-4000-8000-00000000000A');
  await heading('A vacancy');
});
