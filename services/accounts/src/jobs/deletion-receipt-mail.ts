import type { accountsJobs } from '@tandem/contracts/accounts/accounts.jobs';
import type { JobData } from '@tandem/contracts/define';
import type { MailText } from '@tandem/service-kit/mail/mail-layout';
import { textOf } from '@tandem/service-kit/texts';

type Facts = Omit<JobData<typeof accountsJobs.sendDeletionReceipt>, 'email'>;

/** Lists what went with an account, when, and which company removed it if it was not its owner. */
export const deletionReceiptMail = (product: string, { deleted, deletedAt, language, removedBy: company }: Facts): MailText => {
  const clock = new Intl.DateTimeFormat(language === 'nl' ? 'nl-NL' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Amsterdam',
  });
  const date = clock.format(new Date(deletedAt));
  return {
    subject: textOf(language, 'mail.deleted.subject', { product }),
    heading: textOf(language, 'mail.deleted.heading'),
    paragraphs: [
      company
        ? textOf(language, 'mail.deleted.by_company', { product, date, company })
        : textOf(language, 'mail.deleted.text', { product, date }),
    ],
    list: deleted.map((thing) => textOf(language, `mail.deleted.${thing}`)),
    note: company
      ? textOf(language, 'mail.deleted.by_company_note', { product, company })
      : textOf(language, 'mail.deleted.note', { product }),
    footer: [textOf(language, 'mail.deleted.footer')],
  };
};
