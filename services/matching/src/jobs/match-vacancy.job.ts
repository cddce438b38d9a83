import { Injectable } from '@nestjs/common';
import type { JobData } from '@tandem/contracts/define';
import type { VacancySnapshot } from '@tandem/contracts/entities/snapshots';
import { matchingEvents } from '@tandem/contracts/matching/matching.events';
import { matchingJobs } from '@tandem/contracts/matching/matching.jobs';
import { topics } from '@tandem/contracts/topics';
import { matchingLimits } from '@tandem/domain/limits';
import { Db, type Tx } from '@tandem/service-kit/database';
import { type JobRun, Works } from '@tandem/service-kit/jobs';
import { CandidatesRepository } from '../candidates/candidates.repository';
import { CompaniesRepository } from '../companies/companies.repository';
import { Engine } from '../engine/engine';
import type { Built } from '../engine/match-tasks';
import { matchFacts } from '../matches/match-facts';
import type { ScoredMatch, WrittenMatch } from '../matches/scored-match';
import { ScoresRepository } from '../matches/scores.repository';
import { Owners } from '../runs/owners';
import { RunsRepository } from '../runs/runs.repository';
import { FinderRepository } from '../search/finder.repository';
import { type RankedOne, Scorer } from '../search/scorer';
import { toldVacancy, type ToldVacancy } from '../vacancies/told-vacancy';
import { VacanciesRepository } from '../vacancies/vacancies.repository';

type Run = JobRun<JobData<typeof matchingJobs.matchVacancy>>;
type Findings = { kept: RankedOne[]; scored: ScoredMatch[]; potential: number };

/** Most candidates to whom one publication is shown. */
const KEPT = 500;

/** Matches a published vacancy against all candidates: shows it to those it suits best, and counts whom it suits. */
@Injectable()
export class MatchVacancyJob {
  constructor(
    private readonly db: Db,
    private readonly owners: Owners,
    private readonly engine: Engine,
    private readonly finder: FinderRepository,
    private readonly scorer: Scorer,
    private readonly scores: ScoresRepository,
    private readonly runs: RunsRepository,
    private readonly candidates: CandidatesRepository,
    private readonly companies: CompaniesRepository,
    private readonly vacancies: VacanciesRepository,
  ) {}

  @Works(matchingJobs.matchVacancy)
  async work(run: Run): Promise<void> {
    const { vacancyId, runId } = run.data;
    // Somebody who saves five times in a row is matched once: the last run does it.
    if (!(await this.runs.isExpected(this.db.manager, vacancyId, runId))) return;
    const { vacancy, askedAt } = await this.owners.vacancy(run.ctx, vacancyId);
    const told = vacancy && (await this.tell(run, vacancy, askedAt));
    const [built] = told?.isPublished ? await this.engine.build('vacancy', [told]) : [];
    const findings = told && built ? await this.find(told, built) : null;
    await run.finish(async (tx) => {
      // What a later save asked for must not be overwritten by what this one found.
      const isNewest = await this.runs.endVacancy(tx, vacancyId, runId);
      if (isNewest && findings) await this.write(tx, vacancyId, runId, findings);
    });
  }

  private async tell(run: Run, vacancy: VacancySnapshot, askedAt: Date): Promise<ToldVacancy> {
    const { manager } = this.db.source;
    const company = vacancy.employer.id ? await this.companies.find(manager, vacancy.employer.id) : null;
    const told = toldVacancy(vacancy, company ?? undefined);
    await run.note(async (tx) => this.vacancies.tell(tx, [told], askedAt, true));
    return told;
  }

  private async find(told: ToldVacancy, built: Built): Promise<Findings> {
    const { manager } = this.db.source;
    const known = await this.scores.known(manager, 'vacancy_id', told.id);
    const found = await this.finder.candidatesFor(manager, await this.engine.aim('vacancy', built.profile), told.isRemote);
    const before = known.filter(({ status }) => status === 'MATCHED').map(({ candidateId }) => candidateId);
    const ranked = await this.scorer.rank('vacancy', built.profile, await this.scorer.withOthers('vacancy', found, before));
    const settled = new Set(known.filter(({ status }) => status !== 'MATCHED').map(({ candidateId }) => candidateId));
    const asked = new Set(known.filter(({ isAsked }) => isAsked).map(({ candidateId }) => candidateId));
    const free = ranked.filter(({ id }) => !settled.has(id));
    const best = free.filter(({ percentage }) => percentage >= matchingLimits.lowestPercentage).slice(0, KEPT);
    const kept = [...new Set([...best, ...free.filter(({ id }) => asked.has(id))])];
    const potential = ranked.filter(({ percentage }) => percentage >= matchingLimits.potentialCandidatePercentage).length;
    return {
      kept,
      scored: await this.scorer.explainChanged({ side: 'vacancy', id: told.id, hash: told.hash, facts: built.facts }, kept, known),
      potential,
    };
  }

  private async write(tx: Tx, vacancyId: string, runId: string, { kept, scored, potential }: Findings): Promise<void> {
    const written = await this.scores.write(tx, scored);
    const dropped = await this.scores.keepCandidates(
      tx,
      vacancyId,
      kept.map(({ id }) => id),
    );
    await this.scores.prune(
      tx,
      written.map(({ candidateId }) => candidateId),
    );
    await this.announce(tx, vacancyId, runId, written);
    for (const candidateId of new Set([...dropped, ...written.map((match) => match.candidateId)])) tx.hint(topics.matches(candidateId));
    if (await this.vacancies.setPotential(tx, vacancyId, potential)) {
      await tx.emit(matchingEvents.potentialChanged, vacancyId, { vacancyId, amountPotentialCandidates: potential });
    }
  }

  private async announce(tx: Tx, vacancyId: string, runId: string, written: readonly WrittenMatch[]): Promise<void> {
    const news = written.filter(({ isNew, percentage }) => isNew && percentage >= matchingLimits.newMatchPercentage);
    const candidates = await this.candidates.findAll(
      tx.manager,
      news.map(({ candidateId }) => candidateId),
    );
    const vacancy = await this.vacancies.find(tx.manager, vacancyId);
    const changes = news.flatMap((match) => {
      const candidate = candidates.get(match.candidateId);
      if (!vacancy || !candidate || candidate.isTest) return [];
      return [
        {
          aggregateId: match.candidateId,
          payload: { runId, candidateId: match.candidateId, matches: [matchFacts(match, candidate, vacancy)] },
        },
      ];
    });
    await tx.emitAll(matchingEvents.matchesFound, changes);
  }
}
