import type { VacancyReading } from '@tandem/contracts/vacancies/reading';

/** How the source of a vacancy was read, as it is kept beside it. */
export type StoredReading = Pick<VacancyReading, 'error' | 'choices' | 'text' | 'headings' | 'parts' | 'facts'>;

/** A reading that ended without a vacancy, with what was found of one. */
export const failedReading = (
  error: StoredReading['error'],
  choices: StoredReading['choices'] = [],
  parts: StoredReading['parts'] = [],
): StoredReading => ({
  error,
  choices,
  text: null,
  headings: [],
  parts,
  facts: null,
});
