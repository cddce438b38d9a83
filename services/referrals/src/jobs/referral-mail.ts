import type { Language } from '@tandem/locales/bundle';
import type { BaseConfig } from '@tandem/service-kit/config';
import type { MailText } from '@tandem/service-kit/mail/mail-layout';
import { textOf } from '@tandem/service-kit/texts';
import type { ReferralRow } from '../referral/referral.entity';

type Site = Pick<BaseConfig, 'PRODUCT_NAME' | 'CANDIDATE_URL' | 'EMPLOYER_URL'>;

/** Names are typed by anybody and mailed to strangers: addresses of pages in them are left out. */
const withoutLinks = (text: string): string => text.replace(/\S*(?:\/\/|www\.|\.[a-z]{2,}(?![a-z]))\S*/gi, '').trim();

/** The mail to somebody of whom a friend thinks that he would like it here; `sender` is his name or his address. */
export const referralMail = (site: Site, row: ReferralRow, senderName: string | null, language: Language): MailText => {
  const { type, companyName, recipientName, senderEmail, id } = row;
  const sender = withoutLinks(senderName ?? '') || senderEmail;
  const values = { product: site.PRODUCT_NAME, sender, name: withoutLinks(recipientName), company: withoutLinks(companyName ?? '') };
  const app = type === 'EMPLOYER' ? site.EMPLOYER_URL : site.CANDIDATE_URL;
  return {
    subject: textOf(language, `mail.referral.subject.${type}`, values).trim(),
    heading: textOf(language, 'mail.referral.heading', values).trim(),
    paragraphs: [textOf(language, `mail.referral.text.${type}`, values)],
    action: { label: textOf(language, 'mail.referral.action'), url: `${app}/register?type=${type}&referral=${id}` },
    note: textOf(language, 'mail.referral.note'),
    footer: [textOf(language, 'mail.referral.footer', values)],
  };
};
