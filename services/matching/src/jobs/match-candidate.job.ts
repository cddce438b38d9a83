import { Injectable } from '@nestjs/common';
import type { JobData } from '@tandem/contracts/define';
import { matchingEvents } from '@tandem/contracts/matching/matching.events';
import { matchingJobs } from '@tandem/contracts/matching/matching.jobs';
import { topics } from '@tandem/contracts/topics';
import { matchingLimits } from '@tandem/domain/limits';
import { homeDay } from '@tandem/domain/local-day';
import { Clock } from '@tandem/service-kit/clock';
import { Db, type Tx } from '@tandem/service-kit/database';
import { Hints } from '@tandem/service-kit/hints';
import { GivesUp, type JobRun, Works } from '@tandem/service-kit/jobs';
import { CandidatesRepository } from '../candidates/candidates.repository';
import { CandidatesService } from '../candidates/candidates.service';
import { isReady, toldCandidate } from '../candidates/told-candidate';
import { Dictionary } from '../dictionary/dictionary';
import { Engine } from '../engine/engine';
import type { Built } from '../engine/match-tasks';
import { matchFacts } from '../matches/match-facts';
import type { KnownScore, WrittenMatch } from '../matches/scored-match';
import { ScoresRepository } from '../matches/scores.repository';
import { Owners } from '../runs/owners';
import { RunsRepository } from '../runs/runs.repository';
import { RunsService } from '../runs/runs.service';
import { FinderRepository } from '../search/finder.repository';
import { type RankedOne, Scorer } from '../search/scorer';
import { UnwantedRepository } from '../search/unwanted.repository';
import { Potential } from '../vacancies/potential';
import { VacanciesRepository } from '../vacancies/vacancies.repository';

/** How far a run is, in percent, when a part of it is done; what is left then is storing. */
const reached = { read: 5, found: 20, scored: 70, explained: 95 } as const;

type Run = JobRun<JobData<typeof matchingJobs.matchCandidate>>;

/** Matches a candidate against all open vacancies and keeps the best. */
@Injectable()
export class MatchCandidateJob {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly hints: Hints,
    private readonly owners: Owners,
    private readonly dictionary: Dictionary,
    private readonly engine: Engine,
    private readonly finder: FinderRepository,
    private readonly unwanted: UnwantedRepository,
    private readonly scorer: Scorer,
    private readonly scores: ScoresRepository,
    private readonly runs: RunsRepository,
    private readonly runsService: RunsService,
    private readonly candidates: CandidatesRepository,
    private readonly candidatesService: CandidatesService,
    private readonly vacancies: VacanciesRepository,
    private readonly potential: Potential,
  ) {}

  @Works(matchingJobs.matchCandidate)
  async work(run: Run): Promise<void> {
    const { candidateId, runId } = run.data;
    const { version } = this.dictionary;
    const fresh = await this.owners.candidate(run.ctx, candidateId);
    await run.note(async (tx) => {
      await this.candidatesService.tellCandidate(tx, fresh.candidate, fresh.askedAt);
      await this.candidatesService.tellResume(tx, candidateId, fresh.resume, fresh.askedAt);
    });
    this.tellProgress(candidateId, reached.read);
    const told = toldCandidate(fresh.candidate.wishes, fresh.resume, homeDay(this.clock.now()));
    const [built] = isReady(fresh.candidate.wishes, fresh.resume) ? await this.engine.build('candidate', [told]) : [];
    const known = await this.scores.known(this.db.manager, 'candidate_id', candidateId);
    const kept = built ? await this.best(candidateId, built, known) : [];
    const scored = built
      ? await this.scorer.explainChanged({ side: 'candidate', id: candidateId, hash: told.hash, facts: built.facts }, kept, known)
      : [];
    this.tellProgress(candidateId, reached.explained);
    await run.finish(async (tx) => {
      const held = await this.runs.hold(tx, candidateId, runId);
      if (!held) return;
      const written = await this.scores.write(tx, scored);
      const shifted = await this.scores.keepVacancies(
        tx,
        candidateId,
        kept.map(({ id }) => id),
      );
      await this.potential.recount(tx, [...shifted, ...written.map(({ vacancyId }) => vacancyId)]);
      await this.announce(tx, runId, candidateId, written);
      await this.runsService.end(tx, held, built !== undefined, version);
    });
  }

  @GivesUp(matchingJobs.matchCandidate)
  async gaveUp({ candidateId, runId }: Run['data'], tx: Tx): Promise<void> {
    const held = await this.runs.hold(tx, candidateId, runId);
    if (held?.beingMatched) await this.runsService.end(tx, held, false);
  }

  /** The best vacancies, and those he asked about himself however they fit. */
  private async best(candidateId: string, built: Built, known: readonly KnownScore[]): Promise<RankedOne[]> {
    const aim = await this.engine.aim('candidate', built.profile);
    const asked = new Set(known.filter(({ isAsked, status }) => isAsked && status === 'MATCHED').map(({ vacancyId }) => vacancyId));
    const found = await this.finder.vacanciesFor(this.db.manager, aim);
    this.tellProgress(candidateId, reached.found);
    const ranked = await this.scorer.rank('candidate', built.profile, await this.scorer.withOthers('candidate', found, asked), (share) =>
      this.tellProgress(candidateId, Math.round(reached.found + share * (reached.scored - reached.found))),
    );
    const settled = new Set(known.filter(({ status }) => status !== 'MATCHED').map(({ vacancyId }) => vacancyId));
    const unwanted = await this.unwanted.of(
      this.db.manager,
      candidateId,
      found.map(({ id }) => id),
    );
    const free = ranked.filter(({ id }) => !settled.has(id) && (!unwanted.has(id) || asked.has(id)));
    const best = free.filter(({ percentage }) => percentage >= matchingLimits.lowestPercentage).slice(0, matchingLimits.keptPerRun);
    return [...new Set([...best, ...free.filter(({ id }) => asked.has(id))])];
  }

  private tellProgress(candidateId: string, percent: number): void {
    this.hints.publish({ topic: topics.matchingProgress(candidateId), data: percent });
  }

  private async announce(tx: Tx, runId: string, candidateId: string, written: readonly WrittenMatch[]): Promise<void> {
    const news = written
      .filter(({ isNew, percentage }) => isNew && percentage >= matchingLimits.newMatchPercentage)
      .sort((a, b) => b.percentage - a.percentage)
      .slice(0, matchingLimits.newMatchesPerRun);
    const candidate = await this.candidates.find(tx.manager, candidateId);
    if (!candidate || candidate.isTest || news.length === 0) return;
    const vacancies = await this.vacancies.findAll(
      tx.manager,
      news.map(({ vacancyId }) => vacancyId),
    );
    const matches = news.flatMap((match) => {
      const vacancy = vacancies.get(match.vacancyId);
      return vacancy ? [matchFacts(match, candidate, vacancy)] : [];
    });
    await tx.emit(matchingEvents.matchesFound, runId, { runId, candidateId, matches });
  }
}
