import { render, screen } from '@testing-library/react';
import { conforms } from '../conformance/conformance';
import { Markdown } from './markdown';

const read = async (text: string) => {
  const { container } = render(<Markdown topLevel={3}>{`${text}\n\nThe end.`}</Markdown>);
  await screen.findByText('The end.');
  return container;
};

describe('Markdown', () => {
  conforms(<Markdown>{'# About\n\nWe heat *homes*.\n\n- one\n- two'}</Markdown>);

  it('puts its headings below those of the page', async () => {
    await read('# About\n\n## Work');
    expect(screen.getByRole('heading', { level: 3, name: 'About' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 4, name: 'Work' })).toBeInTheDocument();
  });

  it('gives the top level to a text that begins with a lower one', async () => {
    await read('## Work\n\n### Hours');
    expect(screen.getByRole('heading', { level: 3, name: 'Work' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 4, name: 'Hours' })).toBeInTheDocument();
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['an event handler', '<img src="x" onerror="alert(1)">'],
    ['a javascript link', '[click](javascript:alert(1))'],
    ['a data link', '[click](data:text/html;base64,PHN2Zz4=)'],
    ['a frame', '<iframe src="https://example.org"></iframe>'],
  ])('lets no %s through', async (_, text) => {
    const container = await read(text);
    expect(container.querySelector('script, iframe, [onerror], [href^="javascript:"], [href^="data:"]')).toBeNull();
  });

  it('opens other sites in a new window, without leaving a trace', async () => {
    await read('[site](https://example.org) and [page](/blog)');
    expect(screen.getByRole('link', { name: 'site' })).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(screen.getByRole('link', { name: 'page' })).not.toHaveAttribute('target');
  });
});
