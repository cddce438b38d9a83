import { Plus, X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type Ref } from 'react';
import { Button } from '../button/button';
import { Checkbox } from '../checkbox/checkbox';
import { classNames } from '../class-names/class-names';
import { PlainField, type FieldProps } from '../field/field';
import styles from './list-editor.module.css';
import { useRowKeys } from './use-row-keys';

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
  /** The input of the first line. */
  ref?: Ref<HTMLInputElement>;
}

/** A list written line by line: Enter adds the next line and goes there, Backspace takes an empty one away. */
export const ListEditor = ({ value, onChange, onBlur, placeholder, maxLength, labels, ref, ...field }: ListEditorProps) => {
  const rowsRef = useRef<HTMLDivElement>(null);
  const focusNext = useRef<number | null>(null);
  const keys = useRowKeys(value.length);

  useEffect(() => {
    if (focusNext.current === null) return;
    rowsRef.current?.querySelectorAll<HTMLInputElement>('input[data-line]')[focusNext.current]?.focus();
    focusNext.current = null;
  });

  const change = (index: number, line: Partial<ListLine>) => onChange(value.map((one, at) => (at === index ? { ...one, ...line } : one)));
  const addAfter = (index: number) => {
    focusNext.current = index + 1;
    keys.insert(index + 1);
    onChange(value.toSpliced(index + 1, 0, { text: '' }));
  };
  const remove = (index: number) => {
    focusNext.current = Math.max(0, index - 1);
    keys.remove(index);
    onChange(value.toSpliced(index, 1));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    const isEmpty = value[index]?.text === '';
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (!isEmpty) addAfter(index);
    }
    if (event.key === 'Backspace' && isEmpty) {
      event.preventDefault();
      remove(index);
    }
  };

  return (
    <PlainField {...field}>
      {(ids) => (
        <div ref={rowsRef} className={styles.rows}>
          {value.map((line, index) => (
            <div
              key={keys.of(index)}
              className={classNames(styles.row, labels.dealbreaker && styles.withDealbreaker)}
              data-marked={line.isDealbreaker || undefined}
            >
              <input
                data-line
                ref={index === 0 ? ref : undefined}
                aria-label={labels.line(index + 1)}
                aria-describedby={ids.message}
                className={styles.input}
                value={line.text}
                maxLength={maxLength}
                placeholder={placeholder}
                disabled={field.isDisabled}
                onChange={(event) => change(index, { text: event.target.value })}
                onKeyDown={(event) => onKeyDown(event, index)}
                onBlur={onBlur}
              />
              <Button
                variant="quiet"
                size="small"
                isIconOnly
                aria-label={labels.remove(line.text || labels.line(index + 1))}
                isDisabled={field.isDisabled}
                onPress={() => remove(index)}
              >
                <X />
              </Button>
              {labels.dealbreaker && (
                <Checkbox
                  className={styles.dealbreaker}
                  isSelected={line.isDealbreaker ?? false}
                  isDisabled={field.isDisabled}
                  onChange={(isDealbreaker) => change(index, { isDealbreaker })}
                >
                  {labels.dealbreaker}
                </Checkbox>
              )}
            </div>
          ))}
          <Button
            variant="quiet"
            size="small"
            className={styles.add}
            isDisabled={field.isDisabled}
            aria-describedby={value.length === 0 ? ids.message : undefined}
            onPress={() => addAfter(value.length - 1)}
          >
            <Plus />
            {labels.add}
          </Button>
        </div>
      )}
    </PlainField>
  );
};
