import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { Match as MatchShape } from '@tandem/contracts/entities/match';
import type { MatchPatch } from '@tandem/contracts/matching/candidate-matches';
import { matchingEvents } from '@tandem/contracts/matching/matching.events';
import { topics } from '@tandem/contracts/topics';
import type { AccountType } from '@tandem/domain/account';
import { isVisibleToEmployer, judgeMove, leavesArchive, mayArchive, type MatchStatus } from '@tandem/domain/match';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import { CandidatesRepository } from '../candidates/candidates.repository';
import { CompaniesRepository } from '../companies/companies.repository';
import { VacanciesRepository } from '../vacancies/vacancies.repository';
import type { Vacancy } from '../vacancies/vacancy.entity';
import { accountOf, companyOf } from './match-access';
import { matchFacts } from './match-facts';
import { MatchReader } from './match-reader';
import type { Match } from './match.entity';
import { MatchesRepository } from './matches.repository';

type Held = { match: Match; vacancy: Vacancy };

/** Moves matches by the table of moves. The row is held, so of two moves at once the second is judged by what the first made. */
@Injectable()
export class MovesService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly matches: MatchesRepository,
    private readonly reader: MatchReader,
    private readonly candidates: CandidatesRepository,
    private readonly companies: CompaniesRepository,
    private readonly vacancies: VacanciesRepository,
  ) {}

  async changeAsCandidate(ctx: Ctx, id: string, patch: MatchPatch): Promise<MatchShape> {
    return this.change(ctx, id, patch, 'CANDIDATE', ({ match }) => match.candidateId === accountOf(ctx));
  }

  async changeAsEmployer(ctx: Ctx, id: string, patch: MatchPatch): Promise<MatchShape> {
    const companyId = companyOf(ctx);
    return this.change(
      ctx,
      id,
      patch,
      'EMPLOYER',
      ({ match, vacancy }) => vacancy.companyId === companyId && isVisibleToEmployer(match.status, match.appliedAt !== null),
    );
  }

  private async change(
    ctx: Ctx,
    id: string,
    { status, archived }: MatchPatch,
    actor: AccountType,
    isTheirs: (held: Held) => boolean,
  ): Promise<MatchShape> {
    return this.db.run(ctx, async (tx) => {
      const match = await this.matches.lock(tx, id);
      const vacancy = match && (await this.vacancies.find(tx.manager, match.vacancyId));
      if (!match || !vacancy || !isTheirs({ match, vacancy })) throw problem('match_not_found');
      if (status) await this.move(tx, ctx, { match, vacancy }, status, actor);
      if (archived !== undefined) archive(match, archived, actor);
      await this.matches.save(tx, match);
      await this.hint(tx, match, vacancy);
      return this.reader.view(tx.manager, match, actor);
    });
  }

  private async move(tx: Tx, ctx: Ctx, { match, vacancy }: Held, to: MatchStatus, actor: AccountType): Promise<void> {
    const from = match.status;
    const verdict = judgeMove(from, to, actor, {
      isScraped: vacancy.isScraped,
      isFilled: vacancy.filledSince !== null,
      wasApplied: match.appliedAt !== null,
    });
    if (verdict === 'same') return;
    if (verdict !== 'allowed') throw problem(verdict);
    const now = this.clock.now();
    match.status = to;
    match.updatedAt = now;
    if (to === 'APPLIED') match.appliedAt ??= now;
    if (leavesArchive(to)) match.archivedByCandidate = match.archivedByEmployer = false;
    if (to === 'JOB_TAKEN') await this.vacancies.markFilled(tx, vacancy.id, now);
    await this.matches.log(tx, match, from, actor, ctx.accountId);
    const candidate = await this.candidates.find(tx.manager, match.candidateId);
    if (!candidate) return;
    await tx.emit(matchingEvents.statusChanged, match.id, {
      ...matchFacts(match, candidate, vacancy),
      from,
      to,
      actor,
      actorId: accountOf(ctx),
      at: now.toISOString(),
    });
  }

  private async hint(tx: Tx, match: Match, vacancy: Vacancy): Promise<void> {
    const company = vacancy.companyId === null ? null : await this.companies.find(tx.manager, vacancy.companyId);
    for (const accountId of [match.candidateId, ...(company?.memberIds ?? [])]) tx.hint(topics.matches(accountId));
    tx.hint(topics.vacancyUpdates(vacancy.id));
  }
}

/** @throws Problem archive_not_allowed (409) for what is still running */
const archive = (match: Match, archived: boolean, actor: AccountType): void => {
  if (archived && !mayArchive(match.status)) throw problem('archive_not_allowed');
  if (actor === 'EMPLOYER') match.archivedByEmployer = archived;
  else match.archivedByCandidate = archived;
};
