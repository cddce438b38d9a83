import { closenessOf, skillsOfOccupation, tellingOf } from '../dictionary';
import { fieldsOfOccupations } from '../fields/fields';
import type { AskedSkill, CandidateProfile, TitleProfile, VacancyProfile } from '../profile-types';
import { dot, holds } from '../text/sets';

/** What a word-for-word mention in the resume is worth beside a skill of the dictionary. */
const byWords = 0.85;
/** Related skills count, but never as the skill itself. */
const relatedFloor = 0.3;

/** Whether a skill of the resume is called what is asked. */
export const isListed = ({ skillNames }: CandidateProfile, { name }: Pick<AskedSkill, 'name'>): boolean =>
  name !== null && holds(skillNames, name);

/** Share of the words of a required skill that the resume holds: all of one it lists, 0 for one without words that mean something. */
export const mentioned = (candidate: CandidateProfile, { name, words }: AskedSkill): number => {
  if (isListed(candidate, { name })) return 1;
  let found = 0;
  for (const word of words) if (holds(candidate.text.terms, word)) found++;
  return words.length > 0 ? found / words.length : 0;
};

/** The likeness at which the work somebody did is that in which experience is asked. */
const sameWork = 0.7;
const leastWork = 0.4;

/** How far a job somebody held, by its place in the titles, is work in which experience is asked. */
const workIn = ({ occupations, isWanted }: TitleProfile, work: readonly number[]): number =>
  isWanted || occupations.length === 0 ? 0 : dot(fieldsOfOccupations(occupations), work);

/** What a job takes is likely, of who held it and of who is to do it, and not told: it counts in part. */
const byJob = 0.6;
/** From here on a title is known well enough to say what its work takes, and a skill is near enough to be that. */
const sure = { title: 0.75, skill: 0.6 };

/** How far a job takes skills, by what the dictionary says of its work. */
const takenBy = ({ occupations, share }: TitleProfile, ids: readonly number[]): number => {
  let best = 0;
  for (const { id, confidence } of occupations) {
    if (id === null || confidence < sure.title) continue;
    for (const taken of skillsOfOccupation(id)) for (const wanted of ids) best = Math.max(best, closenessOf(wanted, taken));
  }
  return best >= sure.skill ? byJob * share * best : 0;
};

/**
 * The job that best speaks for what is asked, by its place in the titles, and how far, 0..1: one in the work in which experience is asked,
 * or one whose work takes the skill. Null for none.
 */
export const workedIn = ({ titles }: CandidateProfile, { work, ids }: AskedSkill): { index: number; value: number } | null => {
  let best: { index: number; value: number } | null = null;
  for (const [index, title] of titles.entries()) {
    const inWork = work ? Math.min(1, workIn(title, work) / sameWork) : 0;
    const value = Math.max(inWork >= leastWork ? inWork : 0, title.isWanted ? 0 : takenBy(title, ids));
    if (value > (best?.value ?? 0)) best = { index, value };
  }
  return best;
};

/** How far a candidate has what is asked, 0..1: the skill, one near it, the work it is learnt in, or at least its words in the resume. */
export const coverage = (candidate: CandidateProfile, asked: AskedSkill): number =>
  Math.max(byName(candidate, asked), workedIn(candidate, asked)?.value ?? 0);

/** Whether what is asked is a licence somebody has not got: whoever may drive a lorry may not drive a bus, though both are a driving licence. */
const isOtherLicence = ({ licences }: CandidateProfile, asked: AskedSkill): boolean =>
  licences !== null && asked.licences !== undefined && !asked.licences.some((key) => licences.includes(key));

/** The same without the work: the skill, one near it, or its words. */
export const byName = (candidate: CandidateProfile, asked: AskedSkill): number => {
  if (isOtherLicence(candidate, asked)) return 0;
  let best = 0;
  for (const wanted of asked.ids) {
    for (const { id, weight } of candidate.skills) {
      const closeness = id === wanted ? 1 : closenessOf(wanted, id);
      if (closeness >= relatedFloor && closeness * weight > best) best = closeness * weight;
    }
  }
  return best >= byWords ? best : Math.max(best, byWords * mentioned(candidate, asked) ** 1.5);
};

/**
 * Whether what is asked is a licence that somebody has without naming it: who works as a nurse is registered as one. It is no skill that
 * is missing, and tells nothing of how well the work fits.
 */
export const goesWithoutSaying = (candidate: CandidateProfile, asked: AskedSkill): boolean =>
  (asked.licences?.some((key) => candidate.licences?.includes(key)) ?? false) && byName(candidate, asked) < 1;

/** How far a vacancy asks for a skill that is sought, 0..1, or for one near it. */
export const demand = (vacancy: VacancyProfile, sought: number): number => {
  let best = 0;
  for (const asked of vacancy.skillIds) {
    const closeness = asked === sought ? 1 : closenessOf(asked, sought);
    if (closeness >= relatedFloor && closeness > best) best = closeness;
  }
  return best;
};

/** How far the work of a vacancy takes a skill that is sought, whether or not its text says so: a cleaner cleans. */
export const taken = ({ title }: VacancyProfile, sought: number): number => takenBy(title, [sought]);

/** How far a vacancy asks for the skills that are sought, or its work takes them, weighted by how telling each is. Null when none is. */
const soughtFit = ({ skills }: CandidateProfile, vacancy: VacancyProfile): number | null => {
  let won = 0;
  let sought = 0;
  for (const { id, weight } of skills) {
    won += weight * tellingOf(id) * Math.max(demand(vacancy, id), taken(vacancy, id));
    sought += weight * tellingOf(id);
  }
  return sought > 0 ? won / sought : null;
};

/** Coverage of what the vacancy asks, weighted by how telling each skill is. Null when it asks nothing, or nothing is known of the candidate. */
export const skillsFit = (candidate: CandidateProfile, vacancy: VacancyProfile): number | null => {
  if (candidate.isSearch) return soughtFit(candidate, vacancy);
  if (vacancy.skills.length === 0 || (candidate.skills.length === 0 && candidate.text.terms.length === 0)) return null;
  let won = 0;
  let asked = 0;
  for (const skill of vacancy.skills) {
    if (goesWithoutSaying(candidate, skill)) continue;
    won += skill.telling * coverage(candidate, skill);
    asked += skill.telling;
  }
  return asked > 0 ? won / asked : null;
};

/** What is asked says all it can from here on, as the sum of how telling each skill is: one certificate of everybody says little. */
const enoughAsked = 1.5;
const onlyMentioned = 0.15;

/** How firmly skills are asked: fully in a search, by how much it says in a vacancy that lists them, little where they are only read from its text. */
export const skillsFirmness = (candidate: CandidateProfile, { skills }: VacancyProfile): number => {
  if (candidate.isSearch) return 1;
  if (skills.every(({ writtenAt }) => writtenAt === null)) return onlyMentioned;
  return Math.max(onlyMentioned, Math.min(1, skills.reduce((sum, { telling }) => sum + telling, 0) / enoughAsked));
};
