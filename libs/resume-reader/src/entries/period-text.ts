import { withoutDates } from '../text/dates';

const duration =
  /[([]?\b\d{1,2}(?:\s*½|[.,]5)?\+?\s*(?:years?|yrs?|jaar|jr|jahre?n?|ans?|años?|anni|anno|months?|mos?|maand(?:en)?|monate?n?|mois|meses|mesi)\b\.?(?:\s*,?\s*(?:and|en|und|et|y|e)?\s*\d{1,2}\s*(?:months?|mos?|maand(?:en)?|monate?n?|mois|mes(?:es)?|mesi)\b\.?)?[)\]]?/giu;
export const withoutDuration = (text: string): string => text.replace(duration, ' ');

/** Words that stand beside a date without adding anything. */
const dateWords =
  /\b(?:expected|anticipated|graduation|graduated|graduating|date|verwacht|voraussichtlich|in progress|full-?time|part-?time|fulltime|parttime|completed|conferred|awarded|class of|afgerond|behaald|diploma)\b/giu;

/** What a text says beside its dates. */
export const restOf = (text: string): string =>
  withoutDuration(withoutDates(text))
    .replace(dateWords, ' ')
    .replace(/[()[\],:;|·•–—-]/g, ' ')
    .trim();
