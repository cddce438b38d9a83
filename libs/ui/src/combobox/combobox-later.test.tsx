import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import type { LeftOff } from './combobox-props';
import { NativeCombobox } from './native-combobox';
import { RichCombobox } from './rich-combobox';

const labels = { loading: 'Searching', empty: 'Nothing found' };
const options = [{ value: 'utrecht|52', label: 'Utrecht, NL' }];

let come = (): void => undefined;
/** The field before the file of its list is here, and after. */
const City = () => {
  const [text, setText] = useState('');
  const [isHere, setIsHere] = useState(false);
  const leftOff = useRef<LeftOff | null>(null);
  come = () => act(() => setIsHere(true));
  const field = { label: 'City', inputValue: text, onInputChange: setText, options, onSelect: setText, labels, leftOff };
  return isHere ? <RichCombobox {...field} /> : <NativeCombobox {...field} />;
};
const city = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'City' });

it('takes over in the middle of a word, with its list', async () => {
  render(<City />);
  await userEvent.type(city(), 'Utrt');
  city().setSelectionRange(3, 3);
  come();
  expect(city()).toHaveFocus();
  expect(city().selectionStart).toBe(3);
  expect(await screen.findByRole('option', { name: 'Utrecht, NL' })).toBeVisible();
  await userEvent.keyboard('ech');
  expect(city()).toHaveValue('Utrecht');
});

it('opens nothing for who has typed nothing', async () => {
  render(<City />);
  await userEvent.click(city());
  come();
  expect(city()).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('takes the focus from nobody who is elsewhere', () => {
  render(<City />);
  come();
  expect(document.body).toHaveFocus();
});
