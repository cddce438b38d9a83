import type { ReadResume } from '../src/result';

/** What was read of each job: title, employer, start and end; "now" for one that goes on. */
export const jobs = ({ experiences }: ReadResume) =>
  experiences.map(({ title, company, startDate, endDate }) => [
    title?.value ?? null,
    company?.value ?? null,
    startDate?.value ?? null,
    endDate ? (endDate.value ?? 'now') : null,
  ]);
