import { isNight, morningAfter, zoneOf } from './local-time';

const at = (text: string) => new Date(text);
const where = (country: string | null, longitude: number | null = null) => ({ country, longitude });

it('takes the time zone of the country, and where it has several the one the longitude fits', () => {
  const now = at('2026-01-15T12:00:00Z');
  expect(zoneOf(where('NL'), now)).toBe('Europe/Amsterdam');
  expect(zoneOf(where(null), now)).toBe('Europe/Amsterdam');
  expect(zoneOf(where('nonsense'), now)).toBe('Europe/Amsterdam');
  const hour = (zone: string) => new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(now);
  expect(hour(zoneOf(where('US', -74), now))).toBe('07');
  expect(hour(zoneOf(where('US', -122), now))).toBe('04');
});

it.each([
  ['2026-01-15T20:30:00Z', true, 'half past nine in the evening in winter'],
  ['2026-01-15T19:30:00Z', false, 'half past eight in the evening in winter'],
  ['2026-07-15T19:30:00Z', true, 'half past nine in the evening in summer'],
  ['2026-01-15T06:59:00Z', true, 'a minute before eight in the morning'],
  ['2026-01-15T07:00:00Z', false, 'eight in the morning'],
])('%s in Amsterdam: night is %s, it is %s', (moment, expected) => expect(isNight('Europe/Amsterdam', at(moment))).toBe(expected));

it('waits for the morning, also over the change of the clock', () => {
  expect(morningAfter('Europe/Amsterdam', at('2026-01-15T22:10:00Z'))).toEqual(at('2026-01-16T07:00:00Z'));
  expect(morningAfter('Europe/Amsterdam', at('2026-03-28T23:10:00Z'))).toEqual(at('2026-03-29T06:00:00Z'));
  expect(morningAfter('Europe/Amsterdam', at('2026-01-15T12:10:00Z'))).toEqual(at('2026-01-15T12:10:00Z'));
});
