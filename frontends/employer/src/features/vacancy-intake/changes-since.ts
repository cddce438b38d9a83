import type { Vacancy } from '@tandem/contracts/entities/vacancy';

/** An estimate is no salary that somebody gave. */
const givenBy = (vacancy: Vacancy): Partial<Vacancy> =>
  vacancy.salaryIsEstimated ? { ...vacancy, salaryMin: null, salaryMax: null } : vacancy;

const pay = ['salaryMin', 'salaryMax'];

/**
 * Of what a step saves, what differs from the vacancy that its form was opened with: the rest may have been changed in another window since.
 * The two ends of a salary go together.
 */
export const changesSince = <P extends { flags: unknown }>(opened: Vacancy, { flags, ...patch }: P): Partial<P> & Pick<P, 'flags'> => {
  const before = givenBy(opened);
  const differs = (field: string): boolean =>
    JSON.stringify(patch[field as keyof typeof patch]) !== JSON.stringify(before[field as keyof Vacancy]);
  const isSent = (field: string): boolean => (pay.includes(field) ? pay.some((end) => end in patch && differs(end)) : differs(field));
  return { ...Object.fromEntries(Object.entries(patch).filter(([field]) => isSent(field))), flags } as Partial<P> & Pick<P, 'flags'>;
};
