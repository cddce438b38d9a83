import type { Match } from './match.entity';

type Beginning = Pick<Match, 'id' | 'candidateId' | 'vacancyId' | 'createdAt'>;

/** A pair that was not scored yet. */
export const newMatch = (beginning: Beginning): Match => ({
  ...beginning,
  status: 'MATCHED',
  percentage: null,
  exact: null,
  reason: null,
  engineVersion: null,
  inputHash: null,
  scoredAt: null,
  isAsked: true,
  isKept: true,
  archivedByCandidate: false,
  archivedByEmployer: false,
  appliedAt: null,
  keepsLonger: false,
  forgottenAt: null,
  isGeneratingCoverLetter: false,
  isGeneratingResume: false,
  resumeSettings: null,
  coverLetterKey: null,
  invitation: null,
  declineReason: null,
  updatedAt: beginning.createdAt,
});
