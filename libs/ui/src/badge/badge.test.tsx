import { render, screen } from '@testing-library/react';
import { conforms } from '../conformance/conformance';
import { Badge, UnreadDot } from './badge';

describe('Badge', () => conforms(<Badge tone="success">Open</Badge>));

describe('UnreadDot', () => {
  conforms(<UnreadDot label="Unread" />);

  it('is not for the eye alone', () => {
    render(<UnreadDot label="Unread" />);
    expect(screen.getByRole('img', { name: 'Unread' })).toBeInTheDocument();
  });
});
