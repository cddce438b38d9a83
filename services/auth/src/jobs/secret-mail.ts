import type { AccountType, SecretKind } from '@tandem/domain/account';
import type { Language, MessageId } from '@tandem/locales/bundle';
import type { BaseConfig } from '@tandem/service-kit/config';
import type { MailText } from '@tandem/service-kit/mail/mail-layout';
import { textOf } from '@tandem/service-kit/texts';

type Site = Pick<BaseConfig, 'PRODUCT_NAME' | 'CANDIDATE_URL' | 'EMPLOYER_URL'>;
export type SecretMail = { kind: SecretKind; secret: string; accountType: AccountType; language: Language; companyName: string | null };

type Ids = { path: string; footer: MessageId } & Record<'subject' | 'heading' | 'text' | 'action' | 'note', MessageId>;
const idsOf = <K extends string>(name: K, path: string, footer: MessageId = 'mail.account_footer') =>
  ({
    path,
    footer,
    subject: `mail.${name}.subject`,
    heading: `mail.${name}.heading`,
    text: `mail.${name}.text`,
    action: `mail.${name}.action`,
    note: `mail.${name}.note`,
  }) as const;

/** The page each kind of link opens, and the texts of its mail. */
const kinds: Record<SecretKind, Ids> = {
  VERIFY: idsOf('verify', 'verify'),
  EMAIL_CHANGE: idsOf('email_change', 'verify'),
  RESET: idsOf('reset', 'reset-password'),
  ACTIVATE: idsOf('activate', 'activate-account', 'mail.activate.footer'),
};

/** The mail with a one-time link, to the web app of the account's own side. */
export const secretMail = (site: Site, { kind, secret, accountType, language, companyName }: SecretMail): MailText => {
  const { path, ...ids } = kinds[kind];
  const values = { product: site.PRODUCT_NAME, company: companyName ?? site.PRODUCT_NAME };
  const say = (id: MessageId) => textOf(language, id, values);
  const app = accountType === 'EMPLOYER' ? site.EMPLOYER_URL : site.CANDIDATE_URL;
  return {
    subject: say(ids.subject),
    heading: say(ids.heading),
    paragraphs: [say(ids.text)],
    action: { label: say(ids.action), url: `${app}/${path}/${secret}` },
    note: say(ids.note),
    footer: [say(ids.footer)],
  };
};
