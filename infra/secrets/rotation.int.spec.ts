import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { INestApplication } from '@nestjs/common';
import { service as accounts } from '@tandem/accounts/service';
import { service as auth } from '@tandem/auth/service';
import { authCalls } from '@tandem/contracts/auth/auth';
import { boot, service as gateway } from '@tandem/gateway/service';
import { migrate } from '@tandem/service-kit/migrate';
import { type RunningService, startService } from '@tandem/service-kit/start';
import { type TestEnvironment, testEnvironment } from '@tandem/test-kit/environment';
import { eventually } from '@tandem/test-kit/eventually';
import { mailTo, secretIn } from '@tandem/test-kit/mailbox';
import { TestBus } from '@tandem/test-kit/test-bus';

jest.setTimeout(60_000);

const keyPair = (kid: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { own: { ...privateKey.export({ format: 'jwk' }), kid }, known: { ...publicKey.export({ format: 'jwk' }), kid, alg: 'EdDSA' } };
};
const [old, fresh] = [keyPair('old'), keyPair('fresh')];

let environment: TestEnvironment;
let bus: TestBus;
const running: RunningService[] = [];

const startAuth = async (keys: (typeof old)[]) =>
  startService(auth, { ...environment.of('auth'), AUTH_KEYS: JSON.stringify(keys.map(({ own }) => own)) });

/** A gateway that knows these keys. Answers the status it gives to whoever comes with a token. */
const gatewayThatKnows = async (keys: (typeof old)[]) => {
  const own = {
    AUTH_PUBLIC_KEYS: JSON.stringify(keys.map(({ known }) => known)),
    API_KEY: 'a-key-for-tests-only',
    PORT: '0',
    HOST: '127.0.0.1',
    COOKIE_SECURE: 'false',
  };
  const started = await startService(gateway, { ...environment.of('gateway'), ...own, NOTICE_SECONDS: '0' }, { boot });
  running.push(started);
  const { port } = ((started.app as INestApplication).getHttpServer() as { address(): AddressInfo }).address();
  return async (token: string) =>
    (await fetch(`http://127.0.0.1:${port}/account`, { headers: { cookie: `access_token=${token}` } })).status;
};

beforeAll(async () => {
  environment = await testEnvironment(['auth', 'accounts']);
  await Promise.all([auth, accounts].map(async (each) => migrate(each, environment.of(each.name))));
  running.push(await startService(accounts, environment.of('accounts')));
  bus = await TestBus.connect(environment.of('auth'));
});
afterAll(async () => {
  await bus?.close();
  for (const each of running.reverse()) await each.stop();
  await environment?.remove();
});

const kidOf = (token: string) => (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid;

describe('keys that sign access tokens', () => {
  it('are replaced while everybody stays signed in, as operating.md says', async () => {
    const before = await startAuth([old]);
    const person = { email: `person.${randomUUID()}@example.org`, password: 'geheim1' };
    await bus.call(authCalls.register, { body: { ...person, accountType: 'CANDIDATE' } });
    const signIn = async () => (await bus.call(authCalls.login, { body: person })).grant?.accessToken ?? '';
    await bus.call(authCalls.verify, { body: { secret: secretIn(await mailTo(person.email), 'verify') } });
    const first = await signIn();

    const knowsBoth = await gatewayThatKnows([old, fresh]);
    await eventually(async () => expect(await knowsBoth(first)).toBe(200));

    await before.stop();
    running.push(await startAuth([fresh, old]));
    const second = await signIn();
    expect([kidOf(first), kidOf(second)]).toEqual(['old', 'fresh']);
    expect([await knowsBoth(first), await knowsBoth(second)]).toEqual([200, 200]);

    const knowsFresh = await gatewayThatKnows([fresh]);
    expect([await knowsFresh(first), await knowsFresh(second)]).toEqual([401, 200]);
  });
});
