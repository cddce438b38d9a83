import type { MatchReason } from '@tandem/contracts/entities/match';

/** What an employer may know reasons of: the work and the person's resume. Wishes, pay and travel are the candidate's own. */
const shown = new Set(['occupation', 'skills', 'experience', 'education', 'languages']);

/** The reasons of a match as an employer sees them: nothing of what the candidate wishes or objects to. */
export const employerReason = (reason: MatchReason | null): MatchReason | null => {
  if (!reason) return null;
  const ours = <T extends { term: string }>(items: readonly T[]) => items.filter(({ term }) => shown.has(term));
  return { ...reason, positive: ours(reason.positive), negative: ours(reason.negative), parts: ours(reason.parts) };
};
