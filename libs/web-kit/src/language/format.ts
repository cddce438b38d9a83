/** A date or an ISO text; texts of only a day are read as that day everywhere. */
export type DateLike = Date | string;

const dateOf = (value: DateLike): Date => {
  if (value instanceof Date) return value;
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00:00` : value);
};
const day = new Intl.DateTimeFormat('nl-NL', { day: '2-digit', month: '2-digit', year: 'numeric' });
const clock = new Intl.DateTimeFormat('nl-NL', { hour: '2-digit', minute: '2-digit' });

/** DD-MM-YYYY in both languages; empty for what is no date. */
export const formatDate = (value: DateLike): string => {
  const date = dateOf(value);
  return Number.isNaN(date.getTime()) ? '' : day.format(date);
};

/** DD-MM-YYYY HH:MM, local time. */
export const formatDateTime = (value: DateLike): string => {
  const date = dateOf(value);
  return Number.isNaN(date.getTime()) ? '' : `${day.format(date)} ${clock.format(date)}`;
};

/** HH:MM, local time. */
export const formatTime = (value: DateLike): string => {
  const date = dateOf(value);
  return Number.isNaN(date.getTime()) ? '' : clock.format(date);
};

/** Age as one figure: 3d, 5h, 12m. Never below 0m. */
export const relativeAge = (since: DateLike, now: Date = new Date()): string => {
  const minutes = Math.max(0, Math.floor((now.getTime() - dateOf(since).getTime()) / 60_000));
  if (minutes >= 1440) return `${Math.floor(minutes / 1440)}d`;
  return minutes >= 60 ? `${Math.floor(minutes / 60)}h` : `${minutes}m`;
};
