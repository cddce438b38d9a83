import { verbose } from '@tandem/domain/verbose';
import { findOccupations } from '@tandem/taxonomy/occupations';
import { fieldsOfOccupations, likeness, spread } from '../fields/fields';
import { type Named, namedTitles } from './named-titles';
import { Remainder } from './remainder';

/** A part of a sentence, end exclusive. */
export type Span = { start: number; end: number };

const state = '(?:[\\s-]+(?:now|nu|currently|momenteel|as|als|a|an|een|been|altijd|jarenlang|jaren|\\d+ (?:jaar|years?)))*[\\s-]+$';
const present = new RegExp(`(?:(?<!\\p{L})(?:i am|i['’]m|ik ben|i work|ik werk|nu|now|currently|momenteel)|^(?:ben|am))${state}`, 'iu');
const past = new RegExp(
  `(?:(?<!\\p{L})(?:i was|i used to be|used to be|ik was|vroeger|gestopt|former|formerly|retired|voormalige?|gewezen|ex)|^(?:was|used to be))${state}`,
  'iu',
);
const done = new RegExp(`(?:(?<!\\p{L})(?:i have|i['’]ve|i worked|ik werkte)|^(?:worked|werkte))${state}`, 'iu');
const turning = verbose('iu')`
  (?<!\p{L})(?:
    but|maar|instead|liever|rather|iets anders|something else|no longer|niet meer
    |(?:and|en)\s+(?:i\s+|ik\s+|am\s+)?(?:look|want|would|zoek|wil)
  )(?!\p{L}{4})
`;

/** Words that say that other work is wanted than the work somebody has, whether or not it is named. */
const otherWork = verbose('iu')`
  (?<!\p{L})(?:
    (?:iets|wat)\s+(?:(?:heel|totaal|helemaal|compleet)\s+)?anders|iets\s+nieuws|ander\s+(?:soort\s+)?werk
    |andere\s+(?:richting|branche|sector)|something\s+(?:(?:completely|totally|entirely|very)\s+)?(?:else|different|new)
    |(?:other|different)\s+(?:kind\s+of\s+)?work|(?:different|another)\s+(?:career|field|direction|sector|line\s+of\s+work)
    |omscholen|omscholing
    |(?:maar|but)\s[^.]*?(?:iets|something)\s+(?!dicht|in\s|voor\s|for\s|near|close|van\s|with\s|met\s|waar|where|at\s|op\s|bij\s)
    \p{L}+|carri[eè]reswitch|career\s+(?:change|switch)|wil\s+dat\s+niet\s+meer|wil\s+niet\s+meer|no\s+longer|not?\s+any\s?more
  )(?!\p{L})
`;
/** Easier, as people say it of work. */
export const ease =
  '(?:rustiger|lichter|kalmer|makkelijker|eenvoudiger|gemakkelijker|calmer|quieter|lighter|easier|(?:minder|less)\\s+(?:(?:fysiek|lichamelijk|physically)\\s+)?(?:zwaars?|zware|stressvol|stressvolle|druks?|drukke|hectisch|hectische|heavy|physical|stressful|hectic|busy|demanding|tiring|intense))';
/** Said of the work as a whole that it must be easier than what somebody does; some of it is understood before titles are. */
const easierWork = new RegExp(
  `(?<!\\p{L})(?:(?:iets|wat|something|anything)\\s+(?:(?:wat|veel|een\\s+stuk|een\\s+beetje|much|a\\s+bit|a\\s+little)\\s+)?${ease}s?|${ease}e?\\s+(?:werk|work|baan|banen|jobs?|beroep))(?!\\p{L})`,
  'iu',
);

/** Words that go on to what is wanted now, of who had other work before. */
const now = verbose('iu')`
  (?<!\p{L})(?:
    iets|something|anything|nu|now|maar|but|instead|liever|rather|zoek(?:ende)?\s+(?:een\s+)?\p{L}+e?\s+(?:werk|baan)|lichters?
    |rustigers?
  )(?!\p{L})
`;
/** Words of who takes up the same work again, or goes further in it. */
const sameWork = verbose('iu')`
  (?<!\p{L})(?:
    weer|terug|opnieuw|herintred\p{L}*|again|back|return(?:ing)?|zelfde|soortgelijke?|same|similar|vergelijkbare?|senior|lead
    |next\s+step|volgende\s+stap|uitdaging|challenge|(?:andere|nieuwe)\s+werkgever|(?:another|new|different)\s+employer
  )(?!\p{L})
`;

/** Where a sentence goes on to what is wanted instead, counted from a place; null where it does not. */
const turnAfter = (text: string, from: number): number | null => {
  const after = /^[^.!?]*/u.exec(text.slice(from))?.[0] ?? '';
  const found = turning.exec(after);
  return found ? from + found.index : null;
};

/**
 * Work that lies behind somebody, and how that is told: he has `left` it, it is `past`, he has `done` it (and may well go on), or it is
 * `present` and the sentence goes on.
 */
export type Told = 'left' | 'past' | 'done' | 'present';
export type ToldSpan = Span & { told: Told };

/** What somebody was or is in a sentence that goes on to what he wants instead: the title, and with whom or where. */
const leftJob = (text: string, { start, end }: Named): ToldSpan | null => {
  const before = text.slice(0, start);
  const [ended = ''] = /^\s+(?:gewerkt|geweest)(?!\p{L})/iu.exec(text.slice(end)) ?? [];
  if (done.test(before) || /gewerkt/iu.test(ended)) return { start, end, told: 'done' };
  if (past.test(before) || ended) return { start, end, told: 'past' };
  const isSubject =
    /^\s*(?:(?:als|as)(?:\s+(?:een|an?))?\s+)?$/iu.test(before) &&
    /(?<!\p{L})(?:zoekt?|wil|omscholen|omscholing|seeks?|looking|wants?|retrain)(?!\p{L})/iu.test(text.slice(end));
  const isElsewhere = [before, text.slice(end)].some((part) => otherWork.test(part) || easierWork.test(part));
  if (!isSubject && !present.test(before)) return null;
  const turn = isSubject ? null : turnAfter(text, end);
  if (turn === null) return isElsewhere ? { start, end, told: 'present' } : null;
  return { start, end: turn, told: 'present' };
};

const few = '(?:[^\\s,.;!?]+\\s+){0,3}?[^\\s,.;!?]+';
const article = '(?:(?:de|het|the|a|an|een)\\s+)?';
const count =
  '(?:\\d+|een paar|a few|several|enkele|heel wat|many|vele|veel|zoveel|bijna|almost|ruim|over|more than|meer dan|twintig|twenty|dertig|thirty|vijftien|fifteen|tien|ten|vijf|five)';
const years = `(?:(?:${count}\\s+)*(?:jaar|jaren|years?)(?:lang)?|jarenlang|(?:an?|een)\\s+(?:hele |long |whole )?(?:career|lifetime|leven|carri[eè]re|loopbaan))`;
const goesOn = '(?=\\s*(?:[,;.!?]|$)|\\s+(?:zoek|wil|ben|nu|now|i|ik|looking|want|but|maar|and|en|ready|toe)(?!\\p{L}))';
/** Ways to tell the work somebody comes from; the group is the work. */
const origins: readonly (readonly [told: Told, pattern: RegExp])[] = [
  [
    'left',
    new RegExp(
      `^(?<work>${few})\\s+(?:(?:who |die )?(?:wants?|would like|looking|wil|zoekt)\\s+(?:graag\\s+|een\\s+)?)?(?:to\\s+)?(?:step(?:ping)? (?:back|down) (?:in)?to|(?:een )?stap(?:je)? terug naar)\\s+`,
      'giud',
    ),
  ],
  ['left', new RegExp(`(?<!\\p{L})(?:van(?:uit)?|from|uit)\\s+${article}(?<work>${few})\\s+(?:naar|to|into)\\s+`, 'giud')],
  [
    'left',
    new RegExp(
      `(?<!\\p{L})(?:na|after)\\s+${years}\\s+(?:(?:in|als|as|of|bij|at|op|on|working|work|werken|gewerkt|te hebben)\\s+)*${article}(?<work>${few})${goesOn}`,
      'giud',
    ),
  ],
  [
    'left',
    new RegExp(
      `(?<!\\p{L})(?:gestopt|opgehouden|stoppen|ophouden|stopped|quit|stop(?:ping)?\\s+working)\\s+(?:in|als|bij|as|at|working in)\\s+${article}(?<work>${few})${goesOn}`,
      'giud',
    ),
  ],
  [
    'present',
    new RegExp(
      `(?<!\\p{L})(?:ik werk|i work|i['’]m working|i am working|ik zit)\\s+(?:(?:nu|now|currently|momenteel)\\s+)?(?:in|bij|at|for)\\s+${article}(?<work>${few})(?=[\\s,]+(?:but|maar|and|en|zoek|wil|want))`,
      'giud',
    ),
  ],
  [
    'done',
    new RegExp(
      `(?<!\\p{L})(?:i used to work|i(?: have|['’]ve)? worked|used to work|ik werkte|ik zat)\\s+(?:(?:vroeger|jarenlang|${years})\\s+)?(?:in|bij|at|for|as)\\s+${article}(?<work>${few})${goesOn}`,
      'giud',
    ),
  ],
  [
    'done',
    new RegExp(
      `(?<!\\p{L})heb\\s+(?:(?:altijd|vroeger|${years})\\s+)*(?:in|bij|als|op)\\s+${article}(?<work>${few})\\s+(?:gewerkt|gezeten|gestaan)(?!\\p{L})`,
      'giud',
    ),
  ],
];

/** Work that somebody says he comes from, in words that may hold no title. Whether they are work has to be seen. */
export const origin = (text: string): ToldSpan[] =>
  origins.flatMap(([told, pattern]) =>
    [...text.matchAll(pattern)].flatMap(({ indices }) => {
      const [start, end] = indices?.groups?.work ?? [0, 0];
      return end > start ? [{ start, end, told }] : [];
    }),
  );

/**
 * Whether work that lies behind somebody is no longer wanted, where no other work is named: he has left it, or speaks of something else.
 * `left` is what nobody has understood yet of the sentence, `isWished` whether it holds a wish, `isNamedAgain` whether the work is described
 * a second time: a cook who looks for something calmer in a kitchen goes on as one.
 */
export const isLeft = (
  text: string,
  left: string,
  { start, end, told }: ToldSpan,
  { isWished, isNamedAgain }: { isWished: boolean; isNamedAgain: boolean },
): boolean => {
  if (sameWork.test(text)) return false;
  const others = `${left.slice(0, start)} , ${left.slice(end)}`;
  if (told === 'present') return otherWork.test(others) || (easierWork.test(text) && !isNamedAgain);
  if (told === 'done') return otherWork.test(others) || /(?<!\p{L})(?:iets|something|anything)(?!\p{L})/iu.test(others);
  return told === 'left' || isWished || otherWork.test(others) || now.test(others);
};

export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** Of the titles a sentence names those that are told to lie behind, and how far that is told. */
export const leftJobs = (rest: Remainder, jobs: readonly Named[]): { job: Named; span: ToldSpan }[] => {
  const origins = origin(rest.text);
  return jobs.flatMap((job) => {
    const span = origins.find((told) => overlaps(told, job)) ?? leftJob(rest.text, job);
    return span ? [{ job, span }] : [];
  });
};

const fieldsOf = (title: string): number[] => spread(fieldsOfOccupations(findOccupations(title).slice(0, 1)));
/** From here on the fields of two titles are those of one trade. */
const sameTrade = 0.7;

/** Whether a title is of a trade that is told by titles of it. */
export const isOfTrade = (title: string, titles: readonly string[]): boolean => {
  if (titles.length === 0) return false;
  const own = fieldsOf(title);
  return titles.some((other) => likeness(own, fieldsOf(other)) >= sameTrade);
};

/** Groups of work at a desk: to those "at the office" says where, to others it says what. */
const deskWork = /^(?:1|2[1456]|33|35|4)/;

/** Whether a title is of work at a desk. */
export const isDeskWork = (title: string): boolean => deskWork.test(findOccupations(title)[0]?.isco ?? '');

/** Whether "at the office", at a place, names the work of somebody who leaves work of another kind. */
export const isOfficeWork = (text: string, at: number): boolean =>
  namedTitles(new Remainder(text.slice(0, at))).some((job) => {
    const left = leftJob(text, job);
    return left !== null && left.end <= at && !isDeskWork(job.title);
  });
