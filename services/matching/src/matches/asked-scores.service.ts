import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { Match as MatchShape } from '@tandem/contracts/entities/match';
import { matchingJobs } from '@tandem/contracts/matching/matching.jobs';
import { topics } from '@tandem/contracts/topics';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import { isReady } from '../candidates/told-candidate';
import { Owners } from '../runs/owners';
import { VacanciesRepository } from '../vacancies/vacancies.repository';
import { factsOfHint } from './facts-of-hint';
import { accountOf } from '@tandem/service-kit/access';
import { MatchReader } from './match-reader';
import { MatchesRepository } from './matches.repository';
import { newMatch } from './new-match';

/** Scores that candidates ask for themselves. */
@Injectable()
export class AskedScoresService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly owners: Owners,
    private readonly matches: MatchesRepository,
    private readonly reader: MatchReader,
    private readonly vacancies: VacanciesRepository,
  ) {}

  /** @throws Problem vacancy_not_found (404), transition_not_allowed (409) once he acted on it, intake_incomplete (409) */
  async ask(ctx: Ctx, vacancyId: string): Promise<MatchShape> {
    const candidateId = accountOf(ctx);
    const vacancy = await this.vacancies.find(this.db.manager, vacancyId);
    if (!vacancy?.isPublished) throw problem('vacancy_not_found');
    const { candidate, resume } = await this.owners.candidate(ctx, candidateId);
    if (!isReady(candidate.wishes, resume)) throw problem('intake_incomplete');
    return this.db.run(ctx, async (tx) => {
      await this.matches.add(tx, newMatch({ id: this.clock.id(), candidateId, vacancyId, createdAt: this.clock.now() }));
      const match = await this.matches.lockPair(tx, candidateId, vacancyId);
      if (!match) throw problem('match_not_found');
      if (match.status !== 'MATCHED' && match.status !== 'BEING_MATCHED') throw problem('transition_not_allowed');
      if (match.status === 'MATCHED') {
        Object.assign(match, { status: 'BEING_MATCHED', isAsked: true, isKept: true, updatedAt: this.clock.now() });
        await this.matches.save(tx, match);
        await this.matches.log(tx, match, match.scoredAt ? 'MATCHED' : null, 'SYSTEM', candidateId);
      }
      await tx.queue(matchingJobs.scoreMatch, match.id, { matchId: match.id });
      tx.hint(topics.matches(candidateId), factsOfHint(match));
      return this.reader.view(tx.manager, match, 'CANDIDATE');
    });
  }
}
