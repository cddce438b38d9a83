import type { ReactNode, Ref } from 'react';
import type { FieldProps } from '../field/field';
import type { Option } from '../popover/option';

export interface ComboboxProps extends FieldProps {
  /** The text in the input, whether it is a choice or not. */
  inputValue: string;
  onInputChange: (text: string) => void;
  /** What was found for the text; filtering is up to whoever finds. */
  options: readonly Option[];
  /** Gets the value of the option taken; put its words into `inputValue`. */
  onSelect: (value: string) => void;
  onBlur?: () => void;
  isLoading?: boolean;
  labels: { loading: string; empty: string };
  placeholder?: string;
  /** A lucide icon before the text. */
  icon?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Where somebody was in the plain field when the rich one took its place. */
export interface LeftOff {
  selection: readonly [start: number | null, end: number | null];
  /** Words are looked for that he has typed here. */
  hasTyped: boolean;
}
