import { Calendar } from 'lucide-react';
import { lazy, Suspense, useState, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import type { FieldProps } from '../field/field';
import fieldStyles from '../field/field.module.css';
import { Popover } from '../popover/popover';
import { TextField } from '../text-field/text-field';
import { dateFromTyped, formatTypedDate, typedFromIso } from './typed-date';

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

const CalendarButton = ({ value, onChange, minValue, maxValue, labels, isDisabled }: DateFieldProps) => (
  <Popover
    label={labels.openCalendar}
    placement="bottom end"
    trigger={
      <Button className={fieldStyles.inside ?? ''} aria-label={labels.openCalendar} isDisabled={isDisabled}>
        <Calendar />
      </Button>
    }
  >
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
  </Popover>
);

/** A day, typed as DD/MM/YYYY or taken from a calendar. */
export const DateField = (props: DateFieldProps) => {
  const { value, onChange, onBlur, minValue: _least, maxValue: _most, labels, errorMessage, ...field } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const shown = draft ?? typedFromIso(value);
  const isUnreadable = isLeft && shown !== '' && dateFromTyped(shown) === null;

  const type = (text: string) => {
    const tidy = formatTypedDate(text, shown);
    setDraft(tidy);
    setLeft(false);
    onChange(dateFromTyped(tidy));
  };
  const pick = (date: string | null) => {
    setDraft(null);
    onChange(date);
  };
  const leave = () => {
    setLeft(true);
    if (dateFromTyped(shown)) setDraft(null);
    onBlur?.();
  };
  return (
    <TextField
      {...field}
      errorMessage={errorMessage ?? (isUnreadable ? labels.invalid : undefined)}
      inputMode="numeric"
      placeholder={labels.placeholder}
      value={shown}
      onChange={type}
      onBlur={leave}
      action={<CalendarButton {...props} onChange={pick} />}
    />
  );
};
