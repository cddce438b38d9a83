import { Injectable } from '@nestjs/common';
import type { PayloadOf } from '@tandem/contracts/define';
import { matchingEvents } from '@tandem/contracts/matching/matching.events';
import { topics } from '@tandem/contracts/topics';
import { Clock } from '@tandem/service-kit/clock';
import type { Tx } from '@tandem/service-kit/database';
import { calledOffBy } from './invitation-after';
import { MatchesRepository, type Running } from './matches.repository';

type Gone = PayloadOf<typeof matchingEvents.applicationEnded>['gone'];

/** The applications under way, and who sees any match in a list, running or not. */
type Ending = { running: Running[]; readers: string[] };

/** Applications under way that end because a vacancy or a candidate is gone: the side that stays is told. */
@Injectable()
export class EndedApplications {
  constructor(
    private readonly clock: Clock,
    private readonly matches: MatchesRepository,
  ) {}

  /** What ends with these vacancies; ask before they are marked or removed. */
  async ofVacancies(tx: Tx, vacancyIds: readonly string[]): Promise<Ending> {
    return this.ending(tx, 'vacancy_id', vacancyIds);
  }

  /** What ends with a candidate; ask before he is removed. */
  async ofCandidate(tx: Tx, candidateId: string): Promise<Ending> {
    return this.ending(tx, 'candidate_id', [candidateId]);
  }

  /** Tells the other side, and open lists of both. Call it after what is gone was forgotten. */
  async tell(tx: Tx, gone: Gone, { running, readers }: Ending): Promise<void> {
    const now = this.clock.now();
    await tx.emitAll(
      matchingEvents.applicationEnded,
      running.map((application) => ({ aggregateId: application.matchId, payload: payloadOf(gone, application, now) })),
    );
    for (const accountId of readers) tx.hint(topics.matches(accountId));
  }

  private async ending(tx: Tx, by: 'candidate_id' | 'vacancy_id', ids: readonly string[]): Promise<Ending> {
    return { running: await this.matches.lockRunning(tx, by, ids), readers: await this.matches.readersOf(tx, by, ids) };
  }
}

const payloadOf = (
  gone: Gone,
  { matchId, status, invitation, candidateId, isTest, title, companyId, companyName }: Running,
  now: Date,
): PayloadOf<typeof matchingEvents.applicationEnded> => {
  const calledOff = calledOffBy(invitation, 'REJECTED', now);
  return {
    matchId,
    gone,
    status,
    candidate: { id: gone === 'CANDIDATE' ? null : candidateId, isTest },
    vacancy: { title, companyId: gone === 'VACANCY' ? null : companyId, companyName },
    at: now.toISOString(),
    ...(calledOff && { calledOff }),
  };
};
