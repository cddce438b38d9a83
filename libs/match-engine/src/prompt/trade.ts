import { findOccupations } from '@tandem/taxonomy/occupations';
import { type Named, namedTitles } from './named-titles';
import { Remainder } from './remainder';

/** A part of a sentence, end exclusive. */
export type Span = { start: number; end: number };

const state = '(?:[\\s-]+(?:now|nu|currently|momenteel|as|als|a|an|een|been|altijd|jarenlang|jaren))*[\\s-]+$';
const present = new RegExp(`(?<!\\p{L})(?:i am|i['’]m|ik ben|i work|ik werk|nu|now|currently|momenteel)${state}`, 'iu');
const past = new RegExp(
  `(?:(?<!\\p{L})(?:i was|i worked|i used to be|i have|i['’]ve|ik was|ik werkte|former|formerly|voormalige?|ex)|^(?:was|worked|used to be|werkte))${state}`,
  'iu',
);
const turning =
  /(?<!\p{L})(?:but|maar|instead|liever|rather|iets anders|something else|no longer|niet meer|(?:and|en)\s+(?:i\s+|ik\s+|am\s+)?(?:look|want|would|zoek|wil))(?!\p{L}{4})/iu;

/** Where a sentence goes on to what is wanted instead, counted from a place; null where it does not. */
const turnAfter = (text: string, from: number): number | null => {
  const after = /^[^.!?]*/u.exec(text.slice(from))?.[0] ?? '';
  const found = turning.exec(after);
  return found ? from + found.index : null;
};

/** What somebody was or is in a sentence that goes on to what he wants instead: the title, and with whom or where. */
const leftJob = (text: string, { start, end }: Named): Span | null => {
  const before = text.slice(0, start);
  if (past.test(before) || /^\s+(?:gewerkt|geweest)(?!\p{L})/iu.test(text.slice(end))) return { start, end };
  const turn = present.test(before) ? turnAfter(text, end) : null;
  return turn === null ? null : { start, end: turn };
};

const few = '(?:[^\\s,.;!?]+\\s+){0,3}?[^\\s,.;!?]+';
const years = '(?:\\d+|een paar|many|vele|veel|zoveel|twintig|twenty|tien|ten|vijf|five)\\s+(?:jaar|jaren|years?)';
/** Ways to tell the work somebody comes from; the group is the work. */
const origins: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})(?:van(?:uit)?|from|uit)\\s+(?:(?:de|het|the|a|an|een)\\s+)?(?<work>${few})\\s+(?:naar|to|into)\\s+`, 'giud'),
  new RegExp(
    `(?<!\\p{L})(?:na|after)\\s+${years}\\s+(?:(?:in|als|as|of|bij|at)\\s+)?(?:(?:de|het|the|a|an|een)\\s+)?(?<work>${few})(?=[,;]|\\s+(?:zoek|wil|ben|nu|now|i|ik|looking|want))`,
    'giud',
  ),
  new RegExp(
    `(?<!\\p{L})(?:ik werk|i work|i['’]m working|ik zit)\\s+(?:(?:nu|now|currently|momenteel)\\s+)?(?:in|bij|at|for)\\s+(?:(?:de|het|the|a|an|een)\\s+)?(?<work>${few})(?=[\\s,]+(?:but|maar|and|en|zoek|wil|want))`,
    'giud',
  ),
];

/** Work that somebody says he comes from, in words that may hold no title. Whether they are work has to be seen. */
export const origin = (text: string): Span[] =>
  origins.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ indices }) => {
      const [start, end] = indices?.groups?.work ?? [0, 0];
      return end > start ? [{ start, end }] : [];
    }),
  );

export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** Of the titles a sentence names those that are told to lie behind, and how far that is told. */
export const leftJobs = (rest: Remainder, jobs: readonly Named[]): { job: Named; span: Span }[] => {
  const origins = origin(rest.text);
  return jobs.flatMap((job) => {
    const span = origins.find((told) => overlaps(told, job)) ?? leftJob(rest.text, job);
    return span ? [{ job, span }] : [];
  });
};

/** Groups of work at a desk: to those "at the office" says where, to others it says what. */
const deskWork = /^(?:1|2[1456]|33|35|4)/;

/** Whether "at the office", at a place, names the work of somebody who leaves work of another kind. */
export const isOfficeWork = (text: string, at: number): boolean =>
  namedTitles(new Remainder(text.slice(0, at))).some((job) => {
    const left = leftJob(text, job);
    return left !== null && left.end <= at && !deskWork.test(findOccupations(job.title)[0]?.isco ?? '');
  });
