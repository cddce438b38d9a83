import type { Ref } from 'react';
import type { FieldProps } from '../field/field';

/** One line of a list. */
export interface ListLine {
  text: string;
  isDealbreaker?: boolean;
}

export interface ListEditorProps extends FieldProps {
  value: readonly ListLine[];
  onChange: (value: ListLine[]) => void;
  onBlur?: () => void;
  placeholder?: string;
  maxLength?: number;
  labels: {
    add: string;
    /** Names a line for screen readers, counted from 1: "Green flag 2". */
    line: (number: number) => string;
    remove: (text: string) => string;
    /** Where given, every line can be marked with it. */
    dealbreaker?: string;
  };
  /** The field of the first line. */
  ref?: Ref<HTMLTextAreaElement>;
}
