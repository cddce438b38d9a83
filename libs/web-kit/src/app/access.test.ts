import type { Account } from '@tandem/contracts/entities/account';
import type { AppName } from '@tandem/contracts/pages';
import { decide, gate, type Load, type Rule } from './access';

const load: Load = () => Promise.resolve({ default: () => null });
const other: Load = () => Promise.resolve({ default: () => null });
const candidate = { accountType: 'CANDIDATE', isAdmin: false } as Account;
const employer = { accountType: 'EMPLOYER', isAdmin: false } as Account;
const admin = { accountType: 'CANDIDATE', isAdmin: true } as Account;
const at = (app: AppName, account: Account | null, address = '/', ended = false) => {
  const { pathname, search } = new URL(address, 'http://x');
  return { app, account, ended, location: { pathname, search } };
};

describe('a page for candidates', () => {
  const rule: Rule = { CANDIDATE: load };
  it('shows to candidates', () => expect(decide(rule, at('candidate', candidate))).toEqual({ kind: 'show', load }));
  it('sends visitors to the login', () => expect(decide(rule, at('candidate', null))).toEqual({ kind: 'login' }));
  it('sends employers to the same path of their app', () =>
    expect(decide(rule, at('candidate', employer, '/funnel?tab=ARCHIVE'))).toEqual({
      kind: 'forward',
      app: 'employer',
      path: '/funnel?tab=ARCHIVE',
    }));
  it('sends employers to their start page when their app has no such path', () =>
    expect(decide(rule, at('candidate', employer, '/job-preferences'))).toEqual({ kind: 'forward', app: 'employer', path: '/' }));
});

it('shows a gate to visitors where the page says so', () =>
  expect(decide({ visitor: 'gate', CANDIDATE: load }, at('candidate', null, '/funnel'))).toEqual({ kind: 'show', load: gate }));

it('shows a public page to everyone, in whichever app they are', () =>
  [null, candidate, employer].forEach((account) =>
    expect(decide({ everyone: load }, at('candidate', account))).toEqual({ kind: 'show', load }),
  ));

it('keeps the named exceptions: an employer on /profile goes to the settings of the employer app', () =>
  expect(decide({ CANDIDATE: load, EMPLOYER: { to: '/settings', app: 'employer' } }, at('candidate', employer, '/profile'))).toEqual({
    kind: 'forward',
    app: 'employer',
    path: '/settings',
  }));

it('gives visitors and candidates different pages at one path', () => {
  const rule: Rule = { visitor: other, CANDIDATE: load };
  expect(decide(rule, at('candidate', null, '/jobs'))).toEqual({ kind: 'show', load: other });
  expect(decide(rule, at('candidate', candidate, '/jobs'))).toEqual({ kind: 'show', load });
});

it('sends to the login instead of the visitors page when the session ended on it', () =>
  expect(decide({ visitor: other, CANDIDATE: load }, at('candidate', null, '/jobs', true))).toEqual({ kind: 'login' }));

describe('a page that needs a part of the query', () => {
  const rule: Rule = { needs: 'apiKey', everyone: { app: 'admin' } };
  it('is reached with it, in another app with all of the query', () =>
    expect(decide(rule, at('employer', employer, '/signups?apiKey=k&page=2'))).toEqual({
      kind: 'forward',
      app: 'admin',
      path: '/signups?apiKey=k&page=2',
    }));
  it('leads to the start page without it, or when it is empty', () =>
    ['/signups', '/signups?apiKey='].forEach((address) =>
      expect(decide(rule, at('candidate', null, address))).toEqual({ kind: 'redirect', to: '/' }),
    ));
});

describe('the login page', () => {
  const rule: Rule = { visitor: load, signedIn: '/' };
  it('shows to visitors', () => expect(decide(rule, at('candidate', null, '/login'))).toEqual({ kind: 'show', load }));
  it('sends who is signed in to the start page', () =>
    expect(decide(rule, at('candidate', candidate, '/login'))).toEqual({ kind: 'redirect', to: '/' }));
  it('sends them back where they came from', () =>
    expect(decide(rule, at('candidate', candidate, '/login?redirectTo=%2Ffunnel%3Ftab%3DARCHIVE'))).toEqual({
      kind: 'redirect',
      to: '/funnel?tab=ARCHIVE',
    }));
  it('never sends them to another site', () =>
    expect(decide(rule, at('candidate', candidate, '/login?redirectTo=%2F%2Fevil.example'))).toEqual({ kind: 'redirect', to: '/' }));
  it('lets somebody of the other app sign in here too, so that one browser can hold both sides', () =>
    expect(decide(rule, at('candidate', employer, '/login'))).toEqual({ kind: 'show', load }));
});

describe('the console', () => {
  const rule: Rule = { admin: load };
  it('shows to administrators', () => expect(decide(rule, at('admin', admin, '/admin'))).toEqual({ kind: 'show', load }));
  it('sends others to the start page of their own app', () =>
    expect(decide(rule, at('admin', employer, '/admin'))).toEqual({ kind: 'forward', app: 'employer', path: '/' }));
});
