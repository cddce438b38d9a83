import { Injectable } from '@nestjs/common';
import type { JobData } from '@tandem/contracts/define';
import type { MatchReason } from '@tandem/contracts/entities/match';
import { matchingJobs } from '@tandem/contracts/matching/matching.jobs';
import { topics } from '@tandem/contracts/topics';
import { homeDay } from '@tandem/domain/local-day';
import { Clock } from '@tandem/service-kit/clock';
import { Db, type Tx } from '@tandem/service-kit/database';
import { GivesUp, type JobRun, NoUseTrying, Works } from '@tandem/service-kit/jobs';
import { CandidatesService } from '../candidates/candidates.service';
import { toldCandidate } from '../candidates/told-candidate';
import { Engine } from '../engine/engine';
import { factsOfHint } from '../matches/facts-of-hint';
import { MatchesRepository } from '../matches/matches.repository';
import { inputHash } from '../profiles/described';
import { Owners } from '../runs/owners';
import { Scorer } from '../search/scorer';
import { Potential } from '../vacancies/potential';
import { VacanciesRepository } from '../vacancies/vacancies.repository';

type Run = JobRun<JobData<typeof matchingJobs.scoreMatch>>;

/** Scores one vacancy for the candidate who asked. */
@Injectable()
export class ScoreMatchJob {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly owners: Owners,
    private readonly engine: Engine,
    private readonly scorer: Scorer,
    private readonly matches: MatchesRepository,
    private readonly vacancies: VacanciesRepository,
    private readonly potential: Potential,
    private readonly candidates: CandidatesService,
  ) {}

  @Works(matchingJobs.scoreMatch)
  async work(run: Run): Promise<void> {
    const { manager } = this.db.source;
    const match = await this.matches.find(manager, run.data.matchId);
    if (match?.status !== 'BEING_MATCHED') return;
    const vacancy = await this.vacancies.find(manager, match.vacancyId);
    if (!vacancy) throw new NoUseTrying('the vacancy is gone');
    const { candidate, resume, askedAt } = await this.owners.candidate(run.ctx, match.candidateId);
    const told = toldCandidate(candidate.wishes, resume, homeDay(this.clock.now()));
    const [built] = await this.engine.build('candidate', [told]);
    const score = built && (await this.scorer.explain('candidate', built.facts, [vacancy.id])).get(vacancy.id);
    if (!score) throw new NoUseTrying('the facts cannot be read');
    await run.finish(async (tx) => {
      await this.candidates.tellCandidate(tx, candidate, askedAt);
      await this.candidates.tellResume(tx, match.candidateId, resume, askedAt);
      await this.settle(tx, match.id, {
        percentage: score.percentage,
        exact: score.exact,
        reason: JSON.parse(score.reason) as MatchReason,
        engineVersion: score.version,
        inputHash: inputHash(told.hash, vacancy.factsHash),
        scoredAt: this.clock.now(),
      });
    });
  }

  /** What had a score keeps it; what never had one goes, so that the candidate can ask again. */
  @GivesUp(matchingJobs.scoreMatch)
  async gaveUp({ matchId }: Run['data'], tx: Tx): Promise<void> {
    const match = await this.matches.lock(tx, matchId);
    if (match?.status !== 'BEING_MATCHED') return;
    if (match.scoredAt) return this.settle(tx, matchId, {});
    await this.matches.remove(tx, match);
    tx.hint(topics.matches(match.candidateId));
  }

  private async settle(tx: Tx, matchId: string, score: Partial<Parameters<MatchesRepository['save']>[1]>): Promise<void> {
    const match = await this.matches.lock(tx, matchId);
    if (match?.status !== 'BEING_MATCHED') return;
    Object.assign(match, score, { status: 'MATCHED', updatedAt: this.clock.now() });
    await this.matches.save(tx, match);
    await this.matches.log(tx, match, 'BEING_MATCHED', 'SYSTEM', null);
    await this.potential.recount(tx, [match.vacancyId]);
    tx.hint(topics.matches(match.candidateId), factsOfHint(match));
  }
}
