import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { authCalls } from '@tandem/contracts/auth/auth';
import { eventually } from '@tandem/test-kit/eventually';
import { mailsTo, mailTo } from '@tandem/test-kit/mailbox';
import { problemOf } from '@tandem/test-kit/refusal';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { anAddress, anIp, claimsOf, Stack } from './stack';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});
const compared = jest.mocked(verify);

jest.setTimeout(60_000);

let stack: Stack;
beforeAll(async () => {
  stack = await Stack.start();
});
afterAll(async () => stack?.stop());

const login = async (email: string, password: string, who: { ip?: string; app?: 'admin' } = {}) =>
  stack.bus.call(authCalls.login, { body: { email, password } }, { ip: anIp(), ...who });
const refusal = async (call: Promise<unknown>) => (await problemOf(call))?.toJSON() ?? null;

describe('login', () => {
  it('takes the address in any case and with spaces around it', async () => {
    const { email, password } = await stack.signUp();
    await expect(login(`  ${email.toUpperCase()} `, password)).resolves.toMatchObject({ grant: { pair: 'candidate' } });
  });

  it('opens another session each time', async () => {
    const { email, password, sessionId } = await stack.signUp();
    const { grant } = await login(email, password);
    expect(claimsOf(grant?.accessToken)['sid']).not.toBe(sessionId);
  });

  it('opens nothing by a password that is changed while it is compared', async () => {
    const [{ id, email, password }, other] = [await stack.signUp(), await stack.signUp()];
    const { verify: really } = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
    const change = `update credential set password_hash = (select password_hash from credential where account_id = $2) where account_id = $1`;
    const sessions = async () => stack.sql('select id from session where account_id = $1', [id]);
    const before = await sessions();
    compared.mockImplementationOnce(async (...given) => {
      const isRight = await really(...given);
      await stack.sql(change, [id, other.id]);
      return isRight;
    });
    expect(await refusal(login(email, password))).toMatchObject({ code: 'invalid_credentials', status: 401 });
    expect(await sessions()).toEqual(before);
  });

  it('leaves a password alone that is changed while an old hash is renewed', async () => {
    const [{ id, email, password }, other] = [await stack.signUp(), await stack.signUp()];
    const set = 'update credential set password_hash = $2 where account_id = $1';
    const kept = async (accountId: string) =>
      (await stack.sql('select password_hash from credential where account_id = $1', [accountId]))[0];
    await stack.sql(set, [id, await hash(password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 })]);
    const { verify: really } = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
    compared.mockImplementationOnce(async (...given) => {
      const isRight = await really(...given);
      await stack.sql(set, [id, (await kept(other.id))?.['password_hash']]);
      return isRight;
    });
    expect(await refusal(login(email, password))).toMatchObject({ code: 'invalid_credentials' });
    expect(await kept(id)).toEqual(await kept(other.id));
  });

  it('answers a wrong password and an unknown address alike, with the same work behind it', async () => {
    const { email } = await stack.signUp();
    const ip = anIp();
    const workFor = async (address: string) => {
      compared.mockClear();
      const answer = await refusal(login(address, 'wrong-password', { ip }));
      return { answer, work: compared.mock.calls.map(([kept]) => parseOptions(String(kept))) };
    };
    const [known, unknown] = [await workFor(email), await workFor(anAddress())];
    expect(known.answer).toMatchObject({ code: 'invalid_credentials', status: 401 });
    expect(known.work).toEqual([expect.objectContaining({ memoryCost: 19_456, timeCost: 4, parallelism: 1 })]);
    expect(unknown).toEqual(known);
  });

  it('stops counting chances after ten failures from one address, the right password included', async () => {
    const { email, password } = await stack.signUp();
    const ip = anIp();
    for (let attempt = 0; attempt < 10; attempt++) expect(await refusal(login(email, 'wrong', { ip }))).toMatchObject({ status: 401 });
    expect(await refusal(login(email, password, { ip }))).toMatchObject({
      code: 'too_many_requests',
      status: 429,
      extra: { retryAfter: expect.any(Number) as number },
    });
    await expect(login(email, password)).resolves.toBeDefined();
  });

  it('judges no more than ten of many guesses at once', async () => {
    const { email } = await stack.signUp();
    const ip = anIp();
    const answers = await Promise.all(Array.from({ length: 30 }, async () => refusal(login(email, 'wrong', { ip }))));
    expect(answers.filter((answer) => answer?.status === 401)).toHaveLength(10);
    expect(answers.filter((answer) => answer?.status === 429)).toHaveLength(20);
  });

  it('stops an address that tries many accounts after thirty failures', async () => {
    const ip = anIp();
    const answers = [];
    for (let attempt = 0; attempt < 32; attempt++) answers.push((await refusal(login(anAddress(), 'wrong', { ip })))?.status);
    expect(answers).toEqual([...Array.from({ length: 30 }, () => 401), 429, 429]);
  });

  it('forgets failures after a success', async () => {
    const { email, password } = await stack.signUp();
    const ip = anIp();
    for (let round = 0; round < 3; round++) {
      for (let attempt = 0; attempt < 6; attempt++) await refusal(login(email, 'wrong', { ip }));
      await expect(login(email, password, { ip })).resolves.toBeDefined();
    }
  });

  it('mails an unverified account its link again at most once in five minutes', async () => {
    const { email, password } = await stack.register();
    await mailTo(email);
    await stack.sql(`update credential set created_at = now() - interval '6 minutes' where email = $1`, [email]);
    for (let attempt = 0; attempt < 3; attempt++)
      expect(await refusal(login(email, password))).toMatchObject({ code: 'email_not_verified', status: 403 });
    await mailTo(email, 2);
    await stack.bus.call(authCalls.resendVerification, { body: { email } });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('leaves the link of somebody who just registered the one that counts', async () => {
    const { email, password } = await stack.register();
    await mailTo(email);
    expect(await refusal(login(email, password))).toMatchObject({ code: 'email_not_verified', status: 403 });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await mailsTo(email)).toHaveLength(1);
    await stack.bus.call(authCalls.resendVerification, { body: { email } });
    await mailTo(email, 2);
  });

  it('hashes a password anew when its hash was made with another cost', async () => {
    const { id, email, password } = await stack.signUp();
    await stack.sql('update credential set password_hash = $2 where account_id = $1', [
      id,
      await hash(password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 }),
    ]);
    await login(email, password);
    const [row] = await stack.sql('select password_hash from credential where account_id = $1', [id]);
    expect(row?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=4,p=1\$/);
    await expect(login(email, password)).resolves.toBeDefined();
  });
});

describe('the console', () => {
  /** Signs in to the console once it is known that he may. */
  const admitted = async (email: string, password: string) =>
    eventually(async () => {
      const answer = await login(email, password, { app: 'admin' });
      expect(answer.home).toBeUndefined();
      return answer;
    });

  it('admits administrators only, with cookies of its own for twelve hours, and signs others in to their own app', async () => {
    const { email, password } = await stack.signUp();
    const outside = await login(email, password, { app: 'admin' });
    expect([outside.home, outside.grant?.pair]).toEqual(['candidate', 'candidate']);
    expect(claimsOf(outside.grant?.accessToken)['isAdmin']).toBe(false);
    await stack.bus.call(accountsCalls.setAdmin, { body: { email, isAdmin: true } });
    const { grant } = await admitted(email, password);
    expect(grant).toMatchObject({ pair: 'admin', refreshMaxAge: 12 * 3_600 });
    expect(claimsOf(grant?.accessToken)['isAdmin']).toBe(true);
  });

  it('lets nobody in for longer than that: the last access token ends with the session', async () => {
    const { email, password } = await stack.signUp();
    await stack.bus.call(accountsCalls.setAdmin, { body: { email, isAdmin: true } });
    const { grant } = await admitted(email, password);
    const left = `update session set expires_at = now() + interval '5 minutes' where id = $1`;
    await stack.sql(left, [claimsOf(grant?.accessToken)['sid']]);
    const renewed = await stack.bus.call(authCalls.refresh, { refreshToken: grant?.refreshToken });
    const { exp, iat } = claimsOf(renewed.grant?.accessToken) as { exp: number; iat: number };
    expect(exp - iat).toBeLessThanOrEqual(300);
    expect(renewed.grant?.refreshMaxAge).toBeLessThanOrEqual(300);
  });

  it('ends the sessions of whoever is an administrator no more', async () => {
    const { email, password } = await stack.signUp();
    await stack.bus.call(accountsCalls.setAdmin, { body: { email, isAdmin: true } });
    const { grant } = await admitted(email, password);
    await stack.bus.call(accountsCalls.setAdmin, { body: { email, isAdmin: false } });
    await eventually(async () =>
      expect(await refusal(stack.bus.call(authCalls.refresh, { refreshToken: grant?.refreshToken }))).toMatchObject({ status: 401 }),
    );
  });
});
