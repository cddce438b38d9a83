import { verbose } from '@tandem/domain/verbose';
import type { Flag } from '@tandem/domain/preferences';
import { readText } from '../text/terms';
import type { Hours } from './amounts';
import type { Remainder } from './remainder';

const halfHours = 'een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|\\d{1,2}';
const hour = `(?:half\\s+(?:${halfHours})|(?:[01]?\\d|2[0-3])(?:[.:][0-5]\\d)?)(?:\\s*(?:uur|u|hours?|h|am|pm))?`;
const span = new RegExp(
  `(?<![\\p{L}\\d.,:€])(?<said>(?:(?:alleen|only|van|from|tussen|between)\\s+)*)(?<from>${hour})\\s*(?:-|–|tot|to|till|until|en|and)\\s*(?<to>${hour})(?![\\p{L}\\d:%])(?!\\s*(?:uur|u|hours?|h)?\\s*(?:hrs?|uren|per|p/|a|in de|dagen|dgn|days|km|min|euro|€|jaar|years?|kinderen|kids)(?!\\p{L}))`,
  'giu',
);
/** "After 6 pm", "na 18 uur", "na 5 uur". */
const after = verbose('giu')`
  (?<![\p{L}\d])(?:na|after|vanaf|from)\s+(?<from>
    (?:1[6-9]|2[0-3])(?:[.:]00)?\s*(?:uur|u|h)|[4-9]\s*pm|[4-9]\s*(?:uur|u)(?!\s*(?:per|in de|p\/|reizen|rijden))
  )(?!\p{L})
`;

const half: Readonly<Record<string, number>> = { een: 1, één: 1, twee: 2, drie: 3, vier: 4, vijf: 5, zes: 6, zeven: 7, acht: 8, negen: 9, tien: 10, elf: 11, twaalf: 12 }; // prettier-ignore

/** A time of the day in hours ("half negen" is 8.5). */
const timeOf = (written: string): number => {
  const text = written.toLowerCase();
  const halved = /^half\s+(\p{L}+|\d+)/u.exec(text)?.[1];
  if (halved !== undefined) return (half[halved] ?? Number(halved)) - 0.5;
  const [, hours = '0', minutes = '0'] = /^(\d{1,2})(?:[.:](\d{2}))?/u.exec(text) ?? [];
  const time = Number(hours) + Number(minutes) / 60;
  return /pm$/u.test(text) && time < 12 ? time + 12 : time;
};

/** Who has somebody to fetch from school names the hours between. */
const hasChildren =
  /(?<!\p{L})(?:moeder|vader|mama|papa|mum|mom|dad|mother|father|ouder|parent|kids?|kind(?:eren)?|children|school\p{L}*)(?!\p{L})/iu;
const isMarked = /[.:][0-5]\d|half\s|\dam|\dpm|\s[ap]m/iu;
const shortDay =
  '(?:ma|di|wo|do|vr|za|zo|mon|tue|wed|thu|fri|sat|sun|(?:maan|dins|woens|donder|vrij|zater|zon)dag|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?';
/** "Ma-vr 6-9u", "monday to friday 9-2": the hours of each of the days before them. */
const daysBefore = new RegExp(`(?<!\\p{L})${shortDay}(?:\\s*(?:-|–|,|/|&|\\+|t/m|tot|to|en|and)\\s*${shortDay})*,?\\s+$`, 'iu');

const shiftHours = 4;

/**
 * Whether two numbers are times of the day, and not hours a week ("8-12 uur", "16-24 hours"): they are written as such, stand behind
 * "from" or "between", or are no hours that a contract has.
 */
const isOfClock = (rest: Remainder, at: number, said: string, from: number, to: number): boolean => {
  if (isMarked.test(said) || (from < to && daysBefore.test(rest.text.slice(0, at)))) return true;
  // "From 9 to 15 hours" is how long, unless days stand before it.
  if (/hours?$/iu.test(said) || from < 6 || from > 12 || to > 19 || to <= from) return false;
  if (/^(?:van|from|tussen|between)\s/iu.test(said.replace(/^(?:alleen|only)\s+/iu, ''))) return true;
  return hasChildren.test(rest.text) || (/uur|u$|h$/iu.test(said) && (from % shiftHours !== 0 || to % shiftHours !== 0));
};

const isDutch = /\d\s*u(?:ur)?(?!\p{L})|(?<!\p{L})(?:tot|van|tussen|alleen|half|na|vanaf)(?!\p{L})/iu;

/** What hours of the day are called in vacancies: Dutch, English. */
const names = {
  school: ['schooltijd', 'school hours'],
  morning: ['ochtend', 'mornings'],
  afternoon: ['middag', 'afternoons'],
  evening: ['avond', 'evenings'],
  night: ['nachtdienst', 'night shift'],
  office: ['kantoortijden', 'office hours'],
} as const;

const nameOf = (from: number, to: number): keyof typeof names | null => {
  if (from >= 21 || to < from) return 'night';
  if (from >= 16) return 'evening';
  if (from >= 6 && to <= 13) return 'morning';
  if (from >= 8 && to <= 15.5) return 'school';
  if (from >= 12 && to <= 18.5) return 'afternoon';
  return from >= 7 && to <= 18.5 ? 'office' : null;
};

const few: Readonly<Record<string, number>> = { een: 1, één: 1, one: 1, twee: 2, two: 2, drie: 3, three: 3, vier: 4, four: 4, vijf: 5, five: 5 }; // prettier-ignore
const halfDays = new RegExp(
  `(?<![\\p{L}\\d.,])(?<count>[1-5]|${Object.keys(few).join('|')})(?:\\s*(?:-|à|a|of|or|tot|to)\\s*(?<most>[1-5]|${Object.keys(few).join('|')}))?\\s*(?<part>ochtend(?:en)?|middag(?:en)?|avond(?:en)?|dagde(?:el|len)|halve\\s+dag(?:en)?|mornings?|afternoons?|evenings?|half\\s+days?)(?:\\s+(?:per|in de|a|each)\\s+week)?(?!\\p{L})(?!\\s+(?:vrij|off|free|thuis|at home|from home))`,
  'giu',
);
const hoursOfHalf = 4;
const isOfDay = /ochtend|middag|avond|morning|afternoon|evening/iu;

/** "3 ochtenden", "two evenings a week": how many hours, and when. */
export const readHalfDays = (rest: Remainder): { hours: Hours | null; flags: Flag[] } => {
  const read = rest.take('hours', halfDays, ({ groups }) => {
    const of = (written: string): number => hoursOfHalf * (few[written.toLowerCase()] ?? Number(written));
    const [first = '', part = ''] = [groups?.['count'], groups?.['part']];
    const flags = isOfDay.test(part) ? [{ value: part.toLowerCase(), dealbreaker: false }] : [];
    return { hours: { least: of(first), most: of(groups?.['most'] ?? first) }, flags };
  });
  // "Twee ochtenden en een middag" are three; of those put with "or" the first counts.
  const counted = /\s(?:of|or)\s/iu.test(rest.text) ? read.slice(0, 1) : read;
  const sum = (end: keyof Hours): number => counted.reduce((all, { hours }) => all + hours[end], 0);
  return { hours: read.length > 0 ? { least: sum('least'), most: sum('most') } : null, flags: read.flatMap(({ flags }) => flags) };
};

const noon = 12;
const midnight = 24;

/** Reads "9-14 uur", "half 9 tot half 3", "from 9 to 2": when somebody wants to work, as a wish by the name that vacancies have for it. */
export const readClock = (rest: Remainder): Flag[] => {
  const of = (from: number, to: number, said: string): Flag[] => {
    const name = nameOf(from, to);
    const [dutch, english] = name === null ? [null, null] : names[name];
    const value = isDutch.test(said) || readText(rest.text).language === 'nl' ? dutch : english;
    return value === null ? [] : [{ value, dealbreaker: /(?<!\p{L})(?:alleen|only)(?!\p{L})/iu.test(said) }];
  };
  const spans = rest.take('wish', span, ({ 0: said, groups, index }) => {
    const [from, written] = [timeOf(groups?.['from'] ?? ''), timeOf(groups?.['to'] ?? '')];
    // "Half 9 tot half 3", "9 to 3": what ends before it begins ends after noon.
    const to = written <= from && written <= 7 && from <= noon ? written + noon : written;
    return isOfClock(rest, index, said, from, to) ? of(from, to, said) : null;
  });
  const later = rest.take('wish', after, ({ groups }) => {
    const from = timeOf(groups?.['from'] ?? '');
    return of(from < noon ? from + noon : from, midnight, '');
  });
  return [...spans, ...later].flat();
};
