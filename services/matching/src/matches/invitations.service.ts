import { Inject, Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { FileAnswer } from '@tandem/contracts/entities/answers';
import type { Invitation, Match as MatchShape, Timeslot } from '@tandem/contracts/entities/match';
import type { InvitationInput } from '@tandem/contracts/matching/employer-funnel';
import { matchingEvents } from '@tandem/contracts/matching/matching.events';
import { calendarFile } from '@tandem/domain/calendar';
import { judgeMove, mayInvite } from '@tandem/domain/match-moves';
import { isPast, isSameSlot, needsOtherTimes, overlapping } from '@tandem/domain/timeslots';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import type { Tx } from '@tandem/service-kit/database';
import { textOf } from '@tandem/service-kit/texts';
import { CONFIG } from '@tandem/service-kit/tokens';
import { CandidatesRepository } from '../candidates/candidates.repository';
import type { MatchingConfig } from '../config';
import { CandidateMatchesService } from './candidate-matches.service';
import { accountOf } from '@tandem/service-kit/access';
import { matchFacts } from './match-facts';
import type { Match } from './match.entity';
import { MatchesRepository } from './matches.repository';
import { factsOf, type Held, MovesService } from './moves.service';

/** How people find a time for an interview: the employer offers, the candidate chooses or asks for others. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly clock: Clock,
    private readonly moves: MovesService,
    private readonly candidates: CandidatesRepository,
    private readonly matches: CandidateMatchesService,
    private readonly repository: MatchesRepository,
    @Inject(CONFIG) private readonly config: MatchingConfig,
  ) {}

  /** @throws Problem slot_in_past (400), transition_not_allowed, vacancy_filled, slot_taken (409) */
  async invite(ctx: Ctx, id: string, { method, from, message, slots = [] }: InvitationInput): Promise<MatchShape> {
    if (slots.some((slot) => isPast(slot, this.clock.now()))) throw problem('slot_in_past', [{ field: 'slots', detail: 'slot_in_past' }]);
    const offered = method === 'TIMESLOTS' ? [...slots].sort((a, b) => Date.parse(a.start) - Date.parse(b.start)) : [];
    const invitation: Invitation = { method, message: message?.trim() || null, slots: offered, chosen: null, asksOther: false };
    const invitedBy = accountOf(ctx);
    return this.moves.asEmployer(ctx, id, async (tx, held) => {
      const { match } = held;
      const facts = factsOf(held);
      const needsTimes = match.invitation !== null && needsOtherTimes(match.invitation, this.clock.now());
      if (!mayInvite(match.status, { ...facts, needsOtherTimes: needsTimes })) {
        const isFilled = judgeMove(match.status, 'INVITED', 'EMPLOYER', facts) === 'vacancy_filled';
        throw problem(isFilled ? 'vacancy_filled' : 'transition_not_allowed', undefined, { present: match.status });
      }
      await this.refuseTaken(tx, match, offered);
      await this.moves.move(tx, ctx, held, { to: 'INVITED', seen: from, actor: 'EMPLOYER', isToldApart: true });
      match.invitation = invitation;
      await this.tell(tx, held, async (facts) => tx.emit(matchingEvents.invitationSent, match.id, { ...facts, invitation, invitedBy }));
    });
  }

  /**
   * Chooses a time, which accepts the invitation; null asks for others and leaves it as it is.
   * @throws Problem invitation_not_found (404), slot_not_offered, slot_taken (409), slot_in_past (400), transition_not_allowed,
   * vacancy_filled (409)
   */
  async choose(ctx: Ctx, id: string, slot: Timeslot | null): Promise<MatchShape> {
    return this.moves.asCandidate(ctx, id, async (tx, held) => {
      const { match, vacancy } = held;
      if (!match.invitation?.slots.length) throw problem('invitation_not_found');
      if (match.status !== 'INVITED') throw problem('transition_not_allowed', undefined, { present: match.status });
      if (vacancy.filledSince) throw problem('vacancy_filled', undefined, { present: match.status });
      const chosen = slot && match.invitation.slots.find((offered) => isSameSlot(offered, slot));
      if (slot && !chosen) throw problem('slot_not_offered');
      if (chosen && isPast(chosen, this.clock.now())) throw problem('slot_in_past', [{ field: 'slot', detail: 'slot_in_past' }]);
      if (!chosen && match.invitation.asksOther) return;
      if (chosen) await this.refuseTaken(tx, match, [chosen]);
      if (chosen) await this.moves.move(tx, ctx, held, { to: 'INTERVIEW', actor: 'CANDIDATE', isToldApart: true });
      match.invitation = { ...match.invitation, chosen: chosen ?? null, asksOther: !chosen };
      const at = this.clock.now().toISOString();
      await this.tell(tx, held, async (facts) => tx.emit(matchingEvents.timeslotChosen, match.id, { ...facts, slot: chosen ?? null, at }));
    });
  }

  /** The chosen time as a calendar file. @throws Problem match_not_found, invitation_not_found (404) */
  async download(ctx: Ctx, id: string): Promise<FileAnswer> {
    const { vacancy, invitation, updatedAt } = await this.matches.get(accountOf(ctx), id);
    if (!invitation?.chosen) throw problem('invitation_not_found');
    const values = { vacancy: vacancy.title ?? '', company: vacancy.employer.companyName };
    const text = calendarFile({
      uid: `${id}@${new URL(this.config.CANDIDATE_URL).hostname}`,
      start: new Date(invitation.chosen.start),
      end: new Date(invitation.chosen.end),
      title: textOf(ctx.language, 'calendar.interview', values),
      description: invitation.message ?? textOf(ctx.language, 'calendar.interview', values),
      url: `${this.config.CANDIDATE_URL}/jobs/${vacancy.id}`,
      at: new Date(updatedAt),
      organizer: this.config.MAIL_FROM,
    });
    return { fileName: 'interview.ics', contentType: 'text/calendar; charset=utf-8', text };
  }

  /** Whoever interviews for a vacancy talks to one candidate at a time. @throws Problem slot_taken (409) */
  private async refuseTaken(tx: Tx, { id, vacancyId }: Match, slots: readonly Timeslot[]): Promise<void> {
    if (slots.length === 0) return;
    await this.repository.holdTimes(tx, vacancyId);
    const others = (await this.repository.planned(tx.manager, [vacancyId])).filter(({ matchId }) => matchId !== id);
    const times = others.map(({ slot }) => slot);
    if (overlapping(slots, times).length > 0) throw problem('slot_taken');
  }

  private async tell(tx: Tx, { match, vacancy }: Held, emit: (facts: ReturnType<typeof matchFacts>) => Promise<void>): Promise<void> {
    const candidate = await this.candidates.find(tx.manager, match.candidateId);
    if (candidate) await emit(matchFacts(match, candidate, vacancy));
  }
}
