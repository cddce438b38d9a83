import { lazy, Suspense, type Ref } from 'react';
import type { FieldProps } from '../field/field';
import { TextField } from '../text-field/text-field';
import { PickerButton } from './picker-button';
import { dateFromTyped, formatTypedDate, typedFromIso } from './typed-date';
import { useTyped } from './use-typed';

// The calendar is asked for by few and weighs more than the rest of the field.
const CalendarPanel = lazy(() => import('./calendar-panel'));

export interface DateFieldProps extends FieldProps {
  /** An ISO date, YYYY-MM-DD; null while empty or not yet a date. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  /** Bounds of the calendar; what is typed is judged by the form. */
  minValue?: string;
  maxValue?: string;
  autoComplete?: string;
  labels: {
    /** The order to type in: DD/MM/YYYY, or DD/MM/JJJJ. */
    placeholder: string;
    openCalendar: string;
    /** Shown when the field is left with something that is no date. */
    invalid: string;
  };
  ref?: Ref<HTMLInputElement>;
}

const CalendarButton = ({ value, onChange, onBlur, minValue, maxValue, labels, isDisabled }: DateFieldProps) => (
  <PickerButton label={labels.openCalendar} isDisabled={isDisabled} onBlur={onBlur}>
    {(close) => (
      <Suspense>
        <CalendarPanel
          label={labels.openCalendar}
          value={value}
          minValue={minValue}
          maxValue={maxValue}
          onChange={(date) => {
            onChange(date);
            close();
          }}
        />
      </Suspense>
    )}
  </PickerButton>
);

/** A day, typed as DD/MM/YYYY or taken from a calendar. */
export const DateField = (props: DateFieldProps) => {
  const { value, onChange, onBlur, minValue: _least, maxValue: _most, labels, errorMessage, ...field } = props;
  const format = { toTyped: typedFromIso, fromTyped: dateFromTyped, tidy: formatTypedDate, keys: 'numeric' as const };
  const { shown, problem, pick, input } = useTyped({ value, onChange, onBlur, ...format });
  return (
    <TextField
      {...field}
      {...input}
      errorMessage={problem(errorMessage, labels.invalid)}
      placeholder={labels.placeholder}
      value={shown}
      action={<CalendarButton {...props} onChange={pick} />}
    />
  );
};
