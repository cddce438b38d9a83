import type { Language } from '@tandem/locales/bundle';
import type { MailText } from '@tandem/service-kit/mail/mail-layout';
import { textOf } from '@tandem/service-kit/texts';

/** Tells somebody where everything kept about him lies ready. */
export const exportMail = (product: string, url: string, language: Language): MailText => ({
  subject: textOf(language, 'mail.export.subject', { product }),
  heading: textOf(language, 'mail.export.heading'),
  paragraphs: [textOf(language, 'mail.export.text', { product })],
  action: { label: textOf(language, 'mail.export.action'), url },
  note: textOf(language, 'mail.export.note'),
  footer: [textOf(language, 'mail.account_footer', { product })],
});
