import { useEffect } from 'react';
import { useNotify } from './notify';

type TextField = HTMLInputElement | HTMLTextAreaElement;
const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;

/** How many characters of a paste find no room in the field. */
const leftOut = (field: TextField, pasted: string): number => {
  const replaced = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
  return pasted.replaceAll('\r\n', '\n').length - (field.maxLength - field.value.length + replaced);
};

/** Says it when a browser cuts what is pasted into a field that takes no more, which it does without a word. */
export const useCutPaste = (): void => {
  const notify = useNotify();
  useEffect(() => {
    const onPaste = ({ target, clipboardData, defaultPrevented }: ClipboardEvent): void => {
      if (defaultPrevented || !isTextField(target) || target.maxLength < 0 || target.readOnly || target.disabled) return;
      const left = leftOut(target, clipboardData?.getData('text/plain') ?? '');
      if (left > 0) notify.info('field.cut', { most: target.maxLength, left });
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [notify]);
};
