import { Controller } from '@nestjs/common';
import type { PayloadOf } from '@tandem/contracts/define';
import type { Invitation } from '@tandem/contracts/entities/match';
import { matchingEvents } from '@tandem/contracts/matching/matching.events';
import { notificationOfMove } from '@tandem/domain/match-moves';
import { audienceOf } from '@tandem/domain/notification';
import type { Tx } from '@tandem/service-kit/database';
import { On } from '@tandem/service-kit/listens';
import { CompanyRepository } from '../companies/company.repository';
import type { FactsOf } from '../messages/message-facts';
import { MessageService } from '../messages/message.service';
import { matchContent } from '../notification/match-content';
import { NotificationService } from '../notification/notification.service';
import { RecipientRepository } from '../recipients/recipient.repository';
import { ReminderRepository } from '../reminders/reminder.repository';
import { ReminderService } from '../reminders/reminder.service';

type Moved = PayloadOf<typeof matchingEvents.statusChanged>;
type Facts = FactsOf['invitation']['facts'];

/** What a move is about, without the move. */
const factsOf = ({ matchId, percentage, candidate, vacancy }: Facts): Facts => ({ matchId, percentage, candidate, vacancy });

/** What one side does with a match, told to the other side. */
@Controller()
export class MovesListener {
  constructor(
    private readonly notifications: NotificationService,
    private readonly messages: MessageService,
    private readonly recipients: RecipientRepository,
    private readonly companies: CompanyRepository,
    private readonly service: ReminderService,
    private readonly reminders: ReminderRepository,
  ) {}

  @On('notifications', matchingEvents.statusChanged)
  async moved(move: Moved, tx: Tx): Promise<void> {
    if (await this.recipients.isGone(tx, move.candidate.id)) return;
    await this.watchInterview(tx, move);
    await this.callOff(tx, move);
    const type = notificationOfMove(move.from, move.to, move.actor);
    if (!type || move.isToldApart || move.candidate.isTest) return;
    if (move.actor === 'EMPLOYER' && move.to === 'INVITED') return this.tellInvited(tx, factsOf(move), null, move.actorId);
    const content = { ...matchContent(move, move.to), newStatus: move.to };
    const people = audienceOf(type) === 'CANDIDATE' ? [move.candidate.id] : await this.membersOf(tx, move.vacancy.companyId);
    const how = { aboutId: move.candidate.id, isMailed: !move.calledOff };
    for (const accountId of people) await this.notifications.notify(tx, accountId, type, [content], how);
  }

  @On('notifications', matchingEvents.invitationSent)
  async invited({ invitation, invitedBy, ...facts }: PayloadOf<typeof matchingEvents.invitationSent>, tx: Tx): Promise<void> {
    if (await this.recipients.isGone(tx, facts.candidate.id)) return;
    await this.tellInvited(tx, facts, invitation, invitedBy);
  }

  /** Its mail says who invites, by whatever way; a card that was moved on the board brings no words or times. */
  private async tellInvited(tx: Tx, facts: Facts, invitation: Invitation | null, invitedBy: string | undefined): Promise<void> {
    const { candidate } = facts;
    const content = { ...matchContent(facts, 'INVITED'), newStatus: 'INVITED' as const };
    const [id] = await this.notifications.notify(tx, candidate.id, 'CANDIDATE_MATCH_CHANGED', [content], { isMailed: false });
    if (id) await this.messages.send(tx, candidate.id, id, 'invitation', { facts, invitation, invitedBy });
  }

  @On('notifications', matchingEvents.timeslotChosen)
  async answered({ slot, at, ...facts }: PayloadOf<typeof matchingEvents.timeslotChosen>, tx: Tx): Promise<void> {
    if (await this.recipients.isGone(tx, facts.candidate.id)) return;
    const members = await this.membersOf(tx, facts.vacancy.companyId);
    if (slot) await this.messages.send(tx, facts.candidate.id, `${facts.matchId}.${at}`, 'timeslot_chosen', { facts, slot, at });
    for (const accountId of members) {
      const key = `${facts.matchId}.${at}`;
      if (!slot) {
        await this.messages.send(tx, accountId, key, 'other_times', { facts });
        continue;
      }
      const content = { ...matchContent(facts, 'INTERVIEW'), newStatus: 'INTERVIEW' as const };
      await this.notifications.notify(tx, accountId, 'EMPLOYER_MATCH_CHANGED', [content], { isMailed: false, aboutId: facts.candidate.id });
      await this.messages.send(tx, accountId, key, 'timeslot_chosen', { facts, slot, at });
    }
  }

  /** An interview that does not take place leaves both sides' calendars; that mail says why too, so no other goes. */
  private async callOff(tx: Tx, move: Moved): Promise<void> {
    const { calledOff: slot, to, at, matchId, candidate, vacancy } = move;
    if (!slot || candidate.isTest) return;
    const facts = factsOf(move);
    for (const accountId of [candidate.id, ...(await this.membersOf(tx, vacancy.companyId))])
      await this.messages.send(tx, accountId, `${matchId}.${at}.off`, 'called_off', { facts, slot, to, at });
  }

  private async membersOf(tx: Tx, companyId: string | null): Promise<string[]> {
    return companyId ? ((await this.companies.find(tx, companyId))?.memberIds ?? []) : [];
  }

  /** Both sides are asked how an interview went, once in the life of a match. */
  private async watchInterview(tx: Tx, move: Moved): Promise<void> {
    const { candidate, vacancy } = move;
    const place = await this.reminders.find(tx.manager, candidate.id, 'CANDIDATE_INTAKE');
    const company = vacancy.companyId ? await this.companies.find(tx, vacancy.companyId) : null;
    const shared = {
      subjectId: move.matchId,
      content: matchContent(move, 'INTERVIEW'),
      startedAt: new Date(move.at),
      toldAt: new Date(move.at),
      isOpen: move.to === 'INTERVIEW' && !candidate.isTest,
    };
    await this.service.keep(tx, {
      ...shared,
      kind: 'CANDIDATE_INTERVIEW',
      candidateId: candidate.id,
      companyId: null,
      country: place?.country ?? null,
      longitude: place?.longitude ?? null,
    });
    if (!vacancy.companyId) return;
    await this.service.keep(tx, {
      ...shared,
      kind: 'EMPLOYER_INTERVIEW',
      candidateId: null,
      aboutId: candidate.id,
      companyId: vacancy.companyId,
      country: company?.country ?? null,
      longitude: company?.longitude ?? null,
    });
  }
}
