import { candidateFactsOf } from '../entities';

it('a time at home does not count as experience', () => {
  const resume = {
    workExperiences: [
      { title: 'Full-time parent', startDate: '2015-07', endDate: null },
      { title: 'Juridisch medewerker', startDate: '2010-01', endDate: '2015-06' },
    ],
  };
  expect(candidateFactsOf({ resume }, '2026-01-01').titles.map(({ title }) => title)).toEqual(['Juridisch medewerker']);
});
