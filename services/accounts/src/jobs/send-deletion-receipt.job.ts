import { Inject, Injectable } from '@nestjs/common';
import { accountsJobs } from '@tandem/contracts/accounts/accounts.jobs';
import type { JobData } from '@tandem/contracts/define';
import type { BaseConfig } from '@tandem/service-kit/config';
import { type JobRun, Works } from '@tandem/service-kit/jobs';
import { Mailer } from '@tandem/service-kit/mail/mailer';
import { textOf } from '@tandem/service-kit/texts';
import { CONFIG } from '@tandem/service-kit/tokens';

/** Tells somebody whose account is gone what went with it. With the mail his address goes too. */
@Injectable()
export class SendDeletionReceiptJob {
  constructor(
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: BaseConfig,
  ) {}

  @Works(accountsJobs.sendDeletionReceipt)
  async work(run: JobRun<JobData<typeof accountsJobs.sendDeletionReceipt>>): Promise<void> {
    const { email, language, deleted, deletedAt } = run.data;
    const product = this.config.PRODUCT_NAME;
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Amsterdam' }).format(
      new Date(deletedAt),
    );
    const text = {
      subject: textOf(language, 'mail.deleted.subject', { product }),
      heading: textOf(language, 'mail.deleted.heading'),
      paragraphs: [textOf(language, 'mail.deleted.text', { product, date })],
      list: deleted.map((thing) => textOf(language, `mail.deleted.${thing}`)),
      note: textOf(language, 'mail.deleted.note', { product }),
      footer: [textOf(language, 'mail.deleted.footer')],
    };
    await this.mailer.send({ to: email, language, key: `DELETED.${run.id}`, text });
  }
}
