import { verbose } from '@tandem/domain/verbose';
import type { ReadExperience } from '../result';

const same = verbose('iu')`
  ^(?:
    idem|id\.|ditto|zie (?:boven|hierboven)|zelfde(?: bedrijf| werkgever| organisatie)?
    |(?:the )?same(?: as above| company| employer| place)?|as above|siehe oben|gleiche firma|voir ci-dessus
  )$
`;

/** "Idem" where an employer or a title is expected stands for that of the job above, of the first job for that below. */
export const withoutIdem = (jobs: readonly ReadExperience[]): ReadExperience[] => {
  const meant = (field: 'title' | 'company', at: number): ReadExperience['title'] => {
    const own = jobs[at]?.[field] ?? null;
    if (!own || !same.test(own.value)) return own;
    const isNamed = (job: ReadExperience): boolean => job[field] !== null && !same.test(job[field].value);
    const named = jobs.slice(0, at).findLast(isNamed) ?? jobs.slice(at + 1).find(isNamed);
    const other = named?.[field];
    return other ? { ...own, value: other.value, confidence: Math.min(0.7, other.confidence) } : null;
  };
  return jobs.map((job, at) => ({ ...job, title: meant('title', at), company: meant('company', at) }));
};
