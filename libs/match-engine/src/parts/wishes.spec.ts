import type { JobType } from '@tandem/domain/preferences';
import { candidateFactsOf, vacancyFactsOf } from '../entities';
import { candidateProfile, vacancyProfile } from '../profile';
import { hoursBounds, hoursFinding } from './wishes';

const today = '2026-01-15';
const wanting = (jobTypes: JobType[], hoursPerWeek: number | null) =>
  candidateProfile(candidateFactsOf({ preferences: { desiredJobTitle: 'Nurse', jobTypes, hoursPerWeek } }, today));
const offering = (minHoursPerWeek: number) =>
  vacancyProfile(vacancyFactsOf({ title: 'Nurse', minHoursPerWeek, contractType: 'PERMANENT' }));

const every: [JobType[], number | null][] = [
  [['FULL_TIME'], null],
  [['PART_TIME'], null],
  [['PART_TIME'], 16],
  [['PART_TIME'], 32],
  [['FULL_TIME', 'PART_TIME'], null],
  [['FULL_TIME', 'PART_TIME'], 20],
];

describe('hours that are not ruled out', () => {
  it.each(every)('are those that cap nothing, for %j and %p hours', (jobTypes, hours) => {
    const candidate = wanting(jobTypes, hours);
    const bounds = hoursBounds(candidate);
    for (let offered = 1; offered <= 60; offered++) {
      const isWithin = offered <= (bounds?.most ?? -Infinity) || offered >= (bounds?.least ?? Infinity);
      const isCapped = (hoursFinding(candidate, offering(offered))?.caps ?? []).length > 0;
      expect({ offered, isWithin }).toEqual({ offered, isWithin: !isCapped });
    }
  });

  it.each<[JobType[]]>([[[]], [['INTERNSHIP']], [['PART_TIME', 'INTERNSHIP']]])(
    'are all where hours alone rule out nothing: %j',
    (jobTypes) => {
      expect(hoursBounds(wanting(jobTypes, 24))).toBeNull();
    },
  );
});
