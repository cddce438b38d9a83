import { randomUUID } from 'node:crypto';
import { service as accountsService } from '@tandem/accounts/service';
import { authCalls } from '@tandem/contracts/auth/auth';
import { Clock } from '@tandem/service-kit/clock';
import { migrate } from '@tandem/service-kit/migrate';
import { type RunningService, startService } from '@tandem/service-kit/start';
import { testEnvironment } from '@tandem/test-kit/environment';
import { mailTo, secretIn } from '@tandem/test-kit/mailbox';
import { TestBus } from '@tandem/test-kit/test-bus';
import { Client } from 'pg';
import { UnconfirmedSweep } from '../src/email-change/unconfirmed-sweep';
import { LapsedSweep } from '../src/registration/lapsed-sweep';
import { service } from '../src/service';
import { EndedSweep } from '../src/sessions/ended-sweep';
import { authEnvironment } from './auth-environment';

/** The real time, moved by a little: messages are good for 30 seconds. */
class MovedClock extends Clock {
  seconds = 0;
  now() {
    return new Date(Date.now() + this.seconds * 1_000);
  }
  id() {
    return randomUUID();
  }
}

/** Auth and accounts as they run together, and the little that most tests do with them. */
export class Stack {
  readonly clock = new MovedClock();

  private constructor(
    readonly bus: TestBus,
    private readonly env: Awaited<ReturnType<typeof testEnvironment>>,
    private services: RunningService[],
  ) {}

  static async start(settings: Record<string, string> = {}): Promise<Stack> {
    const env = await testEnvironment(['auth', 'accounts'], { ...authEnvironment, ...settings });
    await Promise.all([migrate(service, env.of('auth')), migrate(accountsService, env.of('accounts'))]);
    const stack = new Stack(await TestBus.connect(env.of('auth')), env, []);
    stack.services = await Promise.all([
      startService(service, env.of('auth'), { clock: stack.clock }),
      startService(accountsService, env.of('accounts')),
    ]);
    return stack;
  }

  async stop(): Promise<void> {
    await this.bus.close();
    await Promise.all(this.services.map(async (each) => each.stop()));
    await this.env.remove();
  }

  async sql(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: this.env.databaseUrl('auth') });
    await client.connect();
    const { rows } = await client.query(text, values);
    await client.end();
    return rows as Record<string, unknown>[];
  }

  /** What removes ended sessions and links makes its round. */
  async sweep(): Promise<void> {
    await this.services[0]?.app.get(EndedSweep).sweep();
  }

  /** What ends accounts that nobody came back to makes its round. */
  async sweepLapsed(): Promise<void> {
    await this.services[0]?.app.get(LapsedSweep).sweep();
  }

  /** What gives up changes of address that nobody confirmed makes its round. */
  async sweepUnconfirmed(): Promise<void> {
    await this.services[0]?.app.get(UnconfirmedSweep).sweep();
  }

  get redisUrl(): string {
    return this.env.redisUrl;
  }

  async register(accountType: 'CANDIDATE' | 'EMPLOYER' = 'CANDIDATE', password = 'geheim1') {
    const email = anAddress();
    const companyName = accountType === 'EMPLOYER' ? 'Molen & Zn' : undefined;
    const { id } = await this.bus.call(authCalls.register, { body: { email, password, accountType, companyName } });
    return { id, email, password };
  }

  async signUp(accountType: 'CANDIDATE' | 'EMPLOYER' = 'CANDIDATE') {
    const person = await this.register(accountType);
    const secret = secretIn(await mailTo(person.email), 'verify');
    const { grant } = await this.bus.call(authCalls.verify, { body: { secret } });
    return { ...person, secret, refreshToken: grant?.refreshToken ?? '', sessionId: sessionOf(grant?.accessToken) };
  }
}

export const anAddress = () => `person.${randomUUID()}@example.org`;
/** An address nobody has called from. */
export const anIp = () => `2001:db8::${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}`;

export const claimsOf = (accessToken: string | undefined) =>
  JSON.parse(Buffer.from((accessToken ?? '').split('.')[1] ?? '', 'base64url').toString() || '{}') as Record<string, unknown>;
export const sessionOf = (accessToken: string | undefined) => String(claimsOf(accessToken)['sid']);
