import type { Job, JobData } from '@tandem/contracts/define';
import { type Ctx, ctxOf, type Origin } from './context';
import type { Db, Tx } from './database';
import type { ClaimedJob } from './job-ledger';
import type { HeldJob } from './kit-writes';
import { LeaseLost } from './lease-lost';

const WORKS = Symbol('tandem:works');
const GIVES_UP = Symbol('tandem:gives-up');

/** One attempt at a job. */
export class JobRun<D = unknown> {
  readonly id: string;
  readonly data: D;
  readonly attempt: number;
  readonly origin: Origin;
  /** In the name of whoever caused it. */
  readonly ctx: Ctx;
  isFinished = false;
  private readonly held: HeldJob;

  constructor(
    job: Job,
    { id, data, attempts, origin, lease }: ClaimedJob,
    /** Aborted when the job's time is up or the process stops. */
    readonly signal: AbortSignal,
    private readonly db: Db,
  ) {
    this.id = id;
    this.data = job.data.parse(data) as D;
    this.attempt = attempts;
    this.origin = origin;
    this.ctx = ctxOf(origin);
    this.held = { name: job.name, id, lease };
  }

  /**
   * Writes the job's effect and marks it done in one transaction.
   * @throws LeaseLost when the job was meanwhile given to another worker, or forgotten with whom it was about: this one came too late
   *   and nothing is written.
   */
  async finish<T>(effect: (tx: Tx) => Promise<T>): Promise<T> {
    const result = await this.db.runToEnd(this.held, this.origin, effect);
    this.isFinished = true;
    return result;
  }

  /** Writes something on the way, e.g. progress, only while this attempt still holds the job. */
  async note(effect: (tx: Tx) => Promise<void>): Promise<void> {
    await this.db.run(this.origin, async (tx) => {
      const { name, id, lease } = this.held;
      const rows = await tx.manager.query<unknown[]>('select 1 from job where name = $1 and id = $2 and lease = $3 for update', [
        name,
        id,
        lease,
      ]);
      if (rows.length === 0) throw new LeaseLost(this.held);
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
