import { useRef } from 'react';
import { later, useLater } from '../later/later';
import type { ComboboxProps, LeftOff } from './combobox-props';
import { NativeCombobox } from './native-combobox';

export type { ComboboxProps } from './combobox-props';

// The list weighs as much as all other fields of a form together.
const richCombobox = later(async () => (await import('./rich-combobox')).RichCombobox);

/**
 * A text field that proposes: addresses, cities, titles. What is typed freely stays. Until the file of its list is here the browser's own
 * proposes; then the list takes over where somebody is, in the middle of a word as well.
 */
export const Combobox = (props: ComboboxProps) => {
  const Rich = useLater(richCombobox);
  const leftOff = useRef<LeftOff | null>(null);
  return Rich ? <Rich {...props} leftOff={leftOff} /> : <NativeCombobox {...props} leftOff={leftOff} />;
};
