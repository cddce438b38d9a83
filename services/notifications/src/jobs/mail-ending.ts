import type { MailPreference } from '@tandem/domain/account';
import type { BaseConfig } from '@tandem/service-kit/config';
import type { MailText } from '@tandem/service-kit/mail/mail-layout';
import { textOf } from '@tandem/service-kit/texts';
import type { RecipientRow } from '../recipients/recipient.entity';
import { unsubscribeToken } from '../unsubscribe/unsubscribe-token';

const reasons = {
  newMatches: 'mail.footer.newMatches',
  matchChanged: 'mail.footer.matchChanged',
  interviewCheck: 'mail.footer.interviewCheck',
} as const;

/** Why somebody gets a mail, and the way to get no more of them; without a preference there is none to switch off. */
export const mailEnding = (
  config: BaseConfig,
  { accountId, accountType, language }: RecipientRow,
  preference: MailPreference | null,
): Pick<MailText, 'footer' | 'unsubscribe'> => {
  const product = config.PRODUCT_NAME;
  if (!preference) return { footer: [textOf(language, 'mail.account_footer', { product })] };
  const token = unsubscribeToken(config.CTX_SECRET, { accountId, preference });
  const app = accountType === 'EMPLOYER' ? config.EMPLOYER_URL : config.CANDIDATE_URL;
  return {
    footer: [textOf(language, reasons[preference], { product })],
    unsubscribe: {
      label: textOf(language, 'mail.unsubscribe', { product }),
      url: `${app}/unsubscribe/${token}`,
      oneClickUrl: `${app}/api/public/unsubscribe/${token}`,
    },
  };
};
