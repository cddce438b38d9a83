import { Inject, Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import { notificationsEvents } from '@tandem/contracts/notifications/notifications.events';
import type { MailPreference } from '@tandem/domain/account';
import type { BaseConfig } from '@tandem/service-kit/config';
import type { Ctx } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import { CONFIG } from '@tandem/service-kit/tokens';
import { RecipientRepository } from '../recipients/recipient.repository';
import { readUnsubscribeToken, type Unsubscribing } from './unsubscribe-token';

/** Switches mails off by the link in one of them, without signing in. */
@Injectable()
export class UnsubscribeService {
  constructor(
    private readonly db: Db,
    private readonly recipients: RecipientRepository,
    @Inject(CONFIG) private readonly config: BaseConfig,
  ) {}

  /** Looking changes nothing: programs look at links before people do. @throws Problem invalid_link (404) */
  async check(token: string): Promise<{ preference: MailPreference }> {
    const { accountId, preference } = this.read(token);
    if (!(await this.recipients.find(accountId))) throw problem('invalid_link');
    return { preference };
  }

  /** Twice is once. @throws Problem invalid_link (404) */
  async unsubscribe(ctx: Ctx, token: string): Promise<void> {
    const { accountId, preference } = this.read(token);
    await this.db.run(ctx, async (tx) => {
      const recipient = await this.recipients.lock(tx, accountId);
      if (!recipient) throw problem('invalid_link');
      if (!recipient.mailPreferences[preference]) return;
      await this.recipients.save(tx, { ...recipient, mailPreferences: { ...recipient.mailPreferences, [preference]: false } });
      await tx.emit(notificationsEvents.unsubscribed, accountId, { accountId, preference });
    });
  }

  private read(token: string): Unsubscribing {
    const read = readUnsubscribeToken(this.config.CTX_SECRET, token);
    if (!read) throw problem('invalid_link');
    return read;
  }
}
