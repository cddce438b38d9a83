import { Inject, Injectable } from '@nestjs/common';
import { authJobs } from '@tandem/contracts/auth/auth.jobs';
import type { JobData } from '@tandem/contracts/define';
import type { BaseConfig } from '@tandem/service-kit/config';
import { type JobRun, Works } from '@tandem/service-kit/jobs';
import { Mailer } from '@tandem/service-kit/mail/mailer';
import { CONFIG } from '@tandem/service-kit/tokens';
import { CredentialsRepository } from '../credentials/credentials.repository';
import { emailChangeMail } from './email-change-mail';

/** Tells the old address that another one was asked for, in case its owner knows nothing of it. */
@Injectable()
export class SendEmailChangeNoticeJob {
  constructor(
    private readonly credentials: CredentialsRepository,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: BaseConfig,
  ) {}

  @Works(authJobs.sendEmailChangeNotice)
  async work(run: JobRun<JobData<typeof authJobs.sendEmailChangeNotice>>): Promise<void> {
    const { accountId, email, language, byStaff } = run.data;
    const credential = await this.credentials.byId(accountId);
    if (!credential) return;
    const text = emailChangeMail(this.config, credential.accountType, language, byStaff);
    await this.mailer.send({ to: email, language, key: `EMAIL_CHANGE_NOTICE.${run.id}`, text });
  }
}
