import type { RefCallback } from 'react';
import type { FieldProps } from '../field/field';
import type { MarkdownStyle } from './markdown-edit';

export interface MarkdownEditorProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  maxLength?: number;
  rows?: number;
  /** Begins with the text as it will be read, where there is one: for people who see it before they change it. */
  isReadFirst?: boolean;
  ref?: RefCallback<HTMLTextAreaElement>;
  labels: Record<MarkdownStyle, string> & {
    /** Names the row of buttons. */
    toolbar: string;
    /** Names the switch between the two views. */
    view: string;
    write: string;
    preview: string;
  };
}
