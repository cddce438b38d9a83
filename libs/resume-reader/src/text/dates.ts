import { verbose } from '@tandem/domain/verbose';
import { months } from './months';
import { remembered } from './remembered';

/** `YYYY-MM` or `YYYY`. */
export type PartialDate = string;

/** A date or a stretch of time as it stands in a text. */
export interface DateMatch {
  index: number;
  length: number;
  kind: 'range' | 'single';
  start: PartialDate | null;
  end: PartialDate | 'present' | null;
  /** Something holds until then, "valid until June 2027": no time in which anything was done. */
  isExpiry?: true;
}

const strip: Record<string, string> = {
  à: 'a',
  á: 'a',
  â: 'a',
  ä: 'a',
  ç: 'c',
  è: 'e',
  é: 'e',
  ê: 'e',
  ë: 'e',
  ì: 'i',
  í: 'i',
  ò: 'o',
  ó: 'o',
  ö: 'o',
  ù: 'u',
  ú: 'u',
  û: 'u',
  ü: 'u',
};
/** Folds accents one for one, so that places in the text stay what they were. */
const foldInPlace = (text: string) => text.toLowerCase().replace(/[à-ü]/g, (letter) => strip[letter] ?? letter);

const monthNames = [...months.keys()]
  .filter((name) => /^[a-z]+$/.test(name))
  .sort((a, b) => b.length - a.length)
  .join('|');
const year = `(?:19[3-9]\\d|20[0-6]\\d|1[89][0-9]{2})`;
const season =
  '(?:spring|summer|autumn|fall|winter|lente|voorjaar|zomer|herfst|najaar|fruhling|sommer|herbst|printemps|ete|automne|hiver|primavera|verano|otono|invierno|estate|autunno|inverno|q[1-4]|h[12])';
const masked = '(?:(?:19|20)(?:xx|\\d[x?]|\\?\\?|yy)|yyyy|jjjj|aaaa)';
const point = [
  `(?:\\d{1,2}(?:st|nd|rd|th|\\.)?\\s+(?:de\\s+)?)?(?:${monthNames})\\.?,?(?:\\s+\\d{1,2}(?:st|nd|rd|th)?,)?\\s*(?:de\\s+|del\\s+|of\\s+)?(?:${year}|${masked}|['’]\\d{2}(?!\\d))`,
  `\\d{1,2}[./-]\\d{1,2}[./-](?:${year})`,
  `(?:${year})(?:[./-]|\\s[./]\\s)(?:0[1-9]|1[0-2])(?:[./-](?:0[1-9]|[12]\\d|3[01]))?(?![\\d])`,
  `(?:0?[1-9]|1[0-2])\\s?[./-]\\s?(?:${year}|${masked})`,
  `(?:0[1-9]|1[0-2])/\\d{2}(?![\\d/])`,
  `${season}s?\\s+(?:of\\s+)?(?:${year}|${masked})`,
  `(?:${year})(?!\\d)`,
  masked,
].join('|');
const bareMonth = `(?:${monthNames})\\.?(?![a-z])`;
const present =
  "(?:present day|present|presently|current|currently|now|today|to date|date|the present|this day|ongoing|on-going|op heden|heden|vandaag|nu toe|nu|huidig|tot nu toe|tot op heden|lopend|heute|aktuell|jetzt|laufend|gegenwart|present|aujourd['’]?hui|aujourd hui|actuel|actuellement|ce jour|en cours|actualidad|actualmente|la fecha|hoy|presente|actual|oggi|attuale|in corso|atualmente|atual)";
const dash =
  '(?:\\s*(?:-{1,2}>?|=>|–|—|−|→|↔|⟶|➔|➝|⇒|~|›|»|>)\\s*|\\s+/\\s+|/(?=(?:19|20)\\d{2}(?!\\d))|\\s*\\|\\s*|\\s+(?:to|until|till|through|tot(?:\\s+en\\s+met)?|t/m|t\\.?\\s?e\\.?m\\.?|bis(?:\\s+zum)?|a|au|jusqu\\S{0,2}(?:\\s?au?)?|hasta|al?|fino\\s+ad?|ate)\\s+(?:la\\s+|el\\s+|l.)?)';
const since = '(?:since|from|sinds|vanaf|per|seit|ab|depuis|desde|dal|da)';

/** "2016 - Exp. June 2017": an end that is still to come. */
const stillToCome = '(?:\\(?(?:exp(?:ected|\\.)?|anticipated|verwacht|voraussichtlich):?\\s+)?';

const before = '(?<![\\p{L}\\p{N}$€£#+]|\\d[.,])';
const after = '(?![\\p{L}%+]|\\s?%|[.,]\\d)';
const range = new RegExp(
  `${before}(?:(?:from|van|von|du|de|dal?|desde)\\s+)?(?:(${point})|(${bareMonth}))${dash}(?:(${present})|${stillToCome}(${point}|['’]?\\d{2}(?![\\d./:])))${after}`,
  'giu',
);
/** "Sep 15 - Oct 17": years of two digits count only where both ends have a month, or the end is now. */
const shortPoint = `(?:${monthNames})\\.?\\s+\\d{2}(?!\\d)`;
const shortRange = new RegExp(
  `${before}(${shortPoint})${dash}(?:(${present})|(${shortPoint}))(?![\\p{L}%+,]|\\s?%|,\\s?\\d{4}|\\s\\d{4})`,
  'giu',
);
/** "'19 – '21", "’21 – now": years that have lost their century. */
const quotedRange = new RegExp(`(?<![\\p{L}\\d])(['’‘]\\d{2})(?!\\d)${dash}(?:(${present})(?!\\p{L})|(['’‘]\\d{2})(?![\\p{L}\\d]))`, 'giu');
/** "Schooljaar 2019-2020 tot heden", "2017-2018 en 2018-2019": those who teach count in school years. */
const schoolYear = `(${year})\\s?[-–/]\\s?(${year}|\\d{2})(?!\\d)`;
const schoolYears = new RegExp(
  `${before}${schoolYear}\\s*(?:[-–—]|tot(?:\\s+en\\s+met)?|t/m|t\\.?\\s?e\\.?m\\.?|to|until|through|en|and|&)\\s*(?:schooljaar\\s+)?(?:(${present})|${schoolYear})${after}`,
  'giu',
);
/** "Juni und Juli 2016", "December 2016 and January 2017": two months in a row. */
const monthOfYear = `(?:${monthNames})\\.?\\s+(?:${year})`;
const pair = new RegExp(`${before}(?:(${monthOfYear})|(${bareMonth}))\\s+(?:und|en|and|&|et|y|e)\\s+()(${monthOfYear})${after}`, 'giu');
/** "Summers of 2009 and 2010": two years in a row. */
const yearPair = new RegExp(`${before}(?:${season}s?\\s+(?:of\\s+)?)?(${year})\\s+(?:und|en|and|&|et)\\s+(${year})${after}`, 'giu');
const open = new RegExp(`${before}${since}\\s+(${point})${after}`, 'giu');
const openEnd = new RegExp(`${before}(${point})\\s*(?:-{1,2}|–|—)(?=\\s*(?:$|[)|·•,]))`, 'giu');
/** What stands before the day until which something holds. */
const holdsUntil = verbose('u')`
  (?<!\p{L})(?:
    expir(?:es|y|ing|ation)(?: date)?|(?:valid|active|current) (?:until|till|to|through)|geldig (?:tot(?: en met)?|t\/m)
    |(?:verloopt|vervalt)(?: op| in)?|verloopdatum|gultig bis|valable jusqu\S*
  )\s*:?\s*(?:on |in |op |en )?$
`;
const single = new RegExp(`${before}(${point})${after}`, 'giu');

const pad = (month: number) => String(month).padStart(2, '0');

function expandYear(two: string): string {
  const value = Number(two);
  return String(value > 60 ? 1900 + value : 2000 + value);
}

/** Reads one point in time; null for a masked year. */
export function parsePoint(text: string): PartialDate | null {
  const folded = foldInPlace(text);
  const full = new RegExp(year).exec(folded)?.[0];
  const short = /['’‘](\d{2})(?!\d)/.exec(folded)?.[1] ?? /^\d{1,2}\/(\d{2})$/.exec(folded)?.[1];
  const found = full ?? (short ? expandYear(short) : null);
  if (!found) return null;
  const name = folded.match(/[a-z]+/g)?.find((word) => months.has(word));
  if (name) return `${found}-${pad(months.get(name) ?? 1)}`;
  const day = /^(\d{1,2})[./-](\d{1,2})[./-]\d{4}/.exec(folded);
  if (day) {
    const [first, second] = [Number(day[1]), Number(day[2])];
    const month = second > 12 ? first : second;
    return month >= 1 && month <= 12 ? `${found}-${pad(month)}` : found;
  }
  const yearFirst = /^\d{4}\s?[./-]\s?(\d{2})/.exec(folded);
  const monthFirst = /^(\d{1,2})\s?[./-]\s?\d{2,4}/.exec(folded);
  const month = Number(yearFirst?.[1] ?? monthFirst?.[1] ?? 0);
  return month >= 1 && month <= 12 ? `${found}-${pad(month)}` : found;
}

function rangeMatch(match: RegExpExecArray): DateMatch | null {
  const [text, from, month, now, until] = match;
  let end: DateMatch['end'] = now ? 'present' : null;
  let start = from ? parsePoint(from) : null;
  if (until) {
    const bare = /^['’]?(\d{2})$/.exec(until)?.[1];
    if (bare) {
      if (!start || month || /^['’]?\d{2}$/.test(from ?? '')) return null;
      end = `${start.slice(0, 2)}${bare}`;
      if (end < start.slice(0, 4)) return null;
    } else end = parsePoint(until);
  }
  if (month) {
    const number = months.get(foldInPlace(month).replace('.', ''));
    if (!number || end === null || end === 'present') return null;
    start = `${end.slice(0, 4)}-${pad(number)}`;
  }
  return { index: match.index, length: text.length, kind: 'range', start, end };
}

function schoolYearsMatch(match: RegExpExecArray): DateMatch | null {
  const [text, start = '', middle = '', now, from = '', until = ''] = match;
  const ending = (first: string, last: string) => (last.length === 2 ? first.slice(0, 2) + last : last);
  const isYear = (first: string, last: string) => Number(ending(first, last)) === Number(first) + 1;
  if (!isYear(start, middle) || !(now || isYear(from, until))) return null;
  return { index: match.index, length: text.length, kind: 'range', start, end: now ? 'present' : ending(from, until) };
}

function yearPairMatch({ index, 0: text, 1: start = '', 2: end = '' }: RegExpExecArray): DateMatch | null {
  return Number(end) === Number(start) + 1 ? { index, length: text.length, kind: 'range', start, end } : null;
}

function quotedMatch(match: RegExpExecArray): DateMatch | null {
  const [text, from = '', now, until = ''] = match;
  const [start, end] = [parsePoint(from), now ? 'present' : parsePoint(until)];
  return start && end && (end === 'present' || start <= end)
    ? { index: match.index, length: text.length, kind: 'range', start, end }
    : null;
}

/** The month and the two digits of a year, with the century spelt out. */
const shortDate = (text: string): PartialDate | null => parsePoint(text.replace(/(\d{2})$/, '’$1'));

function shortRangeMatch(match: RegExpExecArray): DateMatch {
  const [text, from = '', now, until] = match;
  const end = now ? 'present' : until ? shortDate(until) : null;
  return { index: match.index, length: text.length, kind: 'range', start: shortDate(from), end };
}

const overlaps = (taken: readonly DateMatch[], index: number, length: number) =>
  taken.some((match) => index < match.index + match.length && match.index < index + length);

/** Two years with little between them. */
const severalYears = /(?:19|20)\d{2}\D{1,24}(?:19|20)?\d{2}/u;

/** Most lines have no date; this is far quicker to see than by the patterns. */
const mayHaveDate = /\d{4}|['’‘]\d{2}|\p{L}\.?\s\d{2}(?!\d)|\d\/\d|\d{2}x|yyyy|jjjj|aaaa/iu;

/** All dates of a text, ranges before single ones, in the order in which they stand. Places count in the given text. */
export const findDates = (text: string): readonly DateMatch[] => (mayHaveDate.test(text) ? datesIn(text) : []);

const datesIn = remembered(searchDates);

function searchDates(text: string): readonly DateMatch[] {
  const folded = foldInPlace(text);
  const found: DateMatch[] = [];
  const collect = (pattern: RegExp, read: (match: RegExpExecArray) => DateMatch | null) => {
    for (const match of folded.matchAll(pattern)) {
      if (overlaps(found, match.index, match[0].length)) continue;
      const date = read(match as RegExpExecArray);
      if (date) found.push(date);
    }
  };
  const areSeveral = severalYears.test(folded);
  if (areSeveral) collect(schoolYears, schoolYearsMatch);
  collect(range, rangeMatch);
  collect(pair, rangeMatch);
  if (areSeveral) collect(yearPair, yearPairMatch);
  collect(shortRange, shortRangeMatch);
  collect(quotedRange, quotedMatch);
  const openRange = (match: RegExpExecArray): DateMatch => ({
    index: match.index,
    length: match[0].length,
    kind: 'range',
    start: parsePoint(match[1] ?? ''),
    end: 'present',
  });
  collect(open, openRange);
  collect(openEnd, openRange);
  collect(single, (match) => {
    const words = holdsUntil.exec(folded.slice(0, match.index))?.[0] ?? '';
    const date: DateMatch = {
      index: match.index - words.length,
      length: words.length + match[0].length,
      kind: 'single',
      start: parsePoint(match[1] ?? ''),
      end: null,
    };
    return words ? { ...date, isExpiry: true } : date;
  });
  return found.sort((a, b) => a.index - b.index);
}

export const hasDate = (text: string): boolean => findDates(text).length > 0;

/** The text with its dates taken out. */
export function withoutDates(text: string, dates = findDates(text)): string {
  let rest = '';
  let from = 0;
  for (const date of dates) {
    rest += text.slice(from, date.index) + ' ';
    from = date.index + date.length;
  }
  return rest + text.slice(from);
}

const openEnded = new RegExp(
  `(?:${point}|${bareMonth})\\s*(?:-{1,2}|–|—|→|to|tot|t/m|bis|a|au|until)(?:\\s*(?:${bareMonth}|(?:0?[1-9]|1[0-2])\\s?[./-]))?\\s*$|(?<![\\p{L}])${since}\\s+${bareMonth}\\s*$`,
  'iu',
);
const closing = new RegExp(`^(?:(?:-{1,2}|–|—)\\s*)?(?:${present}|${point})(?![\\p{L}\\d])`, 'iu');

/** Whether a text has a period with two ends, the second of which may be now. */
export const hasRange = (text: string): boolean => findDates(text).some(({ kind }) => kind === 'range');
/** The text ends in the middle of a period ("2019 –", "May 2019 – June"), which goes on with the next line. */
export const opensPeriod = (text: string): boolean => openEnded.test(foldInPlace(text));
const monthLast = new RegExp(`(?:^|[\\s|·•,(])${bareMonth}$`, 'iu');
/** The text ends with a month whose year is in the next line. */
export const endsInMonth = (text: string): boolean => monthLast.test(foldInPlace(text.trim()));
/** The text begins with what can end a period. */
export const closesPeriod = (text: string): boolean => closing.test(foldInPlace(text.trim()));
