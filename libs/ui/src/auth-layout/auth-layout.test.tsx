import { render, screen } from '@testing-library/react';
import { conforms } from '../conformance/conformance';
import { Logo } from '../logo/logo';
import { AuthLayout } from './auth-layout';

const page = (
  <AuthLayout logo={<Logo name="Tandem" label="Tandem, home" />} foot="Small print" claim="Every percentage says why.">
    <h1>Welcome back</h1>
  </AuthLayout>
);

describe('AuthLayout', () => {
  conforms(page, { takesClass: false });

  it('is the main part of its page', () => {
    render(page);
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }));
    expect(screen.getByRole('main')).toHaveTextContent('Every percentage says why.');
  });
});
