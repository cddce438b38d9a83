import { yearsWorked } from './worked';

describe('the years somebody worked', () => {
  it.each([
    ['nothing', [], 0],
    [
      'one job after the other',
      [
        { months: 24, monthsAgo: 0 },
        { months: 36, monthsAgo: 24 },
      ],
      5,
    ],
    [
      'two jobs at the same time count once',
      [
        { months: 60, monthsAgo: 0 },
        { months: 60, monthsAgo: 0 },
      ],
      5,
    ],
    [
      'jobs that overlap in part',
      [
        { months: 36, monthsAgo: 0 },
        { months: 36, monthsAgo: 24 },
      ],
      5,
    ],
    [
      'a gap between them is no work',
      [
        { months: 12, monthsAgo: 0 },
        { months: 12, monthsAgo: 36 },
      ],
      2,
    ],
    [
      'a job within another',
      [
        { months: 120, monthsAgo: 0 },
        { months: 12, monthsAgo: 24 },
      ],
      10,
    ],
    [
      'a job without dates',
      [
        { months: null, monthsAgo: null },
        { months: 12, monthsAgo: 0 },
      ],
      1,
    ],
  ])('%s', (_, titles, years) => expect(yearsWorked(titles)).toBe(years));
});
