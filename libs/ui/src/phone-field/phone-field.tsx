import { useMemo, useState, type Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { PlainField, type FieldProps } from '../field/field';
import fieldStyles from '../field/field.module.css';
import { Select } from '../select/select';
import { countrySign } from './flag';
import styles from './phone-field.module.css';
import { dialCodeOf, joinPhone, onlyDigitsAndSpaces, splitPhone, wholeNumber, type DialCode } from './phone-number';

export type { DialCode } from './phone-number';

export interface PhoneFieldProps extends FieldProps {
  /** With plus sign, without spaces: +31612345678. Empty without digits. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  dialCodes: readonly DialCode[];
  /** The country chosen while the field is empty. Default NL. */
  defaultCountry?: string;
  labels: { dialCode: string; search: string; empty: string };
  ref?: Ref<HTMLInputElement>;
}

interface DialCodeSelectProps extends Pick<PhoneFieldProps, 'dialCodes' | 'labels' | 'isDisabled' | 'onBlur'> {
  country: string;
  onChange: (country: string) => void;
}

const DialCodeSelect = ({ dialCodes, labels, isDisabled, country, onChange, onBlur }: DialCodeSelectProps) => {
  const options = useMemo(
    () =>
      dialCodes.map((code) => ({
        value: code.country,
        label: `${countrySign(code.country)} ${code.name} ${code.dialCode}`,
        text: `${code.name} ${code.dialCode}`,
      })),
    [dialCodes],
  );
  return (
    <Select
      label={labels.dialCode}
      isLabelHidden
      placeholder={labels.dialCode}
      options={options}
      value={country}
      onChange={onChange}
      onBlur={onBlur}
      renderValue={({ value }) => `${countrySign(value)} ${dialCodeOf(value, dialCodes)}`}
      search={{ label: labels.search, empty: labels.empty }}
      isDisabled={isDisabled}
    />
  );
};

/** What is typed, and the number it makes. */
const usePhone = ({ value, onChange, onBlur, dialCodes, defaultCountry = 'NL' }: PhoneFieldProps) => {
  const [preferred, setPreferred] = useState(defaultCountry);
  const [draft, setDraft] = useState<string | null>(null);
  const { country, rest } = splitPhone(value, dialCodes, preferred);

  const report = (digits: string, of: string) => {
    setPreferred(of);
    onChange(joinPhone(dialCodeOf(of, dialCodes), digits));
  };
  const type = (text: string) => {
    // A whole number, pasted or filled in by the browser, brings its country along.
    const number = wholeNumber(text);
    const whole = number === null ? null : splitPhone(number, dialCodes, country);
    const digits = whole?.rest || onlyDigitsAndSpaces(text);
    setDraft(digits);
    report(digits, whole?.country ?? country);
  };
  const leave = () => {
    setDraft(null);
    onBlur?.();
  };
  return { country, shown: draft ?? rest, type, leave, choose: (chosen: string) => report(rest, chosen) };
};

/** A phone number: dial code from a searched list with flags, then digits and spaces. */
export const PhoneField = (props: PhoneFieldProps) => {
  const { value: _value, onChange: _onChange, onBlur, dialCodes, defaultCountry: _country, labels, name, ref, ...field } = props;
  const { country, shown, type, leave, choose } = usePhone(props);
  return (
    <PlainField {...field}>
      {(ids) => (
        <div className={styles.row}>
          <DialCodeSelect
            dialCodes={dialCodes}
            labels={labels}
            isDisabled={field.isDisabled}
            country={country}
            onChange={choose}
            onBlur={onBlur}
          />
          <Input
            ref={ref}
            id={ids.control}
            aria-labelledby={ids.label}
            aria-describedby={ids.message}
            aria-invalid={field.errorMessage ? true : undefined}
            aria-required={field.isRequired || undefined}
            disabled={field.isDisabled}
            name={name}
            type="tel"
            autoComplete="tel-national"
            className={fieldStyles.input ?? ''}
            value={shown}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
          />
        </div>
      )}
    </PlainField>
  );
};
