import type { Language } from '@tandem/locales/bundle';
import type { MailText } from '@tandem/service-kit/mail/mail-layout';
import { textOf } from '@tandem/service-kit/texts';
import type { NotificationRow } from '../notification/notification.entity';

type Facts = { language: Language; product: string; url: string };

/** One mail about the new matches of a run, best first. */
export const newMatchesMail = (rows: readonly NotificationRow[], { language, product, url }: Facts): MailText => {
  const t = (id: Parameters<typeof textOf>[1], values: Record<string, string | number> = {}) =>
    textOf(language, id, { product, ...values });
  const matches = rows.flatMap(({ content }) => content.match ?? []).sort((a, b) => (b.percentage ?? 0) - (a.percentage ?? 0));
  return {
    subject: t('mail.new_matches.subject', { count: matches.length }),
    heading: t('mail.new_matches.heading', { count: matches.length }),
    paragraphs: matches.map(({ percentage, vacancy }) =>
      t('mail.new_matches.line', { percentage: percentage ?? 0, title: vacancy.title ?? '', company: vacancy.employer.companyName }),
    ),
    action: { label: t('mail.new_matches.action'), url: `${url}/jobs` },
    footer: [],
  };
};
