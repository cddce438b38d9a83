import { showSameTime, slotText } from './slot-text';

const short = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const amsterdam = 'Europe/Amsterdam';

it.each([
  ['en', 'Mon 2 Mar, 10:00 - 10:45'],
  ['nl', 'ma 2 mrt, 10:00 - 10:45'],
] as const)('writes a stretch of time in %s', (language, words) => {
  const text = slotText({ start: '2026-03-02T09:00:00Z', end: '2026-03-02T09:45:00Z' }, language, short, amsterdam);
  expect(text.replaceAll('.', '').replace('Mon,', 'Mon')).toBe(words);
});

it('says which of the two hours is meant in the night the clocks go back', () => {
  const hour = { start: '2026-10-25T00:30:00Z', end: '2026-10-25T01:30:00Z' };
  expect(slotText(hour, 'en', short, amsterdam)).toMatch(/02:30 \(GMT\+2\) - 02:30 \(GMT\+1\)$/);
  expect(slotText(hour, 'en', short, 'UTC')).toMatch(/00:30 - 01:30$/);
});

it.each([
  ['2026-10-25T00:15:00Z', '2026-10-25T00:45:00Z', /02:15 \(GMT\+2\) - 02:45 \(GMT\+2\)$/],
  ['2026-10-25T01:15:00Z', '2026-10-25T02:00:00Z', /02:15 \(GMT\+1\) - 03:00 \(GMT\+1\)$/],
  ['2026-10-25T02:15:00Z', '2026-10-25T03:00:00Z', /03:15 - 04:00$/],
])('says so of a stretch within one of them: %s', (start, end, words) =>
  expect(slotText({ start, end }, 'en', short, amsterdam)).toMatch(words),
);

it('says it in the night the clocks go forward', () =>
  expect(slotText({ start: '2027-03-28T00:30:00Z', end: '2027-03-28T01:30:00Z' }, 'nl', short, amsterdam)).toMatch(
    /01:30 \(GMT\+1\) - 03:30 \(GMT\+2\)$/,
  ));

it.each([
  ['Europe/Brussels', '2026-07-01T10:00:00Z', true],
  ['Africa/Tunis', '2026-01-15T10:00:00Z', true],
  ['Africa/Tunis', '2026-07-01T10:00:00Z', false],
  ['Europe/London', '2026-01-15T10:00:00Z', false],
])('clocks in Amsterdam and %s show the same at %s: %s', (zone, moment, isSame) => {
  expect(showSameTime(moment, amsterdam, zone)).toBe(isSame);
});
