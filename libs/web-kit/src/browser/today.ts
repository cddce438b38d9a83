import { localDay } from '@tandem/domain/local-day';

/** Today, YYYY-MM-DD, where the browser is. */
export const today = (): string => localDay(new Date());

/** The running month, YYYY-MM, where the browser is. */
export const thisMonth = (): string => today().slice(0, 7);
