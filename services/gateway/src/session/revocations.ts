import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { authCalls } from '@tandem/contracts/auth/auth';
import { ages } from '@tandem/domain/limits';
import { Bus } from '@tandem/service-kit/bus';
import { Clock } from '@tandem/service-kit/clock';
import { ctxOf, systemOrigin } from '@tandem/service-kit/context';
import { Hints } from '@tandem/service-kit/hints';
import { REVOKED } from '@tandem/contracts/auth/revoked';

const REFRESH = 15_000;
/** Whatever was revoked longer ago has no access token left that runs, by any clock of ours. */
const LIFETIME = (ages.accessToken + 60) * 1_000;

/** Sessions and accounts that have ended while their access tokens still run: told by hint at once, and by asking now and then. */
@Injectable()
export class Revocations implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('revocations');
  private readonly ended = new Map<string, number>();
  private readonly listeners: ((id: string) => void)[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly bus: Bus,
    private readonly hints: Hints,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.hints.subscribe(({ topic }) => topic.startsWith(REVOKED) && this.add(topic.slice(REVOKED.length)));
    this.timer = setInterval(() => void this.refresh(), REFRESH).unref();
    void this.refresh();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  has(...ids: readonly string[]): boolean {
    return ids.some((id) => this.ended.has(id));
  }

  /** Called with the id of a session or an account when it ends. */
  onEnd(listener: (id: string) => void): void {
    this.listeners.push(listener);
  }

  private add(id: string): void {
    const isNew = !this.ended.has(id);
    this.ended.set(id, this.clock.now().getTime());
    if (isNew) this.listeners.forEach((listener) => listener(id));
  }

  private async refresh(): Promise<void> {
    try {
      const { sessions, accounts } = await this.bus.call(authCalls.listRevocations, {}, ctxOf(systemOrigin('revocations')));
      for (const { sessionId } of sessions) this.add(sessionId);
      for (const { accountId } of accounts) this.add(accountId);
    } catch (error) {
      this.logger.debug({ err: error }, 'auth could not be asked');
    }
    const oldest = this.clock.now().getTime() - LIFETIME;
    for (const [id, at] of this.ended) if (at < oldest) this.ended.delete(id);
  }
}
