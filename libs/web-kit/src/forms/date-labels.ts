import { useText } from '../language/text';

/** The words of a field for a day. */
export const useDateLabels = () => {
  const t = useText();
  return { placeholder: t('date.placeholder'), openCalendar: t('date.open_calendar'), invalid: t('date.invalid') };
};

/** The words of a field for a month. */
export const useMonthLabels = () => {
  const t = useText();
  return {
    placeholder: t('date.month_placeholder'),
    invalid: t('date.invalid'),
    openMonths: t('date.open_calendar'),
    previousYear: t('date.previous_year'),
    nextYear: t('date.next_year'),
  };
};
