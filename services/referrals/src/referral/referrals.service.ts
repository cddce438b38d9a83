import { Injectable } from '@nestjs/common';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { problem } from '@tandem/contracts/codes';
import type { Referral } from '@tandem/contracts/entities/referral';
import type { ReferralInput } from '@tandem/contracts/referrals/referrals';
import { referralsJobs } from '@tandem/contracts/referrals/referrals.jobs';
import { normalEmail } from '@tandem/domain/fields';
import { rateLimits } from '@tandem/domain/limits';
import { Bus } from '@tandem/service-kit/bus';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import { KnownAccountsRepository } from '../known-accounts/known-accounts.repository';
import type { ReferralRow } from './referral.entity';
import { referralView } from './referral.view';
import { ReferralsRepository } from './referrals.repository';

/** However many people refer somebody: more mails than this a day he does not get. */
const mailsToOne = 3;

/** Telling others about the platform. What a sender is answered never tells whether the other one has an account. */
@Injectable()
export class ReferralsService {
  constructor(
    private readonly db: Db,
    private readonly referrals: ReferralsRepository,
    private readonly accounts: KnownAccountsRepository,
    private readonly bus: Bus,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem field_required, referral_self (400), referral_exists (409), referral_limit (429) */
  async refer(ctx: Ctx, input: ReferralInput): Promise<Referral> {
    const row = await this.rowOf(ctx, input);
    const { senderEmail, recipientEmail } = row;
    if (senderEmail === recipientEmail) throw problem('referral_self', [{ field: 'recipientEmail', detail: 'referral_self' }]);
    const isMember = await this.accounts.hasEmail(recipientEmail);
    await this.db.run(ctx, async (tx) => {
      await this.referrals.queueUp(tx, senderEmail, recipientEmail);
      if (await this.referrals.hasPair(tx, senderEmail, recipientEmail)) throw problem('referral_exists');
      await this.requireBelowLimit(tx, senderEmail);
      const isTold = (await this.referrals.receivedSince(tx, recipientEmail, this.aDayAgo())) >= mailsToOne;
      await this.referrals.add(tx, row);
      if (!isMember && !isTold) await tx.queue(referralsJobs.sendReferralMail, row.id, { referralId: row.id, language: ctx.language });
    });
    return referralView(row);
  }

  /** @throws Problem referral_not_found (404) */
  async open(ctx: Ctx, id: string): Promise<{ companyName: string | null }> {
    const row = await this.referrals.byId(id);
    if (!row) throw problem('referral_not_found');
    await this.db.run(ctx, async (tx) => this.referrals.open(tx, id, this.clock.now()));
    return { companyName: row.companyName };
  }

  /** What is kept here of somebody, for himself. */
  async of(accountId: string): Promise<Record<string, unknown>> {
    const known = await this.accounts.byId(accountId);
    const [sent, received] = await Promise.all([this.referrals.sentBy(accountId), known ? this.referrals.receivedBy(known.email) : []]);
    return { sent: sent.map(referralView), received: received.map(referralView) };
  }

  private async requireBelowLimit(tx: Tx, senderEmail: string): Promise<void> {
    const since = new Date(this.clock.now().getTime() - rateLimits.referral.seconds * 1_000);
    if ((await this.referrals.sentSince(tx, senderEmail, since)) >= rateLimits.referral.times) throw problem('referral_limit');
  }

  private async rowOf(ctx: Ctx, input: ReferralInput): Promise<ReferralRow> {
    const { recipientEmail, recipientName, companyName, type } = input;
    return {
      id: this.clock.id(),
      senderAccountId: ctx.accountId,
      senderEmail: normalEmail(await this.senderOf(ctx, input)),
      recipientEmail: normalEmail(recipientEmail),
      recipientName: recipientName.trim(),
      companyName: companyName?.trim() || null,
      type,
      openedAt: null,
      registeredAccountId: null,
      createdAt: this.clock.now(),
    };
  }

  /** Whoever is signed in refers as himself, whatever he writes. */
  private async senderOf(ctx: Ctx, { senderEmail }: ReferralInput): Promise<string> {
    if (ctx.accountId) return (await this.accounts.byId(ctx.accountId))?.email ?? (await this.bus.call(accountsCalls.get, {}, ctx)).email;
    if (!senderEmail) throw problem('field_required', [{ field: 'senderEmail', detail: 'field_required' }]);
    return senderEmail;
  }

  private aDayAgo(): Date {
    return new Date(this.clock.now().getTime() - 86_400_000);
  }
}
