import { Bold, Heading, Italic, Link, List } from 'lucide-react';
import { lazy, Suspense, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { Button } from '../button/button';
import { classNames } from '../class-names/class-names';
import { PlainField, type FieldProps } from '../field/field';
import { Segmented } from '../segmented/segmented';
import { SkeletonText } from '../skeleton/skeleton';
import { applyStyle, type MarkdownStyle } from './markdown-edit';
import styles from './markdown-editor.module.css';

// Only the preview needs the reader of Markdown.
const Markdown = lazy(() => import('../markdown/markdown'));

export interface MarkdownEditorProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  maxLength?: number;
  rows?: number;
  labels: Record<MarkdownStyle, string> & {
    /** Names the row of buttons. */
    toolbar: string;
    /** Names the switch between the two views. */
    view: string;
    write: string;
    preview: string;
  };
}

const buttons = [
  ['bold', Bold],
  ['italic', Italic],
  ['heading', Heading],
  ['list', List],
  ['link', Link],
] as const;
const shortcuts: Record<string, MarkdownStyle> = { b: 'bold', i: 'italic', k: 'link' };

/** Text with a few styles, written as Markdown: buttons, Ctrl+B, I and K, and a preview. */
export const MarkdownEditor = ({ value, onChange, onBlur, maxLength, rows = 12, labels, name, ...field }: MarkdownEditorProps) => {
  const [view, setView] = useState('write');
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const selectNext = useRef<[number, number] | null>(null);

  useLayoutEffect(() => {
    if (!selectNext.current) return;
    areaRef.current?.focus();
    areaRef.current?.setSelectionRange(...selectNext.current);
    selectNext.current = null;
  });

  const style = (wanted: MarkdownStyle) => {
    const area = areaRef.current;
    if (!area) return;
    const next = applyStyle(wanted, { text: value, start: area.selectionStart, end: area.selectionEnd });
    if (maxLength !== undefined && next.text.length > maxLength) return;
    selectNext.current = [next.start, next.end];
    onChange(next.text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = event.ctrlKey || event.metaKey ? shortcuts[event.key.toLowerCase()] : undefined;
    if (!wanted) return;
    event.preventDefault();
    style(wanted);
  };

  return (
    <PlainField {...field}>
      {(ids) => (
        <div className={classNames(styles.editor, Boolean(field.errorMessage) && styles.invalid)}>
          <div className={styles.bar}>
            <Toolbar aria-label={labels.toolbar}>
              {buttons.map(([wanted, Icon]) => (
                <Button
                  key={wanted}
                  variant="quiet"
                  size="small"
                  isIconOnly
                  aria-label={labels[wanted]}
                  isDisabled={field.isDisabled || view === 'preview'}
                  onPress={() => style(wanted)}
                >
                  <Icon />
                </Button>
              ))}
            </Toolbar>
            <Segmented
              label={labels.view}
              className={styles.modes}
              value={view}
              onChange={setView}
              options={[
                { value: 'write', label: labels.write },
                { value: 'preview', label: labels.preview },
              ]}
            />
          </div>
          {view === 'write' ? (
            <textarea
              ref={areaRef}
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
              <Suspense fallback={<SkeletonText lines={4} />}>
                <Markdown topLevel={3}>{value}</Markdown>
              </Suspense>
            </div>
          )}
        </div>
      )}
    </PlainField>
  );
};
