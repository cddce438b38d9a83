import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { conforms } from '../conformance/conformance';
import { NativeSelect } from './native-select';

const options = [
  { value: 'NL', label: '+31 Netherlands', text: 'Netherlands +31' },
  { value: 'BE', label: '+32 Belgium' },
];

const Country = ({ start = null, known = options }: { start?: string | null; known?: typeof options }) => {
  const [value, setValue] = useState(start);
  return (
    <NativeSelect
      label="Country"
      placeholder="Choose"
      options={known}
      value={value}
      onChange={setValue}
      renderValue={({ value: code }) => `only ${code}`}
      isEntered={false}
      onEntered={() => undefined}
    />
  );
};
const shown = () => screen.getByRole('combobox', { name: 'Country' }).parentElement?.querySelector('span');

describe('NativeSelect', () => {
  conforms(
    <NativeSelect
      label="Country"
      placeholder="Choose"
      options={options}
      value="NL"
      onChange={() => undefined}
      errorMessage="Choose a country."
      isEntered={false}
      onEntered={() => undefined}
    />,
    { ref: 'SELECT' },
  );

  it('shows the placeholder until something is chosen, then the choice as the button will', async () => {
    render(<Country />);
    expect(shown()).toHaveTextContent('Choose');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Netherlands +31');
    expect(shown()).toHaveTextContent('only NL');
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('NL');
  });

  it('keeps a choice whose words are still on their way', () => {
    render(<Country start="DE" />);
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('DE');
    expect(shown()).not.toHaveTextContent('Choose');
  });
});
