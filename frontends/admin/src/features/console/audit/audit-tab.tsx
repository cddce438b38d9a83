import type { AuditEntry } from '@tandem/contracts/admin/admin';
import { pageSizes } from '@tandem/domain/limits';
import type { TableColumn } from '@tandem/ui/table';
import { formatDateTime } from '@tandem/web-kit/format';
import { useText } from '@tandem/web-kit/text';
import { useAuditQuery } from '../console.api';
import { polled } from '../polling';
import { FromFilter, SearchFilter } from '../table/list-filters';
import { ListPage } from '../table/list-page';
import { useListState } from '../table/list-state';
import { Missing } from '../table/missing';

const useColumns = (): TableColumn<AuditEntry>[] => {
  const t = useText();
  return [
    { id: 'adminEmail', label: t('admin.audit.who'), cell: ({ adminEmail }) => adminEmail },
    { id: 'at', label: t('admin.audit.when'), cell: ({ at }) => formatDateTime(at) },
    { id: 'action', label: t('admin.audit.action'), cell: ({ action }) => action },
    { id: 'targetName', label: t('admin.audit.name'), cell: ({ targetName }) => targetName ?? <Missing /> },
    { id: 'target', label: t('admin.audit.target'), cell: ({ target }) => target ?? <Missing /> },
  ];
};

/** What administrators looked at and did, newest first. */
export const AuditTab = () => {
  const t = useText();
  const list = useListState();
  const { page, words, fromDate } = list;
  const query = { page, pageSize: pageSizes.admin, ...(words && { search: words }), ...(fromDate && { fromDate }) };
  const answer = useAuditQuery({ query }, polled);
  return (
    <ListPage
      title={t('admin.tab.audit')}
      list={list}
      answer={answer}
      columns={useColumns()}
      keyOf={({ id }) => id}
      isFlat
      filters={
        <>
          <SearchFilter list={list} />
          <FromFilter list={list} label={t('admin.audit.from')} />
        </>
      }
      empty={t('admin.audit.empty')}
    />
  );
};
