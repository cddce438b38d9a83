export type Salary = { salaryMin?: number | null; salaryMax?: number | null; salaryIsEstimated?: boolean };

/** How a salary is shown. `text` is the range; the words around it are the reader's language. */
export type SalaryLabel = { kind: 'negotiable' } | { kind: 'given' | 'estimated'; text: string };

const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

/** An amount in euros without decimals, written the Dutch way in every language. */
export const euro = (amount: number): string => euros.format(amount);

/** The range of a vacancy; without a lowest or highest amount it is negotiable, even when estimated. */
export const salaryLabel = ({ salaryMin, salaryMax, salaryIsEstimated = false }: Salary): SalaryLabel => {
  if (typeof salaryMin !== 'number' || typeof salaryMax !== 'number') return { kind: 'negotiable' };
  const text = salaryMin === salaryMax ? euro(salaryMin) : `${euro(salaryMin)} – ${euro(salaryMax)}`;
  return { kind: salaryIsEstimated ? 'estimated' : 'given', text };
};
