import { randomUUID } from 'node:crypto';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { authCalls } from '@tandem/contracts/auth/auth';
import { eventually } from '@tandem/test-kit/eventually';
import { mailsTo, mailTo, secretIn } from '@tandem/test-kit/mailbox';
import { problemOf } from '@tandem/test-kit/refusal';
import { anAddress, anIp, Stack } from './stack';

jest.setTimeout(60_000);

let stack: Stack;
beforeAll(async () => {
  stack = await Stack.start();
});
afterAll(async () => stack?.stop());

const refusal = async (call: Promise<unknown>) => (await problemOf(call))?.code ?? null;
const forgot = async (email: string) => stack.bus.call(authCalls.forgotPassword, { body: { email } });
const reset = async (secret: string, password: string) =>
  stack.bus.call(authCalls.resetPassword, { params: { secret }, body: { password } });
const login = async (email: string, password: string) => stack.bus.call(authCalls.login, { body: { email, password } }, { ip: anIp() });

describe('the link to verify', () => {
  it('works once, also when ten try it at once', async () => {
    const { email } = await stack.register();
    const secret = secretIn(await mailTo(email), 'verify');
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => refusal(stack.bus.call(authCalls.verify, { body: { secret } }))),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set([null, 'verification_failed']));
  });

  it('is worthless once a newer one was mailed', async () => {
    const { email } = await stack.register();
    const older = secretIn(await mailTo(email), 'verify');
    await stack.bus.call(authCalls.resendVerification, { body: { email } });
    const newer = secretIn(await mailTo(email, 2), 'verify');
    expect(await refusal(stack.bus.call(authCalls.verify, { body: { secret: older } }))).toBe('verification_failed');
    expect(await refusal(stack.bus.call(authCalls.verify, { body: { secret: newer } }))).toBeNull();
  });

  it('runs out', async () => {
    const { id, email } = await stack.register();
    const secret = secretIn(await mailTo(email), 'verify');
    await stack.sql(`update secret set expires_at = now() - interval '1 second' where account_id = $1`, [id]);
    expect(await refusal(stack.bus.call(authCalls.verify, { body: { secret } }))).toBe('verification_failed');
  });

  it('opens no other door', async () => {
    const { email } = await stack.register();
    const secret = secretIn(await mailTo(email), 'verify');
    expect(await refusal(stack.bus.call(authCalls.checkSecret, { params: { secret } }))).toBe('invalid_link');
    expect(await refusal(reset(secret, 'another-password'))).toBe('invalid_link');
    expect(await refusal(stack.bus.call(authCalls.verify, { body: { secret: 'invented' } }))).toBe('verification_failed');
  });

  it("leads to the web app of the account's own side", async () => {
    const [candidate, employer] = [await stack.register(), await stack.register('EMPLOYER')];
    expect((await mailTo(candidate.email)).text).toContain('http://localhost:8081/verify/');
    expect((await mailTo(employer.email)).text).toContain('http://localhost:8082/verify/');
  });
});

describe('a forgotten password', () => {
  it('is chosen anew by a link that can be looked at, and ends all sessions', async () => {
    const { email, password, refreshToken } = await stack.signUp();
    await forgot(email.toUpperCase());
    const secret = secretIn(await mailTo(email, 2), 'reset-password');
    for (let look = 0; look < 3; look++)
      expect(await stack.bus.call(authCalls.checkSecret, { params: { secret } })).toEqual({ valid: true, kind: 'RESET' });
    expect(await refusal(reset(secret, '123456'))).toBe('input_password_too_short');
    expect(await reset(secret, '1234567')).toEqual({});
    expect(await refusal(stack.bus.call(authCalls.refresh, { refreshToken }))).toBe('unauthorized');
    expect(await refusal(login(email, password))).toBe('invalid_credentials');
    expect(await refusal(login(email, '1234567'))).toBeNull();
  });

  it('is reset by exactly one of ten who have the link', async () => {
    const { email } = await stack.signUp();
    await forgot(email);
    const secret = secretIn(await mailTo(email, 2), 'reset-password');
    const answers = await Promise.all(Array.from({ length: 10 }, async (_, index) => refusal(reset(secret, `password-${index}`))));
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(await refusal(reset(secret, 'once-more'))).toBe('invalid_link');
  });

  it('makes the address count as verified', async () => {
    const { email } = await stack.register();
    await mailTo(email);
    await forgot(email);
    await reset(secretIn(await mailTo(email, 2), 'reset-password'), 'new-password');
    expect(await refusal(login(email, 'new-password'))).toBeNull();
  });

  it('mails at most three links in a while and is loud after five', async () => {
    const { email } = await stack.signUp();
    for (let time = 1; time <= 3; time++) {
      await forgot(email);
      await mailTo(email, 1 + time);
    }
    await forgot(email);
    await forgot(email);
    expect(await refusal(forgot(email))).toBe('too_many_requests');
    expect(await mailsTo(email)).toHaveLength(4);
  });

  it('tells nothing of addresses nobody has', async () => {
    const email = anAddress();
    expect(await refusal(forgot(email))).toBeNull();
    expect(await refusal(stack.bus.call(authCalls.resendVerification, { body: { email } }))).toBeNull();
    await eventually(async () => expect(await stack.sql('select 1 from job')).toEqual([]));
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('a changed password', () => {
  it('needs the current one and ends all other sessions', async () => {
    const { id, email, password, refreshToken, sessionId } = await stack.signUp();
    const other = await login(email, password);
    const change = async (current: string) =>
      stack.bus.call(
        authCalls.changePassword,
        { body: { current, password: 'even-better' } },
        { accountId: id, accountType: 'CANDIDATE', sessionId },
      );
    expect(await refusal(change('wrong'))).toBe('invalid_password');
    await change(password);
    expect(await refusal(stack.bus.call(authCalls.refresh, { refreshToken: other.grant?.refreshToken }))).toBe('unauthorized');
    expect(await refusal(stack.bus.call(authCalls.refresh, { refreshToken }))).toBeNull();
    expect(await refusal(login(email, 'even-better'))).toBeNull();
  });

  it('is chosen once by the one before: who knew only that is refused when another was chosen meanwhile', async () => {
    const { id, email, password } = await stack.signUp();
    const who = { accountId: id, accountType: 'CANDIDATE' as const };
    const wanted = Array.from({ length: 5 }, (_, place) => `chosen-${place}`);
    const answers = await Promise.all(
      wanted.map(async (other) => refusal(stack.bus.call(authCalls.changePassword, { body: { current: password, password: other } }, who))),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set([null, 'invalid_password']));
    expect(await refusal(login(email, wanted[answers.indexOf(null)] ?? ''))).toBeNull();
  });
});

describe('another e-mail address', () => {
  const patch = async (id: string, email: string) =>
    stack.bus.call(accountsCalls.updateCandidate, { body: { email } }, { accountId: id, accountType: 'CANDIDATE' });

  it('counts once it is confirmed, and the old one is told', async () => {
    const { id, email, password } = await stack.signUp();
    const wanted = anAddress();
    expect(await patch(id, wanted)).toMatchObject({ email, pendingEmail: wanted });
    const notice = await mailTo(email, 2);
    expect(notice.subject).toContain('about to change');
    expect(notice.text).toMatch(/Choose another password:\n\S+\/profile/);
    const { grant } = await stack.bus.call(authCalls.verify, { body: { secret: secretIn(await mailTo(wanted), 'verify') } });
    expect(grant?.pair).toBe('candidate');
    expect(await refusal(login(wanted, password))).toBeNull();
    expect(await refusal(login(email, password))).toBe('invalid_credentials');
    await eventually(async () =>
      expect(await stack.bus.call(accountsCalls.get, {}, { accountId: id, accountType: 'CANDIDATE' })).toMatchObject({
        email: wanted,
        pendingEmail: null,
      }),
    );
  });

  it('is asked for by staff: both mails are in the language of the account, and the old address hears by whom', async () => {
    const { id, email } = await stack.signUp();
    await stack.sql(`update credential set language = 'nl' where account_id = $1`, [id]);
    const wanted = anAddress();
    await stack.bus.call(accountsCalls.askForEmail, { body: { accountId: id, email: wanted } }, { accountId: randomUUID(), isAdmin: true });
    expect((await mailTo(wanted)).subject).toContain('Bevestig');
    const notice = await mailTo(email, 2);
    expect(notice.subject).toContain('gaat veranderen');
    expect(notice.text).toContain('Onze medewerkers');
  });

  it('is given up by asking for the one that counts: the link is worth nothing then', async () => {
    const { id, email, password } = await stack.signUp();
    const wanted = anAddress();
    await patch(id, wanted);
    const secret = secretIn(await mailTo(wanted), 'verify');
    expect(await patch(id, email)).toMatchObject({ email, pendingEmail: null });
    expect(await refusal(stack.bus.call(authCalls.verify, { body: { secret } }))).toBe('verification_failed');
    expect(await refusal(login(email, password))).toBeNull();
  });

  it.each(['changes', 'resets'] as const)('is given up when its owner %s the password, for another may have asked for it', async (how) => {
    const { id, email, password } = await stack.signUp();
    const who = { accountId: id, accountType: 'CANDIDATE' as const };
    const wanted = anAddress();
    await patch(id, wanted);
    const secret = secretIn(await mailTo(wanted), 'verify');
    if (how === 'changes') await stack.bus.call(authCalls.changePassword, { body: { current: password, password: 'another-one' } }, who);
    else {
      await stack.bus.call(authCalls.forgotPassword, { body: { email } });
      const reset = secretIn(await mailTo(email, 3), 'reset-password');
      await stack.bus.call(authCalls.resetPassword, { params: { secret: reset }, body: { password: 'another-one' } });
    }
    expect(await refusal(stack.bus.call(authCalls.verify, { body: { secret } }))).toBe('verification_failed');
    expect(await refusal(login(email, 'another-one'))).toBeNull();
    await eventually(async () => expect(await stack.bus.call(accountsCalls.get, {}, who)).toMatchObject({ email, pendingEmail: null }));
  });

  describe('that nobody confirms', () => {
    const asked = async () => {
      const { id, email } = await stack.signUp();
      const wanted = anAddress();
      await patch(id, wanted);
      await mailTo(wanted);
      await eventually(async () => expect(await stack.sql(`select id from job where data->>'accountId' = $1`, [id])).toEqual([]));
      return { id, email, wanted };
    };
    const shown = async (id: string) =>
      (await stack.bus.call(accountsCalls.get, {}, { accountId: id, accountType: 'CANDIDATE' as const })).pendingEmail;
    const later = async (id: string) =>
      stack.sql(`update secret set expires_at = now() - interval '1 second' where account_id = $1 and kind = 'EMAIL_CHANGE'`, [id]);

    it('is given up once its link has run out, and kept nowhere', async () => {
      const [lapsed, open] = [await asked(), await asked()];
      await later(lapsed.id);
      await stack.sweepUnconfirmed();
      await eventually(async () => expect(await shown(lapsed.id)).toBeNull());
      expect(await stack.sql('select email, pending_email from credential where account_id = $1', [lapsed.id])).toEqual([
        { email: lapsed.email, pending_email: null },
      ]);
      expect(await shown(open.id)).toBe(open.wanted);
      expect(
        (await stack.bus.call(authCalls.verify, { body: { secret: secretIn(await mailTo(open.wanted), 'verify') } })).grant,
      ).toBeTruthy();
    });

    it('waits while its link has still to be mailed, and no longer than somebody tries to', async () => {
      const { id, wanted } = await asked();
      await later(id);
      const queue = async (state: string) =>
        stack.sql(
          `insert into job (name, id, data, origin, state, run_at) values ('auth.sendSecretMail', $1, $2, '{}', $3, now() + interval '1 hour')
           on conflict (name, id) do update set state = excluded.state`,
          [`waits-${id}`, JSON.stringify({ accountId: id, email: wanted, kind: 'EMAIL_CHANGE', companyName: null, language: 'en' }), state],
        );
      await queue('waiting');
      await stack.sweepUnconfirmed();
      expect(await stack.sql('select pending_email from credential where account_id = $1', [id])).toEqual([{ pending_email: wanted }]);
      await queue('parked');
      await stack.sweepUnconfirmed();
      await eventually(async () => expect(await shown(id)).toBeNull());
    });
  });

  it('leaves no way in by what was mailed to the one before', async () => {
    const { id, email, password } = await stack.signUp();
    await forgot(email);
    const older = secretIn(await mailTo(email, 2), 'reset-password');
    const wanted = anAddress();
    await patch(id, wanted);
    await stack.bus.call(authCalls.verify, { body: { secret: secretIn(await mailTo(wanted), 'verify') } });
    expect(await refusal(stack.bus.call(authCalls.checkSecret, { params: { secret: older } }))).toBe('invalid_link');
    expect(await refusal(reset(older, 'another-one'))).toBe('invalid_link');
    expect(await refusal(login(wanted, password))).toBeNull();
  });

  it('confirmed for somebody who mistyped his, leaves whoever owns the mistyped one no way in', async () => {
    const { id, email } = await stack.register();
    const mistyped = secretIn(await mailTo(email), 'verify');
    const wanted = anAddress();
    await stack.bus.call(accountsCalls.askForEmail, { body: { accountId: id, email: wanted } }, { accountId: randomUUID(), isAdmin: true });
    const secret = secretIn(await mailTo(wanted), 'verify');
    expect((await stack.bus.call(authCalls.verify, { body: { secret } })).grant?.pair).toBe('candidate');
    expect(await refusal(stack.bus.call(authCalls.verify, { body: { secret: mistyped } }))).toBe('verification_failed');
  });

  it('is refused when somebody has it', async () => {
    const [me, other] = [await stack.signUp(), await stack.signUp()];
    expect(await refusal(patch(me.id, other.email))).toBe('user_exists');
  });

  it('belongs to whoever registers with it before it is confirmed', async () => {
    const { id } = await stack.signUp();
    const wanted = anAddress();
    await patch(id, wanted);
    const secret = secretIn(await mailTo(wanted), 'verify');
    await stack.bus.call(authCalls.register, { body: { email: wanted, password: 'geheim1', accountType: 'CANDIDATE' } });
    expect(await refusal(stack.bus.call(authCalls.verify, { body: { secret } }))).toBe('verification_failed');
  });
});

describe('secrets', () => {
  it('are in no table, queue or event', async () => {
    const { secret } = await stack.signUp();
    const tables = ['credential', 'secret', 'session', 'outbox', 'job'];
    const contents = await Promise.all(tables.map(async (table) => JSON.stringify(await stack.sql(`select * from ${table}`))));
    expect(contents.join('')).not.toContain(secret);
    expect(contents.join('')).not.toContain('geheim1');
  });
});
