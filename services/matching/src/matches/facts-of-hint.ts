import type { HintFacts } from '@tandem/contracts/topics';
import type { MatchStatus } from '@tandem/domain/match';

/** What open screens hear of a match that changed. */
export const factsOfHint = ({ id, vacancyId, status }: { id: string; vacancyId: string; status: MatchStatus }): HintFacts => ({
  matchId: id,
  vacancyId,
  status,
});
