import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

  it('is not there for a single page', () => {
    const { container } = render(<Pagination current={1} total={1} labels={labels} />);
    expect(container).toBeEmptyDOMElement();
  });
});
