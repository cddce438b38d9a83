import type { EmployerRow } from '@tandem/contracts/admin/admin.shapes';
import { adminRoutes } from '@tandem/contracts/admin/admin.routes';
import { pageSizes } from '@tandem/domain/limits';
import { Badge } from '@tandem/ui/badge';
import { Checkbox } from '@tandem/ui/checkbox';
import type { TableColumn } from '@tandem/ui/table';
import { urlOf } from '@tandem/web-kit/gateway/call';
import { formatDate } from '@tandem/web-kit/language/format';
import { useText } from '@tandem/web-kit/language/text';
import { useEmployersQuery } from '../console.api';
import { polled } from '../polling';
import { FromFilter, SearchFilter } from '../table/list-filters';
import { ListPage } from '../table/list-page';
import { filterOf, queryOf, useListState } from '../table/list-state';
import { WithDrawer } from '../with-drawer';
import { CompanyDrawer } from './company-drawer';

const fields = ['companyName', 'createdAt', 'activelyScraping', 'amountVacancies'] as const;
type Field = (typeof fields)[number];

const useColumns = (rows: readonly EmployerRow[]): TableColumn<EmployerRow>[] => {
  const t = useText();
  const number = (value: number) => t('admin.number', { value });
  const scraping = rows.filter(({ activelyScraping }) => activelyScraping).length;
  return [
    {
      id: 'companyName',
      label: t('admin.column.companyName'),
      cell: ({ companyName }) => companyName || t('admin.untitled'),
      isSortable: true,
      total: t('admin.sum.page', { count: rows.length }),
    },
    { id: 'createdAt', label: t('admin.column.createdAt'), cell: ({ createdAt }) => formatDate(createdAt), isSortable: true, total: '' },
    {
      id: 'activelyScraping',
      label: t('admin.column.activelyScraping'),
      cell: ({ activelyScraping }) => (activelyScraping ? <Badge tone="info">{t('admin.yes')}</Badge> : t('admin.no')),
      isSortable: true,
      total: number(scraping),
    },
    {
      id: 'amountVacancies',
      label: t('admin.column.amountVacancies'),
      cell: ({ amountVacancies }) => number(amountVacancies),
      align: 'end',
      isSortable: true,
      total: number(rows.reduce((sum, { amountVacancies }) => sum + amountVacancies, 0)),
    },
  ];
};

/** All companies. */
export const CompaniesTab = () => {
  const t = useText();
  const list = useListState(fields);
  const chosen = list.get('scraping') === 'true' ? { onlyActivelyScraping: true } : {};
  const answer = useEmployersQuery({ query: { ...queryOf<Field>(list), ...chosen, pageSize: pageSizes.admin } }, polled);
  const columns = useColumns(answer.data?.items ?? []);
  return (
    <WithDrawer drawer={list.open && <CompanyDrawer key={list.open} id={list.open} onClose={() => list.set({ open: null })} />}>
      <ListPage
        title={t('admin.tab.companies')}
        list={list}
        answer={answer}
        columns={columns}
        keyOf={({ id }) => id}
        filters={
          <>
            <SearchFilter list={list} />
            <FromFilter list={list} />
            <Checkbox
              isSelected={chosen.onlyActivelyScraping ?? false}
              onChange={(isOnly) => list.set({ scraping: isOnly ? 'true' : null })}
            >
              {t('admin.scraping.only')}
            </Checkbox>
          </>
        }
        csv={{ path: urlOf(adminRoutes.downloadEmployers, { query: { ...filterOf(list), ...chosen } }), fileName: 'companies.csv' }}
        empty={t('admin.companies.empty')}
      />
    </WithDrawer>
  );
};
