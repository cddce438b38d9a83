import { render, screen } from '@testing-library/react';
import { conforms } from '../conformance/conformance';
import { Markdown } from './markdown';

describe('Markdown', () => {
  conforms(<Markdown>{'# About\n\nWe heat *homes*.\n\n- one\n- two'}</Markdown>);

  it('puts its headings below those of the page', () => {
    render(<Markdown topLevel={3}>{'# About\n\n## Work'}</Markdown>);
    expect(screen.getByRole('heading', { level: 3, name: 'About' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 4, name: 'Work' })).toBeInTheDocument();
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['an event handler', '<img src="x" onerror="alert(1)">'],
    ['a javascript link', '[click](javascript:alert(1))'],
    ['a data link', '[click](data:text/html;base64,PHN2Zz4=)'],
    ['a frame', '<iframe src="https://example.org"></iframe>'],
  ])('lets no %s through', (_, text) => {
    const { container } = render(<Markdown>{text}</Markdown>);
    expect(container.querySelector('script, iframe, [onerror], [href^="javascript:"], [href^="data:"]')).toBeNull();
  });

  it('opens other sites in a new window, without leaving a trace', () => {
    render(<Markdown>{'[site](https://example.org) and [page](/blog)'}</Markdown>);
    expect(screen.getByRole('link', { name: 'site' })).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(screen.getByRole('link', { name: 'page' })).not.toHaveAttribute('target');
  });
});
