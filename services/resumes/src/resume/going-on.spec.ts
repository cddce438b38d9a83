import type { Education, WorkExperience } from '@tandem/contracts/entities/resume-entries';
import { withWhatGoesOn } from './going-on';

const now = new Date('2026-11-22T12:00:00Z');
const study = (endDate: string | null) => ({ endDate, completed: true }) as Education;
const job = (endDate: string | null) => ({ endDate }) as WorkExperience;
const ends = (dates: (string | null)[]) => {
  const { educations, workExperiences } = withWhatGoesOn({ educations: dates.map(study), workExperiences: dates.map(job) }, now);
  expect(workExperiences.map(({ endDate }) => endDate)).toEqual(educations.map(({ endDate }) => endDate));
  return educations.map(({ endDate, completed }) => [endDate, completed]);
};

it('takes away ends that have yet to come', () => {
  expect(ends(['2027-05', '2026-12', '2027'])).toEqual(Array(3).fill([null, false]));
});

it('leaves this month, this year, what is over and what has no end', () => {
  const dates = ['2026-11', '2026', '2020-06', '2026-11-30', null];
  expect(ends(dates)).toEqual(dates.map((date) => [date, true]));
});
