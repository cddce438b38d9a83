import { verbose } from '@tandem/domain/verbose';
import { findDates, withoutDates } from '../text/dates';

const duration = verbose('giu')`
  [([]?\b\d{1,2}(?:\s*½|[.,]5)?\+?\s*(?:
    years?|yrs?|jaar|jr|jahre?n?|ans?|años?|anni|anno|months?|mos?|maand(?:en)?|mnd|monate?n?|mois|meses|mesi
  )\b\.?(?:\s*,?\s*(?:and|en|und|et|y|e)?\s*\d{1,2}\s*(?:months?|mos?|maand(?:en)?|mnd|monate?n?|mois|mes(?:es)?|mesi)\b\.?)?[)\]]?
`;
export const withoutDuration = (text: string): string => text.replace(duration, ' ');

/** Words that stand beside a date without adding anything. */
const dateWords = verbose('giu')`
  \b(?:
    expected|anticipated|graduation|graduated|graduating|date|verwacht|voraussichtlich|in progress|full-?time|part-?time|fulltime
    |parttime|completed|conferred|awarded|class of|afgerond|behaald|diploma
  )\b
`;

/** What a text says beside its dates. */
export const restOf = (text: string): string =>
  withoutDuration(withoutDates(text))
    .replace(dateWords, ' ')
    .replace(/[()[\],:;|·•–—-]/g, ' ')
    .trim();

/** "Cook, The Swan, 2019 - 2021. Ran the pass": the sentences behind a period, which tell what was done. */
export const toldBehindPeriod = (text: string): string | null => {
  const period = findDates(text).find(({ kind }) => kind === 'range');
  if (!period || period.index === 0) return null;
  return /^[\s)\]]*\.\s+(\p{Lu}.*\s.*)$/u.exec(text.slice(period.index + period.length))?.[1] ?? null;
};
