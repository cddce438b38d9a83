import { randomUUID } from 'node:crypto';
import { service as accountsService } from '@tandem/accounts/service';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { authCalls } from '@tandem/contracts/auth/auth';
import { migrate } from '@tandem/service-kit/migrate';
import { type RunningService, startService } from '@tandem/service-kit/start';
import { type TestEnvironment, testEnvironment } from '@tandem/test-kit/environment';
import { eventually } from '@tandem/test-kit/eventually';
import { mailsTo, mailTo, secretIn } from '@tandem/test-kit/mailbox';
import { TestBus } from '@tandem/test-kit/test-bus';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { service } from '../src/service';
import { authEnvironment, authPublicKey } from './auth-environment';

jest.setTimeout(60_000);

let env: TestEnvironment;
let running: RunningService[] = [];
let bus: TestBus;

beforeAll(async () => {
  env = await testEnvironment(['auth', 'accounts'], authEnvironment);
  await Promise.all([migrate(service, env.of('auth')), migrate(accountsService, env.of('accounts'))]);
  running = await Promise.all([startService(service, env.of('auth')), startService(accountsService, env.of('accounts'))]);
  bus = await TestBus.connect(env.of('auth'));
});
afterAll(async () => {
  await bus?.close();
  await Promise.all(running.map(async (each) => each.stop()));
  await env?.remove();
});

describe('from registration to an account', () => {
  it('signs a candidate in by the mailed link, and later by password', async () => {
    const email = `sanne.${randomUUID()}@example.org`;
    const registered = await bus.call(
      authCalls.register,
      { body: { email: email.toUpperCase(), password: 'geheim', accountType: 'CANDIDATE' } },
      { language: 'nl' },
    );
    expect(registered).toEqual({ id: expect.any(String) as string, email, accountType: 'CANDIDATE' });
    await expect(bus.call(authCalls.login, { body: { email, password: 'geheim' } })).rejects.toMatchObject({
      code: 'email_not_verified',
      status: 403,
    });

    const mail = await mailTo(email);
    expect(mail.subject).toBe('Bevestig je e-mailadres voor Tandem');
    // Whoever tries to sign in before may get a second link, which is the good one then.
    const verified = await eventually(async () => {
      const newest = (await mailsTo(email)).at(-1) ?? mail;
      return bus.call(authCalls.verify, { body: { secret: secretIn(newest, 'verify') } });
    });
    const { payload, protectedHeader } = await jwtVerify(
      verified.grant?.accessToken ?? '',
      createLocalJWKSet({ keys: [authPublicKey] as never }),
      {
        algorithms: ['EdDSA'],
        audience: 'http://localhost:8080',
        issuer: 'tandem',
        typ: 'at+jwt',
      },
    );
    expect(protectedHeader).toMatchObject({ alg: 'EdDSA', typ: 'at+jwt', kid: 'test' });
    expect(payload).toMatchObject({
      sub: registered.id,
      accountType: 'CANDIDATE',
      companyId: null,
      companyRole: null,
      isAdmin: false,
      exp: verified.exp,
    });

    const loggedIn = await bus.call(authCalls.login, { body: { email, password: 'geheim' } });
    expect(loggedIn).toMatchObject({ exp: expect.any(Number) as number, grant: { pair: 'candidate', refreshMaxAge: 30 * 86_400 } });
    const account = await bus.call(accountsCalls.get, {}, { accountId: registered.id, accountType: 'CANDIDATE', language: 'nl' });
    expect(account).toMatchObject({
      id: registered.id,
      email,
      accountType: 'CANDIDATE',
      isAdmin: false,
      accountInfo: { countryCode: 'NL', intakeProgress: 8, beingMatched: false },
    });
  });
});
