import { randomUUID } from 'node:crypto';
import { authCalls } from '@tandem/contracts/auth/auth';
import { REVOKED } from '@tandem/contracts/auth/revoked';
import type { Problem } from '@tandem/contracts/problem';
import { eventually } from '@tandem/test-kit/eventually';
import { mailsTo, mailTo, secretIn } from '@tandem/test-kit/mailbox';
import { JSONCodec } from 'nats';
import { anIp, sessionOf, Stack } from './stack';

jest.setTimeout(60_000);

let stack: Stack;
beforeAll(async () => {
  stack = await Stack.start();
});
afterAll(async () => stack?.stop());

const ask = async (accountId: string, kind: 'VERIFY' | 'RESET') =>
  (await stack.bus.call(authCalls.mailLink, { body: { accountId, kind } }, { language: 'nl' })).outcome;

const refresh = async (refreshToken: string) => stack.bus.call(authCalls.refresh, { refreshToken });

describe('staff who help somebody in', () => {
  it('have the link that proves an address mailed again, not twice in a row, and not once it is proved', async () => {
    const { id, email } = await stack.register();
    await mailTo(email);
    expect(await ask(id, 'VERIFY')).toBe('mailed');
    const secret = secretIn(await mailTo(email, 2), 'verify');
    expect(await ask(id, 'VERIFY')).toBe('too_soon');
    await stack.bus.call(authCalls.verify, { body: { secret } });
    expect(await ask(id, 'VERIFY')).toBe('not_needed');
  });

  it('have a link for a new password mailed in the language of the account, and not over and over', async () => {
    const { id, email } = await stack.signUp();
    expect(await ask(id, 'RESET')).toBe('mailed');
    const mail = await mailTo(email, 2);
    expect(mail.subject).toMatch(/password/i);
    expect(secretIn(mail, 'reset-password')).toEqual(expect.any(String));
    for (let more = 0; more < 4; more += 1) await ask(id, 'RESET');
    expect(await ask(id, 'RESET')).toBe('too_soon');
    expect((await mailsTo(email)).length).toBeLessThanOrEqual(4);
  });

  it('log an account out everywhere and nobody else, and say of how many', async () => {
    const { id, email, sessionId, refreshToken } = await stack.signUp();
    const { grant } = await stack.bus.call(authCalls.login, { body: { email, password: 'geheim1' } });
    const other = await stack.signUp();
    const revoked: string[] = [];
    stack.bus.nats.subscribe('hint', {
      callback: (_, message) => void revoked.push(JSONCodec<{ topic: string }>().decode(message.data).topic),
    });
    const end = async (accountId: string) => stack.bus.call(authCalls.endSessions, { body: { accountId } });
    expect(await end(id)).toEqual({ ended: 2 });
    await eventually(() =>
      expect(revoked).toEqual(expect.arrayContaining([sessionId, sessionOf(grant?.accessToken)].map((each) => REVOKED + each))),
    );
    await expect(refresh(refreshToken)).rejects.toMatchObject({ code: 'unauthorized', status: 401 });
    expect((await refresh(other.refreshToken)).grant).toBeDefined();
    expect(await end(id)).toEqual({ ended: 0 });
    await expect(end(randomUUID())).rejects.toMatchObject({ code: 'user_not_found', status: 404 });
  });

  it('see until when wrong passwords keep somebody out, and let him in again from everywhere', async () => {
    const { id, email, password } = await stack.signUp();
    const other = await stack.signUp();
    const login = async (ip: string, secret: string, address = email) =>
      stack.bus.call(authCalls.login, { body: { email: address, password: secret } }, { ip }).then(
        () => 200,
        ({ status }: Problem) => status,
      );
    const [home, work] = [anIp(), anIp()];
    for (const ip of [home, work]) for (let attempt = 0; attempt < 11; attempt += 1) await login(ip, 'wrong');
    for (let attempt = 0; attempt < 11; attempt += 1) await login(home, 'wrong', other.email);
    const lockedUntil = async (): Promise<string | null> => {
      const { signIn } = (await stack.bus.call(authCalls.exportAccount, { body: { accountId: id } })) as {
        signIn: { lockedUntil: string };
      };
      return signIn.lockedUntil;
    };
    const minutes = (Date.parse((await lockedUntil()) ?? '') - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(13);
    expect(minutes).toBeLessThanOrEqual(15);
    const unlock = async (accountId: string) => stack.bus.call(authCalls.unlockLogin, { body: { accountId } });
    expect(await unlock(id)).toEqual({ wasLocked: true });
    expect(await lockedUntil()).toBeNull();
    expect([await login(home, password), await login(work, password), await login(home, other.password, other.email)]).toEqual([
      200, 200, 429,
    ]);
    expect(await unlock(id)).toEqual({ wasLocked: false });
    await expect(unlock(randomUUID())).rejects.toMatchObject({ code: 'user_not_found', status: 404 });
  });

  it('see that wrong passwords for many accounts from one network keep somebody out, and let everybody there in again', async () => {
    const [me, colleague] = [await stack.signUp(), await stack.signUp()];
    const office = anIp();
    const login = async ({ email, password }: { email: string; password: string }) =>
      stack.bus.call(authCalls.login, { body: { email, password } }, { ip: office }).then(
        () => 200,
        ({ status }: Problem) => status,
      );
    for (let attempt = 0; attempt < 31; attempt += 1) await login({ email: `nobody.${attempt}@example.org`, password: 'wrong' });
    const lock = async (): Promise<unknown> => {
      const { signIn } = (await stack.bus.call(authCalls.exportAccount, { body: { accountId: me.id } })) as { signIn: object };
      return signIn;
    };
    expect(await lock()).toMatchObject({ lockedUntil: null, isNetworkLocked: false });
    expect(await login(me)).toBe(429);
    expect(await lock()).toMatchObject({ lockedUntil: expect.any(String), isNetworkLocked: true });
    expect(await stack.bus.call(authCalls.unlockLogin, { body: { accountId: me.id } })).toEqual({ wasLocked: true });
    expect(await lock()).toMatchObject({ lockedUntil: null, isNetworkLocked: false });
    expect([await login(me), await login(colleague)]).toEqual([200, 200]);
  });

  it('are told when somebody signs in elsewhere and has no password, and when nobody is there', async () => {
    const { id } = await stack.signUp();
    await stack.sql(`update credential set auth_provider = 'google', password_hash = null where account_id = $1`, [id]);
    expect([await ask(id, 'RESET'), await ask(id, 'VERIFY')]).toEqual(['not_needed', 'not_needed']);
    await expect(ask(randomUUID(), 'RESET')).rejects.toMatchObject({ code: 'user_not_found' } satisfies Partial<Problem>);
  });
});
