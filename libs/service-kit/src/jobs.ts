import type { Job, JobData } from '@tandem/contracts/define';
import type { Ctx, Origin } from './context';
import type { Db, Tx } from './database';
import { LeaseLost } from './lease-lost';

const WORKS = Symbol('tandem:works');
const GIVES_UP = Symbol('tandem:gives-up');

/** One attempt at a job. */
export class JobRun<D = unknown> {
  isFinished = false;

  constructor(
    readonly id: string,
    readonly data: D,
    readonly attempt: number,
    readonly ctx: Ctx,
    readonly origin: Origin,
    /** Aborted when the job's time is up or the process stops. */
    readonly signal: AbortSignal,
    private readonly db: Db,
    private readonly job: Job,
    private readonly lease: string,
  ) {}

  /**
   * Writes the job's effect and marks it done in one transaction.
   * @throws LeaseLost when the job was meanwhile given to another worker, or forgotten with whom it was about: this one came too late
   *   and nothing is written.
   */
  async finish<T>(effect: (tx: Tx) => Promise<T>): Promise<T> {
    const held = { name: this.job.name, id: this.id, lease: this.lease };
    const result = await this.db.runToEnd(held, this.origin, effect);
    this.isFinished = true;
    return result;
  }

  /** Writes something on the way, e.g. progress, only while this attempt still holds the job. */
  async note(effect: (tx: Tx) => Promise<void>): Promise<void> {
    await this.db.run(this.origin, async (tx) => {
      const held = (await tx.manager.query('select 1 from job where name = $1 and id = $2 and lease = $3 for update', [
        this.job.name,
        this.id,
        this.lease,
      ])) as unknown[];
      if (held.length === 0) throw new LeaseLost({ name: this.job.name, id: this.id });
      await effect(tx);
    });
  }
}

/** Thrown by a worker that knows that trying again is useless. */
export class NoUseTrying extends Error {}

type Worker<J extends Job> = <M extends (run: JobRun<JobData<J>>) => Promise<void>>(
  target: object,
  key: string,
  descriptor: TypedPropertyDescriptor<M>,
) => void;
type GivingUp<J extends Job> = <M extends (data: JobData<J>, tx: Tx, error: string) => Promise<void>>(
  target: object,
  key: string,
  descriptor: TypedPropertyDescriptor<M>,
) => void;

/** Works a job. The method should end in `run.finish(...)`; when it returns without, the job is simply done. */
export const Works =
  <J extends Job>(job: J): Worker<J> =>
  (_target, _key, descriptor) =>
    Reflect.defineMetadata(WORKS, job, descriptor.value as object);

/** Called in the transaction that parks a job after its last attempt: the place to tell the user. */
export const GivesUp =
  <J extends Job>(job: J): GivingUp<J> =>
  (_target, _key, descriptor) =>
    Reflect.defineMetadata(GIVES_UP, job, descriptor.value as object);

export const jobWorkedBy = (method: object): Job | undefined => Reflect.getMetadata(WORKS, method) as Job | undefined;
export const jobGivenUpBy = (method: object): Job | undefined => Reflect.getMetadata(GIVES_UP, method) as Job | undefined;
