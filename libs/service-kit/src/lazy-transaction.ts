import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { LeaseLost } from './lease-lost';
import { type HeldJob, type KitWrites, statementOf } from './kit-writes';

type Send = (text: string, values?: unknown[], isStructured?: boolean) => Promise<unknown>;
/** The connection itself, which sends in the order in which it is asked. What TypeORM is asked goes through promises of its own first. */
type Client = { query: (text: string, values?: unknown[]) => Promise<unknown> };

/**
 * A transaction that begins with its first statement, which goes out together with the beginning. One that has no
 * statement of its own takes no connection: what it writes in the kit's tables is one statement, for which nothing need begin.
 */
export class LazyTransaction {
  private readonly runner: QueryRunner;
  private readonly send: Send;
  private begun: Promise<Client> | undefined;
  private started: Promise<unknown> | undefined;

  private constructor(
    source: DataSource,
    private readonly ends: HeldJob | undefined,
  ) {
    this.runner = source.createQueryRunner();
    this.send = this.runner.query.bind(this.runner) as Send;
    Object.assign(this.runner, { query: this.query.bind(this) });
  }

  static async on(source: DataSource, ends?: HeldJob): Promise<LazyTransaction> {
    const made = new LazyTransaction(source, ends);
    await made.runner.startTransaction();
    return made;
  }

  get manager(): EntityManager {
    return this.runner.manager;
  }

  /** Whether it had a statement of its own. */
  get hasBegun(): boolean {
    return this.begun !== undefined;
  }

  /** Writes what is left for the kit's tables and commits, both in one go: after a statement that failed a commit takes everything back. */
  async commit(writes: KitWrites): Promise<void> {
    const client = await this.begun;
    const isAny = writes.amount > 0;
    // Without the end of the job: that was its first statement.
    const { text, values } = statementOf([writes.take()]);
    const written = isAny ? client?.query(text, values) : undefined;
    const ends = await Promise.allSettled([this.started, written, this.runner.commitTransaction()]);
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
  }

  async rollback(): Promise<void> {
    // Whoever failed has said why; a connection that is gone rolls back by itself.
    await this.runner.rollbackTransaction().catch(() => undefined);
  }

  async release(): Promise<void> {
    await this.runner.release();
  }

  private async query(...given: Parameters<Send>): Promise<unknown> {
    const isFrame = given[0] === 'START TRANSACTION' || (!this.begun && (given[0] === 'COMMIT' || given[0] === 'ROLLBACK'));
    if (isFrame) return undefined;
    this.begun ??= this.begin();
    // A rollback is sent also where the beginning failed.
    if (given[0] === 'ROLLBACK') await this.begun.catch(() => undefined);
    else await this.begun;
    return this.send(...given);
  }

  /** Sends the beginning without waiting for it, and makes sure that the job to be ended is still held. */
  private async begin(): Promise<Client> {
    const client = (await this.runner.connect()) as Client;
    this.started = client.query('START TRANSACTION');
    this.started.catch(() => undefined);
    if (!this.ends) return client;
    const { name, id, lease } = this.ends;
    const [, count] = (await this.send('delete from job where name = $1 and id = $2 and lease = $3', [name, id, lease])) as [
      unknown,
      number,
    ];
    if (count === 0) throw new LeaseLost(this.ends);
    return client;
  }
}
