import type { Invitation } from '@tandem/contracts/entities/match';
import type { MatchStatus } from '@tandem/domain/match';

/**
 * What is left of an invitation after a move. Back from an interview the times can be chosen again; an application that
 * starts over, or is invited once more without times, has none.
 */
export const invitationAfter = (invitation: Invitation | null, from: MatchStatus, to: MatchStatus): Invitation | null => {
  if (to === 'APPLIED' || !invitation) return null;
  if (to !== 'INVITED') return invitation;
  return from === 'INTERVIEW' ? { ...invitation, chosen: null } : null;
};
