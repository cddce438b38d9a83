import { Injectable } from '@nestjs/common';
import type { MessageKind } from '@tandem/contracts/notifications/notifications.jobs';
import { notificationsJobs } from '@tandem/contracts/notifications/notifications.jobs';
import type { Tx } from '@tandem/service-kit/database';
import type { FactsOf } from './message-facts';

/** Mails that are no notifications: what one person means for another, and that one of the two is gone. */
@Injectable()
export class MessageService {
  /** `key` names what happened: the same one to the same person is mailed once. */
  async send<K extends MessageKind>(tx: Tx, accountId: string, key: string, template: K, facts: FactsOf[K]): Promise<void> {
    await tx.queue(notificationsJobs.sendMessage, `${key}.${accountId}`, { accountId, template, facts: { ...facts } });
  }
}
