import { Injectable } from '@nestjs/common';
import type { JobData } from '@tandem/contracts/define';
import { adminJobs } from '@tandem/contracts/admin/admin.jobs';
import { type JobRun, Works } from '@tandem/service-kit/jobs';
import { RebuildService, type Stage, stages } from '../rebuild/rebuild.service';

/** Where a rebuild is: a stage, and the last id that was written. */
type Place = { stage: Stage; after: string | null };

const placeOf = (text: string | null): Place => {
  const [name, after = ''] = (text ?? '').split(':');
  return { stage: stages.find((stage) => stage === name) ?? stages[0], after: after || null };
};

const nextPlace = ({ stage }: Place, next: string | null): string | null => {
  if (next) return `${stage}:${next}`;
  const following = stages[stages.indexOf(stage) + 1];
  return following ? `${following}:` : null;
};

/** Copies one stretch and queues the next, until all stages are done. */
@Injectable()
export class RebuildJob {
  constructor(private readonly rebuilding: RebuildService) {}

  @Works(adminJobs.rebuild)
  async work(run: JobRun<JobData<typeof adminJobs.rebuild>>): Promise<void> {
    const place = placeOf(run.data.after);
    const { write, next } = await this.rebuilding.stretch(run.ctx, place.stage, place.after);
    await run.finish(async (tx) => {
      await write(tx);
      const after = nextPlace(place, next);
      const [id] = run.id.split('/');
      if (after) await tx.queue(adminJobs.rebuild, `${id}/${after}`, { after });
    });
  }
}
