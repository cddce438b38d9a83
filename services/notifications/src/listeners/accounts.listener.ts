import { Controller } from '@nestjs/common';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import type { PayloadOf } from '@tandem/contracts/define';
import type { Tx } from '@tandem/service-kit/database';
import { On } from '@tandem/service-kit/listens';
import { NotificationService } from '../notification/notification.service';
import { ReminderRepository } from '../reminders/reminder.repository';
import { RecipientRepository } from '../recipients/recipient.repository';

/** Keeps what mails need to know of accounts. */
@Controller()
export class AccountsListener {
  constructor(
    private readonly recipients: RecipientRepository,
    private readonly notifications: NotificationService,
    private readonly reminders: ReminderRepository,
  ) {}

  @On('notifications', accountsEvents.accountChanged)
  async changed(account: PayloadOf<typeof accountsEvents.accountChanged>, tx: Tx): Promise<void> {
    const { accountId, email, firstName, lastName, phone, accountType, language, isTest, mailPreferences } = account;
    await this.recipients.save(tx, { accountId, email, firstName, lastName, phone, accountType, language, isTest, mailPreferences });
  }

  @On('notifications', accountsEvents.accountDeleted)
  async deleted({ accountId }: PayloadOf<typeof accountsEvents.accountDeleted>, tx: Tx): Promise<void> {
    await this.reminders.removeCandidate(tx, accountId);
    await this.notifications.forget(tx, accountId);
    await tx.forget(accountId);
  }
}
