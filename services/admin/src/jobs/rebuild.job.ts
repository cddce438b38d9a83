import { Injectable } from '@nestjs/common';
import type { JobData } from '@tandem/contracts/define';
import { adminJobs } from '@tandem/contracts/admin/admin.jobs';
import { type JobRun, Works } from '@tandem/service-kit/jobs';
import { copyStretch } from '@tandem/service-kit/stretches';
import { RebuildService } from '../rebuild/rebuild.service';

/** Copies one stretch of what others own and queues the next, until all stages are done. */
@Injectable()
export class RebuildJob {
  constructor(private readonly rebuilding: RebuildService) {}

  @Works(adminJobs.rebuild)
  async work(run: JobRun<JobData<typeof adminJobs.rebuild>>): Promise<void> {
    await copyStretch(adminJobs.rebuild, run, this.rebuilding);
  }
}
