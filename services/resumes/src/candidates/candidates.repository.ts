import { Injectable } from '@nestjs/common';
import { Db, type Tx } from '@tandem/service-kit/database';
import { CandidateCopy } from './candidate-copy.entity';

@Injectable()
export class CandidatesRepository {
  constructor(private readonly db: Db) {}

  async find(candidateId: string): Promise<CandidateCopy | null> {
    return this.db.of(CandidateCopy).findOneBy({ candidateId });
  }

  async save(tx: Tx, copy: CandidateCopy): Promise<void> {
    await tx.of(CandidateCopy).upsert(copy, ['candidateId']);
  }

  async remove(tx: Tx, candidateId: string): Promise<void> {
    await tx.of(CandidateCopy).delete({ candidateId });
  }
}
