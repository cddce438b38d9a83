import { defaults } from '@tandem/domain/limits';
import type { Candidate } from './candidate.entity';

/** A candidate of whom nothing is known yet. */
export const newCandidate = (id: string): Candidate => ({
  id,
  birthDate: null,
  countryCode: defaults.countryCode,
  indRegistered: null,
  address: null,
  preferences: null,
  pictureKey: null,
  summaryKey: null,
  isSummaryGenerating: false,
  summaryRequestedAt: null,
  intakeProgress: 0,
  resumeId: null,
  resumeStatus: null,
  beingMatched: false,
  lastMatchedAt: null,
  testAttributes: null,
});
