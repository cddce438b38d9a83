import { Injectable } from '@nestjs/common';
import { matchingEvents } from '@tandem/contracts/matching/matching.events';
import { topics } from '@tandem/contracts/topics';
import { Clock } from '@tandem/service-kit/clock';
import { systemOrigin } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import { Every } from '@tandem/service-kit/every';
import { MatchesRepository } from './matches.repository';

const EVERY = 5 * 60_000;

/** Rows of one transaction. */
const AT_ONCE = 200;

/** Takes applications from employers who have had them for as long as they may. The candidate's own list keeps them. */
@Injectable()
export class RetentionSweep {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly matches: MatchesRepository,
  ) {}

  @Every(EVERY)
  async sweep(): Promise<void> {
    let amount: number;
    do amount = await this.db.run(systemOrigin('retention'), async (tx) => this.forgetSome(tx));
    while (amount === AT_ONCE);
  }

  private async forgetSome(tx: Tx): Promise<number> {
    const forgotten = await this.matches.forgetDue(tx, this.clock.now(), AT_ONCE);
    await tx.emitAll(
      matchingEvents.applicationForgotten,
      forgotten.map(({ matchId, candidateId }) => ({ aggregateId: matchId, payload: { matchId, candidateId } })),
    );
    for (const { candidateId, memberIds } of forgotten)
      for (const accountId of [candidateId, ...memberIds]) tx.hint(topics.matches(accountId));
    return forgotten.length;
  }
}
