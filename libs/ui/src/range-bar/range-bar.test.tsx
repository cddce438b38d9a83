import { render, screen } from '@testing-library/react';
import { conforms } from '../conformance/conformance';
import { RangeBar } from './range-bar';

const travel = (
  <RangeBar
    label="52 minutes by train; you want 45 at most"
    minValue={0}
    maxValue={104}
    from={0}
    to={52}
    limit={{ value: 45, label: 'At most 45 min' }}
    ends={['0', '104 min']}
  />
);

describe('RangeBar', () => {
  conforms(travel);

  it('says in one sentence what it draws', () => {
    render(travel);
    const drawing = screen.getByRole('img', { name: '52 minutes by train; you want 45 at most' });
    expect(drawing.style.getPropertyValue('--to')).toBe('50%');
  });

  it('draws nothing past its ends', () => {
    render(<RangeBar label="far" minValue={0} maxValue={60} from={0} to={90} ends={['0', '60']} />);
    expect(screen.getByRole('img').style.getPropertyValue('--to')).toBe('100%');
  });
});
