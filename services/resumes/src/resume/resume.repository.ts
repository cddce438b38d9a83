import { Injectable } from '@nestjs/common';
import { Db, type Tx } from '@tandem/service-kit/database';
import { MoreThan } from 'typeorm';
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
    const rows = await this.db.of(ResumeRow).find({ where: after ? { id: MoreThan(after) } : {}, order: { id: 'ASC' }, take: limit });
    return rows.filter(({ candidateId }) => candidateId !== null);
  }

  async lockOfCandidate(tx: Tx, candidateId: string): Promise<ResumeRow | null> {
    return tx.of(ResumeRow).findOne({ where: { candidateId }, lock: { mode: 'pessimistic_write' } });
  }

  async lock(tx: Tx, id: string): Promise<ResumeRow | null> {
    return tx.of(ResumeRow).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async save(tx: Tx, row: ResumeRow): Promise<ResumeRow> {
    return tx.of(ResumeRow).save(row);
  }

  async remove(tx: Tx, id: string): Promise<void> {
    await tx.of(ResumeRow).delete({ id });
  }
}
