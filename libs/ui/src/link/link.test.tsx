import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../conformance/conformance';
import { Link, TextAction } from './link';

describe('Link', () => {
  conforms(<Link href="/blog">Blog</Link>, { ref: 'A' });

  it('says which page is the current one', () => {
    render(
      <Link href="/blog" aria-current="page">
        Blog
      </Link>,
    );
    expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
  });
});

describe('TextAction', () => {
  conforms(<TextAction>Show all reasons</TextAction>, { ref: 'BUTTON' });

  it('acts on Enter', async () => {
    const onPress = jest.fn();
    render(<TextAction onPress={onPress}>Show all reasons</TextAction>);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledTimes(1);
  });
});
