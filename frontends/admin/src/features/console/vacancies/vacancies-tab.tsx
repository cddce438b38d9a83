import type { VacancyRow } from '@tandem/contracts/admin/admin.shapes';
import { adminRoutes } from '@tandem/contracts/admin/admin.routes';
import { pageSizes } from '@tandem/domain/limits';
import { Badge } from '@tandem/ui/badge';
import { Checkbox } from '@tandem/ui/checkbox';
import type { TableColumn } from '@tandem/ui/table';
import { urlOf } from '@tandem/web-kit/gateway/call';
import { formatDate } from '@tandem/web-kit/language/format';
import { useText } from '@tandem/web-kit/language/text';
import { useAllVacanciesQuery } from '../console.api';
import { polled } from '../polling';
import { FromFilter, SearchFilter } from '../table/list-filters';
import { ListPage } from '../table/list-page';
import { filterOf, queryOf, useListState } from '../table/list-state';
import { WithDrawer } from '../with-drawer';
import { EmployerFilter } from './employer-filter';
import { VacancyDrawer } from './vacancy-drawer';
import { isUuid } from '@tandem/domain/uuid';

const fields = ['title', 'createdAt', 'isScraped', 'employer'] as const;
type Field = (typeof fields)[number];

const useColumns = (rows: readonly VacancyRow[]): TableColumn<VacancyRow>[] => {
  const t = useText();
  const scraped = rows.filter(({ isScraped }) => isScraped).length;
  return [
    {
      id: 'title',
      label: t('admin.column.title'),
      cell: ({ title }) => title ?? t('admin.untitled'),
      isSortable: true,
      total: t('admin.sum.page', { count: rows.length }),
    },
    { id: 'createdAt', label: t('admin.column.createdAt'), cell: ({ createdAt }) => formatDate(createdAt), isSortable: true, total: '' },
    {
      id: 'isScraped',
      label: t('admin.column.isScraped'),
      cell: ({ isScraped }) => (isScraped ? <Badge tone="info">{t('admin.yes')}</Badge> : t('admin.no')),
      isSortable: true,
      total: t('admin.number', { value: scraped }),
    },
    { id: 'employer', label: t('admin.column.employer'), cell: ({ employer }) => employer.companyName, isSortable: true, total: '' },
  ];
};

/** All vacancies, drafts included. */
export const VacanciesTab = () => {
  const t = useText();
  const list = useListState(fields);
  const employerId = list.get('employer');
  const chosen = {
    ...(list.get('scraping') === 'true' && { onlyActivelyScraping: true }),
    ...(employerId && isUuid(employerId) && { employerId }),
  };
  const answer = useAllVacanciesQuery({ query: { ...queryOf<Field>(list), ...chosen, pageSize: pageSizes.admin } }, polled);
  const columns = useColumns(answer.data?.items ?? []);
  return (
    <WithDrawer drawer={list.open && <VacancyDrawer key={list.open} id={list.open} onClose={() => list.set({ open: null })} />}>
      <ListPage
        title={t('admin.tab.vacancies')}
        list={list}
        answer={answer}
        columns={columns}
        keyOf={({ id }) => id}
        filters={
          <>
            <SearchFilter list={list} />
            <FromFilter list={list} />
            <EmployerFilter key={chosen.employerId ?? ''} id={chosen.employerId ?? null} onChange={(employer) => list.set({ employer })} />
            <Checkbox
              isSelected={chosen.onlyActivelyScraping ?? false}
              onChange={(isOnly) => list.set({ scraping: isOnly ? 'true' : null })}
            >
              {t('admin.scraping.only')}
            </Checkbox>
          </>
        }
        csv={{ path: urlOf(adminRoutes.downloadVacancies, { query: { ...filterOf(list), ...chosen } }), fileName: 'vacancies.csv' }}
        empty={t('admin.vacancies.empty')}
      />
    </WithDrawer>
  );
};
