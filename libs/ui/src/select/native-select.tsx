import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { classNames } from '../class-names/class-names';
import { PlainField } from '../field/field';
import fieldStyles from '../field/field.module.css';
import { textOf } from '../popover/option';
import type { SelectProps } from './select-props';
import styles from './select.module.css';

interface NativeSelectProps extends SelectProps {
  isEntered: boolean;
  onEntered: (isEntered: boolean) => void;
}

/** Looks like the button of a select, with the browser's own select lying over it unseen. */
export const NativeSelect = (props: NativeSelectProps) => {
  const { options, value, onChange, onBlur, placeholder, search: _search, renderValue, ref, name, isEntered, onEntered, ...field } = props;
  const chosen = options.find((option) => option.value === value);
  const isWrong = Boolean(field.errorMessage);
  return (
    <PlainField {...field}>
      {(ids) => (
        <div
          className={classNames(fieldStyles.input, styles.trigger, styles.native)}
          data-focus-within={isEntered || undefined}
          data-invalid={isWrong || undefined}
          data-disabled={field.isDisabled || undefined}
        >
          <span className={styles.value} data-placeholder={value === null || undefined}>
            {/* A choice whose words are on their way shows none; the space keeps its line. */}
            {chosen ? (renderValue?.(chosen) ?? chosen.label) : value === null ? placeholder : '\u00A0'}
          </span>
          <ChevronDown aria-hidden />
          <select
            ref={ref as Ref<HTMLElement> as Ref<HTMLSelectElement>}
            name={name}
            value={value ?? ''}
            disabled={field.isDisabled}
            aria-labelledby={ids.label}
            aria-describedby={ids.message}
            aria-invalid={isWrong || undefined}
            aria-required={field.isRequired || undefined}
            onChange={({ target }) => onChange(target.value)}
            onFocus={() => onEntered(true)}
            onBlur={() => {
              onEntered(false);
              onBlur?.();
            }}
          >
            {!chosen && <option value={value ?? ''}>{value === null ? placeholder : ''}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {textOf(option)}
              </option>
            ))}
          </select>
        </div>
      )}
    </PlainField>
  );
};
