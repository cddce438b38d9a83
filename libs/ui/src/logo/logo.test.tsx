import { render, screen } from '@testing-library/react';
import { conforms } from '../conformance/conformance';
import { Logo } from './logo';

describe('Logo', () => {
  conforms(<Logo name="Tandem" label="Tandem, home" />);

  it('leads home', () => {
    render(<Logo name="Tandem" label="Tandem, home" side="for employers" />);
    expect(screen.getByRole('link', { name: 'Tandem, home' })).toHaveAttribute('href', '/');
  });
});
