// @ts-check
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { hash, verify } from '@node-rs/argon2';
import { middle, sideBySide, timed } from '../ratio.mjs';

const require = createRequire(import.meta.url);
/** @type {typeof import('@tandem/contracts/auth/auth')} */
const { authCalls } = require('@tandem/contracts/auth/auth');
/** @type {typeof import('@tandem/service-kit/migrate')} */
const { migrate } = require('@tandem/service-kit/migrate');
/** @type {typeof import('@tandem/service-kit/start')} */
const { startService } = require('@tandem/service-kit/start');
/** @type {typeof import('@tandem/test-kit/environment')} */
const { testEnvironment } = require('@tandem/test-kit/environment');
/** @type {typeof import('@tandem/test-kit/test-bus')} */
const { TestBus } = require('@tandem/test-kit/test-bus');
/** @type {typeof import('@tandem/accounts/service')} */
const accounts = require('@tandem/accounts/service');
/** @type {typeof import('@tandem/auth/service')} */
const auth = require('@tandem/auth/service');
/** @type {typeof import('@tandem/gateway/service')} */
const gateway = require('@tandem/gateway/service');

/** What sign-ins cost today: as password-hasher.ts has it. */
const cost = { memoryCost: 19_456, timeCost: 4, parallelism: 1 };
const password = 'secret-enough';
const rounds = 60;

/** The gateway, auth and accounts on servers of a namespace of their own, and somebody who may sign in. */
const start = async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const key = { kid: 'k1', alg: 'EdDSA' };
  const environment = await testEnvironment(['auth', 'accounts'], {
    AUTH_KEYS: JSON.stringify([{ ...privateKey.export({ format: 'jwk' }), ...key }]),
    AUTH_PUBLIC_KEYS: JSON.stringify([{ ...publicKey.export({ format: 'jwk' }), ...key }]),
    AUTH_REQUIRE_VERIFIED_EMAIL: 'false', API_KEY: 'a-key-for-measuring', PORT: '0', HOST: '127.0.0.1', COOKIE_SECURE: 'false',
    REQUESTS_PER_MINUTE: '1000000', GOOGLE_CLIENT_ID: 'none', LINKEDIN_CLIENT_ID: 'none', LINKEDIN_CLIENT_SECRET: 'none',
  }); // prettier-ignore
  /** @type {import('@tandem/service-kit/start').RunningService[]} */
  const services = [];
  for (const { service } of [auth, accounts]) {
    await migrate(service, environment.of(service.name));
    services.push(await startService(service, environment.of(service.name)));
  }
  const door = await startService(gateway.service, environment.of('gateway'), { boot: gateway.boot });
  const { port } = /** @type {any} */ (door.app).getHttpServer().address();
  const bus = await TestBus.connect(environment.of('auth'));
  const email = `${randomUUID()}@example.org`;
  await bus.call(authCalls.register, { body: { email, password, accountType: 'CANDIDATE' } });
  const stop = async () => {
    await bus.close();
    for (const each of [door, ...services]) await each.stop();
    await environment.remove();
  };
  return { bus, email, stop, url: `http://127.0.0.1:${port}/auth/login` };
};

/** Milliseconds of processor time of one, over all threads of this process. */
const processorOf = async (/** @type {() => Promise<unknown>} */ work) => {
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round++) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / rounds;
};

const differenceOf = async (/** @type {Awaited<ReturnType<typeof start>>} */ { bus, email }) => {
  const failed = (/** @type {string} */ address) => () =>
    bus.call(authCalls.login, { body: { email: address, password: 'wrong-password' } }, { ip: randomUUID() }).catch(() => undefined);
  /** @type {{ known: number, unknown: number }[]} */
  const pairs = [];
  for (let round = 0; round < rounds; round++)
    pairs.push({ known: await timed(failed(email)), unknown: await timed(failed(`${randomUUID()}@example.org`)) });
  return middle(pairs.map(({ known }) => known)) / middle(pairs.map(({ unknown }) => unknown));
};

/** @type {import('../row.mjs').Row} */
export const row = {
  id: 'P10',
  what: 'POST /auth/login over HTTP, through the gateway to auth, in one process with the caller',
  peer: 'verifying its argon2id alone',
  measure: async () => {
    if (!process.env.TEST_DATABASE_URL || !process.env.TEST_NATS_URL || !process.env.TEST_REDIS_URL)
      return { figures: [], notes: ['not measured: needs TEST_DATABASE_URL, TEST_NATS_URL and TEST_REDIS_URL'] };
    const stack = await start();
    try {
      const kept = await hash(password, cost);
      const body = JSON.stringify({ email: stack.email, password });
      const login = async () => {
        const answer = await fetch(stack.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
        if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
        await answer.arrayBuffer();
      };
      const delay = monitorEventLoopDelay({ resolution: 5 });
      const alone = () => verify(kept, password);
      await sideBySide(login, alone, { pairs: rounds });
      delay.enable();
      const { ratio, ours, peer } = await sideBySide(login, alone, { pairs: rounds });
      delay.disable();
      const held = delay.percentile(99) / 1e6 - 5;
      const work = (await processorOf(login)) / (await processorOf(alone));
      const difference = await differenceOf(stack);
      return {
        figures: [
          { name: 'time', value: ratio, unit: 'x', floor: 1.5, isLowerBetter: true },
          { name: 'event loop held, p99', value: held, unit: ' ms', floor: 20, isLowerBetter: true },
          {
            name: 'unknown address against known',
            value: Math.max(difference, 1 / difference),
            unit: 'x',
            floor: 1.1,
            isLowerBetter: true,
          },
        ],
        notes: [
          `${work.toFixed(2)} times in processor time, caller included, which does not count waiting nor other programs`,
          `${ours.toFixed(1)} ms against ${peer.toFixed(1)} ms, medians of ${rounds} pairs, after as many to warm up`,
        ],
      };
    } finally {
      await stack.stop();
    }
  },
};
