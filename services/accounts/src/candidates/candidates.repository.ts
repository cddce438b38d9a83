import { Injectable } from '@nestjs/common';
import { Db, type Tx } from '@tandem/service-kit/database';
import { Candidate } from './candidate.entity';

@Injectable()
export class CandidatesRepository {
  constructor(private readonly db: Db) {}

  async byId(id: string): Promise<Candidate | null> {
    return this.db.of(Candidate).findOneBy({ id });
  }

  /** Holds the row until the transaction ends. */
  async lock(tx: Tx, id: string): Promise<Candidate | null> {
    return tx.of(Candidate).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async add(tx: Tx, candidate: Candidate): Promise<void> {
    await tx.of(Candidate).insert(candidate as never);
  }

  async addAll(tx: Tx, candidates: readonly Candidate[]): Promise<void> {
    if (candidates.length > 0) await tx.of(Candidate).insert([...candidates] as never);
  }

  async save(tx: Tx, candidate: Candidate): Promise<void> {
    await tx.of(Candidate).update({ id: candidate.id }, candidate as never);
  }
}
