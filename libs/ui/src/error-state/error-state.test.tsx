import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../conformance/conformance';
import { ErrorState } from './error-state';

describe('ErrorState', () => {
  conforms(
    <ErrorState title="No connection" retryLabel="Try now" onRetry={() => undefined}>
      What you typed is safe in this browser.
    </ErrorState>,
  );

  it('is announced and can be tried again', async () => {
    const onRetry = jest.fn();
    render(<ErrorState title="No connection" retryLabel="Try now" onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('No connection');
    await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
