import { formatDate, relativeAge } from './format';

it('writes days as DD-MM-YYYY whatever the time zone', () => {
  expect(formatDate('2026-03-07')).toBe('07-03-2026');
  expect(formatDate('nonsense')).toBe('');
});

it.each([
  ['2026-01-10T12:00:00Z', '0m'],
  ['2026-01-10T12:05:00Z', '0m'],
  ['2026-01-10T11:30:00Z', '30m'],
  ['2026-01-10T10:30:00Z', '1h'],
  ['2026-01-08T12:00:00Z', '2d'],
])('says how long ago %s is', (since, age) => {
  expect(relativeAge(since, new Date('2026-01-10T12:00:00Z'))).toBe(age);
});
