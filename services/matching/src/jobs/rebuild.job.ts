import { Injectable } from '@nestjs/common';
import type { JobData } from '@tandem/contracts/define';
import { matchingJobs } from '@tandem/contracts/matching/matching.jobs';
import { type JobRun, Works } from '@tandem/service-kit/jobs';
import { copyStretch } from '@tandem/service-kit/stretches';
import { RebuildService } from '../rebuild/rebuild.service';

/** Copies one stretch of what others own and queues the next, until all stages are done. */
@Injectable()
export class RebuildJob {
  constructor(private readonly rebuilding: RebuildService) {}

  @Works(matchingJobs.rebuild)
  async work(run: JobRun<JobData<typeof matchingJobs.rebuild>>): Promise<void> {
    await copyStretch(matchingJobs.rebuild, run, this.rebuilding);
  }
}
