import { SessionCookies } from './cookies';

const cookies = new SessionCookies({ COOKIE_DOMAIN: undefined, COOKIE_SECURE: false });

it.each([
  [{ COOKIE_DOMAIN: undefined, COOKIE_SECURE: false }, 'access_token', 'access_token_admin'],
  [{ COOKIE_DOMAIN: undefined, COOKIE_SECURE: true }, '__Host-access_token', '__Host-access_token_admin'],
  [{ COOKIE_DOMAIN: 'example.org', COOKIE_SECURE: true }, '__Secure-access_token', '__Host-access_token_admin'],
])('with %j the name of a cookie promises what browsers then enforce', (settings, shared, admin) => {
  const named = new SessionCookies(settings);
  expect([named.access('candidate'), named.access('admin')]).toEqual([shared, admin]);
});

it.each([
  ['candidate', { access_token: 'c', access_token_employer: 'e' }, 'candidate'],
  ['employer', { access_token: 'c', access_token_employer: 'e' }, 'employer'],
  ['candidate', { access_token_employer: 'e' }, 'employer'],
  ['employer', { refresh_token: 'c' }, 'candidate'],
  ['candidate', { refresh_token: 'c', access_token_employer: 'e' }, 'candidate'],
  ['candidate', { access_token_admin: 'a' }, 'candidate'],
  ['admin', { access_token: 'c' }, 'admin'],
  ['candidate', {}, 'candidate'],
  [null, { refresh_token: 'c', access_token_employer: 'e' }, 'employer'],
  [null, {}, null],
] as const)('answers a call from %s with %p by the pair of %s', (app, jar, pair) => {
  expect(cookies.pairOf(app, jar)).toBe(pair);
});
