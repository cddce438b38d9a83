import { DateField, type DateFieldProps } from '@tandem/ui/date-field';
import { useText } from '../language/text';
import { today } from '../browser/today';

/** A date of birth, typed or taken from a calendar that ends today. */
export const BirthDateField = (props: Omit<DateFieldProps, 'label' | 'labels' | 'maxValue' | 'autoComplete'>) => {
  const t = useText();
  return (
    <DateField
      {...props}
      label={t('profile.birth_date')}
      maxValue={today()}
      autoComplete="bday"
      labels={{ placeholder: t('date.placeholder'), openCalendar: t('date.open_calendar'), invalid: t('date.invalid') }}
    />
  );
};
