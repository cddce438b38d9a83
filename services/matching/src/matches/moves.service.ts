import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { Match as MatchShape } from '@tandem/contracts/entities/match';
import type { CandidateMatchPatch, MatchPatch } from '@tandem/contracts/matching/candidate-matches';
import { matchingEvents } from '@tandem/contracts/matching/matching.events';
import { topics } from '@tandem/contracts/topics';
import type { AccountType } from '@tandem/domain/account';
import type { DeclineReason, MatchStatus } from '@tandem/domain/match';
import { judgeMove, leavesArchive, mayArchive, type MatchFacts } from '@tandem/domain/match-moves';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import { CandidatesRepository } from '../candidates/candidates.repository';
import { CompaniesRepository } from '../companies/companies.repository';
import { VacanciesRepository } from '../vacancies/vacancies.repository';
import type { Vacancy } from '../vacancies/vacancy.entity';
import { factsOfHint } from './facts-of-hint';
import { ClosedVacancies } from './closed-vacancies';
import { calledOffBy, invitationAfter } from './invitation-after';
import { accountOf, companyOf } from '@tandem/service-kit/access';
import { isSeenByEmployer } from './match-access';
import { matchFacts } from './match-facts';
import { MatchReader } from './match-reader';
import type { Match } from './match.entity';
import { MatchesRepository } from './matches.repository';

/** A match and what it is about, the match's row held until the transaction ends. */
export type Held = { match: Match; vacancy: Vacancy };
type Move = {
  to: MatchStatus;
  /** The status whoever moves it has seen. */
  seen?: MatchStatus | undefined;
  actor: AccountType;
  reason?: DeclineReason | null | undefined;
  /** Another event of this change tells people of it. */
  isToldApart?: true;
};

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
    private readonly closed: ClosedVacancies,
    private readonly vacancies: VacanciesRepository,
  ) {}

  async changeAsCandidate(ctx: Ctx, id: string, patch: CandidateMatchPatch): Promise<MatchShape> {
    return this.asCandidate(ctx, id, async (tx, held) => this.change(tx, ctx, held, patch, 'CANDIDATE'));
  }

  async changeAsEmployer(ctx: Ctx, id: string, patch: MatchPatch): Promise<MatchShape> {
    return this.asEmployer(ctx, id, async (tx, held) => this.change(tx, ctx, held, patch, 'EMPLOYER'));
  }

  /** Changes a match of the caller. @throws Problem match_not_found (404) */
  async asCandidate(ctx: Ctx, id: string, change: (tx: Tx, held: Held) => Promise<void>): Promise<MatchShape> {
    return this.changeHeld(ctx, id, 'CANDIDATE', ({ match }) => match.candidateId === accountOf(ctx), change);
  }

  /** Changes an application to a vacancy of the caller's company. @throws Problem match_not_found (404) */
  async asEmployer(ctx: Ctx, id: string, change: (tx: Tx, held: Held) => Promise<void>): Promise<MatchShape> {
    const companyId = companyOf(ctx);
    const isTheirs = ({ match, vacancy }: Held) => vacancy.companyId === companyId && isSeenByEmployer(match);
    return this.changeHeld(ctx, id, 'EMPLOYER', isTheirs, change);
  }

  /**
   * Moves a match that is held; the present status is no move.
   * @throws Problem transition_not_allowed, vacancy_filled (409), with the status it has
   */
  async move(tx: Tx, ctx: Ctx, { match, vacancy }: Held, { to, seen, actor, reason = null, isToldApart }: Move): Promise<void> {
    const from = match.status;
    const verdict = judgeMove(from, to, actor, factsOf({ match, vacancy }));
    if (verdict === 'same') return;
    if (seen && seen !== from) throw problem('transition_not_allowed', undefined, { present: from });
    if (verdict !== 'allowed') throw problem(verdict, undefined, verdict === 'match_not_found' ? undefined : { present: from });
    const now = this.clock.now();
    const calledOff = calledOffBy(match.invitation, to, now);
    match.invitation = invitationAfter(match.invitation, from, to);
    match.status = to;
    match.updatedAt = now;
    match.declineReason = to === 'DECLINED' ? reason : null;
    if (to === 'APPLIED') match.appliedAt ??= now;
    if (leavesArchive(to)) match.archivedByCandidate = match.archivedByEmployer = false;
    if (to === 'JOB_TAKEN') await this.fill(tx, vacancy, now);
    await this.matches.log(tx, match, from, actor, ctx.accountId, match.declineReason);
    const candidate = await this.candidates.find(tx.manager, match.candidateId);
    if (!candidate) return;
    await tx.emit(matchingEvents.statusChanged, match.id, {
      ...matchFacts(match, candidate, vacancy),
      from,
      to,
      actor,
      actorId: accountOf(ctx),
      at: now.toISOString(),
      ...(isToldApart && { isToldApart }),
      ...(calledOff && { calledOff }),
    });
  }

  private async fill(tx: Tx, vacancy: Vacancy, now: Date): Promise<void> {
    await this.vacancies.markFilled(tx, vacancy.id, now);
    if (vacancy.isOpen) await this.closed.tell(tx, vacancy.id);
  }

  private async change(
    tx: Tx,
    ctx: Ctx,
    held: Held,
    { status, from, archived, reason, keepsLonger }: CandidateMatchPatch,
    actor: AccountType,
  ): Promise<void> {
    if (status) await this.move(tx, ctx, held, { to: status, seen: from, actor, reason });
    if (keepsLonger !== undefined) keep(held.match, keepsLonger);
    if (archived !== undefined) archive(held.match, archived, actor);
  }

  private async changeHeld(
    ctx: Ctx,
    id: string,
    actor: AccountType,
    isTheirs: (held: Held) => boolean,
    change: (tx: Tx, held: Held) => Promise<void>,
  ): Promise<MatchShape> {
    return this.db.run(ctx, async (tx) => {
      const match = await this.matches.lock(tx, id);
      const vacancy = match && (await this.vacancies.find(tx.manager, match.vacancyId));
      if (!match || !vacancy || !isTheirs({ match, vacancy })) throw problem('match_not_found');
      const before = { ...match };
      await change(tx, { match, vacancy });
      // What is asked for already holds: nobody's screen has anything to ask again.
      if (!isDeepStrictEqual({ ...match }, before)) {
        await this.matches.save(tx, match);
        await this.hint(tx, match, vacancy);
        if (!isDeepStrictEqual(match.invitation?.chosen, before.invitation?.chosen)) await this.hintOthers(tx, vacancy);
      }
      return this.reader.view(tx.manager, match, actor);
    });
  }

  private async hint(tx: Tx, match: Match, vacancy: Vacancy): Promise<void> {
    const company = vacancy.companyId === null ? null : await this.companies.find(tx.manager, vacancy.companyId);
    tx.hint(topics.matches(match.candidateId), factsOfHint(match));
    // A company knows of nobody who never applied.
    const facts = isSeenByEmployer(match) ? factsOfHint(match) : undefined;
    for (const accountId of company?.memberIds ?? []) tx.hint(topics.matches(accountId), facts);
    tx.hint(topics.vacancyUpdates(vacancy.id));
  }

  /** A time that is planned, or free again, is so for everybody who may choose it. */
  private async hintOthers(tx: Tx, vacancy: Vacancy): Promise<void> {
    for (const accountId of await this.matches.boardsWith(tx, vacancy.id)) tx.hint(topics.matches(accountId));
  }
}

/** What the table of moves asks beside the statuses. */
export const factsOf = ({ match, vacancy }: Held): MatchFacts => ({
  isScraped: vacancy.isScraped,
  isFilled: vacancy.filledSince !== null,
  wasApplied: match.appliedAt !== null,
});

/** @throws Problem archive_not_allowed (409) for what is still running */
const archive = (match: Match, archived: boolean, actor: AccountType): void => {
  if (archived && !mayArchive(match.status)) throw problem('archive_not_allowed', undefined, { present: match.status });
  if (actor === 'EMPLOYER') match.archivedByEmployer = archived;
  else match.archivedByCandidate = archived;
};

/** @throws Problem transition_not_allowed (409) where no employer has the application: not yet, or no more */
const keep = (match: Match, isLonger: boolean): void => {
  if (!isSeenByEmployer(match)) throw problem('transition_not_allowed', undefined, { present: match.status });
  match.keepsLonger = isLonger;
};
