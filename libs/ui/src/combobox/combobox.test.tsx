import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { conforms, findings } from '../conformance/conformance';
import { Combobox } from './combobox';

const cities = ['Utrecht', 'Urk', 'Zwolle'].map((label) => ({ value: label.toLowerCase(), label }));
const labels = { loading: 'Searching', empty: 'Nothing found' };

const City = ({ isLoading = false }) => {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  const found = cities.filter(({ label }) => text && label.startsWith(text));
  const select = (value: string) => {
    setChosen(value);
    setText(cities.find((city) => city.value === value)?.label ?? '');
  };
  return (
    <>
      <Combobox
        label="City"
        inputValue={text}
        onInputChange={setText}
        options={isLoading ? [] : found}
        onSelect={select}
        isLoading={isLoading}
        labels={labels}
      />
      <output>{chosen}</output>
    </>
  );
};

describe('Combobox', () => {
  conforms(
    <Combobox label="City" inputValue="" onInputChange={() => undefined} options={cities} onSelect={() => undefined} labels={labels} />,
    { ref: 'INPUT' },
  );

  it('proposes while typing and takes a proposal by the keyboard', async () => {
    render(<City />);
    await userEvent.type(screen.getByRole('combobox', { name: 'City' }), 'U');
    expect(screen.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(screen.getByRole('combobox')).toHaveValue('Urk');
    expect(screen.getByRole('status')).toHaveTextContent('urk');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('proposes again when it is pressed after its list was closed', async () => {
    render(<City />);
    await userEvent.type(screen.getByRole('combobox'), 'U');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });

  it('opens no list by a press where nothing is proposed', async () => {
    render(<City />);
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('has no findings while open', async () => {
    render(<City />);
    await userEvent.type(screen.getByRole('combobox'), 'U');
    expect(await findings(screen.getByRole('listbox'))).toEqual([]);
  });

  it('keeps what was typed freely', async () => {
    render(<City />);
    await userEvent.type(screen.getByRole('combobox'), 'Nergenshuizen');
    expect(screen.getByText('Nothing found')).toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByRole('combobox')).toHaveValue('Nergenshuizen');
  });

  it('says that it is searching', async () => {
    render(<City isLoading />);
    await userEvent.type(screen.getByRole('combobox'), 'U');
    expect(screen.getByText('Searching')).toBeInTheDocument();
  });
});
