import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { conforms } from '../conformance/conformance';
import { Pagination } from './pagination';

const labels = { pages: 'Pages', page: (number: number) => `Page ${number}`, previous: 'Previous page', next: 'Next page' };

describe('Pagination', () => {
  conforms(<Pagination current={5} total={12} labels={labels} hrefOf={(page) => `?page=${page}`} />);

  it('leads to other pages by links and marks the current one', () => {
    render(<Pagination current={5} total={12} labels={labels} hrefOf={(page) => `?page=${page}`} />);
    expect(screen.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=6');
    expect(screen.getAllByRole('link', { name: /^Page/ })).toHaveLength(5);
  });

  it('turns pages by buttons, and not past the ends', async () => {
    const onChange = jest.fn();
    render(<Pagination current={1} total={3} labels={labels} onChange={onChange} />);
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(onChange).toHaveBeenCalledWith(3);
  });

  it('keeps whoever turns to the end by keyboard within it', async () => {
    const List = () => {
      const [current, setCurrent] = useState(2);
      return <Pagination current={current} total={3} labels={labels} onChange={setCurrent} />;
    };
    render(<List />);
    screen.getByRole('button', { name: 'Next page' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Page 3' })).toHaveFocus();
  });

  it.each([
    [1, [undefined, '?page=120']],
    [60, ['?page=1', '?page=120']],
    [120, ['?page=1', undefined]],
  ])('leads from page %i of a long list to its ends, if these have names', (current, ends) => {
    const withEnds = { ...labels, first: 'First page', last: 'Last page, 120' };
    render(<Pagination current={current} total={120} labels={withEnds} hrefOf={(page) => `?page=${page}`} />);
    const hrefs = ['First page', 'Last page, 120'].map((name) => screen.getByRole('link', { name }).getAttribute('href') ?? undefined);
    expect(hrefs).toEqual(ends);
  });

  it('has no ways to the ends where all pages are in view', () => {
    render(<Pagination current={2} total={5} labels={{ ...labels, first: 'First page', last: 'Last page' }} onChange={() => undefined} />);
    expect(screen.queryByRole('button', { name: /^(First|Last)/ })).not.toBeInTheDocument();
  });

  it('is not there for a single page', () => {
    const { container } = render(<Pagination current={1} total={1} labels={labels} />);
    expect(container).toBeEmptyDOMElement();
  });
});
