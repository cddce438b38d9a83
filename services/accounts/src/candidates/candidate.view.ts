import type { Candidate as CandidateShape } from '@tandem/contracts/entities/candidate';
import { generating } from '@tandem/domain/intake';
import type { Account } from '../accounts/account.entity';
import type { FileLinks } from '../files/file-links';
import type { Candidate } from './candidate.entity';

/** A candidate as he sees himself. */
export const candidateView = (account: Account, candidate: Candidate, links: FileLinks): CandidateShape => ({
  id: candidate.id,
  firstName: account.firstName,
  lastName: account.lastName,
  email: account.email,
  phone: account.phone,
  summaryUrl: links.to(candidate.summaryKey),
  summaryDraftUrl: candidate.isSummaryGenerating ? generating : null,
  intakeProgress: candidate.intakeProgress,
  birthDate: candidate.birthDate,
  profilePicture: links.to(candidate.pictureKey),
  address: candidate.address,
  resume: candidate.resumeId && candidate.resumeStatus ? { id: candidate.resumeId, status: candidate.resumeStatus } : null,
  countryCode: candidate.countryCode,
  indRegistered: candidate.indRegistered,
  linkedinUrl: account.linkedinUrl,
  beingMatched: candidate.beingMatched,
  preferredSalary: candidate.preferences?.salary ?? null,
  preferences: candidate.preferences,
  lastMatchedAt: candidate.lastMatchedAt?.toISOString() ?? null,
  isTest: account.isTest,
  testAttributes: candidate.testAttributes,
});
