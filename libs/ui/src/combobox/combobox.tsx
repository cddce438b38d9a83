import { later, useRicher } from '../later/later';
import type { ComboboxProps } from './combobox-props';
import { NativeCombobox } from './native-combobox';

export type { ComboboxProps } from './combobox-props';

// The list weighs as much as all other fields of a form together.
const richCombobox = later(async () => (await import('./rich-combobox')).RichCombobox);

/**
 * A text field that proposes: addresses, cities, titles. What is typed freely stays. Until the file of its list is here the browser's own
 * proposes, for as long as somebody is in it.
 */
export const Combobox = (props: ComboboxProps) => {
  const { Rich, plain } = useRicher(richCombobox);
  return Rich ? <Rich {...props} /> : <NativeCombobox {...props} onEntered={plain.onEntered} />;
};
