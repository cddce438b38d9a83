import { verbose } from '@tandem/domain/verbose';
import { type SourceDocument, spanAt } from '../document/document';
import type { Posting } from '../page/structured';
import type { Found, Pay } from '../result';
import { fold } from '../text/fold';
import { amountOf, periodBySize, periodIn } from './amounts';

const currencies: readonly (readonly [string, RegExp])[] = [
  ['EUR', /€|\beuro?s?\b|\beur\b/],
  ['GBP', /£|\bgbp\b/],
  ['AUD', /a\$|\baud\b/],
  ['CAD', /c\$|\bcad\b/],
  ['USD', /\$|\busd\b/],
  ['DKK', /\bdkk\b/],
  ['SEK', /\bsek\b/],
  ['CHF', /\bchf\b/],
];
const sign = '(?:€|£|[acu]?s?\\$|euro?s?\\b|eur\\b|gbp\\b|usd\\b|aud\\b|dkk\\b|chf\\b)';
const number = '\\d{1,3}(?:[.,]\\d{3})+(?:[.,]\\d{1,2})?|\\d{1,6}(?:[.,]\\d{1,2})?(?: ?k\\b)?';
/** "€ 6,40 (16 jaar) tot € 14,71", "€3,059 in the first year and €3,881": for whom, or when, one end of the pay is. */
const whose = '(?:\\s?\\([^()\\n]{1,20}\\)|,?\\s*(?:in|voor|for) (?:(?:the|het|je|your) )?(?:\\w+ ){0,2}(?:year|jaar))?';
const joint = `${whose}\\s*(?:,-)?\\s*(?:bruto|gross)?\\s*(?:-|/|tot(?: en met)?|t/m|en|to|and|until|up to|a|,\\s*(?=max|oplopend|rising)(?:oplopend tot|rising to)?)\\s*(?:maximaal |max\\.? ?|circa |ca\\.? )?`;
const amounts = new RegExp(
  `(${sign})?\\s?(${number})(?:,-+)?\\s?(${sign})?(?:${joint}(${sign})?\\s?(${number})(?:,-+)?\\s?(${sign})?)?`,
  'g',
);

const aboutPay = verbose()`
  salar|loon|bruto|gross|verdien|verloning|honorering|gehonoreerd|inschaling|schaal|remunerat|\bpay\b|wage|vergoeding:
  |stagevergoeding|per uur|per maand|per hour|per annum|pro rata|\/annum|a year|p\.?a\.?\b|compensation|\bote\b|compensatie|beloning
  |cao
`;
const aboutOther = verbose()`
  vrijwilligers?vergoeding|onkosten|volunteer (?:allowance|expenses)|zorgverzekering|ziektekosten|reiskosten|budget|korting|omzet
  |miljoen|million|turnover|revenue|boete|winst|premie|investe|bonus van|bijdrage|per kilometer|\bkm\b|fund|sales of
  |thuiswerkvergoeding|cheque|leaseb|leden|klanten|customers|employees|medewerkers|inwoners
`;

/** A smaller number without a currency must say that it is for an hour. */
const leastBare = 900;
/** What is right behind an amount of pay: "15 p/u", "2.600 bruto", "16/h". */
const rated = verbose()`
  ^[\s,-]*(?:(?:bruto|gross|euro?s?)\b\s*)*(?:
    bruto\b|gross\b|p[./]{0,2}[um]\b|p[./]{0,2}h\b|\/ ?(?:u|uur|m|mnd|maand|h|hr|hour|month|day|dag|annum|year|jaar)\b
    |(?:voltijds?|full[ -]?time)\b
  )
`;
/** "Salaris tot 2900": the word for pay, and at once its amount. */
const nameBefore = verbose()`
  \b(?:salaris|loon|maandloon|uurloon|salary|pay|wages?)(?:
    (?: is| van| tot| vanaf| max\.?| maximaal| min\.?| minimaal| circa| ca\.?| rond| of| up to| from| around| about)|:
  )* ?$
`;
/** Less than this an hour is an extra. */
const leastHourly = 3;

interface Candidate {
  pay: Pay;
  index: number;
  length: number;
  score: number;
}

const currencyIn = (text: string): string | null => currencies.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** "2400", and no year. */
const isFourDigits = (written: string): boolean => /^\d{4}$/.test(written.trim()) && !/^(?:19|20[0-4])/.test(written.trim());

/** Of "schaal 11, maximaal € 6.037" the second number alone: what stands before it is no pay. */
const secondAlone = (text: string, [written, , , , sign3, second]: RegExpExecArray, index: number): RegExpExecArray | null => {
  if (second === undefined) return null;
  const alone = new RegExp(amounts.source, 'y');
  alone.lastIndex = index + written.lastIndexOf(`${sign3 ?? ''}`, written.lastIndexOf(second));
  if (!sign3) alone.lastIndex = index + written.lastIndexOf(second);
  return alone.exec(text);
};

const candidateAt = (text: string, match: RegExpExecArray | RegExpMatchArray): Candidate | null => {
  const [written, sign1 = '', first = '', sign2 = '', sign3 = '', second, sign4 = ''] = match;
  const index = match.index ?? 0;
  const [before, after] = [text.slice(Math.max(0, index - 90), index), text.slice(index + written.trimEnd().length).slice(0, 50)];
  const max = amountOf(second ?? first);
  // "€70-85k": both are thousands.
  const isShared = second !== undefined && /k$/.test(second.trim()) && /^\d{2,3}k?$/.test(first.trim());
  const min = second === undefined ? max : amountOf(isShared ? first.replace(/k?\s*$/, 'k') : first);
  const signs = `${sign1}${sign2}${sign3}${sign4}`;
  const isRated = rated.test(after);
  const isBareRange = text.length < shortText && (isShared || (isFourDigits(first) && isFourDigits(second ?? '')));
  const isPay = isRated || isBareRange || aboutPay.test(before) || aboutPay.test(after) || /salar|pay|loon/.test(written);
  const isPart = /[\d/+]\s?$|\S-\s?$|\d -\s?$|\d\) ?$/.test(before.slice(-4)) || /^[/-]?\d|^\s?\/\s?\d/.test(after);
  const isBare = !signs && !isRated && min < leastBare && !/^[\s,-]*(?:bruto |gross )?(?:per|an?|\/) ?(?:uur|hour|hr|h\b)/.test(after);
  if ((!signs && !isPay) || isPart || isBare || !(min > 0) || max < min || max > min * 8) return null;
  const period = periodIn(after.slice(0, 40), before.slice(-60)) ?? (signs || isPay ? periodBySize(max) : null);
  const bySize = periodBySize(max);
  const isPlausible =
    period !== null &&
    (period === bySize ||
      period === 'DAY' ||
      (period === 'MONTH' && min >= 150 && max < 20_000) ||
      (period === 'HOUR' && min >= leastHourly && max < 300));
  if (!isPlausible) return null;
  // What the next line or another sentence speaks of is another thing.
  const near = (before.split(/\n|(?<=\p{L}{2})[.!?] /u).at(-1) ?? '').slice(-45) + (after.split(/\n|[,;]\s/)[0] ?? '').slice(0, 25);
  const score =
    (signs ? (/k$/.test(first.trim()) ? 2.4 : 2) : /k$/.test(first.trim()) ? 1 : 0) +
    (isPay ? 2 : 0) +
    (second === undefined ? 0 : 3) +
    (!signs && nameBefore.test(before) ? 1 : 0) +
    (isRated || periodIn(after.slice(0, 40), '') ? 1 : 0) -
    (aboutOther.test(near) ? 4 : 0) -
    index / Math.max(text.length, longText);
  const opens = /(?:vanaf|minimaal|minimum|min\.?|from|starting at|at least)\s*(?:€|£|\$)?\s*$/.test(before);
  const closes = /(?:tot|maximaal|max\.?|up to)\s*(?:€|£|\$)?\s*$/.test(before);
  const isOne = second === undefined;
  return {
    pay: {
      min: isOne && closes && !opens ? null : min,
      max: isOne && opens ? null : max,
      period,
      currency: currencyIn(signs || written),
      isGross: !/\bnetto\b|\bnet\b/.test(near),
    },
    index: index + (written.length - written.trimStart().length),
    length: written.trim().length,
    score,
  };
};

/** Two lines of a form: "Salary range from: 90000", "Salary range to: 110000", "Salary frequency: annual". */
const fromForm = (text: string): Candidate | null => {
  const low = /\b(?:salary|salaris|pay)[a-z ]{0,20}\b(?:from|min(?:imum)?|van|vanaf)\s*:\s*\D{0,4}(\d[\d.,]*)/.exec(text);
  const high = /\b(?:salary|salaris|pay)[a-z ]{0,20}\b(?:to|max(?:imum)?|tot)\s*:\s*\D{0,4}(\d[\d.,]*)/.exec(text);
  if (!low || !high) return null;
  const [min, max] = [amountOf(low[1] ?? ''), amountOf(high[1] ?? '')];
  const frequency = /\b(?:salary|pay|salaris) ?(?:frequency|period|periode)\s*:\s*(\w+)/.exec(text)?.[1] ?? '';
  return {
    pay: { min, max, period: periodIn(frequency, '') ?? periodBySize(max), currency: currencyIn(low[0] + high[0]), isGross: true },
    index: low.index,
    length: low[0].length,
    score: 9,
  };
};

const units: Record<string, Pay['period']> = {
  HOUR: 'HOUR',
  HOURLY: 'HOUR',
  DAY: 'DAY',
  DAILY: 'DAY',
  MONTH: 'MONTH',
  MONTHLY: 'MONTH',
  YEAR: 'YEAR',
  YEARLY: 'YEAR',
  ANNUAL: 'YEAR',
  ANNUALLY: 'YEAR',
};

const fromPosting = ({ salary }: Posting): Pay | null => {
  if (!salary) return null;
  const largest = salary.max ?? salary.min ?? 0;
  const period = units[(salary.unit ?? '').toUpperCase()] ?? periodBySize(largest);
  return period ? { min: salary.min, max: salary.max, period, currency: salary.currency?.toUpperCase() ?? null, isGross: true } : null;
};

const leastScore = 2.2;
/** A text so short speaks of nothing else that is paid. */
const shortText = 300;
const leastOfShort = 1.9;
/** In a long text pay stands near its head. */
const longText = 1_000;
const typicalCurrency: Record<string, string> = {
  NL: 'EUR',
  BE: 'EUR',
  DE: 'EUR',
  FR: 'EUR',
  IE: 'EUR',
  GB: 'GBP',
  US: 'USD',
  AU: 'AUD',
  CA: 'CAD',
  DK: 'DKK',
};

/** What a vacancy pays: by its text first, where it is meant for people, then by what the page tells machines. */
export const readPay = (document: SourceDocument, posting: Posting | undefined, country: string | null): Found<Pay> | null => {
  const text = fold(document.text);
  const candidates = [...text.matchAll(amounts)].map((match) => {
    const alone = secondAlone(text, match, match.index);
    return candidateAt(text, match) ?? (alone && candidateAt(text, alone));
  });
  const best = [fromForm(text), ...candidates].filter((each) => each !== null).sort((a, b) => b.score - a.score)[0];
  const stated = posting ? fromPosting(posting) : null;
  const local = country ? (typicalCurrency[country] ?? null) : null;
  const withCurrency = (pay: Pay): Pay => ({
    ...pay,
    currency: pay.currency === 'USD' && local && ['AUD', 'CAD'].includes(local) ? local : (pay.currency ?? local),
  });
  if (stated) {
    const isSame = best && (best.pay.max === stated.max || best.pay.min === stated.min);
    return { value: withCurrency(stated), confidence: isSame ? 0.98 : 0.85, span: isSame ? spanAt(0, best.index, best.length) : null };
  }
  if (!best || best.score < (text.length < shortText ? leastOfShort : leastScore)) return null;
  return { value: withCurrency(best.pay), confidence: Math.min(0.95, 0.5 + best.score * 0.06), span: spanAt(0, best.index, best.length) };
};
