import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import type { CompanySnapshot } from '@tandem/contracts/entities/snapshots';
import { problem } from '@tandem/contracts/codes';
import { notificationsCalls as calls } from '@tandem/contracts/notifications/notifications';
import type { AccountType } from '@tandem/domain/account';
import { Clock, SystemClock } from '@tandem/service-kit/clock';
import { Db } from '@tandem/service-kit/database';
import { migrate } from '@tandem/service-kit/migrate';
import { type RunningService, startService } from '@tandem/service-kit/start';
import { testEnvironment, type TestEnvironment } from '@tandem/test-kit/environment';
import { eventually } from '@tandem/test-kit/eventually';
import { TestBus } from '@tandem/test-kit/test-bus';
import { randomUUID } from 'node:crypto';
import { service } from '../src/service';
import { anAccount } from './people';

export type Who = { accountId: string; accountType: AccountType; email: string };

/** Time that a test moves on; ids stay as they come. */
export class MovedClock extends Clock {
  ahead = 0;
  private readonly real = new SystemClock();
  now() {
    return new Date(this.real.now().getTime() + this.ahead);
  }
  id() {
    return this.real.id();
  }
}

/** Notifications on real servers. */
export class Stack {
  readonly companies = new Map<string, CompanySnapshot>();
  /** What happens while another service is asked for a company. */
  whileAsked: () => Promise<unknown> = async () => undefined;

  private constructor(
    readonly env: TestEnvironment,
    public running: RunningService,
    readonly bus: TestBus,
    readonly clock: MovedClock,
  ) {}

  static async start(extra: Record<string, string> = {}): Promise<Stack> {
    const env = await testEnvironment(['notifications'], extra);
    const clock = new MovedClock();
    await migrate(service, env.of('notifications'));
    const running = await startService(service, env.of('notifications'), { clock });
    const stack = new Stack(env, running, await TestBus.connect(env.of('notifications')), clock);
    await stack.bus.standIn(accountsCalls.companySnapshot, async ({ body }) => {
      const found = stack.companies.get(body.companyId);
      await stack.whileAsked();
      if (!found) throw problem('employer_not_found');
      return found;
    });
    return stack;
  }

  async restart(): Promise<void> {
    await this.running.stop();
    this.running = await startService(service, this.env.of('notifications'), { clock: this.clock });
  }

  async stop(): Promise<void> {
    await this.bus.close();
    await this.running.stop();
    await this.env.remove();
  }

  /** Somebody accounts has told of. */
  async person(accountType: AccountType, over: Parameters<typeof anAccount>[2] = {}): Promise<Who> {
    const account = anAccount(randomUUID(), accountType, over);
    await this.bus.deliver('notifications', accountsEvents.accountChanged, account.accountId, account);
    return { accountId: account.accountId, accountType, email: account.email };
  }

  async told(who: Who) {
    return this.inThePresent(async () => (await this.bus.call(calls.list, { query: { pageSize: 100 } }, who)).items);
  }

  /** Messages are signed with the time they are sent at: a service that lives in the future refuses them. */
  async inThePresent<T>(work: () => Promise<T>): Promise<T> {
    const { ahead } = this.clock;
    this.clock.ahead = 0;
    return work().finally(() => {
      this.clock.ahead = ahead;
    });
  }

  /** All mails are on their way or given up. */
  async mailed(): Promise<void> {
    await eventually(async () => expect(await this.sql(`select 1 from job where state <> 'parked'`)).toEqual([]), 30_000);
  }

  async sql(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    return this.running.app.get(Db).source.query(text, values);
  }
}
