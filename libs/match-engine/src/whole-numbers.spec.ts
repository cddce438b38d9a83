import { wholeNumbers } from './whole-numbers';

it.each([
  [[1, 1, 1], 100, undefined, [34, 33, 33]],
  [[32.4, 21.6, 5.56, 5, 5.56, 9.26], 78, [38, 38, 5, 5, 5, 9], [32, 22, 5, 5, 5, 9]],
  [[2, 0.4], 3, [2, 5], [2, 1]],
  [[0, 0], 0, undefined, [0, 0]],
])('%j become whole and add up to %s, none above its most', (values, total, most, expected) =>
  expect(wholeNumbers(values, total, most)).toEqual(expected),
);
