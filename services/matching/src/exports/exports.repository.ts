import { Injectable } from '@nestjs/common';
import { Db } from '@tandem/service-kit/database';
import { In, MoreThan } from 'typeorm';
import { MatchLog } from '../matches/match-log.entity';
import { Match } from '../matches/match.entity';
import { CandidateRun } from '../runs/candidate-run.entity';
import { Search } from '../search/search.entity';

/** A move somebody made in the funnel of his company. */
export type MadeMove = Pick<MatchLog, 'matchId' | 'at' | 'fromStatus' | 'toStatus' | 'reason'> & {
  vacancyId: string;
  vacancyTitle: string | null;
};

/** Whatever is kept about one account, whether a screen shows it or not. */
@Injectable()
export class ExportsRepository {
  constructor(private readonly db: Db) {}

  /** A stretch of all matches of a candidate, those that no list shows any more included. */
  async matches(candidateId: string, after: string | null, limit: number): Promise<Match[]> {
    return this.db.of(Match).find({
      where: { candidateId, ...(after ? { id: MoreThan(after) } : {}) },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  /** Every move of these matches, oldest first. */
  async moves(matchIds: readonly string[]): Promise<MatchLog[]> {
    return this.db.of(MatchLog).find({ where: { matchId: In([...matchIds]) }, order: { id: 'ASC' } });
  }

  /** What somebody did with applications, as a member of a company; of the applicant no word. */
  async movesBy(actorId: string): Promise<MadeMove[]> {
    return this.db.manager.query(
      `select log.match_id as "matchId", log.at, log.from_status as "fromStatus", log.to_status as "toStatus", log.reason,
         match.vacancy_id as "vacancyId", vacancy.card->>'title' as "vacancyTitle"
       from match_log log join match on match.id = log.match_id join vacancy on vacancy.id = match.vacancy_id
       where log.actor_id = $1 and log.actor = 'EMPLOYER' order by log.id`,
      [actorId],
    );
  }

  async searches(owner: string): Promise<Search[]> {
    return this.db.of(Search).find({ where: { owner }, order: { startedAt: 'ASC' } });
  }

  async run(candidateId: string): Promise<CandidateRun | null> {
    return this.db.of(CandidateRun).findOneBy({ candidateId });
  }
}
