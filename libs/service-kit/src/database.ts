import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { Event, Job, JobData, PayloadOf } from '@tandem/contracts/define';
import type { HintData } from '@tandem/contracts/topics';
import { DataSource, type EntityManager, type EntityTarget, type ObjectLiteral, type Repository } from 'typeorm';
import { Clock } from './clock';
import type { Ctx, Origin } from './context';
import { originOf } from './context';
import { forgetAll, forgottenAmong } from './forgotten';
import { type HeldJob, KitWrites, statementOf } from './kit-writes';
import { LazyTransaction } from './lazy-transaction';
import { LeaseLost } from './lease-lost';
import { hasCollided, isOfOne } from './sql-state';
import { Together } from './together';

export type JobOptions = { delay?: number };
export type QueuedJob = { job: Pick<Job, 'name'>; id: string; delay: number };
export type QueuedHint = { topic: string; data?: HintData };

/** What happens once the transaction is in: the kit's relay, queues and hints subscribe here. */
export abstract class AfterCommit {
  abstract committed(effects: { hasEvents: boolean; jobs: readonly QueuedJob[]; hints: readonly QueuedHint[] }): void;
}

/** What a transaction leaves behind, whoever in it does so. */
class Left {
  readonly hints: QueuedHint[] = [];
  readonly jobs: QueuedJob[] = [];
  readonly last = new Map<string, () => Promise<unknown>>();
  hasEvents = false;

  constructor(readonly writes: KitWrites) {}
}

/**
 * One transaction: rows, events, jobs and hints together. Events and jobs are rows of the same transaction, so they
 * happen if and only if the change does; they are written at its end, all at once. Hints go out after the commit and may be lost.
 */
export class Tx {
  private readonly originText: string;

  constructor(
    readonly manager: EntityManager,
    readonly origin: Origin,
    private readonly clock: Clock,
    readonly left: Left,
  ) {
    this.originText = JSON.stringify(origin);
  }

  /** The same transaction on behalf of somebody else. */
  from(origin: Origin): Tx {
    return new Tx(this.manager, origin, this.clock, this.left);
  }

  of<E extends ObjectLiteral>(entity: EntityTarget<E>): Repository<E> {
    return this.manager.getRepository(entity);
  }

  /**
   * Records that something happened to an aggregate. Hold the aggregate's row (by updating it, or FOR UPDATE) when the
   * event carries state: its version is the outbox sequence, which grows in the order in which holders of the row write.
   */
  async emit<E extends Event>(event: E, aggregateId: string, payload: PayloadOf<E>): Promise<void> {
    await this.emitAll(event, [{ aggregateId, payload }]);
  }

  /** Like `emit` for many aggregates at once. Their versions grow in the order given. */
  async emitAll<E extends Event>(event: E, changes: readonly { aggregateId: string; payload: PayloadOf<E> }[]): Promise<void> {
    const { writes } = this.left;
    for (const { aggregateId, payload } of changes) {
      const text = JSON.stringify(event.payload.parse(payload));
      writes.events.push({ id: this.clock.id(), event, aggregateId, payload: text, origin: this.originText });
    }
    if (changes.length > 0 && event.consumers.length > 0) this.left.hasEvents = true;
    if (writes.amount >= MOST_KEPT) await this.write();
  }

  /** Writes what was told and queued so far. */
  private async write(): Promise<void> {
    if (this.left.writes.amount === 0) return;
    const { text, values } = statementOf([this.left.writes.take()]);
    await this.manager.query(text, values);
  }

  /**
   * Forgets somebody or something that is gone: every event this service told about it, whatever was delivered and
   * names it, and work that names it, except that which deletes files: what was to be deleted later is now. What is being worked at this
   * moment is let go: nothing it still writes counts, and it is not tried again. States of it that arrive later are dropped, so that
   * they do not bring it back. Call it before the event and the work that its end brings about.
   */
  async forget(id: string): Promise<void> {
    await this.forgetAll([id]);
  }

  /** Like `forget` for many at once, in as many statements as for one. */
  async forgetAll(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.write();
    await forgetAll(this.manager, ids);
  }

  /** Whether somebody or something was forgotten here. */
  async hasForgotten(id: string): Promise<boolean> {
    return (await this.forgottenAmong([id])).size > 0;
  }

  /** Those of many who were forgotten here: what somebody else still tells of them may be older than that. */
  async forgottenAmong(ids: readonly string[]): Promise<Set<string>> {
    return forgottenAmong(this.manager, ids);
  }

  /**
   * Queues work under an id. The same id while it waits or runs is the same work; a parked one starts over.
   * `delay` in milliseconds.
   */
  async queue<J extends Job>(job: J, id: string, data: JobData<J>, { delay = 0 }: JobOptions = {}): Promise<void> {
    const text = JSON.stringify(job.data.parse(data));
    this.left.writes.jobs.push({ name: job.name, id, data: text, origin: this.originText, delay });
    this.left.jobs.push({ job, id, delay });
    if (this.left.writes.amount >= MOST_KEPT) await this.write();
  }

  /**
   * Has something done when all else of the transaction is, once however often it is asked for. In the order of the keys: transactions
   * that hold the same rows for it take them in one order, and none waits for another crosswise.
   */
  atEnd(key: string, work: () => Promise<unknown>): void {
    this.left.last.set(key, work);
  }

  /** Tells open screens that the answer of a call changed; `data` says what did, where that is one thing. */
  hint(topic: string, data?: HintData): void {
    this.left.hints.push(data === undefined ? { topic } : { topic, data });
  }
}

/** Events and jobs that a transaction keeps until its end. */
const MOST_KEPT = 500;

/** The service's database. */
@Injectable()
export class Db {
  private readonly logger = new Logger('database');
  private readonly underWay = new AsyncLocalStorage<UnderWay>();
  /** What transactions without a statement of their own write, many in one statement. Answers whether each came too late. */
  private readonly together = new Together<KitWrites, boolean>(async (all) => this.writeAll(all), { most: 100, lanes: 2, isOfOne });

  constructor(
    @Inject(getDataSourceToken()) readonly source: DataSource,
    private readonly clock: Clock,
    private readonly after: AfterCommit,
  ) {}

  /** A repository for reading. */
  of<E extends ObjectLiteral>(entity: EntityTarget<E>): Repository<E> {
    return this.manager.getRepository(entity);
  }

  /**
   * For reading: by the connection of the transaction under way, or by one of the pool. Whoever holds a connection never
   * waits for a second one: as many at once as the pool has connections would all wait for each other.
   */
  get manager(): EntityManager {
    const current = this.underWay.getStore();
    return current?.isOpen ? current.manager : this.source.manager;
  }

  /**
   * Reads by one connection, the one of the transaction under way if there is one. Statements that do not wait for one another's
   * answers follow each other to the server at once, so that asking for several things takes as long as asking for one.
   */
  async reading<T>(read: (manager: EntityManager) => Promise<T>): Promise<T> {
    const current = this.underWay.getStore();
    if (current?.isOpen) return read(current.manager);
    const runner = this.source.createQueryRunner();
    try {
      return await read(runner.manager);
    } finally {
      await runner.release();
    }
  }

  /**
   * Runs a change in one transaction and lets its events, jobs and hints go when it is in. When two changes stand in
   * each other's way PostgreSQL ends one of them: that one is run again, so `change` has no effects but through `tx`.
   */
  async run<T>(from: Ctx | Origin, change: (tx: Tx) => Promise<T>): Promise<T> {
    return this.again(from, change);
  }

  /**
   * Like `run`, as the end of a job.
   * @throws LeaseLost when another worker or nobody holds the job by now; nothing is written then.
   */
  async runToEnd<T>(job: HeldJob, from: Origin, change: (tx: Tx) => Promise<T>): Promise<T> {
    return this.again(from, change, job);
  }

  private async again<T>(from: Ctx | Origin, change: (tx: Tx) => Promise<T>, ends?: HeldJob): Promise<T> {
    const origin = 'actor' in from ? from : originOf(from);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.once(origin, change, ends);
      } catch (error) {
        if (attempt === ATTEMPTS || !hasCollided(error)) throw error;
        this.logger.warn({ err: error, attempt }, 'two changes stood in each other’s way; running this one again');
        await setTimeout(Math.random() * 50 * attempt);
      }
    }
  }

  private async once<T>(origin: Origin, change: (tx: Tx) => Promise<T>, ends?: HeldJob): Promise<T> {
    const work = await LazyTransaction.on(this.source, ends);
    const left = new Left(new KitWrites(ends));
    const current: UnderWay = { manager: work.manager, isOpen: true };
    let done: { result: T };
    try {
      const result = await this.underWay
        .run(current, async () => {
          const made = await change(new Tx(work.manager, origin, this.clock, left));
          for (const [, finish] of [...left.last].sort(([a], [b]) => (a < b ? -1 : 1))) await finish();
          return made;
        })
        .finally(() => (current.isOpen = false));
      if (work.hasBegun) await work.commit(left.writes);
      else if (ends || left.writes.amount > 0) {
        const isLate = await this.together.add(left.writes);
        if (ends && isLate) throw new LeaseLost(ends);
      }
      done = { result };
    } catch (error) {
      await work.rollback();
      throw error;
    } finally {
      await work.release();
    }
    this.after.committed(left);
    return done.result;
  }

  private async writeAll(all: readonly KitWrites[]): Promise<boolean[]> {
    const { text, values } = statementOf(all);
    const late = new Set((await this.source.query<{ n: number }[]>(text, values)).map(({ n }) => n));
    return all.map((_, n) => late.has(n));
  }
}

/** What was begun during a transaction and goes on after it reads by the pool again. */
type UnderWay = { manager: EntityManager; isOpen: boolean };

const ATTEMPTS = 4;
