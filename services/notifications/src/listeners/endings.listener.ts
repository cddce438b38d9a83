import { Controller } from '@nestjs/common';
import type { PayloadOf } from '@tandem/contracts/define';
import { matchingEvents } from '@tandem/contracts/matching/matching.events';
import type { Tx } from '@tandem/service-kit/database';
import { On } from '@tandem/service-kit/listens';
import { CompanyRepository } from '../companies/company.repository';
import { MessageService } from '../messages/message.service';
import { NotificationService } from '../notification/notification.service';
import { RecipientRepository } from '../recipients/recipient.repository';
import { ReminderRepository } from '../reminders/reminder.repository';

/** Applications that end because one side is gone: the other hears of it by mail, and nobody is asked about them any more. */
@Controller()
export class EndingsListener {
  constructor(
    private readonly messages: MessageService,
    private readonly notifications: NotificationService,
    private readonly recipients: RecipientRepository,
    private readonly companies: CompanyRepository,
    private readonly reminders: ReminderRepository,
  ) {}

  @On('notifications', matchingEvents.applicationEnded)
  async ended(ended: PayloadOf<typeof matchingEvents.applicationEnded>, tx: Tx): Promise<void> {
    const { matchId, gone, status, candidate, vacancy, at, calledOff } = ended;
    await this.reminders.removeSubject(tx, matchId);
    // Nobody at a company waits for somebody who has only applied.
    if (candidate.isTest || (gone === 'CANDIDATE' && status === 'APPLIED')) return;
    const template = gone === 'VACANCY' ? 'vacancy_gone' : 'candidate_gone';
    const facts = { facts: { matchId, vacancy }, slot: calledOff ?? null, at };
    for (const accountId of await this.peopleOf(tx, ended)) await this.messages.send(tx, accountId, `${matchId}.gone`, template, facts);
  }

  @On('notifications', matchingEvents.applicationForgotten)
  async forgotten({ matchId, candidateId }: PayloadOf<typeof matchingEvents.applicationForgotten>, tx: Tx): Promise<void> {
    await this.reminders.removeSubject(tx, matchId);
    await this.notifications.forgetApplication(tx, matchId, candidateId);
  }

  private async peopleOf(
    tx: Tx,
    { gone, candidate, vacancy }: PayloadOf<typeof matchingEvents.applicationEnded>,
  ): Promise<readonly string[]> {
    if (gone === 'CANDIDATE') return vacancy.companyId ? ((await this.companies.find(tx, vacancy.companyId))?.memberIds ?? []) : [];
    return candidate.id && !(await this.recipients.isGone(tx, candidate.id)) ? [candidate.id] : [];
  }
}
