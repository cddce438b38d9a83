import type { FieldError } from './fields';

const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is a day of the calendar, written YYYY-MM-DD. */
export const isDay = (value: string): boolean => {
  const found = isoDay.exec(value);
  if (!found) return false;
  const [year = 0, month = 0, day = 0] = found.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

const year = /^[12]\d{3}$/;

/** Whether a text is a year (many resumes say no more), a month (YYYY-MM), a day (YYYY-MM-DD) or a moment (ISO 8601): what dates of a resume may be. */
export const isResumeDate = (value: string): boolean => {
  if (year.test(value)) return true;
  const [day = '', time] = value.split('T');
  if (time !== undefined && Number.isNaN(Date.parse(value))) return false;
  return isDay(time === undefined && /^\d{4}-\d{2}$/.test(day) ? `${day}-01` : day);
};

/** The month of a date, YYYY-MM, or its year where it has no month; both compare as text. */
export const monthOf = (value: string): string => value.slice(0, 7);

/** Shows a date as people here write it: 2024-03-05 becomes 05-03-2024. */
export const displayDate = (value: string): string => value.slice(0, 10).split('-').reverse().join('-');

/** A date of birth: a day in the past, not before 1900. `today` is YYYY-MM-DD. */
export const birthDateError = (value: string, today: string): FieldError | null =>
  isDay(value) && value <= today && value >= '1900-01-01' ? null : 'invalid_birth_date';

/** A day, or a moment of it, that may be today or earlier, e.g. when a company was founded. */
export const pastDateError = (value: string, today: string): FieldError | null => {
  if (!isResumeDate(value) || value.length < 10) return 'invalid_date';
  return value.slice(0, 10) <= today ? null : 'not_in_future';
};

/** Whether one date is surely before the other: a year alone may be any of its months. */
const isBefore = (a: string, b: string): boolean => {
  const length = Math.min(monthOf(a).length, monthOf(b).length);
  return a.slice(0, length) < b.slice(0, length);
};

/** What is wrong with a period of a resume; `month` is the running one, YYYY-MM, which is still allowed. */
export const periodErrors = (
  { startDate, endDate }: { startDate?: string | null; endDate?: string | null },
  month: string,
): { startDate?: FieldError; endDate?: FieldError } => {
  const wrong = (date: string | null | undefined): FieldError | undefined => {
    if (!date) return undefined;
    if (!isResumeDate(date)) return 'invalid_date';
    return monthOf(date) > month ? 'not_in_future' : undefined;
  };
  const errors = { startDate: wrong(startDate), endDate: wrong(endDate) };
  const isBackward = Boolean(startDate && endDate) && !errors.startDate && !errors.endDate && isBefore(endDate ?? '', startDate ?? '');
  return {
    ...(errors.startDate && { startDate: errors.startDate }),
    ...(errors.endDate && { endDate: errors.endDate }),
    ...(isBackward && { startDate: 'start_before_end' as const }),
  };
};
