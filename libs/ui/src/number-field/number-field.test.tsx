import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { conforms } from '../conformance/conformance';
import { NumberField } from './number-field';

const Hours = ({ start = null }: { start?: number | null }) => {
  const [value, setValue] = useState<number | null>(start);
  return (
    <>
      <NumberField label="Hours" value={value} onChange={setValue} minValue={1} maxValue={40} suffix="hours" />
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
  });

  it('steps by the arrow keys, within its bounds', async () => {
    render(<Hours start={39} />);
    await userEvent.type(screen.getByRole('textbox'), '{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('textbox')).toHaveValue('40');
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('textbox')).toHaveValue('39');
  });
});
