import { Injectable } from '@nestjs/common';
import type { JobData } from '@tandem/contracts/define';
import { matchingJobs } from '@tandem/contracts/matching/matching.jobs';
import { Db } from '@tandem/service-kit/database';
import { type JobRun, Works } from '@tandem/service-kit/jobs';
import { Engine } from '../engine/engine';
import { ProfilesRepository } from '../profiles/profiles.repository';

const AT_ONCE = 100;

/** Makes the profiles that are due, until none is or its time is up. */
@Injectable()
export class BuildProfilesJob {
  constructor(
    private readonly db: Db,
    private readonly engine: Engine,
    private readonly profiles: ProfilesRepository,
  ) {}

  @Works(matchingJobs.buildProfiles)
  async work(run: JobRun<JobData<typeof matchingJobs.buildProfiles>>): Promise<void> {
    const { side } = run.data;
    const end = Date.now() + matchingJobs.buildProfiles.limit / 2;
    while (!run.signal.aborted && Date.now() < end) {
      const due = await this.profiles.due(this.db.manager, side, AT_ONCE);
      if (due.length === 0) break;
      const built = await this.engine.build(side, due);
      await run.note(async (tx) =>
        this.profiles.store(
          tx,
          side,
          due.map(({ id, hash }, place) => ({ id, hash, built: built[place] ?? null })),
        ),
      );
    }
  }
}
