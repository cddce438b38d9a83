import { Injectable } from '@nestjs/common';
import { Clock } from '@tandem/service-kit/clock';
import { Every } from '@tandem/service-kit/every';
import { ObjectStore, UNCLAIMED } from '@tandem/service-kit/object-store/object-store';

const EVERY = 3_600_000;
const KEPT = 24 * 3_600_000;

/** Removes uploads that no service claimed within a day. */
@Injectable()
export class UnclaimedSweep {
  constructor(
    private readonly store: ObjectStore,
    private readonly clock: Clock,
  ) {}

  /** Answers how many went. */
  @Every(EVERY)
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
