import type { ReactNode, Ref } from 'react';
import type { FieldProps } from '../field/field';
import type { Option } from '../popover/option';

export interface SelectProps extends FieldProps {
  options: readonly Option[];
  /** `null`: nothing chosen yet. */
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Shown while nothing is chosen. */
  placeholder: string;
  /** Puts a search field above a long list. */
  search?: { label: string; empty: string };
  /** Shows the chosen option shorter than in the list. */
  renderValue?: (option: Option) => ReactNode;
  ref?: Ref<HTMLButtonElement>;
}
