import { render, screen } from '@testing-library/react';
import { conforms } from '../conformance/conformance';
import { Link } from './link';

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
