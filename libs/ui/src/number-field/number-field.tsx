import { numberOf, typedNumber } from '@tandem/domain/fields';
import { useState } from 'react';
import { TextField, type TextFieldProps } from '../text-field/text-field';

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'inputMode' | 'revealLabels' | 'maxLength'
> {
  /** `null` is an empty field. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** What is below or above is set to the bound when the field is left. */
  minValue?: number;
  maxValue?: number;
  /** What the arrow keys add or take. Default 1. */
  step?: number;
}

/** What of a typed number is kept; a comma is a decimal point too. */
const keptOf = (text: string, mayBeNegative: boolean) => {
  const kept = typedNumber(text.replace(',', '.'));
  return mayBeNegative ? kept : kept.replace('-', '');
};

/** A number, typed in digits with at most one decimal point; the arrow keys step. */
export const NumberField = ({
  value,
  onChange,
  minValue = 0,
  maxValue = Number.MAX_SAFE_INTEGER,
  step = 1,
  onBlur,
  onKeyDown,
  ...props
}: NumberFieldProps) => {
  const [draft, setDraft] = useState<string | null>(null);
  const clamp = (number: number) => Math.min(maxValue, Math.max(minValue, number));

  const type = (text: string) => {
    const kept = keptOf(text, minValue < 0);
    setDraft(kept);
    onChange(numberOf(kept) ?? null);
  };
  const stepBy = (amount: number) => {
    setDraft(null);
    onChange(clamp((value ?? 0) + amount));
  };

  return (
    <TextField
      {...props}
      inputMode="decimal"
      value={draft ?? value?.toString() ?? ''}
      onChange={type}
      onKeyDown={(event) => {
        if (event.key === 'ArrowUp') stepBy(step);
        if (event.key === 'ArrowDown') stepBy(-step);
        onKeyDown?.(event);
      }}
      onBlur={(event) => {
        setDraft(null);
        if (value !== null && clamp(value) !== value) onChange(clamp(value));
        onBlur?.(event);
      }}
    />
  );
};
