import { DateField, type DateFieldProps } from '@tandem/ui/date-field';
import { useDateLabels } from '../forms/date-labels';
import { useText } from '../language/text';
import { today } from '../browser/today';

/** A date of birth, typed or taken from a calendar that ends today. */
export const BirthDateField = (props: Omit<DateFieldProps, 'label' | 'labels' | 'maxValue' | 'autoComplete'>) => {
  const t = useText();
  return <DateField {...props} label={t('profile.birth_date')} maxValue={today()} autoComplete="bday" labels={useDateLabels()} />;
};
