import type { Job, JobData } from '@tandem/contracts/define';
import type { Ctx } from './context';
import type { Tx } from './database';
import type { JobRun } from './jobs';

/** One stretch of what is copied: how it is written, and the last id of it; null when the stage ends with it. */
export type Stretch = { write: (tx: Tx) => Promise<void>; next: string | null };

/** Copying by stages, e.g. all companies and then all vacancies. */
export type Staged<S extends string> = {
  stages: readonly [S, ...S[]];
  stretch: (ctx: Ctx, stage: S, after: string | null) => Promise<Stretch>;
};

/** What goes along from one stretch to the next: a stage and the last id that was written ("companies:42"). */
type CopyJob = Job & { data: { _output: { after: string | null } } };

const placeOf = <S extends string>(stages: readonly [S, ...S[]], text: string | null): { stage: S; after: string | null } => {
  const [name, after = ''] = (text ?? '').split(':');
  return { stage: stages.find((stage) => stage === name) ?? stages[0], after: after || null };
};

const following = <S extends string>(stages: readonly S[], stage: S, next: string | null): string | null => {
  if (next) return `${stage}:${next}`;
  const then = stages[stages.indexOf(stage) + 1];
  return then ? `${then}:` : null;
};

/** The work of a job that copies one stretch and queues the next, until all stages are done. */
export const copyStretch = async <J extends CopyJob, S extends string>(
  job: J,
  run: JobRun<JobData<J>>,
  copied: Staged<S>,
): Promise<void> => {
  const { stages } = copied;
  const { stage, after } = placeOf(stages, (run.data as { after: string | null }).after);
  const { write, next } = await copied.stretch(run.ctx, stage, after);
  await run.finish(async (tx) => {
    await write(tx);
    const [id] = run.id.split('/');
    const then = following(stages, stage, next);
    if (then) await tx.queue(job, `${id}/${then}`, { after: then } as JobData<J>);
  });
};
