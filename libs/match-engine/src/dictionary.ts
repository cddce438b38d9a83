import { allOccupations, iscoCloseness, occupation, occupationCloseness } from '@tandem/taxonomy/occupations';
import { allSkills, findSkills, skill, skillByName, skillCloseness } from '@tandem/taxonomy/skills';
import { languageCode } from './levels/languages';
import type { OccupationGuess } from './profile-types';

/** Places of skills in the dictionary, so that closeness can be kept in rows of bytes. */
let places: Map<number, number> | undefined;
const placeOf = (id: number): number | undefined => (places ??= new Map(allSkills().map((entry, place) => [entry.id, place]))).get(id);

const rows = new Map<number, Uint8Array>();
/** What a cell holds that was not asked for yet; closeness takes the values below. */
const unknown = 255;
const finest = 254;

const rowOf = (id: number): Uint8Array => {
  const known = rows.get(id);
  if (known) return known;
  const row = new Uint8Array(allSkills().length).fill(unknown);
  rows.set(id, row);
  return row;
};

/** Closeness of two skills as the dictionary tells it (0..1), from a table that fills itself cell by cell. */
export const closenessOf = (a: number, b: number): number => {
  if (a === b) return 1;
  const place = placeOf(b);
  if (place === undefined) return 0;
  const row = rowOf(a);
  const known = row[place] ?? unknown;
  if (known !== unknown) return known / finest;
  const closeness = Math.round(skillCloseness(a, b) * finest);
  row[place] = closeness;
  return closeness / finest;
};

/** That two people manage says little while what they manage differs, or is not said (1219 and 1120 are managers of anything). */
const managing = (a: string, b: string): number => {
  if (!a.startsWith('1') || !b.startsWith('1')) return 1;
  return a === b && a !== '1219' && a !== '1120' ? 1 : 0.5;
};

const pairs = new Map<string, number>();
const mostPairs = 200_000;

/** Closeness of two occupations (0..1), by the dictionary's titles where both have one, else by their groups; remembered. */
export const occupationsCloseness = (a: OccupationGuess, b: OccupationGuess): number => {
  const key = `${a.id ?? a.isco} ${b.id ?? b.isco}`;
  const known = pairs.get(key);
  if (known !== undefined) return known;
  const told = a.id !== null && b.id !== null ? occupationCloseness(a.id, b.id) : iscoCloseness(a.isco, b.isco);
  const closeness = a.id !== null && a.id === b.id ? told : told * managing(a.isco, b.isco);
  if (pairs.size >= mostPairs) pairs.clear();
  pairs.set(key, closeness);
  return closeness;
};

let groups: Map<string, number> | undefined;
/** The schooling of the first occupation of a group, which is the one it is known by. */
const schoolingOfGroup = (isco: string): number | null =>
  (groups ??= new Map([...allOccupations()].reverse().map((known) => [known.isco, known.education]))).get(isco) ?? null;

/** How long one is schooled for the work of an occupation, as the European Qualifications Framework counts, 1 to 8; null when not known. */
export const schoolingOf = ({ id, isco }: OccupationGuess): number | null =>
  (id === null ? null : occupation(id)?.education) ?? schoolingOfGroup(isco);

/** What an occupation is called in both languages; nothing for a group. */
export const labelsOf = ({ id }: OccupationGuess): string => {
  const known = id === null ? undefined : occupation(id);
  return known ? `${known.en} ${known.nl}` : '';
};

/** Ids of the skills the work of an occupation takes. */
export const skillsOfOccupation = (id: number): readonly number[] => occupation(id)?.skills ?? [];

/** Ids of the skills a short name stands for: the name itself, else the skills named in it ("Java or Kotlin"). */
export const skillsNamed = (name: string): number[] => {
  const whole = skillByName(name);
  return whole ? [whole.id] : [...new Set(findSkills(name).map(({ skillId }) => skillId))];
};

/** How much a skill says about a job, 0..1; half for what the dictionary does not know. */
export const tellingOf = (id: number): number => skill(id)?.telling ?? 0.5;

/** Whether a skill of the dictionary is a language people speak; those count apart from skills, by their level. */
export const isLanguageSkill = (id: number): boolean => languageCode(skill(id)?.en ?? '') !== null;

export { findSkills, skill };
