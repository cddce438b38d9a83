import { occupationsCloseness } from '../dictionary';
import { fieldsOfOccupations } from '../fields/fields';
import type { CandidateProfile, TitleProfile, VacancyProfile } from '../profile-types';
import type { Cap } from '../score-types';
import { cosine, dot, holds } from '../text/sets';
import { heldShare, isNamed } from '../title-profile';

/** Share of the words of one title that stand in the other, by the shorter one; 0 when either has none. */
const sharedWords = (a: readonly number[], b: readonly number[]): number => {
  const shortest = Math.min(a.length, b.length);
  if (shortest === 0) return 0;
  let shared = 0;
  for (const word of a) if (holds(b, word)) shared++;
  return shared / Math.sqrt(a.length * b.length);
};

/** How near two titles are by what the dictionary says they stand for, as sure as the less sure of both readings. */
const readingCloseness = (own: TitleProfile, asked: TitleProfile): number => {
  let best = 0;
  for (const a of own.occupations) {
    for (const b of asked.occupations) {
      const sureness = Math.sqrt(Math.min(a.confidence, b.confidence));
      if (sureness > best) best = Math.max(best, sureness * occupationsCloseness(a, b));
    }
  }
  return best;
};

/** How near two titles are, 0..1, by their words or by the occupations they stand for. */
const titleCloseness = (own: TitleProfile, asked: TitleProfile): number =>
  Math.max(sharedWords(own.words, asked.words), readingCloseness(own, asked));

const bestTitle = (candidate: CandidateProfile, vacancy: VacancyProfile): number => {
  const held = heldShare(candidate.titles, candidate.isSearch);
  let best = 0;
  for (const title of candidate.titles) {
    const counted = title.isWanted ? 1 : held * title.share;
    best = Math.max(best, counted * titleCloseness(title, vacancy.title));
  }
  return best;
};

/** The least closeness at which time in one job counts as experience in another. */
const relatedTitle = 0.35;

/** Whether a job somebody held, by its title, is work like that of a vacancy. */
export const isRelatedTitle = (own: TitleProfile, vacancy: VacancyProfile): boolean => titleCloseness(own, vacancy.title) >= relatedTitle;

/** How near the nearest job is that somebody held, whatever he looks for now: years in it are years in this work. */
export const heldCloseness = ({ titles }: CandidateProfile, vacancy: VacancyProfile): number =>
  Math.max(0, ...titles.filter(({ isWanted }) => !isWanted).map((title) => titleCloseness(title, vacancy.title)));

/** How near titles are that are called the same. */
const sameTitle = 0.75;

/** Whether two titles name two jobs that differ, as "data analyst" and "business analyst" do, whose other word says little by itself. */
const areOthers = (own: TitleProfile, asked: TitleProfile): boolean =>
  isNamed(own) && isNamed(asked) && readingCloseness(own, asked) < sameTitle;

/** Whether a title is another with a word for where or with whom: "verpleegkundige ouderenzorg" for a nurse. */
const isKindOf = (own: TitleProfile, asked: TitleProfile): boolean =>
  isNamed(own) &&
  own.rung === asked.rung &&
  own.words.length > 0 &&
  own.words.every((word) => holds(asked.words, word)) &&
  own.occupations.some(({ isco }) => asked.occupations[0]?.isco === isco);

/** Whether two titles are the same in words, one is a kind of the other, or they are two names of one occupation of the dictionary. */
const isSameTitle = (own: TitleProfile, asked: TitleProfile): boolean =>
  (sharedWords(own.words, asked.words) >= sameTitle && !areOthers(own, asked)) ||
  isKindOf(own, asked) ||
  own.occupations.some(
    ({ id, confidence }) =>
      id !== null && asked.occupations.some((other) => other.id === id && Math.min(confidence, other.confidence) >= sameTitle ** 2),
  );

/** The candidate's title that is nearest to a vacancy's: its place, and whether it is the same however long ago it was held. */
export type NearestTitle = { index: number; isSame: boolean; isWanted: boolean; isPast: boolean };

/** Of titles that are as near the one that is held, before the one that is wanted; null without any. */
export const nearestTitle = (candidate: CandidateProfile, vacancy: VacancyProfile): NearestTitle | null => {
  const all = candidate.titles.map((title, index) => {
    const closeness = titleCloseness(title, vacancy.title);
    const isSame = isSameTitle(title, vacancy.title);
    return { index, isSame, counted: title.share * closeness, isWanted: title.isWanted, isPast: title.share < 1 };
  });
  const [best] = all.sort((a, b) => b.counted - a.counted || Number(a.isWanted) - Number(b.isWanted) || a.index - b.index);
  return best ? { index: best.index, isSame: best.isSame, isWanted: best.isWanted, isPast: best.isPast } : null;
};

/** The likeness at which fields of work, and texts, are as near as they get between two well-fitting texts. */
const full = { field: 0.85, text: 0.45 };

/** What the field of work alone gives; the rest takes the same title, much the same text or, in part, the same skills. */
const byField = 0.5;
/**
 * A title is few words, and so less sure than a text; where the texts are in two languages it has to speak for them. Skills have a term
 * of their own and count half here. Whoever is called something else may do with the same words and skills what is not this work (a
 * tester who codes is no developer), so these count less the further the titles are apart. And how far the same title makes up for
 * fields that differ.
 */
const trust = { title: 0.7, titleAcrossLanguages: 0.9, skills: 0.5, otherTitle: 0.5, otherField: 0.4 };

/** What makes up the likeness of work: each 0..1. */
export type OccupationFit = { value: number; title: number; field: number; text: number };

/** How near the work is: the field of work says most; the nearest title, the texts as a whole and the skills say the rest. */
export const occupationFit = (candidate: CandidateProfile, vacancy: VacancyProfile, skills: number): OccupationFit => {
  const title = bestTitle(candidate, vacancy);
  const field = Math.min(1, dot(candidate.text.fields, vacancy.text.fields) / full.field);
  const text = Math.min(1, cosine(candidate.text, vacancy.text) / full.text);
  const byTitle = title * (candidate.text.language === vacancy.text.language ? trust.title : trust.titleAcrossLanguages);
  const areNamed = isNamed(vacancy.title) && candidate.titles.some(isNamed);
  const byRest = Math.max(text, trust.skills * skills) * (areNamed ? trust.otherTitle + (1 - trust.otherTitle) * title : 1);
  const near = field + (1 - field) * trust.otherField * title ** 2;
  return { value: near * (byField + (1 - byField) * Math.max(byTitle, byRest)), title, field, text };
};

/** Below this nearness the work is other work than somebody wants; the limit goes down to `limit` where they have nothing in common. */
const otherWork = { near: 0.1, limit: 60 };

/**
 * The limit on work that somebody could do and has said he does not look for: he has named other work, and neither the titles nor the field
 * of this one lead there. A search names what is looked for too, but by words alone.
 */
export const wantedWorkCaps = (candidate: CandidateProfile, vacancy: VacancyProfile): Cap[] => {
  const wanted = candidate.titles.find((title) => title.isWanted && !title.isDescribed && isNamed(title));
  if (!wanted || candidate.isSearch || !isNamed(vacancy.title)) return [];
  const inField = dot(fieldsOfOccupations(wanted.occupations), vacancy.text.fields);
  const nearness = Math.max(titleCloseness(wanted, vacancy.title), inField);
  if (nearness >= otherWork.near) return [];
  return [{ kind: 'otherWork', limit: Math.round(otherWork.limit + (100 - otherWork.limit) * (nearness / otherWork.near)) }];
};
