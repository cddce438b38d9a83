import { randomUUID } from 'node:crypto';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { authCalls } from '@tandem/contracts/auth/auth';
import { hash } from '@node-rs/argon2';
import { eventually } from '@tandem/test-kit/eventually';
import { mailsTo, mailTo } from '@tandem/test-kit/mailbox';
import { problemOf } from '@tandem/test-kit/refusal';
import { anAddress, anIp, claimsOf, Stack } from './stack';

jest.setTimeout(60_000);

let stack: Stack;
beforeAll(async () => {
  stack = await Stack.start();
});
afterAll(async () => stack?.stop());

const refusal = async (call: Promise<unknown>) => (await problemOf(call))?.code ?? null;
const registration = (over: Record<string, unknown> = {}) => ({
  body: { email: anAddress(), password: 'geheim1', accountType: 'CANDIDATE' as const, ...over },
});

describe('register', () => {
  it('gives one address to one of twenty who ask at once, and mails once', async () => {
    const email = anAddress();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => refusal(stack.bus.call(authCalls.register, registration({ email })))),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set([null, 'user_exists']));
    expect(await stack.sql('select 1 from credential where email = $1', [email])).toHaveLength(1);
    await mailTo(email);
    await eventually(async () =>
      expect(
        await stack.sql(
          `select payload->>'kind' as kind from outbox where name = 'auth.linkMailed' and payload->>'accountId' = (select account_id::text from credential where email = $1)`,
          [email],
        ),
      ).toEqual([{ kind: 'VERIFY' }]),
    );
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it.each([
    ['a short password', { password: '12345' }, 'input_password_too_short'],
    ['no password', { password: undefined }, 'field_required'],
    ['an address without a domain', { email: 'a@b' }, 'invalid_email'],
    ['another account type', { accountType: 'ADMIN' }, 'invalid_account_type'],
    ['an employer without a company', { accountType: 'EMPLOYER' }, 'field_required'],
  ])('refuses %s', async (_, over, code) => {
    expect(await refusal(stack.bus.call(authCalls.register, registration(over)))).toBe(code);
  });

  it('takes no word for what only the house may say', async () => {
    const { body } = registration({ isAdmin: true, role: 'Admin', emailVerified: true, id: randomUUID(), companyId: randomUUID() });
    const { id } = await stack.bus.call(authCalls.register, { body });
    const [row] = await stack.sql('select * from credential where email = $1', [body.email]);
    expect(row).toMatchObject({ account_id: id, is_admin: false, verified_at: null, company_id: null, company_role: null });
  });

  it('opens the company of an employer with him as its active Admin', async () => {
    const { id, email } = await stack.register('EMPLOYER');
    const account = await eventually(async () => stack.bus.call(accountsCalls.get, {}, { accountId: id, accountType: 'EMPLOYER' }));
    expect(account).toMatchObject({
      accountType: 'EMPLOYER',
      accountInfo: {
        companyName: 'Molen & Zn',
        intakeProgress: 0,
        members: [{ id, email, role: 'Admin', state: 'Active' }],
        hasPendingJobs: false,
        amountVacancies: 0,
      },
    });
  });

  it('forgets what opened the account once it is open', async () => {
    const { id } = await stack.register();
    await eventually(async () =>
      expect(await stack.sql('select registration from credential where account_id = $1', [id])).toEqual([{ registration: null }]),
    );
  });
});

describe('accounts brought in from elsewhere', () => {
  it("sign in at once with their password and are nobody's administrators", async () => {
    const email = anAddress();
    const accountId = randomUUID();
    const account = {
      accountId,
      email,
      passwordHash: await hash('tandem-demo'),
      accountType: 'CANDIDATE' as const,
      firstName: 'Sanne',
      lastName: 'de Wit',
      language: 'nl' as const,
    };
    expect(await stack.bus.call(authCalls.importAccounts, { body: { accounts: [account] } })).toEqual({ added: 1 });
    expect(await stack.bus.call(authCalls.importAccounts, { body: { accounts: [account] } })).toEqual({ added: 0 });
    const { grant } = await stack.bus.call(authCalls.login, { body: { email, password: 'tandem-demo' } }, { ip: anIp() });
    expect(claimsOf(grant?.accessToken)).toMatchObject({ sub: accountId, isAdmin: false });
    expect(await stack.bus.call(accountsCalls.get, {}, { accountId, accountType: 'CANDIDATE' })).toMatchObject({
      firstName: 'Sanne',
      accountInfo: { intakeProgress: 24 },
    });
  });

  it('join a company that is there', async () => {
    const companyId = randomUUID();
    await stack.bus.call(accountsCalls.importCompanies, {
      body: { companies: [{ companyId, companyName: 'Veldwerk', summary: '## About\nWe grow things.' }] },
    });
    const people = await Promise.all(
      ['Iris', 'Bas'].map(async (firstName) => ({
        accountId: randomUUID(),
        email: anAddress(),
        passwordHash: await hash('tandem-demo'),
        accountType: 'EMPLOYER' as const,
        firstName,
        companyId,
        language: 'en' as const,
      })),
    );
    await stack.bus.call(authCalls.importAccounts, { body: { accounts: people } });
    const snapshot = await eventually(async () => {
      const found = await stack.bus.call(accountsCalls.companySnapshot, { body: { companyId } });
      expect(found.members).toHaveLength(2);
      return found;
    });
    expect(snapshot).toMatchObject({ companyName: 'Veldwerk', summaryUrl: expect.stringMatching(/^\/files\/public\//) as string });
  });
});

describe('the list of sign-ups', () => {
  it('shows addresses, newest first', async () => {
    const { email } = await stack.register();
    const [newest, ...others] = await stack.bus.call(authCalls.listSignups, {});
    expect(newest).toBe(email);
    expect(others.length).toBeGreaterThan(0);
  });
});

describe('a deleted account', () => {
  it('cannot refresh or sign in, and its address is free again', async () => {
    const { id, email, password, refreshToken } = await stack.signUp();
    await stack.bus.call(accountsCalls.remove, {}, { accountId: id, accountType: 'CANDIDATE' });
    await eventually(async () => expect(await refusal(stack.bus.call(authCalls.refresh, { refreshToken }))).toBe('unauthorized'));
    expect((await stack.bus.call(authCalls.listRevocations, {})).accounts.map(({ accountId }) => accountId)).toContain(id);
    expect(await refusal(stack.bus.call(authCalls.login, { body: { email, password } }, { ip: anIp() }))).toBe('invalid_credentials');
    expect(await refusal(stack.bus.call(authCalls.register, registration({ email })))).toBeNull();
  });
});
