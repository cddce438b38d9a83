import { balanceParts, isHeldBack } from './balance-parts';

const part = (term: string, weight: number, points: number) => ({ term, weight, points });

it('puts together what belongs together and leaves out what does not count', () => {
  const parts = balanceParts(
    [
      part('occupation', 40, 40),
      part('skills', 30, 20),
      part('education', 5, 5),
      part('languages', 5, 2.5),
      part('travel', 20, 7.5),
      part('flags', 0, 0),
    ],
    75,
  );
  expect(parts.map(({ group }) => group)).toEqual(['work', 'skills', 'background', 'travel']);
});

it.each([
  [[part('occupation', 33.3, 10.4), part('skills', 33.3, 10.4), part('travel', 33.4, 10.4)], 31],
  [[part('occupation', 33.3, 10.6), part('skills', 33.3, 10.6), part('travel', 33.4, 10.6)], 32],
])('rounds so that the points add up to the percentage', (parts, percentage) => {
  expect(balanceParts(parts, percentage).reduce((sum, { points }) => sum + points, 0)).toBe(percentage);
});

it.each([
  ['travel that is met and won less, as the work is other work', { value: 1, points: 4 }, 'reason.occupation.differs', true],
  ['travel that won what it was met', { value: 0.6, points: 6 }, 'reason.occupation.differs', false],
  ['what a limit took', { value: 1, points: 4 }, 'reason.cap.salary', false],
  ['a match of before the values were kept', { points: 4 }, 'reason.occupation.differs', false],
])('knows what is held back: %s', (_, travel, key, isIt) => {
  const negative = [{ key, term: 'occupation', params: {}, points: -27, you: [], they: [] }];
  expect(isHeldBack({ parts: [{ term: 'travel', weight: 10, ...travel }], positive: [], negative, certainty: 1 })).toBe(isIt);
});
