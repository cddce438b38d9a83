import type { RefCallback } from 'react';
import type { FieldProps } from '../field/field';
import type { MarkdownStyle } from './markdown-edit';

export interface MarkdownEditorProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  maxLength?: number;
  rows?: number;
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
