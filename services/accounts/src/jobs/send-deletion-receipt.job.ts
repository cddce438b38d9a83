import { Inject, Injectable } from '@nestjs/common';
import { accountsJobs } from '@tandem/contracts/accounts/accounts.jobs';
import type { JobData } from '@tandem/contracts/define';
import type { BaseConfig } from '@tandem/service-kit/config';
import { type JobRun, Works } from '@tandem/service-kit/jobs';
import { Mailer } from '@tandem/service-kit/mail/mailer';
import { CONFIG } from '@tandem/service-kit/tokens';
import { deletionReceiptMail } from './deletion-receipt-mail';

/** Tells somebody whose account is gone what went with it. With the mail his address goes too. */
@Injectable()
export class SendDeletionReceiptJob {
  constructor(
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: BaseConfig,
  ) {}

  @Works(accountsJobs.sendDeletionReceipt)
  async work(run: JobRun<JobData<typeof accountsJobs.sendDeletionReceipt>>): Promise<void> {
    const { email, ...facts } = run.data;
    const text = deletionReceiptMail(this.config.PRODUCT_NAME, facts);
    await this.mailer.send({ to: email, language: facts.language, key: `DELETED.${run.id}`, text });
  }
}
