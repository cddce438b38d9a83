import { displayDate, monthOf } from '@tandem/domain/dates';
import { useText } from './text';

/** "since 03-2022" or "08-2019 to 02-2022". */
export const usePeriodText = () => {
  const t = useText();
  const shown = (date: string) => displayDate(monthOf(date));
  return ({ startDate, endDate }: { startDate: string | null; endDate: string | null }): string => {
    if (startDate && endDate) return t('builder.entry.period', { start: shown(startDate), end: shown(endDate) });
    if (startDate) return t('builder.entry.since', { start: shown(startDate) });
    return endDate ? shown(endDate) : '';
  };
};
