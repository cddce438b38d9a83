import { verbose } from '@tandem/domain/verbose';
import { vacancyHours } from '@tandem/domain/limits';
import { numberWords } from '@tandem/domain/number-words';
import { spanAt } from '../document/document';
import type { Found, Hours } from '../result';
import type { Notice } from '../notice/notice';
import { fold } from '../text/fold';
import type { Clues } from './clues';

const week = String.raw`per week|a week|p\.? ?w\.?(?![a-z])|per wk|in de week|in the week|(?:werk)?week\b|wekelijks|weekly|/ ?week|te presteren`;
const perWeek = new RegExp(week);
const most = 48;

const label = verbose()`
  (?:^|\n|[|•·] *|(?<=\S )(?=(?:working |werk)?(?:hours|uren):))(?:aantal |contract(?:ed )?|werk|working |weekly |weekly working )?
  (?:uren|uur|hours)(?: ?(?:per |a |\/ ?|p\/?)?w(?:eek)?)?(?: ?: ?| - |\n)(\d{1,2}(?:[.,]\d)?)
  (?: ?(?:-|\/|tot(?: en met)?|t\/m|to|of|or) ?(\d{1,2}(?:[.,]\d)?))?(?![\d:.,]*\d)
`;
const range = verbose('g')`
  (?<!\d[.:])\b(?:(\d{1,2}), ?)?(\d{1,2}(?:[.,]\d)?)\s*(u(?:ur|ren)?\s*)?(?:-|\/|tot(?: en met)?|t\/m|a|to|of|or)\s*
  (\d{1,2}(?:[.,]\d)?)\s*(?:uur|uren|urige|upw|hours|hrs|u\b)(?! (?:onderweg|rijden))
`;
const single = verbose('g')`
  (?<!\d[.:])\b(\d{1,2}(?:[.,](?:25|75|33|67|\d))?)[\s-]*(?:guaranteed |contracted |gegarandeerde )?(?:
    uurs?|uren|hours?|hrs|urige|u(?=\s?\/\s?w| per week| p\/?w)|(?<=\(\d\d)u(?=\))|h(?=\))
  )\s*(?:per week|a week|per werkweek|\/ ?week|\/ ?w\b|p\/?w|werkweek|wekelijks|weekly|, te presteren|\b)
`;
/** "19/38": hours of a full week. */
const share = /\b(\d{1,2})(?:[.,]\d)? ?\/ ?(?:36|38|40)\b(?![/-]\d)/;
const fte = verbose('g')`
  (?<![\d.,])(?:
    (?:\b(?:fte|wtf):? )([01][.,]\d{1,2})(?: ?(?:-|tot(?: en met)?|t\/m|to|a|of) ?([01](?:[.,]\d{1,2})?))?
    |([01](?:[.,]\d{1,2})?)(?: ?fte)?(?: ?(?:-|tot(?: en met)?|t\/m|to|a|of) ?([01](?:[.,]\d{1,2})?))? ?(?:fte|wtf)\b
  )
`;
const fullWeek = /\b(3[2-9]|40)(?:[.,]\d)?[\s-]*(?:urige|uurs?|uren|hours?|u)\b[\s-]*(?:per |\/ ?)?(?:werk)?week/;

/** What stands before a week or a full time that a pay is counted for. */
export const isBasis = verbose()`
  (?:o\.?b\.?v\.?|op basis van|based on|bij|uitgaande van|for)(?: een| an?)?(?: fulltime| voltijdse?| full[- ]time)?
  (?: \(?werkweek van| dienstverband(?: van)?| aanstelling(?: van)?)?\s*$
`;

const dayWords =
  /\b(?:shift|ploeg|dienst|avond|ochtend|nacht|werktijd\w*|werkdag\w*|open|maandag|vrijdag|zaterdag|monday|friday|saturday)\b/;
const startOfDay = 14;
/** What stands before the end of a day: "van 9 tot". */
const endOfDay = /\b(?:van|tussen|from|between) (?:\d|1[0-3])(?:[.:]\d\d)?(?: ?u(?:ur)?)? ?(?:-|tot|en|to|and) ?$/;

const day =
  '(?:ma|di|wo|do|vr|za|zo|mon|tue|wed|thu|fri|sat|sun|(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:en)?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)';
/** "Ma-vr 6-9u": the hours of each of the days before them. */
const daysBefore = new RegExp(
  `\\b${day}(?: ?(?:-|t/m|tot en met|to|en|and|,|&|/|\\+) ?${day})*(?: ?(?:avond|ochtend|middag|evening|morning|afternoon)(?:en|s)?)? ?[:,]? ?(?:van |from )?$`,
);
const isOfDays = (before: string, max: number): boolean => max <= 24 && daysBefore.test(before);

/** "14u - 22u", "van 9 tot 17 uur": from when to when on a day. */
const isClock = (text: string, match: RegExpExecArray, [min, max]: readonly [number, number]): boolean => {
  const [before, after] = [text.slice(Math.max(0, match.index - 50), match.index), text.slice(match.index + match[0].length)];
  if (max > 24 || new RegExp(`^[^.,;\\n]{0,12}(?:${week})`).test(after)) return false;
  const isFrom = /(?:\bvan|\btussen|\bfrom|\bbetween)\s$/.test(before) && min < startOfDay;
  return isFrom || isOfDays(before, max) || dayWords.test(before) || (match[3] !== undefined && /\($/.test(before));
};

/** "Discharged within 24-48 hours": how soon something happens. */
const isDelay = (text: string, index: number): boolean => /\b(?:within|binnen|after|na) $/.test(text.slice(Math.max(0, index - 8), index));
/** "A position for 38 hours": what stands before "for" says whether a pay is meant. */
const isForPay = (text: string, index: number): boolean => {
  const line = text.slice(Math.max(0, text.lastIndexOf('\n', index - 1)), index);
  return isBasis.test(line.slice(-60)) && (!/\bfor $/.test(line) || /\d{3}|€|£|salar|loon|pay|wage/.test(line));
};
/** "A therapist for 24-32 hours": a pay is for one number of hours. */
const rangeIsForPay = (text: string, index: number): boolean => {
  const line = text.slice(Math.max(0, text.lastIndexOf('\n', index - 1)), index);
  return isForPay(text, index) && !/\bfor $/.test(line) && /\d{3}|€|£|salar|loon|pay|wage/.test(line);
};
const found = (min: number, max: number, confidence: number, { index, 0: all }: RegExpExecArray): Found<Hours> => ({
  value: { min, max },
  confidence,
  span: spanAt(0, index + all.length - all.trimStart().length, all.trim().length),
});

/** "37,5" as a number. */
const numberOfHours = (written = ''): number => Number(written.replace(',', '.') || Number.NaN);

const fromLabel = (text: string): Found<Hours> | null => {
  const match = label.exec(text);
  const min = numberOfHours(match?.[1]);
  const max = match?.[2] ? numberOfHours(match[2]) : min;
  // "Hours: 4 nights a week (32 hours)" counts nights.
  const isOther =
    match !== null &&
    /^ ?(?:nights?|days?|shifts?|evenings?|dagen|nachten|diensten|avonden)\b/.test(text.slice(match.index + match[0].length));
  return match && !isOther && min >= 1 && min <= max && max <= most ? found(min, max, 0.9, match) : null;
};

const fromRange = (text: string): Found<Hours> | null => {
  for (const match of text.matchAll(range)) {
    const [min, max] = [numberOfHours(match[1] ?? match[2]), numberOfHours(match[4])];
    if (
      min < max &&
      min >= 2 &&
      max <= vacancyHours.most &&
      (max >= 8 || perWeek.test(text.slice(match.index, match.index + match[0].length + 16))) &&
      !isDelay(text, match.index) &&
      !rangeIsForPay(text, match.index) &&
      !isClock(text, match, [min, max])
    )
      return found(min, max, 0.9, match);
  }
  return null;
};

/** "Wij zoeken een hovenier voor 36 uur": whoever is looked for works so many a week. */
const leastSought = 8;
const isWanted =
  /\b(?:zoek(?:en|t)?|gezocht|vacature|looking|seeking|need|hiring|wanted)\b(?:(?!\b(?:die|dat|who|that)\b)[^.!?\n]){0,60} (?:voor|for) $/;

/** Who has to be available for so many hours works them. */
const isOffered = (before: string, after: string): boolean =>
  /\b(?:beschikbaar|inzetbaar|available)(?: (?:voor|for|om|minimaal|minimum|minstens|at least|gemiddeld|circa|ongeveer|about))*\s$/.test(
    before,
  ) || /^ (?:(?:per|a|in de) (?:week|werkweek) )?(?:beschikbaar|inzetbaar|available)\b/.test(after);

/** "Een werkweek van 33,6 uur". */
const ofWeek = /\b(?:werk)?week (?:van|of)(?: (?:gemiddeld|circa|ongeveer|about|average))* $/;

const fromSingle = (text: string): Found<Hours> | null => {
  for (const match of text.matchAll(single)) {
    const hours = numberOfHours(match[1]);
    const before = text.slice(Math.max(0, match.index - 90), match.index);
    if (endOfDay.test(before)) continue;
    const said = perWeek.test(text.slice(match.index, match.index + 40)) || ofWeek.test(before);
    const isLine =
      /(?:^|\n|[.!?] (?:ongeveer |circa |ca\.? ?|about |approx\.? ?|around )|(?:[|•·,(]|\s[–—-](?=\s)|\b(?:beschikbaar|available)(?=\s))\s*(?:ongeveer |circa |ca\.? ?|about |approx\.? ?)?|: ?|(?:full|part)[- ]?time |(?:vol|deel)tijds )$/.test(
        before,
      ) && hours >= 16;
    const after = text.slice(match.index + match[0].trimEnd().length);
    const isSought = hours >= leastSought && (isWanted.test(before) || isOffered(before, after));
    if (hours > 0 && hours <= most && (said || isLine || isSought) && (isSought || !isForPay(text, match.index)))
      return found(hours, hours, said ? 0.9 : 0.7, match);
  }
  return null;
};

/** "40 uur, in overleg 32 uur mogelijk": the one, and what it may be instead. */
const instead = verbose()`
  (?<![\d.,:])\b(\d{2}) ?(?:uur|uren|hours)(?: per week| a week)?[,;.]? \(?(?:(?:maar|of|en|but|or|and) )?
  (?:(?:ook|also|eventueel|in overleg|desgewenst) )*(\d{2}) ?(?:uur|uren|hours)?(?: per week| a week)?(?: (?:is|kan|are))?
  (?: (?:ook|also|in overleg))* ?(?:mogelijk|bespreekbaar|kan ook|possible|negotiable)\b
`;
const fromInstead = (text: string): Found<Hours> | null => {
  const match = instead.exec(text);
  const [min = 0, max = 0] = [Number(match?.[1]), Number(match?.[2])].sort((a, b) => a - b);
  return match && min >= 8 && max <= most ? found(min, max, 0.8, match) : null;
};

/** "40, part-time (32) negotiable", "40 uur, parttime vanaf 32 uur": the one, and what it may be in part. */
const inPart = verbose()`
  (?<![\d.,:])\b(\d{2})(?: ?(?:uur|uren|hours))?(?: per week| a week)?,? \(?(?:(?:maar|of|en|but|or|and) )?part[- ]?time (?:
    \((\d{2})(?: uur| hours)?\)(?= (?:is |kan |are )?(?:ook |also )?(?:mogelijk|bespreekbaar|possible|negotiable))
    |(?:mogelijk |bespreekbaar |possible |negotiable )?(?:vanaf|from) (\d{2})(?= ?(?:uur|hours|\)))
  )
`;
const fromPart = (text: string): Found<Hours> | null => {
  const match = inPart.exec(text);
  const [max, min] = [Number(match?.[1]), Number(match?.[2] ?? match?.[3])];
  return match && min >= 8 && min < max && max <= most ? found(min, max, 0.85, match) : null;
};

/** "4 x 9 uur", "vier keer negen uur": so many days of so many hours. */
const times = new RegExp(
  String.raw`(?<![\d.,:])\b(\d|${Object.keys(numberWords).join('|')})(?: ?x ?| (?:keer|maal|dagen van|times|days of) )(\d{1,2}|${Object.keys(numberWords).join('|')})(?: uur| uren| hours?| hrs|u\b| per week|(?=[\n,.;)!]|$| werkweek| week))`,
  'g',
);
const fromTimes = (text: string): Found<Hours> | null => {
  for (const match of text.matchAll(times)) {
    const [days = 0, each = 0] = [match[1], match[2]].map((written = '') => numberWords[written] ?? Number(written));
    const hours = days * each;
    if (days >= 2 && days <= 5 && each >= 4 && each <= 10 && hours <= most) return found(hours, hours, 0.7, match);
  }
  return null;
};

const fromShare = (text: string): Found<Hours> | null => {
  const match = share.exec(text);
  const hours = Number(match?.[1]);
  const isHours =
    match !== null && /(?:tijds?|uren|uur|time|hours)[^.\n]{0,12}$/.test(text.slice(Math.max(0, match.index - 25), match.index));
  return isHours && hours >= 4 && hours <= 40 ? found(hours, hours, 0.85, match) : null;
};

const numberOf: Readonly<Record<string, number>> = {
  een: 1,
  twee: 2,
  drie: 3,
  vier: 4,
  vijf: 5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
};
const someDays = String.raw`\b(\d|een|twee|drie|vier|vijf|one|two|three|four|five)(?: ?(?:-|tot|to|of|or|a) ?(\d|twee|drie|vier|vijf|two|three|four|five))? (?:dagen|days)`;
const days: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:dienstverband|werkweek|aanstelling|baan|functie|contract|beschikbaar|job|role|position|post)\b[^.\n]{0,30}?${someDays} (?:per|in de|a) ?week`,
  ),
  // "Dienstverband: parttime, 3 of 4 dagen".
  new RegExp(
    String.raw`\b(?:part[- ]?time|deeltijd|dienstverband:|uren:|hours:)[ ,(:]{1,3}${someDays}(?! (?:vakantie|vrij|verlof|holiday|off|leave))`,
  ),
];
const hoursOfDay = 8;

/** "Het dienstverband is 3 tot 5 dagen per week": or of eight hours each, which is less sure. */
const fromDays = (text: string): Found<Hours> | null => {
  for (const match of days.map((pattern) => pattern.exec(text))) {
    const [min, max] = [match?.[1], match?.[2] ?? match?.[1]].map((each = '') => (numberOf[each] ?? Number(each)) * hoursOfDay);
    if (match && min && max && min <= max && max <= 40 && !/thuis|home|kantoor|office/.test(match[0])) return found(min, max, 0.5, match);
  }
  return null;
};

/** "3 dagen per week", "4 days a week": a fact of a short message, unless it is how often one is at the office. */
const daysIn = (notice: Notice | null, whole: string): Found<Hours> | null => {
  const facts = (notice?.facts ?? []).filter(({ kind }) => kind === 'days');
  for (const { text, start, end } of facts) {
    const around = `${whole.slice(Math.max(0, start - 40), start)}${whole.slice(end, end + 25)}`;
    const counts = [...fold(text).matchAll(/\d|[a-z]+/g)].flatMap(([each]) => numberOf[each] ?? (Number(each) || [])).slice(0, 2);
    const [min = 0, max = min] = counts.map((count) => count * hoursOfDay);
    const isWeek = (perWeek.test(fold(text)) || /p\/w/i.test(text)) && !/thuis|home|remote|kantoor|office/.test(around);
    if (isWeek && min >= 1 && min <= max && max <= 40) return { value: { min, max }, confidence: 0.5, span: spanAt(start, 0, text.length) };
  }
  return null;
};

/** A share of a full-time week: of the one the text names, or of a usual one, which is less sure. */
const fromFte = (text: string): Found<Hours> | null => {
  const named = fullWeek.exec(text)?.[1];
  const full = named ? Number(named) : vacancyHours.default;
  for (const match of text.matchAll(fte)) {
    const [low, high] = [match[1] ?? match[3], match[2] ?? match[4] ?? match[1] ?? match[3]].map((part) =>
      Number((part ?? '').replace(',', '.')),
    );
    if (low === undefined || high === undefined || low < 0.1 || low > high || high > 1) continue;
    return found(Math.round(low * full), Math.round(high * full), named ? 0.85 : 0.6, match);
  }
  return null;
};

/** "15u", "8 uur", "24h": a fact of a short message. */
const fromNotice = (notice: Notice | null, whole: string): Found<Hours> | null => {
  for (const { text, start, kind } of notice?.facts ?? []) {
    const [min = 0, max = min] =
      kind === 'hours' && !/fte/i.test(text) ? [...text.matchAll(/\d{1,2}(?:[.,]\d)?/g)].map(([written]) => numberOfHours(written)) : [];
    const isFrom = /^(?:van|from|tussen|between)\s/i.test(text) && min < startOfDay && max <= 24 && !perWeek.test(fold(text));
    const isClock = min < max && (isFrom || isOfDays(whole.slice(Math.max(0, start - 50), start), max));
    if (min >= 1 && min <= max && max <= most && !isClock)
      return { value: { min, max }, confidence: 0.7, span: spanAt(start, 0, text.length) };
  }
  return null;
};

/** The hours a week. What a full-time salary is based on does not count. */
export const readHours = ({ document, notice }: Pick<Clues, 'document' | 'notice'>): Found<Hours> | null => {
  const text = fold(document.text);
  return (
    fromPart(text) ??
    fromLabel(text) ??
    fromRange(text) ??
    fromInstead(text) ??
    fromShare(text) ??
    fromSingle(text) ??
    fromNotice(notice, text) ??
    fromTimes(text) ??
    fromFte(text) ??
    fromDays(text) ??
    daysIn(notice, text)
  );
};
