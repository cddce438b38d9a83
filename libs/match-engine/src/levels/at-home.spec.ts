import { candidateFactsOf } from '../entities';

it.each(['Zwangerschapsverlof', 'Zorg voor mijn zieke moeder', 'Sick leave', 'Raising our children', 'Between roles', 'Onbetaald verlof'])(
  '%s is no job',
  (title) =>
    expect(
      candidateFactsOf({ resume: { workExperiences: [{ title, startDate: '2020-01', endDate: null }] } }, '2026-01-01').titles,
    ).toEqual([]),
);

it.each(['Verzorgende', 'Kinderopvang medewerker', 'Caregiver', 'Opvoeder'])('%s is a job', (title) =>
  expect(
    candidateFactsOf({ resume: { workExperiences: [{ title, startDate: '2020-01', endDate: null }] } }, '2026-01-01').titles,
  ).toHaveLength(1),
);

it('a time at home does not count as experience', () => {
  const resume = {
    workExperiences: [
      { title: 'Full-time parent', startDate: '2015-07', endDate: null },
      { title: 'Juridisch medewerker', startDate: '2010-01', endDate: '2015-06' },
    ],
  };
  expect(candidateFactsOf({ resume }, '2026-01-01').titles.map(({ title }) => title)).toEqual(['Juridisch medewerker']);
});
