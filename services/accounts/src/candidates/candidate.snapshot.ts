import type { CandidateSnapshot } from '@tandem/contracts/entities/snapshots';
import type { Account } from '../accounts/account.entity';
import type { Candidate } from './candidate.entity';

/** A candidate as other services know him. */
export const candidateSnapshot = (account: Account, candidate: Candidate): CandidateSnapshot => {
  const { address, preferences } = candidate;
  const { firstName, lastName, email, phone, linkedinUrl } = account;
  return {
    candidateId: candidate.id,
    contact: { firstName, lastName, email, phone, linkedinUrl, picture: candidate.pictureKey, address },
    wishes: {
      preferences,
      city: address?.city ?? null,
      country: address?.country ?? null,
      latitude: address?.latitude ?? null,
      longitude: address?.longitude ?? null,
    },
    isTest: account.isTest,
    intakeProgress: candidate.intakeProgress,
    createdAt: account.createdAt.toISOString(),
  };
};
