import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '@tandem/service-kit/clock';
import { ObjectStore, UNCLAIMED } from '@tandem/service-kit/object-store/object-store';

const EVERY = 3_600_000;
const KEPT = 24 * 3_600_000;

/** Removes uploads that no service claimed within a day. */
@Injectable()
export class UnclaimedSweep implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('uploads');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly store: ObjectStore,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(
      () => void this.sweep().catch((error: unknown) => this.logger.warn({ err: error }, 'could not sweep')),
      EVERY,
    ).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Answers how many went. */
  async sweep(): Promise<number> {
    const before = this.clock.now().getTime() - KEPT;
    let removed = 0;
    for await (const { key, modifiedAt } of this.store.list(UNCLAIMED)) {
      if (modifiedAt.getTime() >= before) continue;
      await this.store.delete(key);
      removed++;
    }
    return removed;
  }
}
