export type MatchLabel = 'good_match' | 'impressive_match';

/** The words beside a percentage: from 50 a good match, from 75 an impressive one, below that none. */
export const matchLabel = (percentage: number | null | undefined): MatchLabel | null => {
  if (typeof percentage !== 'number' || percentage < 50) return null;
  return percentage >= 75 ? 'impressive_match' : 'good_match';
};
