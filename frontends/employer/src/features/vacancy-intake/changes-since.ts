import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import type { VacancySeen } from '@tandem/contracts/vacancies/vacancies';

/** An estimate is no salary that somebody gave. */
const givenBy = (vacancy: Vacancy): Partial<Vacancy> =>
  vacancy.salaryIsEstimated ? { ...vacancy, salaryMin: null, salaryMax: null } : vacancy;

const pay = ['salaryMin', 'salaryMax'];

/**
 * Of what a step saves, what differs from the vacancy that its form was opened with, and how that was: the rest may have been changed in
 * another window since. The two ends of a salary go together.
 */
export const changesSince = <P extends { flags: unknown }>(
  opened: Vacancy,
  { flags, ...patch }: P,
): Partial<P> & Pick<P, 'flags'> & { seen?: VacancySeen } => {
  const before = givenBy(opened);
  const differs = (field: string): boolean =>
    JSON.stringify(patch[field as keyof typeof patch]) !== JSON.stringify(before[field as keyof Vacancy]);
  const isSent = (field: string): boolean => (pay.includes(field) ? pay.some((end) => end in patch && differs(end)) : differs(field));
  const sent = Object.keys(patch).filter(isSent);
  const partOf = <T extends object>(whole: T): Partial<T> =>
    Object.fromEntries(Object.entries(whole).filter(([field]) => sent.includes(field))) as Partial<T>;
  return { ...(partOf(patch) as Partial<P>), flags, ...(sent.length > 0 && { seen: partOf(before) }) };
};
