import { render, screen } from '@testing-library/react';
import { conforms } from '../conformance/conformance';
import { Logo } from '../logo/logo';
import { AuthLayout } from './auth-layout';

const page = (
  <AuthLayout
    logo={<Logo name="Tandem" label="Tandem, home" />}
    foot="Small print"
    quote={{ text: 'Three wrote back.', by: 'Daan, planner' }}
  >
    <h1>Welcome back</h1>
  </AuthLayout>
);

describe('AuthLayout', () => {
  conforms(page, { takesClass: false });

  it('is the main part of its page', () => {
    render(page);
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }));
    expect(screen.getByRole('figure')).toHaveTextContent('Three wrote back.Daan, planner');
  });
});
