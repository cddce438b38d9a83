import { Inject, Injectable } from '@nestjs/common';
import type { JobData } from '@tandem/contracts/define';
import { notificationsJobs } from '@tandem/contracts/notifications/notifications.jobs';
import { mailPreferenceOf } from '@tandem/domain/notification';
import type { BaseConfig } from '@tandem/service-kit/config';
import { type JobRun, Works } from '@tandem/service-kit/jobs';
import { Mailer } from '@tandem/service-kit/mail/mailer';
import { CONFIG } from '@tandem/service-kit/tokens';
import { NotificationRepository } from '../notification/notification.repository';
import { RecipientRepository } from '../recipients/recipient.repository';
import { newMatchesMail } from './new-matches-mail';

/** Mails about notifications, unless their reader switched that off or is no real person. */
@Injectable()
export class SendMailJob {
  constructor(
    private readonly notifications: NotificationRepository,
    private readonly recipients: RecipientRepository,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: BaseConfig,
  ) {}

  @Works(notificationsJobs.sendMail)
  async send(run: JobRun<JobData<typeof notificationsJobs.sendMail>>): Promise<void> {
    const [to, rows] = await Promise.all([this.recipients.find(run.data.accountId), this.notifications.some(run.data.notificationIds)]);
    const [first] = rows;
    if (!to || !first || to.isTest) return;
    const preference = mailPreferenceOf(first.type);
    if ((preference && !to.mailPreferences[preference]) || first.type !== 'CANDIDATE_NEW_MATCH') return;
    const text = newMatchesMail(rows, { language: to.language, product: this.config.PRODUCT_NAME, url: this.config.CANDIDATE_URL });
    await this.mailer.send({ to: to.email, language: to.language, key: `notification-${first.id}`, text });
  }
}
