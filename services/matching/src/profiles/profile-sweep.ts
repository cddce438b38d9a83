import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { systemOrigin } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import { Dictionary } from '../dictionary/dictionary';
import type { Side } from '../engine/match-tasks';
import { ProfilesRepository } from './profiles.repository';

const EVERY = 500;
const sides: readonly Side[] = ['candidate', 'vacancy'];

/** Looks after the profiles that are due: soon after somebody changed, and all of them after the engine or its dictionary did. */
@Injectable()
export class ProfileSweep implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('profiles');
  private timer: NodeJS.Timeout | undefined;
  private markedFor = '';

  constructor(
    private readonly db: Db,
    private readonly profiles: ProfilesRepository,
    private readonly dictionary: Dictionary,
  ) {}

  onApplicationBootstrap(): void {
    this.next();
  }

  onModuleDestroy(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private next(): void {
    this.timer = setTimeout(() => void this.sweep(), EVERY).unref();
  }

  private async sweep(): Promise<void> {
    await this.lookForDue().catch((error: unknown) => this.logger.warn({ err: error }, 'could not sweep'));
    if (this.timer) this.next();
  }

  private async lookForDue(): Promise<void> {
    const version = await this.dictionary.current();
    if (this.markedFor !== version) await this.forBoth(async (tx, side) => this.profiles.markOutdated(tx, side, version));
    this.markedFor = version;
    await this.forBoth(async (tx, side) => this.profiles.queueIfDue(tx, side));
  }

  private async forBoth(change: (tx: Tx, side: Side) => Promise<void>): Promise<void> {
    for (const side of sides) await this.db.run(systemOrigin('profiles'), async (tx) => change(tx, side));
  }
}
