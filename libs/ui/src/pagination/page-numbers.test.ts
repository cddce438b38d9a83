import fc from 'fast-check';
import { pageNumbers } from './page-numbers';

it.each([
  [1, 10, [1, 2, 3, 4, 5]],
  [2, 10, [1, 2, 3, 4, 5]],
  [5, 10, [3, 4, 5, 6, 7]],
  [10, 10, [6, 7, 8, 9, 10]],
  [2, 3, [1, 2, 3]],
  [1, 1, [1]],
])('on page %i of %i', (current, total, expected) => {
  expect(pageNumbers(current, total)).toEqual(expected);
});

it('always shows the current page, within bounds and without gaps', () => {
  const pages = fc.integer({ min: 1, max: 500 }).chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));
  fc.assert(
    fc.property(pages, ([current, total]) => {
      const numbers = pageNumbers(current, total);
      expect(numbers).toContain(current);
      expect(numbers).toHaveLength(Math.min(5, total));
      expect(numbers.every((number, index) => number >= 1 && number <= total && number === (numbers[0] ?? 0) + index)).toBe(true);
    }),
  );
});
