import { findOccupations } from '@tandem/taxonomy/occupations';
import { labelsOf, schoolingOf } from './dictionary';
import { naturesNear, naturesOf, naturesWished } from './levels/nature';
import { seniorityOf } from './levels/seniority';
import type { TitleProfile } from './profile-types';
import { neutralTitle } from './text/neutral';
import { wordHashes } from './text/word-hashes';
import { describedTitles } from './prompt/work';

/** How much a job counts: fully what is recent, less what is long ago or was short. */
export const shareOf = (months: number | null, monthsAgo: number | null): number => {
  const ago = monthsAgo ?? 0;
  const recency = ago <= 24 ? 1 : ago <= 60 ? 0.85 : ago <= 120 ? 0.65 : 0.45;
  return months !== null && months < 6 ? recency * 0.7 : recency;
};

/** Guesses below this are noise, and a title rarely stands for more readings than these. */
const leastSure = 0.3;
const mostReadings = 3;

const readingsOf = (title: string): TitleProfile['occupations'] =>
  findOccupations(neutralTitle(title))
    .filter(({ confidence }) => confidence >= leastSure)
    .slice(0, mostReadings)
    .map(({ occupationId, isco, confidence }) => ({ id: occupationId, isco, confidence }));

/** From here on the dictionary is sure what a title stands for: it is the name of a job, and a wish needs no reading as a description. */
const nameSure = 0.75;
export const isNamed = ({ occupations }: Pick<TitleProfile, 'occupations'>): boolean =>
  occupations.some(({ confidence }) => confidence >= nameSure);

/** From here on a reading says how long one is schooled for the work. */
const schoolingSure = 0.5;
/** Who assists in a trade is schooled a level less than for the trade, and who advises on one longer than who does it. */
const assists = /assistent|assistant|(?<!\p{L})hulp(?!verlen)\p{L}|\p{L}hulp(?!\p{L})|helper|(?<!\p{L})aide(?!\p{L})/iu;
const advises = /advis(?:eur|er|or)s?(?!\p{L})|consultants?(?!\p{L})/iu;
const schoolingOfAdviser = 6;

const schoolingOfTitle = (title: string, [best]: TitleProfile['occupations']): number | null => {
  const known = best && best.confidence >= schoolingSure ? schoolingOf(best) : null;
  if (!best || known === null) return null;
  if (assists.test(title) && !assists.test(labelsOf(best))) return Math.max(1, known - 1);
  return best.id === null && advises.test(title) ? Math.max(schoolingOfAdviser, known) : known;
};

/** A title taken apart. */
export const titleProfile = (title: string, held?: { months: number | null; monthsAgo: number | null }): TitleProfile => {
  const occupations = readingsOf(title);
  const neutral = neutralTitle(title);
  return {
    words: wordHashes(title),
    occupations,
    natures: naturesOf(neutral, occupations),
    nearNatures: naturesNear(neutral, occupations),
    schooling: schoolingOfTitle(neutral, occupations),
    rung: seniorityOf(neutral),
    share: held ? shareOf(held.months, held.monthsAgo) : 1,
    years: (held?.months ?? 0) / 12,
    isWanted: !held,
  };
};

/** What work somebody has done says about the work he looks for, once he has told that: little, and most where the two are alike anyway. */
const besideWish = 0.25;

/** How much the work somebody has done counts for what he looks for. A search names alternatives, which count alike. */
export const heldShare = (titles: readonly TitleProfile[], isSearch = false): number =>
  !isSearch && titles.some((title) => title.isWanted && isNamed(title)) ? besideWish : 1;

/** The job that is wanted, named or described: "something in care" stands for the jobs that means. */
export const wantedProfile = (wish: string, sentence = ''): TitleProfile => {
  const named = titleProfile(wish);
  const wished = naturesWished(sentence);
  if (isNamed(named)) return wished.length > 0 ? { ...named, natures: wished } : named;
  const told = { ...named, natures: [...new Set([...named.natures, ...wished, ...naturesWished(wish)])] };
  const described = describedTitles(wish);
  if (described.length === 0) return told;
  const occupations = described.flatMap((title) => readingsOf(title).slice(0, 1));
  return {
    ...told,
    isDescribed: true,
    words: [...new Set([...named.words, ...described.flatMap((title) => wordHashes(title))])].sort((a, b) => a - b),
    occupations,
  };
};
