import { closedBefore, keptUntil } from './retention';

const closed = new Date('2026-01-31T10:00:00Z');

it('keeps an application four weeks after its vacancy closed, and a year where the candidate agreed', () => {
  expect(keptUntil(closed, false).toISOString()).toBe('2026-02-28T10:00:00.000Z');
  expect(keptUntil(closed, true).toISOString()).toBe('2027-01-31T10:00:00.000Z');
});

it.each([false, true])('calls an application over at the moment it says (longer: %s)', (isLonger) => {
  const until = keptUntil(closed, isLonger);
  expect(closedBefore(until, isLonger)).toEqual(closed);
});
