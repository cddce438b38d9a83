import type { CandidateProfile } from './profile-types';

/** A search that names no work is for any: what is wished of it counts by itself, and as much as the work would. */
export const seeksAnyWork = ({ isSearch, titles, skills, text }: CandidateProfile): boolean =>
  isSearch === true && titles.length + skills.length + text.terms.length === 0;

/** A search for any work without a wish for it leaves open what fits: that counts as one more thing, which no vacancy answers. */
export const leavesWorkOpen = (candidate: CandidateProfile): boolean =>
  seeksAnyWork(candidate) && candidate.wishes.flags.every(({ isGreen }) => !isGreen);
