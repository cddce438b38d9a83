import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-aria-components';
import { conforms } from '../conformance/conformance';
import { LinkButton } from './link-button';

describe('LinkButton', () => {
  conforms(<LinkButton href="/jobs">See jobs</LinkButton>, { ref: 'A' });

  it('goes through the router of the app, without a page load', async () => {
    const navigate = jest.fn();
    render(
      <RouterProvider navigate={navigate}>
        <LinkButton href="/jobs" variant="primary">
          See jobs
        </LinkButton>
      </RouterProvider>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'See jobs' }));
    expect(navigate).toHaveBeenCalledWith('/jobs', undefined);
  });
});
