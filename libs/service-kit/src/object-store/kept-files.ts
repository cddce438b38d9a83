import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { ServiceName } from '@tandem/contracts/define';
import { Clock } from '../clock';
import type { Ctx, Origin } from '../context';
import { Db, type JobOptions, type Tx } from '../database';
import type { ServiceDefinition } from '../definition';
import { DEFINITION } from '../tokens';
import { dropFiles } from './drop-files';
import { ObjectStore } from './object-store';

/** How long a file may be nobody's, in milliseconds: longer than any work that stores one takes. */
const UNKEPT = 15 * 60_000;

/**
 * Files that follow the transaction. One is stored before it, and goes again by itself unless the transaction that writes down whose it is
 * keeps it; one that is let go of goes when that transaction is in. What goes is deleted by a job, which tries again.
 */
@Injectable()
export class KeptFiles {
  private readonly job: ReturnType<typeof dropFiles>;

  constructor(
    private readonly db: Db,
    private readonly store: ObjectStore,
    private readonly clock: Clock,
    @Inject(DEFINITION) { name }: ServiceDefinition,
  ) {
    this.job = dropFiles(name as ServiceName);
  }

  /** Stores a file under a key of its own, for a quarter of an hour unless it is kept. Never within a transaction. */
  async put(from: Ctx | Origin, key: string, body: Readable | Buffer, contentType: string): Promise<void> {
    await this.expect(from, key);
    await this.store.put(key, body, contentType);
  }

  /** Takes an upload to a key of its own, as `put` does. @throws Problem not_found (404) */
  async claim(from: Ctx | Origin, upload: string, key: string): Promise<void> {
    await this.expect(from, key);
    await this.store.move(upload, key);
  }

  /** Keeps what was stored, if this transaction goes in, and lets go of what it replaces. @throws Error when the file is gone already */
  async keep(tx: Tx, key: string, ...replaced: readonly (string | null | undefined)[]): Promise<void> {
    const [, count] = (await tx.manager.query(`delete from job where name = $1 and id = $2 and state = 'waiting'`, [
      this.job.name,
      key,
    ])) as [unknown, number];
    if (count === 0) throw new Error(`${key} was nobody's for too long`);
    await this.drop(tx, replaced);
  }

  /** Lets go of files, by key and by folder, once this transaction is in; with a delay in milliseconds so much later. */
  async drop(
    tx: Tx,
    keys: readonly (string | null | undefined)[],
    { folders = [], ...options }: JobOptions & { folders?: string[] } = {},
  ): Promise<void> {
    const named = keys.filter((key) => typeof key === 'string');
    if (named.length + folders.length > 0) await tx.queue(this.job, this.clock.id(), { keys: named, folders }, options);
  }

  private async expect(from: Ctx | Origin, key: string): Promise<void> {
    await this.db.run(from, async (tx) => tx.queue(this.job, key, { keys: [key], folders: [] }, { delay: UNKEPT }));
  }
}
