import { useState } from 'react';
import { Badge } from '@tandem/ui/badge';
import { Table, type TableColumn, type TableSort } from '@tandem/ui/table';
import type { Stories } from '../story';

interface Company {
  name: string;
  created: string;
  isScraped: boolean;
  vacancies: number;
}

const companies: Company[] = [
  { name: 'Brug & Co', created: '19-04-2026', isScraped: false, vacancies: 14 },
  { name: 'Halte', created: '22-05-2026', isScraped: true, vacancies: 31 },
  { name: 'Kiem', created: '27-02-2026', isScraped: false, vacancies: 6 },
];
const columns: TableColumn<Company>[] = [
  { id: 'name', label: 'Company', cell: ({ name }) => name, isSortable: true, total: '3 companies' },
  { id: 'created', label: 'Created', cell: ({ created }) => created, isSortable: true },
  { id: 'scraped', label: 'Scraping', cell: ({ isScraped }) => (isScraped ? <Badge tone="accent">yes</Badge> : 'no'), total: '1 scraping' },
  { id: 'vacancies', label: 'Vacancies', cell: ({ vacancies }) => vacancies, align: 'end', isSortable: true, total: 51 },
];

const Sorted = () => {
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' });
  const [opened, setOpened] = useState('Halte');
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const key = sort.column as keyof Company;
  const rows = companies.toSorted((one, other) => (one[key] < other[key] ? -sign : sign));
  return (
    <Table
      label="Companies"
      columns={columns}
      rows={rows}
      keyOf={({ name }) => name}
      sort={sort}
      onSort={setSort}
      selected={opened}
      onOpen={({ name }) => setOpened(name)}
      empty="No companies yet."
    />
  );
};
const Empty = () => <Table label="No companies" columns={columns} rows={[]} keyOf={({ name }) => name} empty="No companies yet." />;

export default { title: 'Table', group: 'Data', isWide: true, states: { Sorted, Empty } } satisfies Stories;
