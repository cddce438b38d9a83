import { Injectable } from '@nestjs/common';
import { systemOrigin } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import { Every } from '@tandem/service-kit/every';
import { Dictionary } from '../dictionary/dictionary';
import type { Side } from '../engine/match-tasks';
import { ProfilesRepository } from './profiles.repository';

const EVERY = 500;
const sides: readonly Side[] = ['candidate', 'vacancy'];

/** Looks after the profiles that are due: soon after somebody changed, and all of them after the engine or its dictionary did. */
@Injectable()
export class ProfileSweep {
  private markedFor = '';

  constructor(
    private readonly db: Db,
    private readonly profiles: ProfilesRepository,
    private readonly dictionary: Dictionary,
  ) {}

  @Every(EVERY)
  async sweep(): Promise<void> {
    const version = await this.dictionary.current();
    if (this.markedFor !== version) await this.forBoth(async (tx, side) => this.profiles.markOutdated(tx, side, version));
    this.markedFor = version;
    await this.forBoth(async (tx, side) => this.profiles.queueIfDue(tx, side));
  }

  /** Whether all that another version made is known to be due. */
  hasMarked(version: string): boolean {
    return this.markedFor === version;
  }

  private async forBoth(change: (tx: Tx, side: Side) => Promise<void>): Promise<void> {
    for (const side of sides) await this.db.run(systemOrigin('profiles'), async (tx) => change(tx, side));
  }
}
