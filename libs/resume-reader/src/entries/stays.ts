import type { Found, ReadExperience } from '../result';
import type { DateMatch } from '../text/dates';
import { fold } from '../text/fold';
import { isTown } from '../vocabulary/places';
import { titleScore } from '../vocabulary/titles';

/** Years from and until; a job that goes on has no end. */
function yearsOf({ startDate, endDate }: ReadExperience): { from: string; to: string } | null {
  if (!startDate || !endDate) return null;
  return { from: startDate.value.slice(0, 4), to: endDate.value?.slice(0, 4) ?? '9999' };
}

/** "The Swan, 2010 – now" and nothing else: the whole time at an employer. */
const isStay = ({ title, company, description }: ReadExperience): boolean => title === null && company !== null && description === null;

/** "ASML, Veldhoven, 2012 – now" over what was done there: of two names that say nothing the second is the town. */
const asStay = (job: ReadExperience, below: ReadExperience | undefined): ReadExperience => {
  const { title, company, description } = job;
  // "**Oase** (2017 – now)" over its positions: one name that is no work.
  if (title && !company && description === null && below?.title && below.company === null && titleScore(title.value) === 0)
    return { ...job, title: null, company: title };
  const isOver = title && company && description === null && below?.company === null && isTown(company.value);
  return isOver && titleScore(title.value) === 0 ? { ...job, title: null, company: title, place: company } : job;
};

function isWithin(job: ReadExperience, stay: ReadExperience): boolean {
  const [inner, outer] = [yearsOf(job), yearsOf(stay)];
  const isThere = job.company === null || fold(job.company.value) === fold(stay.company?.value ?? '');
  return job.title !== null && isThere && inner !== null && outer !== null && outer.from <= inner.from && inner.to <= outer.to;
}

/** A period of time that lies in a longer one. */
export function isWithinPeriod(inner: DateMatch | null | undefined, outer: DateMatch | null | undefined): boolean {
  if (inner?.kind !== 'range' || outer?.kind !== 'range' || !inner.start || !outer.start || !inner.end || !outer.end) return false;
  const endOf = ({ end }: DateMatch) => (end === 'present' ? '9999' : (end ?? ''));
  return outer.start <= inner.start && endOf(inner) <= endOf(outer);
}

const doubted = (company: Found<string>): Found<string> => ({ ...company, confidence: Math.min(company.confidence, 0.7) });

/** Positions below the whole time at one employer were held there; that time itself is no job beside them. */
export function withinStays(jobs: readonly ReadExperience[]): ReadExperience[] {
  const left: ReadExperience[] = [];
  let stay: ReadExperience | null = null;
  for (const [i, each] of jobs.entries()) {
    const below = jobs[i + 1];
    const job = asStay(each, below);
    const { company = null, place = null } = stay ?? {};
    if (isStay(job) && below && isWithin(below, job)) stay = job;
    else if (stay && company && isWithin(job, stay))
      left.push({ ...job, company: job.company ?? doubted(company), place: job.place ?? place });
    else {
      stay = null;
      left.push(job);
    }
  }
  return left;
}
