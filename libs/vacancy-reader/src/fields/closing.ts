import { verbose } from '@tandem/domain/verbose';
import { spanAt } from '../document/document';
import type { Found } from '../result';
import { fold } from '../text/fold';
import type { Clues } from './clues';

const months = ['jan', 'feb', 'm(?:aa|a)?r', 'apr', 'me?(?:i|ay)', 'jun', 'jul', 'aug', 'sep', 'o[kc]t', 'nov', 'dec'];
const monthOf = (name: string): number =>
  months.findIndex((pattern) => new RegExp(`^${pattern}`).test(name)) + 1 || (name.startsWith('may') ? 5 : 0);
const date = verbose('g')`
  (\d{1,2})(?:e|st|nd|rd|th)?(?: of)?[\s./-]+(\d{1,2}|[a-z]{3,9})\.?(?:[\s./,-]+(20\d\d))?|(20\d\d)-(\d{1,2})-(\d{1,2})
  |\b([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (20\d\d)
`;
const cue = verbose()`
  sluitingsdatum|sluit(?:ing)? op|deadline|uiterlijk|tot en met|reageer(?:en)? (?:kan )?(?:tot|voor|t\/m)
  |(?:brief|cv|c\.v\.|motivatie|reactie|mail)\b[^.\n]{0,30}\bvoor (?:(?:maan|dins|woens|donder|vrij|zater|zon)dag )?$
  |solliciteer voor
  |(?:stuur|mail|reageer|bel)\s+(?:ons\s+|dan\s+)?(?:uiterlijk\s+)?voor\s+(?:(?:maan|dins|woens|donder|vrij|zater|zon)dag\s+)?$
  |(?:sollicit|reage|inschrijv|aanmeld)[a-z]* (?:kan |is mogelijk |mag )?(?:nog )?(?:tot|t\/m)
  |(?:sollicit|reage|apply)[^.\n]{0,30}\b(?:voor|before|by|until|tot|t\/m) (?:(?:(?:maan|dins|woens|donder|vrij|zater|zon)dag|(?:mon|tues|wednes|thurs|fri|satur|sun)day) )?
  $|(?:dat|dit) kan (?:nog )?(?:tot|t\/m)|staat open tot|@[a-z.-]+ (?:voor|before|by) $|closing date
  |@[a-z.-]+ by (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day )?$|apply (?:by|before|until|till)
  |applications? (?:close|are (?:open|welcome))|closes? on|open until|before|no later than|ten laatste
`;

/** By when the work begins, or a paper is needed. */
const otherDay = /\b(?:in post|start(?:en|s|ing)?|begin(?:nen|s)?|commence|in dienst|received|confirming)\b[^.\n]{0,40}$/;

const written = (year: number, month: number, day: number): string | null =>
  month >= 1 && month <= 12 && day >= 1 && day <= 31 ? `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` : null;

const fromMatch = (match: RegExpExecArray | RegExpMatchArray): string | null => {
  if (match[4]) return written(Number(match[4]), Number(match[5]), Number(match[6]));
  if (match[9]) return written(Number(match[9]), monthOf(match[7] ?? ''), Number(match[8]));
  const month = /^\d/.test(match[2] ?? '') ? Number(match[2]) : monthOf(match[2] ?? '');
  // A day without a year says nothing certain: whoever publishes decides.
  return match[3] ? written(Number(match[3]), month, Number(match[1])) : null;
};

/** The last day to apply. */
export const readClosingDate = ({ document, posting }: Clues): Found<string> | null => {
  const text = fold(document.text);
  for (const match of text.matchAll(date)) {
    const before = text.slice(Math.max(0, match.index - 45), match.index);
    const value = fromMatch(match);
    if (value && cue.test(before) && !otherDay.test(before))
      return { value, confidence: 0.85, span: spanAt(0, match.index, match[0].length) };
  }
  const stated = /^(20\d\d)-(\d{1,2})-(\d{1,2})/.exec(posting?.closes ?? '');
  const value = stated ? written(Number(stated[1]), Number(stated[2]), Number(stated[3])) : null;
  return value ? { value, confidence: 0.75, span: null } : null;
};

const applies = /sollicit|apply|reage(?:er|ren)\b|bewerb/i;
const sends = /\b(?:mail|stuur|send|e-?mail)\b[^.\n]{0,50}\b(?:cv|c\.v\.|resume|motivatie|brief|letter)\b/i;

/** Where one applies: a link that says so, or an address in the text. */
export const readApplicationUrl = ({ document }: Clues, links: readonly { url: string; text: string }[]): Found<string> | null => {
  const link = links.find(
    ({ url, text }) => applies.test(text) && text.length < 60 && /^(?:https?:|mailto:|\/)/.test(url) && !/login|account/i.test(url),
  );
  if (link) return { value: link.url, confidence: 0.8, span: null };
  for (const match of document.text.matchAll(/https?:\/\/[^\s<>"')]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{0,100}\w/g)) {
    const before = document.text.slice(Math.max(0, match.index - 160), match.index);
    if (applies.test(before) || (match[0].includes('@') && sends.test(before)))
      return {
        value: match[0].includes('@') && !match[0].startsWith('http') ? `mailto:${match[0]}` : match[0],
        confidence: 0.7,
        span: spanAt(0, match.index, match[0].length),
      };
  }
  return null;
};
