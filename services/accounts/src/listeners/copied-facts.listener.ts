import { Controller } from '@nestjs/common';
import type { PayloadOf } from '@tandem/contracts/define';
import { matchingEvents } from '@tandem/contracts/matching/matching.events';
import { notificationsEvents } from '@tandem/contracts/notifications/notifications.events';
import { resumesEvents } from '@tandem/contracts/resumes/resumes.events';
import type { Tx } from '@tandem/service-kit/database';
import { On } from '@tandem/service-kit/listens';
import { AccountsRepository } from '../accounts/accounts.repository';
import { Changes } from '../accounts/changes.service';

/** The few facts of others that an account shows. An account that is gone meanwhile needs none. */
@Controller()
export class CopiedFactsListener {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly changes: Changes,
  ) {}

  @On('accounts', resumesEvents.resumeChanged)
  async resumeChanged({ candidateId, resume }: PayloadOf<typeof resumesEvents.resumeChanged>, tx: Tx): Promise<void> {
    if (!(await this.accounts.byId(candidateId))) return;
    await this.changes.candidate(tx, candidateId, (candidate) => {
      candidate.resumeId = resume?.resumeId ?? null;
      candidate.resumeStatus = resume?.status ?? null;
    });
  }

  @On('accounts', matchingEvents.runChanged)
  async runChanged({ candidateId, beingMatched, lastMatchedAt }: PayloadOf<typeof matchingEvents.runChanged>, tx: Tx): Promise<void> {
    if (!(await this.accounts.byId(candidateId))) return;
    await this.changes.candidate(tx, candidateId, (candidate) => {
      candidate.beingMatched = beingMatched;
      candidate.lastMatchedAt = lastMatchedAt === null ? null : new Date(lastMatchedAt);
    });
  }

  @On('accounts', notificationsEvents.unreadChanged)
  async unreadChanged({ accountId, amountUnread }: PayloadOf<typeof notificationsEvents.unreadChanged>, tx: Tx): Promise<void> {
    if (!(await this.accounts.byId(accountId))) return;
    await this.changes.account(tx, accountId, (account) => {
      account.amountUnread = amountUnread;
    });
  }

  @On('accounts', notificationsEvents.unsubscribed)
  async unsubscribed({ accountId, preference }: PayloadOf<typeof notificationsEvents.unsubscribed>, tx: Tx): Promise<void> {
    if (!(await this.accounts.byId(accountId))) return;
    await this.changes.account(tx, accountId, (account) => {
      account.mailPreferences = { ...account.mailPreferences, [preference]: false };
    });
  }
}
