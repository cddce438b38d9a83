import { Inject, Injectable } from '@nestjs/common';
import { authJobs } from '@tandem/contracts/auth/auth.jobs';
import type { JobData } from '@tandem/contracts/define';
import type { BaseConfig } from '@tandem/service-kit/config';
import { type JobRun, Works } from '@tandem/service-kit/jobs';
import { Mailer } from '@tandem/service-kit/mail/mailer';
import { textOf } from '@tandem/service-kit/texts';
import { CONFIG } from '@tandem/service-kit/tokens';
import { CredentialsRepository } from '../credentials/credentials.repository';

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
    const { accountId, email, language } = run.data;
    const credential = await this.credentials.byId(accountId);
    if (!credential) return;
    const { PRODUCT_NAME: product, CANDIDATE_URL, EMPLOYER_URL } = this.config;
    const app = (credential.accountType === 'EMPLOYER' ? EMPLOYER_URL : CANDIDATE_URL).replace(/\/$/, '');
    const text = {
      subject: textOf(language, 'mail.email_change_notice.subject', { product }),
      heading: textOf(language, 'mail.email_change_notice.heading'),
      paragraphs: [textOf(language, 'mail.email_change_notice.text', { product }), textOf(language, 'mail.email_change_notice.not_you')],
      action: { label: textOf(language, 'mail.email_change_notice.action'), url: `${app}/profile` },
      footer: [textOf(language, 'mail.account_footer', { product })],
    };
    await this.mailer.send({ to: email, language, key: `EMAIL_CHANGE_NOTICE.${run.id}`, text });
  }
}
