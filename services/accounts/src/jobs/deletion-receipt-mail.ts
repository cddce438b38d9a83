import type { accountsJobs } from '@tandem/contracts/accounts/accounts.jobs';
import type { JobData } from '@tandem/contracts/define';
import type { MailText } from '@tandem/service-kit/mail/mail-layout';
import { textOf } from '@tandem/service-kit/texts';

type Facts = Omit<JobData<typeof accountsJobs.sendDeletionReceipt>, 'email'>;

/** Lists what went with an account, and when. */
export const deletionReceiptMail = (product: string, { deleted, deletedAt, language }: Facts): MailText => {
  const clock = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Amsterdam' });
  return {
    subject: textOf(language, 'mail.deleted.subject', { product }),
    heading: textOf(language, 'mail.deleted.heading'),
    paragraphs: [textOf(language, 'mail.deleted.text', { product, date: clock.format(new Date(deletedAt)) })],
    list: deleted.map((thing) => textOf(language, `mail.deleted.${thing}`)),
    note: textOf(language, 'mail.deleted.note', { product }),
    footer: [textOf(language, 'mail.deleted.footer')],
  };
};
