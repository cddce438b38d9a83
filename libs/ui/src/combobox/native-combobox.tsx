import { useId, useLayoutEffect, useRef, type RefObject } from 'react';
import { Input } from 'react-aria-components/Input';
import { PlainField } from '../field/field';
import fieldStyles from '../field/field.module.css';
import { textOf } from '../popover/option';
import type { ComboboxProps, LeftOff } from './combobox-props';

interface NativeComboboxProps extends ComboboxProps {
  /** Told where somebody is when the field goes under him. */
  leftOff: RefObject<LeftOff | null>;
}

/** A text field with the proposals of the browser. */
export const NativeCombobox = (props: NativeComboboxProps) => {
  const { inputValue, onInputChange, options, onSelect, onBlur, isLoading: _isLoading, labels: _labels, ...rest } = props;
  const { placeholder, icon, ref, name, leftOff, ...field } = rest;
  const list = useId();
  const group = useRef<HTMLDivElement>(null);
  const hasTyped = useRef(false);
  useLayoutEffect(() => {
    const input = group.current?.querySelector('input');
    return () => {
      if (!input || input !== document.activeElement) return;
      leftOff.current = { selection: [input.selectionStart, input.selectionEnd], hasTyped: hasTyped.current };
    };
  }, [leftOff]);
  // A browser does not tell a proposal that was taken from one that was typed.
  const change = (text: string) => {
    const taken = options.find((option) => textOf(option) === text);
    hasTyped.current = !taken;
    if (taken) onSelect(taken.value);
    else onInputChange(text);
  };
  return (
    <PlainField {...field}>
      {(ids) => (
        <div ref={group} className={fieldStyles.group}>
          {icon}
          <Input
            ref={ref}
            list={list}
            name={name}
            value={inputValue}
            placeholder={placeholder}
            disabled={field.isDisabled}
            autoComplete="off"
            aria-labelledby={ids.label}
            aria-describedby={ids.message}
            aria-invalid={field.errorMessage ? true : undefined}
            aria-required={field.isRequired || undefined}
            className={fieldStyles.input ?? ''}
            onChange={({ target }) => change(target.value)}
            onFocus={() => (hasTyped.current = false)}
            onBlur={onBlur}
          />
          <datalist id={list}>
            {options.map((option) => (
              <option key={option.value} value={textOf(option)} />
            ))}
          </datalist>
        </div>
      )}
    </PlainField>
  );
};
