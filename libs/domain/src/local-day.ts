import { searchCredits } from './limits';

/** The day (YYYY-MM-DD) it is on the clock on the wall, where this runs or in `timeZone`; near midnight it is another one than in Greenwich. */
export const localDay = (moment: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit', ...(timeZone && { timeZone }) }).format(moment);

/** The day (YYYY-MM-DD) it is where the product is at home: credits and counts are of that day, and "today" is. */
export const homeDay = (moment: Date): string => localDay(moment, searchCredits.timeZone);
