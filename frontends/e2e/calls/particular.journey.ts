import { type APIRequestContext, expect, request, test } from '@playwright/test';
import { resumePdf } from '../resume-pdf';
import { mailedLink, stack } from '../stack';

/** Single ways in which calls refuse, each with the word it says; what all calls have in common is read off their contracts. */
type Who = 'anonymous' | 'candidate' | 'employer' | 'admin';
type Case = { call: string; body?: unknown; as: Who; status: number; detail?: string };

const people = {} as Record<Who, APIRequestContext>;

test.beforeAll(async () => {
  const { gateway, accounts } = stack();
  for (const who of ['anonymous', 'candidate', 'employer', 'admin'] as const) {
    people[who] = await request.newContext({ baseURL: gateway, extraHTTPHeaders: who === 'anonymous' ? {} : { 'x-tandem-app': who } });
    if (who !== 'anonymous') expect((await people[who].post('/auth/login', { data: accounts[who] })).status()).toBe(200);
  }
});
test.afterAll(async () => Promise.all(Object.values(people).map(async (context) => context.dispose())));

const ask = async ({ call, body, as }: Case) => {
  const [method = '', url = ''] = call.split(' ');
  return people[as].fetch(url, { method, ...(body === undefined ? {} : { data: body }) });
};
const check = (cases: readonly Case[]) => {
  for (const each of cases) {
    test(`${each.call} as ${each.as}${each.body === undefined ? '' : ` with ${JSON.stringify(each.body).slice(0, 60)}`}: ${each.status} ${each.detail ?? ''}`, async () => {
      const answer = await ask(each);
      const problem = answer.ok() ? null : ((await answer.json()) as { detail: string; status: number });
      expect([answer.status(), problem?.detail]).toEqual([each.status, each.detail]);
      if (problem) expect(answer.headers()['content-type']).toContain('application/problem+json');
    });
  }
};

test.describe('with wrong input', () => {
  check([
    { call: 'POST /auth/login', body: { email: '', password: '' }, as: 'anonymous', status: 400, detail: 'field_required' },
    {
      call: 'POST /auth/login',
      body: { email: 'nobody@example.org', password: 'wrong-one' },
      as: 'anonymous',
      status: 401,
      detail: 'invalid_credentials',
    },
    {
      call: 'POST /auth/register',
      body: { email: 'no', password: 'secret1', accountType: 'CANDIDATE' },
      as: 'anonymous',
      status: 400,
      detail: 'invalid_email',
    },
    {
      call: 'POST /auth/register',
      body: { email: 'a@example.org', password: '12345', accountType: 'CANDIDATE' },
      as: 'anonymous',
      status: 400,
      detail: 'input_password_too_short',
    },
    {
      call: 'POST /auth/register',
      body: { email: 'a@example.org', password: 'secret1', accountType: 'ROBOT' },
      as: 'anonymous',
      status: 400,
      detail: 'invalid_account_type',
    },
    {
      call: 'POST /auth/register',
      body: { email: 'a@example.org', password: 'secret1', accountType: 'EMPLOYER' },
      as: 'anonymous',
      status: 400,
      detail: 'field_required',
    },
    {
      call: 'POST /auth/register',
      body: { email: 'candidate@tandem.example', password: 'secret1', accountType: 'CANDIDATE' },
      as: 'anonymous',
      status: 400,
      detail: 'user_exists',
    },
    { call: 'POST /auth/verify', body: { secret: 'not-a-secret' }, as: 'anonymous', status: 400, detail: 'verification_failed' },
    { call: 'POST /auth/refresh', as: 'anonymous', status: 401, detail: 'unauthorized' },
    { call: 'GET /auth/forgot-password/not-a-secret', as: 'anonymous', status: 404, detail: 'invalid_link' },
    { call: 'PATCH /candidate/account', body: { firstName: 'x' }, as: 'candidate', status: 400, detail: 'name_too_short' },
    { call: 'PATCH /candidate/account', body: { birthDate: '2999-01-01' }, as: 'candidate', status: 400, detail: 'invalid_birth_date' },
    { call: 'PATCH /candidate/account', body: { phone: '0612345678' }, as: 'candidate', status: 400, detail: 'invalid_phone' },
    {
      call: 'PATCH /candidate/account',
      body: { preferences: { jobTypes: ['SOMETIMES'] } },
      as: 'candidate',
      status: 400,
      detail: 'invalid_value',
    },
    { call: 'GET /vacancies?page=0', as: 'candidate', status: 400, detail: 'invalid_value' },
    { call: 'GET /notifications?pageSize=1000', as: 'candidate', status: 400, detail: 'invalid_value' },
    { call: 'PUT /candidate/resume/educations', body: [{ educationType: 'PHD' }], as: 'candidate', status: 400, detail: 'field_required' },
    { call: 'GET /public/de.json', as: 'anonymous', status: 404, detail: 'not_found' },
  ]);
});

test.describe('for what is no id, or no path', () => {
  check([
    { call: 'GET /vacancies/not-an-id', as: 'anonymous', status: 404, detail: 'vacancy_not_found' },
    { call: 'GET /no/such/path', as: 'anonymous', status: 404, detail: 'not_found' },
  ]);
});

test('an upload answers 201 and is read within seconds, and a PDF that is none is refused', async () => {
  const email = `upload.${Date.now()}@example.org`;
  const person = await request.newContext({ baseURL: stack().gateway, extraHTTPHeaders: { 'x-tandem-app': 'candidate' } });
  expect((await person.post('/auth/register', { data: { email, password: 'secret-enough', accountType: 'CANDIDATE' } })).status()).toBe(
    201,
  );
  const secret = (await mailedLink(email, 'verify')).split('/').at(-1);
  expect((await person.post('/auth/verify', { data: { secret } })).status()).toBe(200);
  expect((await person.post('/auth/verify', { data: { secret } })).status()).toBe(400);
  const none = await person.post('/candidate/resume', {
    multipart: { resume: { name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') } },
  });
  expect([none.status(), ((await none.json()) as { detail: string }).detail]).toEqual([415, 'pdf_only']);
  const large = await person.post('/candidate/resume', {
    multipart: {
      resume: { name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(12_000_000)]) },
    },
  });
  expect(large.status()).toBe(413);
  expect((await person.get('/candidate/resume')).status()).toBe(404);
  const taken = await person.post('/candidate/resume', {
    multipart: { resume: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: await resumePdf('en') } },
  });
  expect(taken.status()).toBe(201);
  await expect
    .poll(async () => ((await (await person.get('/candidate/resume')).json()) as { status: string }).status, { timeout: 15_000 })
    .toBe('DONE');
  await person.dispose();
});
