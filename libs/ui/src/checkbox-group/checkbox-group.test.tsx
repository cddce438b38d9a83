import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { conforms } from '../conformance/conformance';
import { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group';

const options = [
  { value: 'ON_SITE', label: 'On site', hint: 'Every day together' },
  { value: 'HYBRID', label: 'Hybrid' },
  { value: 'REMOTE', label: 'Remote' },
];

const WorkModels = ({ variant }: Pick<CheckboxGroupProps, 'variant'>) => {
  const [value, setValue] = useState<string[]>([]);
  return (
    <>
      <CheckboxGroup label="Work models" options={options} value={value} onChange={setValue} variant={variant} />
      <output>{value.join()}</output>
    </>
  );
};

describe.each(['list', 'chips', 'framed'] as const)('CheckboxGroup as %s', (variant) => {
  conforms(<CheckboxGroup label="Work models" options={options} value={['HYBRID']} onChange={() => undefined} variant={variant} />, {
    ref: 'INPUT',
  });

  it('is a named group in which any number can be chosen', async () => {
    render(<WorkModels variant={variant} />);
    expect(screen.getByRole('group', { name: 'Work models' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: /Hybrid/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Remote/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Hybrid/ }));
    expect(screen.getByRole('status')).toHaveTextContent('REMOTE');
  });
});
