import { useCallback, useState } from 'react';
import { classNames } from '../class-names/class-names';
import { PlainField } from '../field/field';
import { Markdown } from '../markdown/markdown';
import styles from './markdown-editor.module.css';
import type { MarkdownEditorProps } from './markdown-editor-props';
import { StyleBar, type View } from './style-bar';
import { useStyling } from './use-styling';

export type { MarkdownEditorProps } from './markdown-editor-props';

/** Text with a few styles, written as Markdown: buttons, Ctrl+B, I and K, and a preview. */
export const MarkdownEditor = ({
  value,
  onChange,
  onBlur,
  maxLength,
  rows = 12,
  isReadFirst = false,
  labels,
  name,
  ref,
  ...field
}: MarkdownEditorProps) => {
  const [view, setView] = useState<View>(isReadFirst && value.trim() !== '' ? 'preview' : 'write');
  const { areaRef, style, onKeyDown } = useStyling(value, onChange, maxLength);
  const setArea = useCallback(
    (area: HTMLTextAreaElement | null) => {
      areaRef.current = area;
      ref?.(area);
    },
    [areaRef, ref],
  );
  return (
    <PlainField {...field}>
      {(ids) => (
        <div className={classNames(styles.editor, Boolean(field.errorMessage) && styles.invalid)}>
          <StyleBar labels={labels} isDisabled={field.isDisabled} view={view} onView={setView} onStyle={style} />
          {view === 'write' ? (
            <textarea
              ref={setArea}
              id={ids.control}
              name={name}
              aria-labelledby={ids.label}
              aria-describedby={ids.message}
              aria-invalid={field.errorMessage ? true : undefined}
              aria-required={field.isRequired || undefined}
              disabled={field.isDisabled}
              className={styles.text}
              rows={rows}
              maxLength={maxLength}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={onKeyDown}
              onBlur={onBlur}
            />
          ) : (
            <div className={styles.preview}>
              <Markdown topLevel={3}>{value}</Markdown>
            </div>
          )}
        </div>
      )}
    </PlainField>
  );
};
