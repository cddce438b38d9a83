import type { CandidateProfile, TitleProfile, VacancyProfile } from '../profile-types';
import { cosine, dot, holds } from '../text/sets';

/** Share of the words of one title that stand in the other, by the shorter one; 0 when either has none. */
const sharedWords = (a: readonly number[], b: readonly number[]): number => {
  const shortest = Math.min(a.length, b.length);
  if (shortest === 0) return 0;
  let shared = 0;
  for (const word of a) if (holds(b, word)) shared++;
  return shared / Math.sqrt(a.length * b.length);
};

/** How near two titles are, 0..1, by their words. */
const titleCloseness = (own: TitleProfile, asked: TitleProfile): number => sharedWords(own.words, asked.words);

const bestTitle = (candidate: CandidateProfile, vacancy: VacancyProfile): number => {
  let best = 0;
  for (const title of candidate.titles) best = Math.max(best, title.share * titleCloseness(title, vacancy.title));
  return best;
};

/** The place of the candidate's title that is nearest to the vacancy's. */
export const bestTitleIndex = (candidate: CandidateProfile, vacancy: VacancyProfile): number => {
  const closeness = candidate.titles.map((title) => title.share * titleCloseness(title, vacancy.title));
  return closeness.indexOf(Math.max(...closeness));
};

/** How near the work is, from titles, fields of work and the texts as a whole; each alone is not enough for a full mark. */
export const occupationFit = (
  candidate: CandidateProfile,
  vacancy: VacancyProfile,
): { value: number; title: number; field: number; text: number } => {
  const title = bestTitle(candidate, vacancy);
  const field = Math.min(1, dot(candidate.text.fields, vacancy.text.fields));
  const text = Math.min(1, cosine(candidate.text, vacancy.text) / 0.45);
  return { value: Math.min(1, 0.4 * title + 0.35 * field + 0.45 * text), title, field, text };
};
