import { later, useRicher } from '../later/later';
import { NativeSelect } from './native-select';
import type { SelectProps } from './select-props';

export type { SelectProps } from './select-props';

// The list weighs as much as all other fields of a form together.
const richSelect = later(async () => (await import('./rich-select')).RichSelect);

/**
 * One choice out of many; the list is at most 300 px high and takes typing. Until its file is here the browser's own list does the same
 * work in the same place, for as long as somebody is in it.
 */
export const Select = (props: SelectProps) => {
  const { Rich, plain } = useRicher(richSelect);
  return Rich ? <Rich {...props} /> : <NativeSelect {...props} {...plain} />;
};
