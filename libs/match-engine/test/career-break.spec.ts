import fc from 'fast-check';
import { candidateFactsOf, type ResumeParts, vacancyFactsOf } from '../src/entities';
import { candidateProfile, vacancyProfile } from '../src/profile';
import { score } from '../src/score';
import { rankingSet } from './ranking-set';

const today = '2026-01-15';
const vacancies = rankingSet.flatMap(({ vacancies: items }) => items.map(({ vacancy }) => vacancyProfile(vacancyFactsOf(vacancy))));

type Person = (typeof rankingSet)[number]['candidate'];
type Work = NonNullable<ResumeParts['workExperiences']>[number];

const scoresOf = (candidate: Person, works: readonly Work[]): number[] => {
  const profile = candidateProfile(candidateFactsOf({ ...candidate, resume: { ...candidate.resume, workExperiences: works } }, today));
  return vacancies.map((vacancy) => score(profile, vacancy).exact);
};

const monthsBefore = (date: string, months: number): string => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  const at = year * 12 + month - 1 - months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
};
/** The same jobs, each as long as it was, so many months earlier. */
const earlier = (works: readonly Work[], months: number): Work[] =>
  works.map((work) => ({
    ...work,
    startDate: work.startDate ? monthsBefore(work.startDate, months) : null,
    endDate: monthsBefore(work.endDate ?? today, months),
  }));

const pauses = [
  'Mantelzorger',
  'Zwangerschapsverlof',
  'Full-time parent',
  'Career break',
  'Sick leave',
  'Zorg voor mijn kinderen',
  'Werkzoekend',
];

describe('a break in a career', () => {
  it.each(rankingSet)('costs nothing, whether it lasts until today or has a name ($id)', ({ candidate }) => {
    const works = candidate.resume.workExperiences ?? [];
    const expected = scoresOf(candidate, works);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 180 }), fc.option(fc.constantFrom(...pauses)), (months, title) => {
        const before = earlier(works, months);
        const pause = title === null ? [] : [{ title, startDate: monthsBefore(today, months), endDate: null, description: null }];
        expect(scoresOf(candidate, [...pause, ...before])).toEqual(expected);
      }),
      { numRuns: 6 },
    );
  });

  it('leaves work that other work came after as long ago as it was', () => {
    const nurse = { title: 'Verpleegkundige', startDate: '2004-01', endDate: '2012-01', description: null };
    const cook = { title: 'Kok', startDate: '2012-02', endDate: null, description: null };
    const ward = vacancyProfile(vacancyFactsOf({ title: 'Verpleegkundige', description: 'Zorg op een afdeling.' }));
    const of = (works: Work[]): number =>
      score(candidateProfile(candidateFactsOf({ resume: { workExperiences: works } }, today)), ward).exact;
    expect(of([nurse])).toBeGreaterThan(of([cook, nurse]));
  });
});
