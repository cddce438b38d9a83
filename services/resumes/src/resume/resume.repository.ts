import { Injectable } from '@nestjs/common';
import { Db, type Tx } from '@tandem/service-kit/database';
import { IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { ResumeRow } from './resume.entity';

/** Every query over resumes. */
@Injectable()
export class ResumeRepository {
  constructor(private readonly db: Db) {}

  async ofCandidate(candidateId: string): Promise<ResumeRow | null> {
    return this.db.of(ResumeRow).findOneBy({ candidateId });
  }

  async find(id: string): Promise<ResumeRow | null> {
    return this.db.of(ResumeRow).findOneBy({ id });
  }

  /** Up to `limit` claimed resumes in the order of their ids. */
  async stretch(after: string | null, limit: number): Promise<ResumeRow[]> {
    const where = { candidateId: Not(IsNull()), ...(after ? { id: MoreThan(after) } : {}) };
    return this.db.of(ResumeRow).find({ where, order: { id: 'ASC' }, take: limit });
  }

  async lockOfCandidate(tx: Tx, candidateId: string): Promise<ResumeRow | null> {
    return tx.of(ResumeRow).findOne({ where: { candidateId }, lock: { mode: 'pessimistic_write' } });
  }

  /** Like `lockOfCandidate`, for whoever may begin one: they take turns until their transactions end, also while there is none. */
  async lockPlaceOf(tx: Tx, candidateId: string): Promise<ResumeRow | null> {
    await tx.manager.query(`select pg_advisory_xact_lock(hashtextextended('resume of ' || $1, 0))`, [candidateId]);
    return this.lockOfCandidate(tx, candidateId);
  }

  async lock(tx: Tx, id: string): Promise<ResumeRow | null> {
    return tx.of(ResumeRow).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async lockUnclaimed(tx: Tx, id: string, since: Date): Promise<ResumeRow | null> {
    return tx.of(ResumeRow).findOne({
      where: { id, candidateId: IsNull(), createdAt: MoreThan(since) },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** The newest that waits for the address of this account to be proved. */
  async lockPromised(tx: Tx, accountId: string): Promise<ResumeRow | null> {
    return tx.of(ResumeRow).findOne({
      where: { promisedTo: accountId, candidateId: IsNull() },
      order: { createdAt: 'DESC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async findUnclaimed(id: string, since: Date): Promise<ResumeRow | null> {
    return this.db.of(ResumeRow).findOneBy({ id, candidateId: IsNull(), createdAt: MoreThan(since) });
  }

  /** Some unclaimed resumes that are older, held so that no other replica removes them too. */
  async lockExpired(tx: Tx, before: Date, limit: number): Promise<ResumeRow[]> {
    return tx.of(ResumeRow).find({
      where: { candidateId: IsNull(), createdAt: LessThan(before) },
      take: limit,
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
  }

  async save(tx: Tx, row: ResumeRow): Promise<ResumeRow> {
    return tx.of(ResumeRow).save(row);
  }

  async remove(tx: Tx, id: string): Promise<void> {
    await tx.of(ResumeRow).delete({ id });
  }
}
