import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { conforms } from '../conformance/conformance';
import { RadioGroup } from './radio-group';

const options = [
  { value: 'CAR', label: 'By car' },
  { value: 'TRANSIT', label: 'By train', hint: 'Door to door' },
];

const Travel = () => {
  const [value, setValue] = useState<string | null>('CAR');
  return <RadioGroup label="How do you travel?" options={options} value={value} onChange={setValue} />;
};

describe('RadioGroup', () => {
  conforms(<RadioGroup label="How do you travel?" options={options} value="CAR" onChange={() => undefined} variant="framed" />, {
    ref: 'INPUT',
  });

  it('moves the choice by the arrow keys', async () => {
    render(<Travel />);
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'By car' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: /By train/ })).toBeChecked();
  });

  it('ties its error to the group', () => {
    render(<RadioGroup label="How do you travel?" options={options} value={null} onChange={() => undefined} errorMessage="Choose one." />);
    expect(screen.getByRole('radiogroup', { name: 'How do you travel?' })).toHaveAccessibleDescription('Choose one.');
  });
});
