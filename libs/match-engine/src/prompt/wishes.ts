import { verbose } from '@tandem/domain/verbose';
import type { Flag } from '@tandem/domain/preferences';
import { conceptRows } from '../data/concepts';
import { findPlace } from '@tandem/geo/places';
import { industryOf } from '@tandem/taxonomy/industries';
import { employers } from '../data/employers';
import { findWishes } from '../flags/concepts';
import { Remainder } from './remainder';
import { isUnwelcome } from './unwanted';

/** Conditions that are said elsewhere in the reading, or are the work itself. */
const notWishes = new Set(['remote', 'children', 'elderly', 'pets', 'aviation', 'four-day-week', 'english-language', 'dutch-language', 'startup', 'small-company', 'large-company']); // prettier-ignore

/** What may stand between a thing and how it is borne: another thing ("nights or weekends are fine"). */
const fineAfter = verbose('iu')`
  ^(?:\s*(?:,|of|or|en|and|\/)\s*\p{L}+)?\s*(?:(?:is|are|zijn)\s+)?(?:voor mij\s+)?(?:
    (?:ook\s+)?geen\s+(?:probleem|bezwaar|punt)|no\s+problem|not\s+a\s+problem|fine|ok(?:ay)?
    |(?:vind\s+ik\s+)?(?:prima|geen\s+probleem)|mag(?:\s+ook)?|mogen(?:\s+ook)?|(?:vind\s+ik\s+)?niet\s+erg
    |maakt\s+(?:me\s+|mij\s+)?(?:niet|niks|niets)\s+uit|(?:do|does)n['’]?t\s+matter
  )(?!\p{L})
`;
/** Said of anything, it is no wish: "zzp mag ook", "lease car not needed". */
const alsoFine = verbose('iu')`
  ^\s+(?:
    (?:is|are)\s+also\s+(?:fine|ok(?:ay)?)|mag\s+ook|mogen\s+ook|kan\s+ook|(?:is|zijn)\s+ook\s+(?:goed|prima)
    |(?:hoeft|hoeven)\s+niet
    |(?:(?:is|zijn|are)\s+)?(?:niet|not)\s+(?:verplicht|nodig|belangrijk|needed|required|necessary|important)|optional|optioneel
    |no\s+must|geen\s+must
  )(?!\p{L})
`;
const fineBefore = verbose('iu')`
  (?:
    geen\s+(?:probleem|bezwaar|moeite)(?:\s+met)?|no\s+(?:problem|objection)(?:\s+(?:with|to))?|don['’]?t\s+mind|(?:fine|ok)\s+with
  )\s+(?:het\s+|de\s+|the\s+)?$
`;

/** What somebody puts up with is no wish. */
const readBorne = (rest: Remainder): void => {
  for (const { start, end } of findWishes(rest.left)) {
    const [before] = fineBefore.exec(rest.left.slice(0, start)) ?? [''];
    const [after] = fineAfter.exec(rest.left.slice(end)) ?? [''];
    const [from, to] = [start - before.length, end + after.length];
    const isBorne = before + after !== '' && isUnwelcome(rest.text.slice(start, end));
    if ((isBorne || alsoFine.test(rest.left.slice(end))) && rest.isFree(from, to)) rest.claim('background', from, to);
  }
};

const only = 'alleen|enkel|uitsluitend|slechts|only|just|strictly|solely';
const onlyBefore = new RegExp(
  `(?<!\\p{L})(?:${only})(?:\\s+(?:maar|nog|work(?:ing)?|werken|in|op|during|tijdens|the|de|het|een|a))*\\s*$`,
  'iu',
);
const onlyAfter = new RegExp(`^\\s+(?:(?:work(?:ing)?|werken|please)\\s+)?(?:${only})(?!\\p{L})`, 'iu');

/** "A lease car is a must". */
const must = verbose('iu')`
  ^\s+(?:(?:is|are|zijn)\s+)?(?:(?:een\s+|a\s+)?must|vereist|verplicht|noodzakelijk|required|necessary|essential|per se|absoluut)
  (?!\p{L})
`;

/** "Only mornings" is a condition, "mornings" a wish. */
const isCondition = (rest: Remainder, start: number, end: number): boolean =>
  onlyBefore.test(rest.left.slice(0, start)) ||
  onlyAfter.test(rest.left.slice(end)) ||
  new RegExp(`^(?:${only})\\s|\\s(?:${only})$`, 'iu').test(rest.text.slice(start, end));

const employer = verbose('dgu')`
  (?<!\p{L})(?:bij|at|voor|for)\s+(?:(?:de|het|the)\s+)?(?<name>
    \p{Lu}[\p{L}\d&'’.+-]+(?:\s+(?:(?:van|de|der|den|of|and|en|&)\s+)*\p{Lu}[\p{L}\d&'’.+-]*){0,3}
  )
`;

const escape = (name: string): string => name.replaceAll('.', '\\.').replace(/['’]/g, "['’]?");
const known = new RegExp(
  `(?<![\\p{L}.@-])(?:(?:bij|at|voor|for|in)\\s+(?:(?:de|het|the)\\s+)?)?(?<name>${[...employers]
    .sort((a, b) => b.length - a.length)
    .map(escape)
    .join('|')})(?![\\p{L}-])`,
  'giu',
);
/** Short names are words of something else as well ("htm", "ret"); they are meant where somebody works at them. */
const shortName = 3;

/** "Vakken vullen albert heijn": employers that are known without a capital. */
const knownEmployers = (rest: Remainder): Flag[] =>
  rest.take('wish', known, ({ 0: said, groups }) => {
    const value = groups?.['name'] ?? '';
    return said === value && value.length <= shortName ? null : { value, dealbreaker: false };
  });

/** "Werken bij KLM": whom somebody wants to work for, in his words; a vacancy that names him has what is wished. */
export const readEmployers = (rest: Remainder): Flag[] => {
  const listed = knownEmployers(rest);
  if (rest.text === rest.text.toUpperCase()) return listed;
  const others = [...rest.left.matchAll(employer)].flatMap(({ 0: said, index, groups, indices }) => {
    const value = groups?.['name'] ?? '';
    const [, to = 0] = indices?.groups?.['name'] ?? [];
    if (industryOf(value) !== null || findPlace(value) !== null || findWishes(value).length > 0 || !rest.isFree(index, to)) return [];
    rest.claim('wish', index, index + said.length);
    return [{ value, dealbreaker: false }];
  });
  return [...listed, ...others];
};

const kindOfEmployer = verbose('giu')`
  (?<!\p{L})(?:(?:een|an?|the|de)\s+)?(?:company|employer|organi[sz]ation|boss|bedrijf|werkgever|organisatie|baas)\s+
  (?:that|who|which|die|dat)\s+(?<what>[^,.;!?\n\u0001]{3,80}(?=\s*(?:[,.;!?\n]|$)))
`;

/** "A company that cares about its people": what is said of whoever employs is a wish, in its words, and no work. */
export const readKindOfEmployer = (rest: Remainder): Flag[] =>
  rest.take('wish', kindOfEmployer, ({ groups, index }) => {
    const value = (groups?.['what'] ?? '').trim();
    return refuses.test(rest.before(index)) ? null : { value, dealbreaker: false };
  });
const refuses = /(?<!\p{L})(?:geen|no|not|niet|without|zonder)\s+$/iu;

const weekday = '(?:maandag|dinsdag|woensdag|donderdag|vrijdag|monday|tuesday|wednesday|thursday|friday)(?:s|en)?(?:middag|ochtend|avond|\\s+(?:afternoon|morning|evening)s?)?(?:s|en)?'; // prettier-ignore
const weekdays = `${weekday}(?:\\s*(?:,|en|and|of|or|&)\\s*${weekday})*`;
const often = '(?:(?:altijd|graag|(?:het )?liefst|liever|gewoon|steeds|always|ideally|preferably|wil ik|moet ik|i want|i need)\\s+){0,2}';
const dayOff = new RegExp(`(?<!\\p{L})(?:(?:elke|iedere|every|op|on|de)\\s+)*(?:(?<days>${weekdays})\\s+${often}(?:vrij|off|free)|(?:vrij|off|free)\\s+(?:op|on)\\s+(?<on>${weekdays}))(?!\\p{L})`, 'giu'); // prettier-ignore

/** "Woensdag vrij", "Fridays off": days on which somebody would rather not work. They are no days of his hours. */
export const readDaysOff = (rest: Remainder): Flag[] =>
  [...rest.left.matchAll(dayOff)].flatMap(({ 0: said, index, groups }) => {
    const days = (groups?.['days'] ?? groups?.['on'] ?? '').match(new RegExp(weekday, 'giu')) ?? [];
    rest.claim('unwanted', index, index + said.length, days.join(', '));
    return days.map((value) => ({ value, dealbreaker: false }));
  });

/** "Fulltime, vast, Zwolle": alone between marks it is said of the contract. */
const bareContract = /(?<=(?:^|[,;.\u0001])\s*)(?:vast|permanent)(?=\s*(?:[,;.]|$))/giu;

/** Wishes the engine knows ("rustig", "small team", "company car"), each as a green flag in the words of the sentence. */
export const readWanted = (rest: Remainder): Flag[] => {
  readBorne(rest);
  const contract = rest.take('wish', bareContract, ([said]): Flag => ({ value: /^v/iu.test(said) ? 'vast contract' : 'permanent contract', dealbreaker: false })); // prettier-ignore
  const flags = new Map<number, Flag>();
  // Of two that begin at one word the longer says what is meant: "doordeweeks thuis" is no "doordeweeks".
  for (const { concept, start, end } of findWishes(rest.left).toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    if (!rest.isFree(start, end) || notWishes.has(conceptRows[concept]?.key ?? '')) continue;
    const { value = rest.text.slice(start, end), dealbreaker = false } = flags.get(concept) ?? {};
    const asked = must.exec(rest.left.slice(end))?.[0].length ?? 0;
    flags.set(concept, { value, dealbreaker: dealbreaker || asked > 0 || isCondition(rest, start, end) });
    rest.claim('wish', start, end + asked);
  }
  return [...contract, ...flags.values()];
};
