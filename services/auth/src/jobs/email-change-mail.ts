import type { AccountType } from '@tandem/domain/account';
import type { Language } from '@tandem/locales/bundle';
import type { BaseConfig } from '@tandem/service-kit/config';
import type { MailText } from '@tandem/service-kit/mail/mail-layout';
import { textOf } from '@tandem/service-kit/texts';

type Site = Pick<BaseConfig, 'PRODUCT_NAME' | 'CANDIDATE_URL' | 'EMPLOYER_URL'>;

/** The warning to an old address that another one was asked for, by somebody signed in to the account or by staff for him. */
export const emailChangeMail = (site: Site, accountType: AccountType, language: Language, byStaff = false): MailText => {
  const product = site.PRODUCT_NAME;
  const app = accountType === 'EMPLOYER' ? site.EMPLOYER_URL : site.CANDIDATE_URL;
  return {
    subject: textOf(language, 'mail.email_change_notice.subject', { product }),
    heading: textOf(language, 'mail.email_change_notice.heading'),
    paragraphs: [
      textOf(language, byStaff ? 'mail.email_change_notice.by_staff' : 'mail.email_change_notice.text', { product }),
      textOf(language, 'mail.email_change_notice.not_you'),
    ],
    action: { label: textOf(language, 'mail.email_change_notice.action'), url: `${app}/profile` },
    footer: [textOf(language, 'mail.account_footer', { product })],
  };
};
