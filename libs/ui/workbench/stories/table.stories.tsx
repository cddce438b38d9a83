import { useState } from 'react';
import { Badge } from '@tandem/ui/badge';
import { Button } from '@tandem/ui/button';
import { Table, type TableColumn, type TableProps, type TableSort } from '@tandem/ui/table';
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
const many = Array.from({ length: 50 }, (_, index) => ({ ...companies[0], name: `Company ${index + 1}`, vacancies: index }) as Company);
const long: Company[] = [
  { name: 'Coöperatieve Vereniging Energiegemeenschap Noordwest-Veluwe', created: '01-01-2026', isScraped: true, vacancies: 1204 },
];
const columns: TableColumn<Company>[] = [
  { id: 'name', label: 'Company', cell: ({ name }) => name, isSortable: true, total: '3 companies' },
  { id: 'created', label: 'Created', cell: ({ created }) => created, isSortable: true },
  { id: 'scraped', label: 'Scraping', cell: ({ isScraped }) => (isScraped ? <Badge tone="accent">yes</Badge> : 'no'), total: '1 scraping' },
  { id: 'vacancies', label: 'Vacancies', cell: ({ vacancies }) => vacancies, align: 'end', isSortable: true, total: 51 },
];
const withoutTotals = columns.map(({ total: _total, ...column }) => column);

const Companies = (table: Pick<TableProps<Company>, 'label'> & Partial<TableProps<Company>>) => (
  <Table columns={columns} rows={companies} keyOf={({ name }) => name} empty="No companies yet." {...table} />
);
const Sorted = ({ label, direction }: { label: string; direction: TableSort['direction'] }) => {
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const key = sort.column as keyof Company;
  return (
    <Companies
      label={label}
      rows={companies.toSorted((one, other) => (one[key] < other[key] ? -sign : sign))}
      sort={sort}
      onSort={setSort}
    />
  );
};
const Opening = () => {
  const [opened, setOpened] = useState('Halte');
  return <Companies label="Companies, one opened" selected={opened} onOpen={({ name }) => setOpened(name)} />;
};

export default {
  title: 'Table',
  group: 'Data',
  isWide: true,
  states: {
    Plain: () => <Companies label="Companies" columns={withoutTotals} />,
    'With totals': () => <Companies label="Companies with totals" />,
    'Sorted upwards': () => <Sorted label="Companies from A" direction="ascending" />,
    'Sorted downwards': () => <Sorted label="Companies from Z" direction="descending" />,
    'Rows that lead somewhere': () => (
      <Companies label="Companies as links" hrefOf={({ name }) => `#${encodeURIComponent(name)}`} selected="Kiem" />
    ),
    'Rows that open': Opening,
    Empty: () => <Companies label="No companies" rows={[]} />,
    'Empty by its filters': () => (
      <Companies
        label="None found"
        rows={[]}
        empty={
          <>
            No company is called that. <Button size="small">All companies</Button>
          </>
        }
      />
    ),
    'A page of it': () => (
      <div style={{ maxHeight: 260, display: 'grid' }}>
        <Companies label="Fifty companies" rows={many} />
      </div>
    ),
    'Rows that stack where it is narrow': () => (
      <div style={{ maxWidth: 340 }}>
        <Companies label="Companies on a phone" columns={withoutTotals} whenNarrow="stacks" />
      </div>
    ),
    'Long words': () => <Companies label="Long names" rows={long} />,
  },
} satisfies Stories;
