import { iscoCloseness } from './isco';
import { occupationIndex, type Occupation } from './occupation-index';

export { iscoCloseness } from './isco';
export type { Occupation } from './occupation-index';
export { findOccupations, occupationNamed, type OccupationMatch } from './title-search';

/** Every title of the dictionary, in the tables' order. */
export const allOccupations = (): readonly Occupation[] => occupationIndex().occupations;

/** The title with an id, if there is one. */
export const occupation = (id: number): Occupation | undefined => occupationIndex().byId.get(id);

const shareOfSkills = (a: Occupation, b: Occupation): number => {
  const shared = a.skills.filter((id) => b.skills.includes(id)).length;
  const all = new Set([...a.skills, ...b.skills]).size;
  return all === 0 ? 0 : shared / all;
};

/**
 * How near two titles are, symmetric, 0..1: 1 the same; neighbours named in the table at least 0.8; otherwise from the
 * closeness of their groups (85 %) and the share of typical skills they have in common (15 %), at most 0.9.
 */
export const occupationCloseness = (a: number, b: number): number => {
  const first = occupation(a);
  const second = occupation(b);
  if (!first || !second) return 0;
  if (a === b) return 1;
  const byGroup = Math.min(0.9, 0.85 * iscoCloseness(first.isco, second.isco) + 0.15 * shareOfSkills(first, second));
  const isNeighbour = first.neighbours.includes(b) || second.neighbours.includes(a);
  return isNeighbour ? Math.max(0.8, byGroup) : byGroup;
};
