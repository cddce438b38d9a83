import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { conforms } from '../conformance/conformance';
import { NumberField } from './number-field';

const limitLabels = { least: (limit: number) => `At least ${limit}.`, most: (limit: number) => `At most ${limit}.` };

const Pay = () => {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <NumberField label="Pay" value={value} onChange={setValue} maxValue={1_000_000} />
      <output>{String(value)}</output>
    </>
  );
};

const Hours = ({ start = null }: { start?: number | null }) => {
  const [value, setValue] = useState<number | null>(start);
  return (
    <>
      <NumberField label="Hours" value={value} onChange={setValue} minValue={1} maxValue={40} limitLabels={limitLabels} suffix="hours" />
      <output>{String(value)}</output>
    </>
  );
};

describe('NumberField', () => {
  conforms(<NumberField label="Hours" value={32} onChange={() => undefined} />, { ref: 'INPUT' });

  it.each([
    ['37.5', '37.5'],
    ['37,5', '37.5'],
    ['1-2..5e', '12.5'],
    ['-.', 'null'],
  ])('makes %s %s: digits and one decimal point', async (typed, expected) => {
    render(<Hours />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Hours' }), typed);
    expect(screen.getByRole('status')).toHaveTextContent(expected);
  });

  it.each([
    ['3.500', '3500'],
    ['3,500', '3500'],
    ['€ 3.500,-', '3500'],
    ['3.500,50', '3500.5'],
    ['1.250.000', '1250000'],
    ['3.50', '3.5'],
    ['3500', '3500'],
  ])('takes %s for %s where it may be so much: thousands are often written apart', async (typed, expected) => {
    render(<Pay />);
    await userEvent.type(screen.getByRole('textbox'), typed);
    expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${expected}$`));
    await userEvent.tab();
    expect(screen.getByRole('textbox')).toHaveValue(expected === '1250000' ? '1000000' : expected);
  });

  it('takes what is pasted with its thousands apart', async () => {
    render(<Pay />);
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.paste('€ 3.500,-');
    expect(screen.getByRole('status')).toHaveTextContent(/^3500$/);
  });

  it('takes digits only', async () => {
    render(<Hours />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Hours' }), '3e-2');
    expect(screen.getByRole('status')).toHaveTextContent('32');
  });

  it('is null when emptied', async () => {
    render(<Hours start={5} />);
    await userEvent.clear(screen.getByRole('textbox'));
    expect(screen.getByRole('status')).toHaveTextContent('null');
  });

  it('goes to the nearest bound when it is left', async () => {
    render(<Hours />);
    await userEvent.type(screen.getByRole('textbox'), '99');
    await userEvent.tab();
    expect(screen.getByRole('textbox')).toHaveValue('40');
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('At most 40.');
  });

  it('says no more of a bound once something else is typed', async () => {
    render(<Hours />);
    await userEvent.type(screen.getByRole('textbox'), '0');
    await userEvent.tab();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('At least 1.');
    await userEvent.type(screen.getByRole('textbox'), '2');
    expect(screen.getByRole('textbox')).not.toHaveAccessibleDescription();
  });

  it('steps by the arrow keys, within its bounds', async () => {
    render(<Hours start={39} />);
    await userEvent.type(screen.getByRole('textbox'), '{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('textbox')).toHaveValue('40');
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('textbox')).toHaveValue('39');
  });
});
