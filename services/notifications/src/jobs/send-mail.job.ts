import { Inject, Injectable } from '@nestjs/common';
import type { JobData } from '@tandem/contracts/define';
import { notificationsEvents } from '@tandem/contracts/notifications/notifications.events';
import { notificationsJobs } from '@tandem/contracts/notifications/notifications.jobs';
import { mailPreferenceOf } from '@tandem/domain/notification';
import { Clock } from '@tandem/service-kit/clock';
import type { BaseConfig } from '@tandem/service-kit/config';
import { type JobRun, Works } from '@tandem/service-kit/jobs';
import type { MailText } from '@tandem/service-kit/mail/mail-layout';
import { Mailer } from '@tandem/service-kit/mail/mailer';
import { CONFIG } from '@tandem/service-kit/tokens';
import type { NotificationRow } from '../notification/notification.entity';
import { NotificationRepository } from '../notification/notification.repository';
import type { RecipientRow } from '../recipients/recipient.entity';
import { RecipientRepository } from '../recipients/recipient.repository';
import { mailEnding } from './mail-ending';
import { newMatchesMail } from './new-matches-mail';
import { noticeMail } from './notice-mail';

/** Mails about notifications, unless their reader switched that off or is no real person. */
@Injectable()
export class SendMailJob {
  constructor(
    private readonly clock: Clock,
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
    if (preference && !to.mailPreferences[preference]) return;
    const text = { ...this.wordsOf(first, rows, to), ...mailEnding(this.config, to, preference) };
    await this.mailer.send({ to: to.email, language: to.language, key: `notification-${run.id}`, text });
    const sent = { accountId: to.accountId, kind: first.type, at: this.clock.now().toISOString() };
    await run.finish(async (tx) => tx.emit(notificationsEvents.mailSent, to.accountId, sent));
  }

  private wordsOf(first: NotificationRow, rows: readonly NotificationRow[], { language }: RecipientRow): MailText {
    const { PRODUCT_NAME: product, CANDIDATE_URL: candidateUrl, EMPLOYER_URL: employerUrl } = this.config;
    return first.type === 'CANDIDATE_NEW_MATCH'
      ? newMatchesMail(rows, { language, product, url: candidateUrl })
      : noticeMail(first, { language, product, candidateUrl, employerUrl });
  }
}
