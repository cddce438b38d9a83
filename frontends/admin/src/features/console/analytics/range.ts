import { homeDay } from '@tandem/domain/local-day';
import { useSearchParams } from 'react-router';

export type Day = { day: string; count: number };

const DAY = 86_400_000;
/** Longest range that is drawn. */
const LONGEST = 366;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
/** Not one that browsers move on: to them, the 31st of February is in March. */
const isDay = (value: string | null): value is string =>
  value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) && dayOf(Date.parse(value)) === value;

/** The day so many days before another. */
export const daysBefore = (day: string, days: number): string => dayOf(Date.parse(day) - days * DAY);

/** The first and the last day that are asked for; the last 30 days unless the address names others that make sense. */
const readRange = (search: URLSearchParams, today: string): { from: string; to: string } => {
  const [asked, until] = [search.get('from'), search.get('to')];
  const to = isDay(until) && until <= today ? until : today;
  const from = isDay(asked) && asked <= to && asked >= daysBefore(to, LONGEST) ? asked : daysBefore(to, 29);
  return { from, to };
};

const clamped = (day: string, least: string, most: string): string => (day < least ? least : day > most ? most : day);

/** The range once somebody has given its first or its last day: the other end follows where the two do not go together. */
export const movedRange = ({ from, to, today }: { from: string; to: string; today: string }, given: { from: string } | { to: string }) => {
  if ('from' in given) {
    const first = clamped(given.from, '', today);
    return { from: first, to: clamped(to, first, clamped(daysBefore(first, -LONGEST), '', today)) };
  }
  const last = clamped(given.to, '', today);
  return { from: clamped(from, daysBefore(last, LONGEST), last), to: last };
};

/** Every day of a range, also those on which nothing happened. */
export const filledDays = (days: readonly Day[], from: string, to: string): Day[] => {
  const counts = new Map(days.map(({ day, count }) => [day.slice(0, 10), count]));
  const length = Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
  return Array.from({ length: Math.max(1, length) }, (_, place) => {
    const day = dayOf(Date.parse(from) + place * DAY);
    return { day, count: counts.get(day) ?? 0 };
  });
};

/** The range in the address. */
export const useRange = () => {
  const [search, setSearch] = useSearchParams();
  const today = homeDay(new Date(Date.now()));
  const set = (range: { from: string; to: string }): void =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('from', range.from);
        next.set('to', range.to);
        return next;
      },
      { replace: true },
    );
  return { ...readRange(search, today), today, set };
};
export type Range = ReturnType<typeof useRange>;
