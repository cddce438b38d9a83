import { Injectable } from '@nestjs/common';
import { topics } from '@tandem/contracts/topics';
import type { Tx } from '@tandem/service-kit/database';
import { MatchesRepository } from './matches.repository';

/** A vacancy that is filled, withdrawn or gone leaves the lists of all it was recommended to: they ask again. */
@Injectable()
export class ClosedVacancies {
  constructor(private readonly matches: MatchesRepository) {}

  async tell(tx: Tx, vacancyId: string): Promise<void> {
    for (const candidateId of await this.matches.recommendedTo(tx, vacancyId)) tx.hint(topics.matches(candidateId));
  }
}
