import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { ListLine } from './list-editor-props';
import { useRowKeys } from './use-row-keys';

const listMark = /^[ \t]*(?:[•●▪◦*–-]|\d{1,2}[.)])[ \t]+/gmu;
const linesIn = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What happens to the lines: each way of adding and removing also says where the focus goes. */
export const useLines = (value: readonly ListLine[], onChange: (value: ListLine[]) => void) => {
  const rowsRef = useRef<HTMLDivElement>(null);
  const focusNext = useRef<number | null>(null);
  const keys = useRowKeys(value.length);

  useEffect(() => {
    if (focusNext.current === null) return;
    const line = rowsRef.current?.querySelectorAll<HTMLElement>('[data-line]')[focusNext.current];
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
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>, index: number) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[\r\n]/.test(pasted)) return;
    event.preventDefault();
    const { value: present, selectionStart, selectionEnd, maxLength } = event.currentTarget;
    const lines = linesIn(present.slice(0, selectionStart) + pasted.replace(listMark, '') + present.slice(selectionEnd));
    const cut = (text: string) => (maxLength >= 0 ? text.slice(0, maxLength) : text);
    const [text = '', ...others] = lines.map(cut);
    focusNext.current = index + others.length;
    others.forEach((_, place) => keys.insert(index + 1 + place));
    onChange(value.toSpliced(index, 1, { ...value[index], text }, ...others.map((each) => ({ text: each }))));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>, index: number) => {
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
  return { rowsRef, keyOf: keys.of, change, addAfter, remove, onKeyDown, onPaste };
};
