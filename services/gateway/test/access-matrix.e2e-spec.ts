import http from 'node:http';
import { type HttpCall, httpCalls } from '@tandem/contracts/registry';
import type { AccountType } from '@tandem/domain/account';
import request from 'supertest';
import { API_KEY, GatewayUnderTest } from './harness';

jest.setTimeout(120_000);

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await GatewayUnderTest.start();
});
afterAll(async () => gateway?.stop());

type Access = HttpCall['route']['access'];
type Role = { title: string; account: { type: AccountType; isAdmin: boolean } | null; key?: boolean };

const roles: Role[] = [
  { title: 'a visitor', account: null },
  { title: 'a visitor with the API key', account: null, key: true },
  { title: 'a candidate', account: { type: 'CANDIDATE', isAdmin: false } },
  { title: 'an employer', account: { type: 'EMPLOYER', isAdmin: false } },
  { title: 'an administrator who is a candidate', account: { type: 'CANDIDATE', isAdmin: true } },
  { title: 'an administrator who is an employer', account: { type: 'EMPLOYER', isAdmin: true } },
];

/** What the access of a call makes of somebody, written down once more and apart from the code: null is let in. */
const verdicts: Record<Access, (role: Role) => 401 | 403 | null> = {
  anonymous: () => null,
  account: ({ account }) => (account ? null : 401),
  CANDIDATE: ({ account }) => (account ? (account.type === 'CANDIDATE' ? null : 403) : 401),
  EMPLOYER: ({ account }) => (account ? (account.type === 'EMPLOYER' ? null : 403) : 401),
  admin: ({ account }) => (account ? (account.isAdmin ? null : 403) : 401),
  apiKey: ({ key }) => (key ? null : 401),
};

const placeOf = ({ route }: HttpCall) => `${route.method} ${route.path}`;

/** Calls of one place are one route: whoever one of them lets in is let in. */
const expected = (call: HttpCall, role: Role): 401 | 403 | null => {
  const answers = httpCalls.filter((other) => placeOf(other) === placeOf(call)).map(({ route }) => verdicts[route.access](role));
  return answers.includes(null) ? null : (answers[0] ?? null);
};

it.each(roles)('$title may make the calls of the contracts that are his, and no other', async (role) => {
  const { account } = role;
  const cookie = account ? await gateway.cookie(gateway.someone(account.type, account.isAdmin)) : '';
  const wrong: unknown[] = [];
  // Files are let in by the token of their link, whoever asks.
  for (const call of httpCalls.filter(({ route }) => route.path !== '/files/{key}')) {
    const { method, path, access } = call.route;
    const url = path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
    const asked = request(gateway.url)[method.toLowerCase() as 'get'](url).set('cookie', cookie);
    const { status, body } = await (role.key && access === 'apiKey' ? asked.set('x-api-key', API_KEY) : asked);
    const due = expected(call, role);
    const isRefused = status === 401 || status === 403;
    const detail = (body as { detail?: string }).detail;
    // Too many wrong keys in a row are answered with 429, which is a refusal too.
    const isRight = due === null ? !isRefused : status === due || (access === 'apiKey' && status === 429);
    if (!isRight) wrong.push({ call: placeOf(call), due, status, detail });
  }
  expect(wrong).toEqual([]);
});

/** Other ways to write the path of a call, sent as they stand here. */
const spellings: Record<string, (path: string) => string> = {
  'as it is': (path) => path,
  'with a slash behind it': (path) => `${path}/`,
  'in capitals': (path) => path.toUpperCase(),
  'with two slashes before it': (path) => `/${path}`,
  'with a slash that is encoded': (path) => path.replace('/admin', '/%2fadmin'),
  'with the inner slash encoded': (path) => path.replace('/admin/', '/admin%2f'),
  'with a letter that is encoded': (path) => path.replace('/admin', '/%61dmin'),
  'with a letter encoded twice': (path) => path.replace('/admin', '/%2561dmin'),
  'by way of another folder': (path) => path.replace('/admin', '/public/../admin'),
  'with a dot on the way': (path) => path.replace('/admin', '/./admin'),
  'with a backslash': (path) => path.replace('/admin', '\\admin'),
  'with a parameter in the path': (path) => path.replace('/admin', '/admin;x=1'),
};

const statusOf = async (method: string, path: string, cookie: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(gateway.url);
    const asked = http.request({ hostname, port, method, path, headers: { cookie }, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.once('error', reject).end();
  });

it.each(roles.filter(({ account }) => !account?.isAdmin))(
  '$title gets into no call of the console, however it is written',
  async ({ account }) => {
    const cookie = account ? await gateway.cookie(gateway.someone(account.type, account.isAdmin)) : '';
    const open: unknown[] = [];
    for (const { route } of httpCalls.filter(({ route: { access } }) => access === 'admin')) {
      const path = route.path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
      for (const [how, spelled] of Object.entries(spellings)) {
        const status = await statusOf(route.method, spelled(path), cookie);
        if (![400, 401, 403, 404].includes(status)) open.push([route.method, path, how, status]);
      }
    }
    expect(open).toEqual([]);
  },
);
