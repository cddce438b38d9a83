/** A score ready to be written. `reason` is JSON. */
export type ScoredMatch = {
  candidateId: string;
  vacancyId: string;
  percentage: number;
  exact: number;
  reason: string;
  version: string;
  inputHash: string;
};

/** A match that was written; new when there was none of this pair. */
export type WrittenMatch = { id: string; candidateId: string; vacancyId: string; percentage: number; isNew: boolean };

/** What is known of the score of a pair. */
export type KnownScore = {
  candidateId: string;
  vacancyId: string;
  status: string;
  inputHash: string | null;
  engineVersion: string | null;
  isAsked: boolean;
};
