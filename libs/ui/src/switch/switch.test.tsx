import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../conformance/conformance';
import { Switch } from './switch';

describe('Switch', () => {
  conforms(<Switch hint="A mail when something fits">New matches</Switch>, { ref: 'INPUT' });

  it('turns on and off by Space', async () => {
    render(<Switch>New matches</Switch>);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('switch', { name: 'New matches' })).toBeChecked();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('switch')).not.toBeChecked();
  });
});
