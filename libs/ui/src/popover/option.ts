import type { Choice } from '../checkbox-group/checkbox-group';

export interface Option extends Choice {
  /** The words to search and announce, where the label is more than text. */
  text?: string;
}

/** The words of an option, for searching and for screen readers. */
export const textOf = ({ text, label, value }: Option) => text ?? (typeof label === 'string' ? label : value);
