import { isNight, morningAfter, zoneOf } from './local-time';
import { zonesOfCountries } from './zones-of-countries';

const at = (text: string) => new Date(text);
const where = (country: string | null, longitude: number | null = null) => ({ country, longitude });

it.each([
  ['nobody knows where', where(null), 'Europe/Amsterdam'],
  ['a country that is none', where('nonsense'), 'Europe/Amsterdam'],
  ['the Netherlands', where('NL', 4.9), 'Europe/Amsterdam'],
  ['India', where('IN', 77.2), 'Asia/Calcutta'],
  ['Germany, which has an enclave', where('DE', 9), 'Europe/Berlin'],
  ['New York', where('US', -74), 'America/New_York'],
  ['San Francisco', where('US', -122.4), 'America/Los_Angeles'],
  ['the United States, no more', where('US'), 'America/New_York'],
  ['Madrid, whose clock is ahead of its sun', where('ES', -3.7), 'Europe/Madrid'],
  ['Tenerife', where('ES', -16.5), 'Atlantic/Canary'],
  ['Lisbon', where('PT', -9.1), 'Europe/Lisbon'],
  ['Portugal, no more', where('PT'), 'Europe/Lisbon'],
  ['Chengdu, which keeps the time of Beijing', where('CN', 104), 'Asia/Shanghai'],
  ['the Chatham Islands, beyond the date line', where('NZ', -176.5), 'Pacific/Chatham'],
])('takes for %s the time zone people keep there', (_, place, zone) => expect(zoneOf(place)).toBe(zone));

it('names no time zone that computers do not know', () => {
  for (const zone of Object.values(zonesOfCountries).flatMap((zones) => Object.keys(zones)))
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
});

it.each([
  ['2026-01-15T20:30:00Z', true, 'half past nine in the evening in winter'],
  ['2026-01-15T19:30:00Z', false, 'half past eight in the evening in winter'],
  ['2026-07-15T19:30:00Z', true, 'half past nine in the evening in summer'],
  ['2026-01-15T06:59:00Z', true, 'a minute before eight in the morning'],
  ['2026-01-15T07:00:00Z', false, 'eight in the morning'],
])('%s in Amsterdam: night is %s, it is %s', (moment, expected) => expect(isNight('Europe/Amsterdam', at(moment))).toBe(expected));

it.each([
  ['in Amsterdam in winter', 'Europe/Amsterdam', '2026-01-15T22:10:00Z', '2026-01-16T07:00:00Z'],
  ['when it is day already', 'Europe/Amsterdam', '2026-01-15T12:10:00Z', '2026-01-15T12:10:00Z'],
  ['over the night in which clocks go forward', 'Europe/Amsterdam', '2026-03-28T23:10:00Z', '2026-03-29T06:00:00Z'],
  ['over the night in which clocks go back', 'Europe/Amsterdam', '2026-10-24T22:10:00Z', '2026-10-25T07:00:00Z'],
  ['where clocks stand at half hours', 'Asia/Kolkata', '2026-05-01T18:20:00Z', '2026-05-02T02:30:00Z'],
  ['where they stand at quarters', 'Asia/Kathmandu', '2026-05-01T18:20:00Z', '2026-05-02T02:15:00Z'],
  ['where they go forward by half an hour', 'Australia/Lord_Howe', '2026-10-03T12:00:00Z', '2026-10-03T21:00:00Z'],
  ['where midnight is skipped', 'America/Santiago', '2026-09-06T02:00:00Z', '2026-09-06T11:00:00Z'],
])('waits for eight in the morning %s', (_, zone, moment, morning) => expect(morningAfter(zone, at(moment))).toEqual(at(morning)));
