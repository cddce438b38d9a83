import { render, screen } from '@testing-library/react';
import { conforms } from '../conformance/conformance';
import { Quota } from './quota';

describe('Quota', () => {
  conforms(<Quota used={3} total={10} label="3 of 10 searches used today" />);

  it('fills a tick for each one used', () => {
    const { container } = render(<Quota used={3} total={10} label="3 of 10 searches used today" />);
    expect(container.querySelectorAll('.tick')).toHaveLength(10);
    expect(container.querySelectorAll('.used')).toHaveLength(3);
    expect(screen.getByText('3 of 10 searches used today')).toBeInTheDocument();
  });
});
