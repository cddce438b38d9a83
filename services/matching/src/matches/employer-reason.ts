import type { MatchReason, Reason } from '@tandem/contracts/entities/match';

/** What an employer may know reasons of: the work and the person's resume. Wishes, pay and travel are the candidate's own. */
const shown = new Set(['occupation', 'skills', 'experience', 'education', 'languages']);
/** The one field of wishes that reasons about the work quote beside the resume. */
const wish = 'desiredJobTitle';

/** A reason that rests on the wished title says that the work is sought, not in which words. */
const withoutWish = (reason: Reason): Reason =>
  reason.you.some(({ field }) => field === wish)
    ? { ...reason, you: [], params: Object.fromEntries(Object.entries(reason.params).filter(([name]) => name !== 'own')) }
    : reason;

/** The reasons of a match as an employer sees them: nothing of what the candidate wishes or objects to. */
export const employerReason = (reason: MatchReason | null): MatchReason | null => {
  if (!reason) return null;
  const ours = <T extends { term: string }>(items: readonly T[]) => items.filter(({ term }) => shown.has(term));
  return {
    ...reason,
    positive: ours(reason.positive).map(withoutWish),
    negative: ours(reason.negative).map(withoutWish),
    parts: ours(reason.parts),
  };
};
