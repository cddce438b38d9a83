import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { INestApplication } from '@nestjs/common';
import { service as accounts } from '@tandem/accounts/service';
import { service as auth } from '@tandem/auth/service';
import { boot, service as gateway } from '@tandem/gateway/service';
import { migrate } from '@tandem/service-kit/migrate';
import { type RunningService, startService } from '@tandem/service-kit/start';
import { type TestEnvironment, testEnvironment } from '@tandem/test-kit/environment';
import { eventually } from '@tandem/test-kit/eventually';
import { mailTo } from '@tandem/test-kit/mailbox';
import { Client } from 'pg';
import { Collector } from './collector';
import { allQueries, labelsIn, metricsIn } from './queries.mjs';

jest.setTimeout(60_000);

const app = 'http://localhost:8081';
let collector: Collector;
let environment: TestEnvironment;
let running: RunningService[] = [];

beforeAll(async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const named = (key: typeof privateKey) => JSON.stringify([{ ...key.export({ format: 'jwk' }), kid: 'k1', alg: 'EdDSA' }]);
  collector = await Collector.listen();
  environment = await testEnvironment(['auth', 'accounts'], {
    AUTH_KEYS: named(privateKey),
    AUTH_PUBLIC_KEYS: named(publicKey),
    API_KEY: 'a-key-for-tests-only',
    PORT: '0',
    NOTICE_SECONDS: '0',
    HOST: '127.0.0.1',
    CANDIDATE_URL: app,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  await Promise.all([auth, accounts].map(async (each) => migrate(each, environment.of(each.name))));
  running = await Promise.all([auth, accounts].map(async (each) => startService(each, environment.of(each.name))));
  running.push(await startService(gateway, environment.of('gateway'), { boot }));
});
afterAll(async () => {
  for (const each of running.reverse()) await each.stop();
  await environment?.remove();
  await collector?.close();
});

const named = (name: string) => running.find((each) => each.name === name);
const metricsOf = async (name: string) => (await fetch(`http://127.0.0.1:${named(name)?.opsPort}/metrics`)).text();

/** Registers somebody through the gateway, as a browser whose click is traced already, or not. */
const click = async ({ isTraced = true } = {}) => {
  const [traceId, spanId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
  const { port } = ((named('gateway')?.app as INestApplication).getHttpServer() as { address(): AddressInfo }).address();
  const email = `person.${randomUUID()}@example.org`;
  const answer = await fetch(`http://127.0.0.1:${port}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app, ...(isTraced && { traceparent: `00-${traceId}-${spanId}-01` }) },
    body: JSON.stringify({ email, password: 'geheim1', accountType: 'CANDIDATE' }),
  });
  expect({ status: answer.status, text: await answer.text() }).toMatchObject({ status: 201 });
  await mailTo(email);
  return { traceId, spanId, requestId: answer.headers.get('x-request-id') ?? '' };
};

describe('one trace', () => {
  it('leads from a click over calls, events and jobs to the mail', async () => {
    const { traceId, spanId } = await click();
    const expected = [
      'tandem-gateway server POST /auth/register',
      'tandem-gateway client auth.register',
      'tandem-auth server auth.register',
      'tandem-auth producer event.accounts.auth.accountRegistered',
      'tandem-accounts consumer event.accounts.auth.accountRegistered',
      'tandem-accounts producer event.auth.accounts.accountChanged',
      'tandem-auth consumer event.auth.accounts.accountChanged',
      'tandem-auth consumer job auth.sendSecretMail',
      'tandem-auth client smtp send',
    ];
    // Spans travel in batches: one may come before the one it belongs to.
    await eventually(async () => {
      const spans = collector.of(traceId);
      const known = new Set([spanId, ...spans.map((span) => span.spanId)]);
      expect(await Promise.resolve(spans.map(({ service, kind, name }) => `${service} ${kind} ${name}`))).toEqual(expect.arrayContaining(expected)); // prettier-ignore
      expect(spans.filter(({ parentSpanId }) => !known.has(parentSpanId))).toEqual([]);
      expect(spans.find(({ service, kind }) => service === 'tandem-gateway' && kind === 'server')?.attributes).toEqual({
        'http.request.method': 'POST',
        'http.route': '/auth/register',
        'http.response.status_code': 201,
      });
    });
  });
});

describe('the id of a request', () => {
  it('is that of its trace, so that what stands on an answer finds all that came of it', async () => {
    const { requestId } = await click({ isTraced: false });
    await eventually(() => {
      const names = collector.of(requestId).map(({ service, name }) => `${service} ${name}`);
      expect(names).toEqual(expect.arrayContaining(['tandem-gateway POST /auth/register', 'tandem-auth smtp send']));
    });
  });
});

/** Meanwhile one job of accounts is late, one was given up and one is not due yet. */
const withJobs = async (look: () => Promise<void>) => {
  const database = new Client({ connectionString: environment.databaseUrl('accounts') });
  await database.connect();
  try {
    await database.query(
      `insert into job (name, id, data, origin, state, run_at) values
       ('none.late', 'x', '{}', '{}', 'waiting', now() - interval '700 seconds'), ('none.lost', 'x', '{}', '{}', 'parked', now()),
       ('none.late', 'y', '{}', '{}', 'waiting', now() + interval '1 hour')`,
    );
    await look();
  } finally {
    await database.query(`delete from job where name like 'none.%'`);
    await database.end();
  }
};

describe('figures', () => {
  it('tell of requests by the template of their path, of calls by subject, and of pools', async () => {
    await click();
    expect(await metricsOf('gateway')).toMatch(
      /tandem_http_request_duration_seconds_count\{[^}]*method="POST",route="\/auth\/register",status="201"/,
    );
    const [ofAuth] = await Promise.all([metricsOf('auth')]);
    expect(ofAuth).toMatch(/tandem_served_duration_seconds_count\{[^}]*subject="auth.register",outcome="ok"/);
    expect(ofAuth).toMatch(/tandem_database_connections_max\{[^}]*\} 8/);
    expect(ofAuth).toMatch(/tandem_database_waiting\{[^}]*\} \d+/);
  });

  it('tell in the first answer how many jobs wait or were given up, and how long the oldest waits', async () => {
    await withJobs(async () => {
      const text = await metricsOf('accounts');
      expect(text).toMatch(/^tandem_jobs\{job="none.late",state="waiting",service="accounts"\} 1$/m);
      expect(text).toMatch(/^tandem_jobs\{job="none.late",state="later",service="accounts"\} 1$/m);
      expect(text).toMatch(/^tandem_jobs\{job="none.lost",state="parked",service="accounts"\} 1$/m);
      expect(text).toMatch(/^tandem_job_oldest_wait_seconds\{job="none.late",service="accounts"\} 70\d/m);
    });
  });

  it('exist that alerts, dashboards and scaling ask for, with their labels', async () => {
    let text = '';
    await withJobs(async () => {
      text = (await Promise.all(running.map(async ({ name }) => metricsOf(name)))).join('\n');
    });
    const exist = new Map<string, Set<string>>();
    for (const [, name = '', type] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
      for (const end of type === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']) exist.set(`${name}${end}`, new Set(['service']));
    }
    for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)\{([^}]*)\}/gm)) {
      for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) exist.get(name)?.add(label);
    }
    const queries = allQueries();
    expect(queries.length).toBeGreaterThan(20);
    for (const { place, query } of queries) {
      const metrics = metricsIn(query);
      const labels = new Set(metrics.flatMap((metric) => [...(exist.get(metric) ?? [])]));
      expect({ place, missing: metrics.filter((metric) => !exist.has(metric)), amount: metrics.length > 0 }).toEqual({ place, missing: [], amount: true }); // prettier-ignore
      expect({ place, unknown: labelsIn(query).filter((label) => !labels.has(label)) }).toEqual({ place, unknown: [] });
    }
  });
});
