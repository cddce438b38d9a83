import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../conformance/conformance';
import { Table, type TableColumn, type TableProps } from './table';

interface Company {
  id: string;
  name: string;
  vacancies: number;
}

const columns: TableColumn<Company>[] = [
  { id: 'name', label: 'Company', cell: ({ name }) => name, isSortable: true, total: '2 companies' },
  { id: 'vacancies', label: 'Vacancies', cell: ({ vacancies }) => vacancies, align: 'end', isSortable: true, total: 45 },
];
const rows = [
  { id: '1', name: 'Brug & Co', vacancies: 14 },
  { id: '2', name: 'Halte', vacancies: 31 },
];
const table = (props: Partial<TableProps<Company>> = {}) => (
  <Table label="Companies" columns={columns} rows={rows} keyOf={({ id }) => id} empty="No companies yet." {...props} />
);

describe('Table', () => {
  conforms(
    table({
      hrefOf: ({ id }) => `?company=${id}`,
      selected: '2',
      sort: { column: 'name', direction: 'ascending' },
      onSort: () => undefined,
    }),
  );

  it('holds rows, and the totals of its columns', () => {
    render(table());
    const [head, first, second, totals] = within(screen.getByRole('table', { name: 'Companies' })).getAllByRole('row');
    expect(head).toHaveTextContent('CompanyVacancies');
    expect(first).toHaveTextContent('Brug & Co14');
    expect(second).toHaveTextContent('Halte31');
    expect(totals).toHaveTextContent('2 companies45');
  });

  it('tells how it is sorted and turns the order round', async () => {
    const onSort = jest.fn();
    render(table({ sort: { column: 'name', direction: 'ascending' }, onSort }));
    expect(screen.getByRole('columnheader', { name: 'Company' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Company' }));
    expect(onSort).toHaveBeenLastCalledWith({ column: 'name', direction: 'descending' });
    await userEvent.click(screen.getByRole('button', { name: 'Vacancies' }));
    expect(onSort).toHaveBeenLastCalledWith({ column: 'vacancies', direction: 'ascending' });
  });

  it('names what each cell of a stacked row is, and stays a table to those who listen', () => {
    render(table({ whenNarrow: 'stacks' }));
    expect(screen.getByRole('cell', { name: '14' })).toHaveAttribute('data-label', 'Vacancies');
    expect(screen.getByRole('cell', { name: 'Halte' })).not.toHaveAttribute('data-label');
    for (const role of ['table', 'rowgroup', 'row', 'columnheader', 'cell'])
      for (const part of screen.getAllByRole(role)) if (!part.closest('tfoot')) expect(part).toHaveAttribute('role', role);
  });

  it('opens a row by keyboard', async () => {
    const onOpen = jest.fn();
    render(table({ onOpen }));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledWith(rows[0]);
  });

  it('says so when there is nothing in it', () => {
    render(table({ rows: [] }));
    expect(screen.getByText('No companies yet.')).toBeInTheDocument();
    expect(screen.queryByText('2 companies')).toBeNull();
  });
});
