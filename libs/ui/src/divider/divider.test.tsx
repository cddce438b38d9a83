import { render, screen } from '@testing-library/react';
import { conforms } from '../conformance/conformance';
import { Divider } from './divider';

describe('Divider', () => {
  conforms(<Divider />);

  it('is a line for screen readers, and words where it has some', () => {
    render(
      <>
        <Divider />
        <Divider>or with your e-mail</Divider>
      </>,
    );
    expect(screen.getAllByRole('separator')).toHaveLength(1);
    expect(screen.getByText('or with your e-mail')).toBeInTheDocument();
  });
});
