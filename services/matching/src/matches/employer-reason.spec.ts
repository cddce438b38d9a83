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
