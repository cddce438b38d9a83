import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { conforms, findings } from '../conformance/conformance';
import { MultiSelect } from './multi-select';

const options = ['Energy', 'Health', 'Logistics'].map((label) => ({ value: label.toUpperCase(), label }));
const labels = { add: 'Add industry', remove: (option: string) => `Remove ${option}`, search: 'Search industries', empty: 'Nothing found' };

const Industries = () => {
  const [value, setValue] = useState<string[]>(['ENERGY']);
  return (
    <>
      <MultiSelect label="Industries" options={options} value={value} onChange={setValue} labels={labels} />
      <output>{value.join()}</output>
    </>
  );
};

describe('MultiSelect', () => {
  conforms(<MultiSelect label="Industries" options={options} value={['HEALTH']} onChange={() => undefined} labels={labels} />, {
    ref: 'BUTTON',
  });

  it('adds a choice found by searching, with the keyboard alone', async () => {
    render(<Industries />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('searchbox', { name: 'Search industries' })).toHaveFocus();
    expect(await findings(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.keyboard('logis{ArrowDown}{Enter}{Escape}{Escape}');
    expect(screen.getByRole('status')).toHaveTextContent('ENERGY,LOGISTICS');
  });

  it('takes a choice away and keeps the focus in the field', async () => {
    render(<Industries />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Energy' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: 'Industries Add industry' })).toHaveFocus();
  });
});
