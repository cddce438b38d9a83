import type { AccountType } from '@tandem/domain/account';
import type { Language } from '@tandem/locales/bundle';
import type { BaseConfig } from '@tandem/service-kit/config';
import type { MailText } from '@tandem/service-kit/mail/mail-layout';
import { textOf } from '@tandem/service-kit/texts';
import type { IdentityProviderName } from '../identities/identity.entity';

type Site = Pick<BaseConfig, 'PRODUCT_NAME' | 'CANDIDATE_URL' | 'EMPLOYER_URL'>;
type Asker = { accountType: AccountType; language: Language; providers: readonly IdentityProviderName[] };

const names: Record<IdentityProviderName, string> = { google: 'Google', linkedin: 'LinkedIn' };

/** To whoever asks for a new password and never had one: what to log in with instead, and where. */
export const wayInMail = (site: Site, { accountType, language, providers }: Asker): MailText => {
  const list = new Intl.ListFormat(language, { type: 'disjunction' }).format(providers.map((provider) => names[provider]));
  const values = { product: site.PRODUCT_NAME, providers: list };
  const app = accountType === 'EMPLOYER' ? site.EMPLOYER_URL : site.CANDIDATE_URL;
  return {
    subject: textOf(language, 'mail.way_in.subject', values),
    heading: textOf(language, 'mail.way_in.heading'),
    paragraphs: [textOf(language, 'mail.way_in.text', values)],
    action: { label: textOf(language, 'mail.way_in.action'), url: `${app}/login` },
    note: textOf(language, 'mail.way_in.note'),
    footer: [textOf(language, 'mail.account_footer', values)],
  };
};
