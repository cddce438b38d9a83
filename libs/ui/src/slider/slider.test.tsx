import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { conforms } from '../conformance/conformance';
import { Slider } from './slider';

const Travel = () => {
  const [value, setValue] = useState(45);
  return (
    <Slider label="Travel time" value={value} onChange={setValue} minValue={0} maxValue={120} step={5} valueLabel={`${value} minutes`} />
  );
};

describe('Slider', () => {
  conforms(<Slider label="Travel time" value={45} onChange={() => undefined} valueLabel="45 minutes" />);

  it('moves by the arrow keys and says its value in words', async () => {
    render(<Travel />);
    await userEvent.tab();
    expect(screen.getByRole('slider', { name: 'Travel time' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByText('55 minutes')).toBeInTheDocument();
    await userEvent.keyboard('{Home}');
    expect(screen.getByText('0 minutes')).toBeInTheDocument();
  });
});
