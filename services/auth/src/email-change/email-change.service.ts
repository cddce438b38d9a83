import { Injectable } from '@nestjs/common';
import { authEvents } from '@tandem/contracts/auth/auth.events';
import { authJobs } from '@tandem/contracts/auth/auth.jobs';
import { problem } from '@tandem/contracts/codes';
import { normalEmail } from '@tandem/domain/fields';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import type { Credential } from '../credentials/credential.entity';
import { CredentialsRepository } from '../credentials/credentials.repository';
import { Limits } from '../limits/limits';

/** Each request mails two addresses, one of which need not be the asker's. */
const asked = { name: 'email-change', times: 5, seconds: 3_600 };

/** A new address waits until its owner has confirmed it; until then the old one counts. */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly db: Db,
    private readonly credentials: CredentialsRepository,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem account_not_found (404), email_locked (403), user_exists (400), too_many_requests (429) */
  async request(ctx: Ctx, accountId: string, text: string): Promise<{ pendingEmail: string | null }> {
    const wanted = normalEmail(text);
    const known = await this.credentials.byId(accountId);
    if (known?.email !== wanted) await this.limits.take(asked, accountId);
    return this.db.run(ctx, async (tx) => {
      const credential = await this.credentials.lock(tx, accountId);
      if (!credential) throw problem('account_not_found');
      if (credential.email === wanted) return this.giveUp(tx, credential);
      if (credential.authProvider !== 'email') throw problem('email_locked');
      if (await this.credentials.byEmail(wanted)) throw problem('user_exists', [{ field: 'email', detail: 'user_exists' }]);
      await this.credentials.update(tx, accountId, { pendingEmail: wanted });
      await this.queueMails(tx, ctx, credential, wanted);
      return { pendingEmail: wanted };
    });
  }

  /** The link that was mailed is worth nothing from then on. */
  private async giveUp(tx: Tx, { accountId, email, pendingEmail }: Credential): Promise<{ pendingEmail: null }> {
    await this.credentials.update(tx, accountId, { pendingEmail: null });
    if (pendingEmail) await tx.emit(authEvents.emailChanged, accountId, { accountId, email });
    return { pendingEmail: null };
  }

  private async queueMails(tx: Tx, ctx: Ctx, { accountId, email, ...credential }: Credential, wanted: string): Promise<void> {
    // Staff may ask for somebody, in his language.
    const isOwn = ctx.accountId === accountId;
    const { language } = isOwn ? ctx : credential;
    await tx.queue(authJobs.sendSecretMail, this.clock.id(), {
      accountId,
      email: wanted,
      kind: 'EMAIL_CHANGE',
      companyName: null,
      language,
    });
    await tx.queue(authJobs.sendEmailChangeNotice, this.clock.id(), { accountId, email, language, byStaff: !isOwn });
  }
}
