import { Calendar } from 'lucide-react';
import { useState, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import { formatTypedMonth, monthFromTyped, typedFromIso } from '../date-field/typed-date';
import type { FieldProps } from '../field/field';
import fieldStyles from '../field/field.module.css';
import { Popover } from '../popover/popover';
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

const MonthsButton = ({ value, onChange, maxValue, labels, isDisabled }: MonthYearFieldProps) => (
  <Popover
    label={labels.openMonths}
    placement="bottom end"
    trigger={
      <Button className={fieldStyles.inside ?? ''} aria-label={labels.openMonths} isDisabled={isDisabled}>
        <Calendar />
      </Button>
    }
  >
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
  </Popover>
);

/** A month of a year: typed as MM/YYYY (or only YYYY), shown as "Mar 2022", or taken from a panel of months. */
export const MonthYearField = (props: MonthYearFieldProps) => {
  const { value, onChange, onBlur, maxValue: _most, labels, errorMessage, ...field } = props;
  const { locale } = useLocale();
  const [draft, setDraft] = useState<string | null>(null);
  const [isFocused, setFocused] = useState(false);
  const typed = draft ?? typedFromIso(value);
  const isUnreadable = !isFocused && draft !== null && draft !== '' && monthFromTyped(draft) === null;

  const type = (text: string) => {
    const tidy = formatTypedMonth(text, typed);
    setDraft(tidy);
    onChange(monthFromTyped(tidy));
  };
  const pick = (month: string | null) => {
    setDraft(null);
    onChange(month);
  };
  const leave = () => {
    setFocused(false);
    if (monthFromTyped(typed)) setDraft(null);
    onBlur?.();
  };
  return (
    <TextField
      {...field}
      errorMessage={errorMessage ?? (isUnreadable ? labels.invalid : undefined)}
      inputMode="numeric"
      placeholder={labels.placeholder}
      value={!isFocused && draft === null && value ? inWords(value, locale) : typed}
      onChange={type}
      onFocus={() => setFocused(true)}
      onBlur={leave}
      action={<MonthsButton {...props} onChange={pick} />}
    />
  );
};
