import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { applyStyle, type MarkdownStyle } from './markdown-edit';

const shortcuts: Record<string, MarkdownStyle> = { b: 'bold', i: 'italic', k: 'link' };

/** Puts styles on what is selected in a text area, and keeps it selected. */
export const useStyling = (value: string, onChange: (value: string) => void, maxLength: number | undefined) => {
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
  return { areaRef, style, onKeyDown };
};
