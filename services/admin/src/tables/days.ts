import { searchCredits } from '@tandem/domain/limits';

/** Days begin and end where the product is at home. */
export const { timeZone } = searchCredits;

/** The first day of a year, a month or a day, whatever of it was said. */
export const firstDay = (date: string): string => `${date}-01-01`.slice(0, 10);

/** SQL of the moment at which a date begins, and the value it takes. */
export const startOf = (date: string): { value: string; sql: (place: string) => string } =>
  date.includes('T')
    ? { value: new Date(date).toISOString(), sql: (place) => `${place}::timestamptz` }
    : { value: firstDay(date), sql: (place) => `(${place}::timestamp at time zone '${timeZone}')` };

const DAY = 86_400_000;
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

export const daysBefore = (day: string, count: number): string => dayOf(new Date(Date.parse(day) - count * DAY));

/** How many days there are from one to another, both included; none when they are the wrong way round. */
export const countOfDays = (from: string, to: string): number => Math.max(0, (Date.parse(to) - Date.parse(from)) / DAY + 1);

/** Each of them. Ask first how many they are. */
export const daysBetween = (from: string, to: string): string[] =>
  Array.from({ length: countOfDays(from, to) }, (_, index) => daysBefore(from, -index));
