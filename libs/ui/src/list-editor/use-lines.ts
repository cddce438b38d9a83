import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { ListLine } from './list-editor-props';
import { useRowKeys } from './use-row-keys';

/** What happens to the lines: each way of adding and removing also says where the focus goes. */
export const useLines = (value: readonly ListLine[], onChange: (value: ListLine[]) => void) => {
  const rowsRef = useRef<HTMLDivElement>(null);
  const focusNext = useRef<number | null>(null);
  const keys = useRowKeys(value.length);

  useEffect(() => {
    if (focusNext.current === null) return;
    const line = rowsRef.current?.querySelectorAll<HTMLElement>('input[data-line]')[focusNext.current];
    // With the last line gone, the button that adds one is left.
    (line ?? rowsRef.current?.querySelector<HTMLElement>(':scope > button'))?.focus();
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
  return { rowsRef, keyOf: keys.of, change, addAfter, remove, onKeyDown };
};
