import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { JobData } from '@tandem/contracts/define';
import { matchingJobs } from '@tandem/contracts/matching/matching.jobs';
import { systemOrigin } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import { type JobRun, Works } from '@tandem/service-kit/jobs';
import { Engine } from '../engine/engine';
import { ProfilesRepository } from '../profiles/profiles.repository';

const AT_ONCE = 100;

/** Makes the profiles that are due; whoever becomes due meanwhile is found before the job ends, or queues the next. */
@Injectable()
export class BuildProfilesJob implements OnApplicationBootstrap {
  constructor(
    private readonly db: Db,
    private readonly engine: Engine,
    private readonly profiles: ProfilesRepository,
  ) {}

  /** A new version of the engine makes all profiles anew. */
  async onApplicationBootstrap(): Promise<void> {
    for (const side of ['candidate', 'vacancy'] as const) {
      await this.db.run(systemOrigin('profiles'), async (tx) => {
        if (await this.profiles.markOutdated(tx, side)) await this.profiles.queue(tx, side);
      });
    }
  }

  @Works(matchingJobs.buildProfiles)
  async work(run: JobRun<JobData<typeof matchingJobs.buildProfiles>>): Promise<void> {
    const { side } = run.data;
    const end = Date.now() + matchingJobs.buildProfiles.limit / 2;
    while (!run.signal.aborted && Date.now() < end) {
      const due = await this.profiles.due(this.db.source.manager, side, AT_ONCE);
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
    await run.finish(async (tx) => {
      if (await this.profiles.isAnyDue(tx.manager, side)) await this.profiles.queue(tx, side);
    });
  }
}
