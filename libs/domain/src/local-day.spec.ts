import { homeDay, localDay } from './local-day';

it('is the day on the clock of the place, not of Greenwich', () => {
  const justAfterMidnightInAmsterdam = new Date('2026-07-31T22:30:00Z');
  expect(localDay(justAfterMidnightInAmsterdam, 'Europe/Amsterdam')).toBe('2026-08-01');
  expect(localDay(justAfterMidnightInAmsterdam, 'America/New_York')).toBe('2026-07-31');
});

it('is of the place where it runs when none is named', () => {
  const early = new Date(2026, 2, 6, 0, 30);
  expect(localDay(early)).toBe('2026-03-06');
});

it.each([
  ['a minute before the end of a month in winter', '2026-11-30T22:59:00Z', '2026-11-30'],
  ['the first minute of the next', '2026-11-30T23:00:00Z', '2026-12-01'],
  ['a minute before the end of a month in summer', '2026-08-31T21:59:00Z', '2026-08-31'],
  ['the first minute of the next', '2026-08-31T22:00:00Z', '2026-09-01'],
  ['midnight of the new year', '2026-12-31T23:00:00Z', '2027-01-01'],
  ['the beginning of the day of 23 hours', '2027-03-27T23:00:00Z', '2027-03-28'],
  ['its end', '2027-03-28T21:59:00Z', '2027-03-28'],
  ['the beginning of the day of 25 hours', '2027-10-30T22:00:00Z', '2027-10-31'],
  ['its end', '2027-10-31T22:59:00Z', '2027-10-31'],
])('at home, at %s (%s), is %s', (_, moment, day) => expect(homeDay(new Date(moment))).toBe(day));
