import { randomUUID } from 'node:crypto';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { topics } from '@tandem/contracts/topics';
import { migrate } from '@tandem/service-kit/migrate';
import { ObjectStore } from '@tandem/service-kit/object-store/object-store';
import { readAll } from '@tandem/service-kit/object-store/object-store';
import { type RunningService, startService } from '@tandem/service-kit/start';
import { testEnvironment } from '@tandem/test-kit/environment';
import { TestBus } from '@tandem/test-kit/test-bus';
import { JSONCodec } from 'nats';
import { Client } from 'pg';
import { service } from '../src/service';

type Side = 'CANDIDATE' | 'EMPLOYER';

/** The accounts service alone, and what most tests do with it. */
export class Stack {
  readonly hints: string[] = [];

  private constructor(
    readonly bus: TestBus,
    private readonly env: Awaited<ReturnType<typeof testEnvironment>>,
    private readonly running: RunningService,
  ) {
    bus.nats.subscribe('hint', {
      callback: (_, message) => {
        const { topic, data } = JSONCodec<{ topic: string; data?: number }>().decode(message.data);
        this.hints.push(data === undefined ? topic : `${topic}: ${data}`);
      },
    });
  }

  static async start(settings: Record<string, string> = {}): Promise<Stack> {
    const env = await testEnvironment(['accounts'], settings);
    await migrate(service, env.of('accounts'));
    const running = await startService(service, env.of('accounts'));
    return new Stack(await TestBus.connect(env.of('accounts')), env, running);
  }

  async stop(): Promise<void> {
    await this.bus.close();
    await this.running.stop();
    await this.env.remove();
  }

  async sql(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: this.env.databaseUrl('accounts') });
    await client.connect();
    const { rows } = await client.query(text, values);
    await client.end();
    return rows as Record<string, unknown>[];
  }

  /** Does something while a transaction of somebody else's holds what it has asked for. */
  async whileHeld<T>(text: string, values: unknown[], work: () => Promise<T>): Promise<T> {
    const client = new Client({ connectionString: this.env.databaseUrl('accounts') });
    await client.connect();
    try {
      await client.query('begin');
      await client.query(text, values);
      return await work();
    } finally {
      await client.end();
    }
  }

  /** Payloads of an event about one aggregate, in their order. */
  async emitted(name: string, aggregateId: string): Promise<Record<string, unknown>[]> {
    const rows = await this.sql('select payload from outbox where name = $1 and aggregate_id = $2 order by seq', [name, aggregateId]);
    return rows.map(({ payload }) => payload as Record<string, unknown>);
  }

  /** What the service is made of, to have it fail. */
  part<T>(type: new (...given: never[]) => T): T {
    return this.running.app.get(type);
  }

  get store(): ObjectStore {
    return this.running.app.get(ObjectStore);
  }

  /** The text of a file by the path an answer named. */
  async file(path: string | null): Promise<string> {
    return (await this.bytes(path ?? '')).toString('utf8');
  }

  async bytes(path: string): Promise<Buffer> {
    const key = /^\/files\/([^?]+)/.exec(path)?.[1] ?? '';
    return readAll((await this.store.get(key)).body);
  }

  async open(accountType: Side = 'CANDIDATE', over: { companyId?: string; authProvider?: 'google' } = {}) {
    const id = randomUUID();
    const companyId = accountType === 'EMPLOYER' ? (over.companyId ?? randomUUID()) : null;
    const email = `person.${id}@example.org`;
    await this.bus.call(accountsCalls.openAccount, {
      body: {
        accountId: id,
        email,
        accountType,
        authProvider: over.authProvider ?? 'email',
        firstName: null,
        lastName: null,
        linkedinUrl: null,
        companyName: companyId && 'Molen & Zn',
        companyId,
        resumeId: null,
        referral: null,
        isVerified: true,
        language: 'en',
        registeredAt: new Date().toISOString(),
      },
    });
    return { id, email, companyId: companyId ?? '', who: { accountId: id, accountType }, topic: topics.userUpdates(id) };
  }
}
