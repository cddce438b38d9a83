import { localDay } from './local-day';

it('is the day on the clock of the place, not of Greenwich', () => {
  const justAfterMidnightInAmsterdam = new Date('2026-07-31T22:30:00Z');
  expect(localDay(justAfterMidnightInAmsterdam, 'Europe/Amsterdam')).toBe('2026-08-01');
  expect(localDay(justAfterMidnightInAmsterdam, 'America/New_York')).toBe('2026-07-31');
});

it('is of the place where it runs when none is named', () => {
  const early = new Date(2026, 2, 6, 0, 30);
  expect(localDay(early)).toBe('2026-03-06');
});
