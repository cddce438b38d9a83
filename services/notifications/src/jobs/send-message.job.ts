import { Inject, Injectable } from '@nestjs/common';
import type { JobData } from '@tandem/contracts/define';
import { notificationsEvents } from '@tandem/contracts/notifications/notifications.events';
import { notificationsJobs } from '@tandem/contracts/notifications/notifications.jobs';
import type { MailPreference } from '@tandem/domain/account';
import { Clock } from '@tandem/service-kit/clock';
import type { BaseConfig } from '@tandem/service-kit/config';
import { Db } from '@tandem/service-kit/database';
import { type JobRun, Works } from '@tandem/service-kit/jobs';
import { Mailer } from '@tandem/service-kit/mail/mailer';
import { CONFIG } from '@tandem/service-kit/tokens';
import { CompanyRepository } from '../companies/company.repository';
import type { FactsOf } from '../messages/message-facts';
import { messageMail } from '../messages/message-mail';
import { RecipientRepository } from '../recipients/recipient.repository';
import type { RecipientRow } from '../recipients/recipient.entity';
import { mailEnding } from './mail-ending';
import { zoneOf } from '../reminders/local-time';
import { ReminderRepository } from '../reminders/reminder.repository';

type Run = JobRun<JobData<typeof notificationsJobs.sendMessage>>;

/** Mails what one side says to the other. */
@Injectable()
export class SendMessageJob {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly recipients: RecipientRepository,
    private readonly companies: CompanyRepository,
    private readonly reminders: ReminderRepository,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: BaseConfig,
  ) {}

  @Works(notificationsJobs.sendMessage)
  async send(run: Run): Promise<void> {
    const { accountId, template } = run.data;
    const to = await this.recipients.find(accountId);
    if (!to || to.isTest) return;
    const preference = preferenceOf(run.data);
    if (preference && !to.mailPreferences[preference]) return;
    const facts = run.data.facts as FactsOf[typeof template];
    const zone = await this.zoneFor(to, facts.facts.vacancy.companyId);
    const site = {
      product: this.config.PRODUCT_NAME,
      sender: this.config.MAIL_FROM,
      candidateUrl: this.config.CANDIDATE_URL,
      employerUrl: this.config.EMPLOYER_URL,
      zone,
    };
    const sender = 'invitedBy' in facts && facts.invitedBy ? await this.recipients.find(facts.invitedBy) : null;
    const { text, attachments } = messageMail(template, facts, to, site, sender);
    await this.mailer.send({
      to: to.email,
      ...(sender && { replyTo: sender.email }),
      language: to.language,
      key: `${template}-${run.id}`,
      attachments,
      text: { ...text, ...mailEnding(this.config, to, preference) },
    });
    const sent = { accountId, kind: template, at: this.clock.now().toISOString() };
    await run.finish(async (tx) => tx.emit(notificationsEvents.mailSent, accountId, sent));
  }

  private async zoneFor({ accountId, accountType }: RecipientRow, companyId: string | null): Promise<string> {
    const place =
      accountType === 'CANDIDATE'
        ? await this.reminders.find(this.db.manager, accountId, 'CANDIDATE_INTAKE')
        : companyId && (await this.companies.known(this.db.manager, companyId));
    return zoneOf(place || { country: null, longitude: null });
  }
}

/** News that changes no calendar can be switched off; what one person means for another, in words or times, cannot. */
const preferenceOf = ({ template, facts }: Run['data']): MailPreference | null => {
  if (template === 'invitation') {
    const { invitation } = facts as FactsOf['invitation'];
    return invitation?.message || invitation?.slots.length ? null : 'matchChanged';
  }
  const isGone = template === 'vacancy_gone' || template === 'candidate_gone';
  return isGone && !(facts as FactsOf[typeof template]).slot ? 'matchChanged' : null;
};
