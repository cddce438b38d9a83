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
  /** What is said below the field when that has happened, until something else is typed. */
  limitLabels?: { least: (limit: number) => string; most: (limit: number) => string };
  /** What the arrow keys add or take. Default 1. */
  step?: number;
}

/** A number with its thousands apart, as people write money: 3.500 or 3,500.00. */
const inThousands = /^(\d{1,3}(?:[.,]\d{3})+)([.,]\d{0,2})?$/;

/** What of a typed number stays in the field, and the number it means. A comma is a decimal point too. */
const typedAs = (text: string, { minValue, maxValue }: { minValue: number; maxValue: number }) => {
  const amount = text.replace(/[^\d.,]/g, '');
  const [, thousands, rest = ''] = (maxValue >= 1000 && inThousands.exec(amount)) || [];
  if (thousands) return { kept: amount, number: numberOf(thousands.replace(/\D/g, '') + rest.replace(',', '.')) };
  const typed = typedNumber(text.replace(',', '.'));
  const kept = minValue < 0 ? typed : typed.replace('-', '');
  return { kept, number: numberOf(kept) };
};

/** A number, typed in digits with at most one decimal point; the arrow keys step. */
export const NumberField = ({
  value,
  onChange,
  minValue = 0,
  maxValue = Number.MAX_SAFE_INTEGER,
  step = 1,
  limitLabels,
  description,
  onBlur,
  onKeyDown,
  ...props
}: NumberFieldProps) => {
  const [draft, setDraft] = useState<string | null>(null);
  const [limited, setLimited] = useState<'least' | 'most' | null>(null);
  const clamp = (number: number) => Math.min(maxValue, Math.max(minValue, number));

  const type = (text: string) => {
    const { kept, number = null } = typedAs(text, { minValue, maxValue });
    setDraft(kept);
    setLimited(null);
    onChange(number);
  };
  const stepBy = (amount: number) => {
    setDraft(null);
    setLimited(null);
    onChange(clamp((value ?? 0) + amount));
  };

  return (
    <TextField
      {...props}
      description={(limited && limitLabels?.[limited](limited === 'least' ? minValue : maxValue)) ?? description ?? (limitLabels && '')}
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
        if (value !== null && clamp(value) !== value) {
          setLimited(value < minValue ? 'least' : 'most');
          onChange(clamp(value));
        }
        onBlur?.(event);
      }}
    />
  );
};
