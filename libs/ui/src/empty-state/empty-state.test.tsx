import { render, screen } from '@testing-library/react';
import { LinkButton } from '../link-button/link-button';
import { conforms } from '../conformance/conformance';
import { EmptyState } from './empty-state';

const empty = (
  <EmptyState
    illustration="first-application"
    title="Your first application lands here"
    action={
      <LinkButton href="/jobs" variant="primary">
        See your recommended jobs
      </LinkButton>
    }
  >
    This board keeps what you are waiting for.
  </EmptyState>
);

describe('EmptyState', () => {
  conforms(empty);

  it('says what it is under a heading and offers one way on', () => {
    render(empty);
    expect(screen.getByRole('heading', { level: 2, name: 'Your first application lands here' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See your recommended jobs' })).toHaveAttribute('href', '/jobs');
  });
});
