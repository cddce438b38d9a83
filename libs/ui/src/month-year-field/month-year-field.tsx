import type { Ref } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { PickerButton } from '../date-field/picker-button';
import { formatTypedMonth, monthFromTyped, typedFromIso } from '../date-field/typed-date';
import { useTyped } from '../date-field/use-typed';
import type { FieldProps } from '../field/field';
import { TextField } from '../text-field/text-field';
import { MonthPanel } from './month-panel';

export interface MonthYearFieldProps extends FieldProps {
  /** YYYY-MM, or YYYY where only the year is known; null while empty or not yet either. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  /** The last month that can be taken from the panel, YYYY-MM; what is typed is judged by the form. */
  maxValue?: string;
  labels: {
    /** The order to type in: MM/YYYY, or MM/JJJJ. */
    placeholder: string;
    openMonths: string;
    previousYear: string;
    nextYear: string;
    /** Shown when the field is left with something that is no month. */
    invalid: string;
  };
  ref?: Ref<HTMLInputElement>;
}

const inWords = (iso: string, locale: string) =>
  iso.length === 4
    ? iso
    : new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${iso}-01T00:00:00Z`));

const MonthsButton = ({ value, onChange, onBlur, maxValue, labels, isDisabled }: MonthYearFieldProps) => (
  <PickerButton label={labels.openMonths} isDisabled={isDisabled} onBlur={onBlur}>
    {(close) => (
      <MonthPanel
        value={value}
        initialYear={Number((maxValue ?? new Date().toISOString()).slice(0, 4))}
        maxValue={maxValue}
        labels={labels}
        onChange={(month) => {
          onChange(month);
          close();
        }}
      />
    )}
  </PickerButton>
);

/** A month of a year: typed as MM/YYYY, "mar 2022" or only YYYY, shown as "Mar 2022", or taken from a panel of months. */
export const MonthYearField = (props: MonthYearFieldProps) => {
  const { value, onChange, onBlur, maxValue: _most, labels, errorMessage, ...field } = props;
  const { locale } = useLocale();
  const format = { toTyped: typedFromIso, fromTyped: monthFromTyped, tidy: formatTypedMonth, keys: 'text' as const };
  const { shown, isFocused, isUnreadable, problem, pick, input } = useTyped({ value, onChange, onBlur, ...format });
  const isAtRest = !isFocused && !isUnreadable && value !== null;
  return (
    <TextField
      {...field}
      {...input}
      errorMessage={problem(errorMessage, labels.invalid)}
      placeholder={labels.placeholder}
      value={isAtRest ? inWords(value, locale) : shown}
      action={<MonthsButton {...props} onChange={pick} />}
    />
  );
};
