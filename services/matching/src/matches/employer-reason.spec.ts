import { candidateFactsOf, vacancyFactsOf } from '@tandem/match-engine/entities';
import { scoreExplained } from '@tandem/match-engine/explain';
import { aCandidate, aVacancy } from '../../test/people';
import { employerReason } from './employer-reason';

const reason = (term: string) => ({ key: `reason.${term}`, term, params: {}, points: 1, you: [], they: [] });

it('tells an employer about work and resume, never about wishes, pay or travel', () => {
  const all = ['occupation', 'skills', 'salary', 'travel', 'flags', 'workModel', 'company', 'hours', 'languages'];
  const told = employerReason({
    positive: all.map(reason),
    negative: all.map(reason),
    parts: all.map((term) => ({ term, weight: 1, points: 1 })),
    certainty: 1,
  });
  for (const list of [told?.positive, told?.negative, told?.parts])
    expect(list?.map(({ term }) => term)).toEqual(['occupation', 'skills', 'languages']);
  expect(employerReason(null)).toBeNull();
});

it('never shows the title somebody wishes for, only that this work is sought', () => {
  const own = 'Circus director';
  const { preferences } = aCandidate().wishes;
  const candidate = candidateFactsOf({ preferences: { ...preferences, desiredJobTitle: own } }, '2026-03-02');
  const { explanation } = scoreExplained(candidate, vacancyFactsOf(aVacancy({ title: own })));
  expect(JSON.stringify(explanation)).toContain(`"own":"${own}"`);
  const told = employerReason({ ...explanation, parts: [], certainty: 1 });
  expect(told?.positive.map(({ key }) => key)).toContain('reason.sought.work');
  for (const { you, params } of [...(told?.positive ?? []), ...(told?.negative ?? [])]) {
    expect(you).not.toContainEqual(expect.objectContaining({ text: own }));
    expect(params).not.toHaveProperty('own', own);
  }
});
