import { Inject, Injectable } from '@nestjs/common';
import type { JobData } from '@tandem/contracts/define';
import { referralsJobs } from '@tandem/contracts/referrals/referrals.jobs';
import type { BaseConfig } from '@tandem/service-kit/config';
import { type JobRun, Works } from '@tandem/service-kit/jobs';
import { Mailer } from '@tandem/service-kit/mail/mailer';
import { CONFIG } from '@tandem/service-kit/tokens';
import { KnownAccountsRepository } from '../known-accounts/known-accounts.repository';
import { ReferralsRepository } from '../referral/referrals.repository';
import { referralMail } from './referral-mail';

@Injectable()
export class SendReferralMailJob {
  constructor(
    private readonly referrals: ReferralsRepository,
    private readonly accounts: KnownAccountsRepository,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: BaseConfig,
  ) {}

  @Works(referralsJobs.sendReferralMail)
  async work({ data: { referralId, language } }: JobRun<JobData<typeof referralsJobs.sendReferralMail>>): Promise<void> {
    const row = await this.referrals.byId(referralId);
    if (!row || (await this.accounts.hasEmail(row.recipientEmail))) return;
    const sender = row.senderAccountId ? await this.accounts.byId(row.senderAccountId) : null;
    const text = referralMail(this.config, row, sender?.name ?? null, language);
    await this.mailer.send({ to: row.recipientEmail, language, key: `REFERRAL.${row.id}`, text });
  }
}
