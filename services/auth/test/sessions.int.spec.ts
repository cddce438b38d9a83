import { randomBytes } from 'node:crypto';
import { authCalls } from '@tandem/contracts/auth/auth';
import { REVOKED } from '@tandem/contracts/auth/revoked';
import { eventually } from '@tandem/test-kit/eventually';
import { JSONCodec } from 'nats';
import { anIp, claimsOf, sessionOf, Stack } from './stack';

jest.setTimeout(60_000);

let stack: Stack;
const revoked: string[] = [];
beforeAll(async () => {
  stack = await Stack.start();
  stack.bus.nats.subscribe('hint', {
    callback: (_, message) => void revoked.push(JSONCodec<{ topic: string }>().decode(message.data).topic),
  });
});
afterEach(() => (stack.clock.seconds = 0));
afterAll(async () => stack?.stop());

const refresh = async (refreshToken: string) => stack.bus.call(authCalls.refresh, { refreshToken });
const unauthorized = { code: 'unauthorized', status: 401 };

describe('refresh', () => {
  it('answers a new pair in the same session and counts the old token out after the grace', async () => {
    const { refreshToken, sessionId } = await stack.signUp();
    const { grant } = await refresh(refreshToken);
    expect(grant?.refreshToken).not.toBe(refreshToken);
    expect(sessionOf(grant?.accessToken)).toBe(sessionId);
    await expect(refresh(grant?.refreshToken ?? '')).resolves.toMatchObject({ exp: expect.any(Number) as number });
  });

  it('answers the same child again when the answer got lost', async () => {
    const { refreshToken } = await stack.signUp();
    const first = await refresh(refreshToken);
    stack.clock.seconds = 9;
    const again = await refresh(refreshToken);
    expect(again.grant?.refreshToken).toBe(first.grant?.refreshToken);
    await expect(refresh(again.grant?.refreshToken ?? '')).resolves.toBeDefined();
  });

  it('gives twenty tabs that refresh at once one and the same child', async () => {
    const { refreshToken } = await stack.signUp();
    const answers = await Promise.all(Array.from({ length: 20 }, async () => refresh(refreshToken)));
    expect(new Set(answers.map(({ grant }) => grant?.refreshToken)).size).toBe(1);
  });

  it('ends the whole family when a token comes back after the grace, and tells every gateway', async () => {
    const { refreshToken, sessionId, id } = await stack.signUp();
    const { grant } = await refresh(refreshToken);
    stack.clock.seconds = 11;
    await expect(refresh(refreshToken)).rejects.toMatchObject(unauthorized);
    await expect(refresh(grant?.refreshToken ?? '')).rejects.toMatchObject(unauthorized);
    await eventually(() => expect(revoked).toContain(REVOKED + sessionId));
    const { sessions } = await stack.bus.call(authCalls.listRevocations, {});
    expect(sessions.map((each) => each.sessionId)).toContain(sessionId);
    expect(await stack.bus.call(authCalls.listSessions, {}, { accountId: id, accountType: 'CANDIDATE' })).toEqual([]);
  });

  it('ends the family for a token from long ago too', async () => {
    const { refreshToken } = await stack.signUp();
    const second = await refresh(refreshToken);
    const third = await refresh(second.grant?.refreshToken ?? '');
    await expect(refresh(refreshToken)).rejects.toMatchObject(unauthorized);
    await expect(refresh(third.grant?.refreshToken ?? '')).rejects.toMatchObject(unauthorized);
  });

  it('does not end a session for a token that was never given out', async () => {
    const { refreshToken, sessionId } = await stack.signUp();
    const invented = Buffer.concat([Buffer.from(sessionId.replaceAll('-', ''), 'hex'), randomBytes(48)]).toString('base64url');
    await expect(refresh(invented)).rejects.toMatchObject(unauthorized);
    await expect(refresh('')).rejects.toMatchObject(unauthorized);
    await expect(refresh(`${refreshToken}x`.repeat(50))).rejects.toMatchObject(unauthorized);
    await expect(refresh(refreshToken)).resolves.toBeDefined();
  });

  it('refuses a session that has run out', async () => {
    const { refreshToken, sessionId } = await stack.signUp();
    await stack.sql(`update session set expires_at = now() - interval '1 second' where id = $1`, [sessionId]);
    await expect(refresh(refreshToken)).rejects.toMatchObject(unauthorized);
  });

  it('keeps neither a token nor its value in the database', async () => {
    const { refreshToken } = await stack.signUp();
    const rows = JSON.stringify(await stack.sql('select * from session'));
    const value = Buffer.from(refreshToken, 'base64url').subarray(16, 48);
    for (const form of [refreshToken, value.toString('hex'), value.toString('base64url'), value.toString('base64')])
      expect(rows).not.toContain(form);
  });
});

describe('logout', () => {
  it('ends the session, says so to every gateway and may be repeated', async () => {
    const { refreshToken, sessionId } = await stack.signUp();
    await stack.bus.call(authCalls.logout, { refreshToken });
    await expect(refresh(refreshToken)).rejects.toMatchObject(unauthorized);
    await eventually(() => expect(revoked).toContain(REVOKED + sessionId));
    await expect(stack.bus.call(authCalls.logout, { refreshToken })).resolves.toBeUndefined();
    await expect(stack.bus.call(authCalls.logout, {})).resolves.toBeUndefined();
  });
});

describe('the list of sessions', () => {
  it('shows the own ones, marks the current and ends one', async () => {
    const me = await stack.signUp();
    const { grant } = await stack.bus.call(authCalls.login, { body: me }, { ip: anIp() });
    const other = sessionOf(grant?.accessToken);
    const who = { accountId: me.id, accountType: 'CANDIDATE' as const, sessionId: me.sessionId };
    const list = await stack.bus.call(authCalls.listSessions, {}, who);
    expect(list.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
      [other, false],
      [me.sessionId, true],
    ]);
    expect(Object.keys(list[0] ?? {}).sort()).toEqual(['createdAt', 'expiresAt', 'id', 'isCurrent', 'lastUsedAt', 'userAgent']);
    await stack.bus.call(authCalls.endSession, { params: { id: other } }, who);
    await expect(refresh(grant?.refreshToken ?? '')).rejects.toMatchObject(unauthorized);
    await expect(refresh(me.refreshToken)).resolves.toBeDefined();
  });

  it("answers for somebody else's session as for none", async () => {
    const [mine, other] = [await stack.signUp(), await stack.signUp()];
    const end = async (id: string) =>
      stack.bus.call(authCalls.endSession, { params: { id } }, { accountId: mine.id, accountType: 'CANDIDATE' });
    await expect(end(other.sessionId)).rejects.toMatchObject({ code: 'session_not_found', status: 404 });
    await expect(end('7c9e6679-7425-40de-944b-e07fc1f90ae7')).rejects.toMatchObject({ code: 'session_not_found', status: 404 });
    await expect(refresh(other.refreshToken)).resolves.toBeDefined();
  });
});

describe('access tokens', () => {
  it('say at once that an employer is Admin of the company he brought', async () => {
    const { refreshToken } = await stack.signUp('EMPLOYER');
    const { grant } = await refresh(refreshToken);
    expect(grant?.pair).toBe('employer');
    expect(claimsOf(grant?.accessToken)).toMatchObject({
      accountType: 'EMPLOYER',
      companyRole: 'Admin',
      companyId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
  });
});

it('goes when its tokens have ended, whether he comes back or not; an open one stays', async () => {
  const [open, ended, expired] = await Promise.all([stack.signUp(), stack.signUp(), stack.signUp()]);
  const [link] = await Promise.all([stack.register(), stack.bus.call(authCalls.logout, { refreshToken: ended.refreshToken })]);
  await stack.sql(`update session set ended_at = now() - interval '16 minutes' where id = $1`, [ended.sessionId]);
  await stack.sql(`update session set expires_at = now() - interval '1 minute' where id = $1`, [expired.sessionId]);
  await stack.sql(`update secret set expires_at = now() - interval '1 minute' where account_id = $1`, [link.id]);
  await stack.sweep();
  const ids = [open, ended, expired].map(({ sessionId }) => sessionId);
  expect(await stack.sql('select id from session where id = any($1)', [ids])).toEqual([{ id: open.sessionId }]);
  expect(await stack.sql('select kind from secret where account_id = $1', [link.id])).toEqual([]);
});
