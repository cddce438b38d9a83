import { candidateProgress } from '@tandem/domain/progress';
import type { Account } from '../accounts/account.entity';
import type { Candidate } from './candidate.entity';

/** How complete a candidate is, 0 to 100. */
export const progressOfCandidate = ({ firstName, lastName }: Account, candidate: Candidate): number => {
  const { birthDate, countryCode, preferences, resumeStatus, summaryKey } = candidate;
  return candidateProgress({
    firstName,
    lastName,
    birthDate,
    city: candidate.address?.city,
    countryCode,
    preferences,
    resumeStatus,
    summaryUrl: summaryKey,
  });
};
