import type { Slot } from './timeslots';

const HOUR = 3_600_000;

/** How the day of a slot is written, in the terms of Intl. */
export type DayForm = Pick<Intl.DateTimeFormatOptions, 'weekday' | 'day' | 'month' | 'year'>;

/**
 * A stretch of time in words: "Mon 2 Mar, 10:00 - 10:45", in `timeZone` or where the reader is. In the night the clocks change an hour
 * is named twice or left out; there the times say which one they are: "Sun 25 Oct, 02:30 (GMT+2) - 02:30 (GMT+1)".
 */
export const slotText = ({ start, end }: Slot, language: 'en' | 'nl', day: DayForm, timeZone?: string): string => {
  const locale = language === 'nl' ? 'nl-NL' : 'en-GB';
  const zone = timeZone ? { timeZone } : {};
  const dayOf = new Intl.DateTimeFormat(locale, { ...zone, ...day });
  const clockOf = new Intl.DateTimeFormat(locale, { ...zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const offsetOf = new Intl.DateTimeFormat('en', { ...zone, timeZoneName: 'shortOffset' });
  const offset = (at: Date): string => offsetOf.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [from, to] = [new Date(start), new Date(end)];
  const isTwice = (at: Date): boolean => [-HOUR, HOUR].some((by) => clockOf.format(at) === clockOf.format(new Date(at.getTime() + by)));
  const isChange = offset(from) !== offset(to) || isTwice(from) || isTwice(to);
  const clock = (at: Date): string => (isChange ? `${clockOf.format(at)} (${offset(at)})` : clockOf.format(at));
  return `${dayOf.format(from)}, ${clock(from)} - ${clock(to)}`;
};

/** Whether clocks in two zones show the same day and time at a moment; without a second zone, one there and one where the reader is. */
export const showSameTime = (moment: string, timeZone: string, other?: string): boolean => {
  const shown = (zone: string | undefined): string =>
    new Intl.DateTimeFormat('en', { ...(zone ? { timeZone: zone } : {}), dateStyle: 'short', timeStyle: 'short' }).format(new Date(moment));
  return shown(timeZone) === shown(other);
};
