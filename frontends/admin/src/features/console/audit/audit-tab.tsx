import type { AuditEntry } from '@tandem/contracts/admin/admin.shapes';
import { pageSizes } from '@tandem/domain/limits';
import { Link } from '@tandem/ui/link';
import type { TableColumn } from '@tandem/ui/table';
import { formatDateTime } from '@tandem/web-kit/language/format';
import { useText, useTextIfAny } from '@tandem/web-kit/language/text';
import { useAuditQuery } from '../console.api';
import { polled } from '../polling';
import { FromFilter, SearchFilter } from '../table/list-filters';
import { ListPage } from '../table/list-page';
import { useListState } from '../table/list-state';
import { Missing } from '../table/missing';
import { deedOf, placeOf, whoOf, whomOf } from './deed-words';

/** Whom a deed was about, leading there where it can; what was recorded of it stands behind the words. */
const Whom = ({ entry }: { entry: AuditEntry }) => {
  const t = useText();
  const textIfAny = useTextIfAny();
  const name = whomOf(entry, { t, textIfAny });
  const place = entry.targetName ? placeOf(entry) : null;
  if (name === null) return <Missing />;
  return <span title={entry.target ?? undefined}>{place ? <Link href={place}>{name}</Link> : name}</span>;
};

const useColumns = (): TableColumn<AuditEntry>[] => {
  const t = useText();
  const textIfAny = useTextIfAny();
  return [
    { id: 'adminEmail', label: t('admin.audit.who'), cell: (entry) => whoOf(entry, t) },
    { id: 'at', label: t('admin.audit.when'), cell: ({ at }) => formatDateTime(at) },
    { id: 'action', label: t('admin.audit.what'), cell: (entry) => <span title={entry.action}>{deedOf(entry, textIfAny)}</span> },
    { id: 'target', label: t('admin.audit.whom'), cell: (entry) => <Whom entry={entry} /> },
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
      whenNarrow="stacks"
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
