import { Injectable } from '@nestjs/common';
import { systemOrigin } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import { Every } from '@tandem/service-kit/every';
import { Dictionary } from '../dictionary/dictionary';
import { ProfileSweep } from '../profiles/profile-sweep';
import { RunsRepository } from './runs.repository';
import { RunsService } from './runs.service';

const EVERY = 5_000;

/** Matches everybody anew, some at a time, after the engine or its dictionary changed: percentages of two engines do not compare. */
@Injectable()
export class RenewalSweep {
  private renewedFor = '';

  constructor(
    private readonly db: Db,
    private readonly dictionary: Dictionary,
    private readonly profiles: ProfileSweep,
    private readonly runs: RunsRepository,
    private readonly service: RunsService,
  ) {}

  @Every(EVERY)
  async sweep(): Promise<void> {
    const version = await this.dictionary.current();
    if (this.renewedFor === version || !this.profiles.hasMarked(version)) return;
    if (await this.runs.isAnyOutdated(this.db.manager, version)) {
      await this.db.run(systemOrigin('renewal'), async (tx) => this.service.renew(tx, version));
    } else this.renewedFor = version;
  }
}
