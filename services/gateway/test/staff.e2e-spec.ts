import { randomUUID } from 'node:crypto';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { adminCalls } from '@tandem/contracts/admin/admin';
import { authCalls } from '@tandem/contracts/auth/auth';
import { problem } from '@tandem/contracts/codes';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import { httpCalls } from '@tandem/contracts/registry';
import { resumesCalls } from '@tandem/contracts/resumes/resumes';
import request from 'supertest';
import { API_KEY, GatewayUnderTest, type Person } from './harness';

jest.setTimeout(120_000);

const administrators = new Set<string>();
let looks: unknown[] = [];
let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await GatewayUnderTest.start();
  await gateway.services.standIn(accountsCalls.confirmAdmin, (_, { accountId }) => {
    if (!administrators.has(accountId ?? '')) throw problem('forbidden');
  });
  await gateway.services.standIn(adminCalls.recordLook, ({ body }, { accountId }) => {
    looks.push([accountId, body.action, body.target]);
  });
  await gateway.services.standIn(authCalls.listSignups, () => ['mila@example.org']);
  await gateway.services.standIn(resumesCalls.listTestSkills, () => []);
  await gateway.services.standIn(matchingCalls.listTestMatches, () => {
    throw problem('candidate_not_found');
  });
});
afterAll(async () => gateway?.stop());

let staff: Person;
beforeEach(() => {
  staff = gateway.someone('CANDIDATE', true);
  administrators.add(staff.accountId);
  looks = [];
});

const call = async (method: string, path: string, cookie: string, id: string = randomUUID()) =>
  request(gateway.url)
    [method.toLowerCase() as 'get'](path.replaceAll(/\{\w+\}/g, id))
    .set('cookie', cookie);

it('shuts every call of staff to whoever is no administrator any more, at the very next call, whatever his token says', async () => {
  const calls = httpCalls.filter(({ route }) => route.access === 'admin');
  expect(new Set(calls.map(({ route }) => route.subject.split('.')[0]))).toEqual(new Set(['accounts', 'resumes', 'matching', 'admin']));
  const cookie = await gateway.cookie(staff);
  const open: unknown[] = [];
  for (const { route } of calls) {
    const before = await call(route.method, route.path, cookie);
    if ([401, 403].includes(before.status)) open.push(['is refused while he is one', route.subject]);
  }
  administrators.delete(staff.accountId);
  for (const { route } of calls) {
    const { status, body } = await call(route.method, route.path, cookie);
    if (status !== 403 || body.detail !== 'forbidden') open.push([route.subject, status, body.detail]);
  }
  expect(open).toEqual([]);
});

it('has each look at people kept before it is answered, with who looked and at whom', async () => {
  const id = randomUUID();
  const { status } = await call('GET', '/admin/matching-tool/candidate/{id}/skills', await gateway.cookie(staff), id);
  expect([status, looks]).toEqual([200, [[staff.accountId, 'getTestResume', id]]]);
});

it('keeps a look by the key too', async () => {
  const { body } = await request(gateway.url).get('/auth/demo-signups').set('x-api-key', API_KEY);
  expect([body, looks]).toEqual([['mila@example.org'], [[null, 'listSignups', null]]]);
});

it('keeps nothing of what was refused', async () => {
  const { status } = await call('GET', '/admin/matching-tool/candidate/{id}/matches', await gateway.cookie(staff));
  expect([status, looks]).toEqual([404, []]);
});

it('says of every call that shows staff a person how the audit calls it', () => {
  const silent = httpCalls.filter(({ route, look }) => route.access === 'admin' && route.method === 'GET' && !look);
  // These the console's own service keeps itself; see what it records.
  expect(silent.filter(({ route }) => !route.subject.startsWith('admin.'))).toEqual([]);
});
