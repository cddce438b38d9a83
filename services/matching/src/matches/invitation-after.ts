import type { Invitation, Timeslot } from '@tandem/contracts/entities/match';
import type { MatchStatus } from '@tandem/domain/match';
import { isPast } from '@tandem/domain/timeslots';

/** Whether an interview stands, or has been held, in this status. */
const keepsTime = (status: MatchStatus): boolean => status === 'INTERVIEW' || status === 'JOB_TAKEN';

/**
 * What is left of an invitation after a move. Back from an interview the times can be chosen again; an application that
 * starts over, or is invited once more without times, has none.
 */
export const invitationAfter = (invitation: Invitation | null, from: MatchStatus, to: MatchStatus): Invitation | null => {
  if (to === 'APPLIED' || !invitation) return null;
  if (to === 'INVITED' && from !== 'INTERVIEW') return null;
  return keepsTime(to) ? invitation : { ...invitation, chosen: null };
};

/** The time of an interview that a move calls off; none that has begun. */
export const calledOffBy = (invitation: Invitation | null, to: MatchStatus, now: Date): Timeslot | null => {
  const chosen = invitation?.chosen ?? null;
  return chosen && !keepsTime(to) && !isPast(chosen, now) ? chosen : null;
};
