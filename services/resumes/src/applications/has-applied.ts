import type { MatchStatus } from '@tandem/domain/match';

/** Whether the employer knows of the candidate: what is written from then on is not his until it is saved. */
export const hasApplied = (status: MatchStatus): boolean => status !== 'MATCHED' && status !== 'BEING_MATCHED';
