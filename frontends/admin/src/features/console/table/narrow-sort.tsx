import { Segmented } from '@tandem/ui/segmented';
import { Select } from '@tandem/ui/select';
import { useText } from '@tandem/web-kit/language/text';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ListState } from './list-state';
import styles from './list-page.module.css';

type Props = { columns: readonly { id: string; label: string; isSortable?: boolean }[]; list: ListState; isSorted: boolean };

/** Sorting on a phone, where most heads of the columns are out of view. */
export const NarrowSort = ({ columns, list, isSorted }: Props) => {
  const t = useText();
  const sortable = columns.filter((column) => column.isSortable);
  if (sortable.length === 0) return null;
  const { column, direction } = list.sort;
  const sortBy = (by: string, order: string) => list.set({ sort: by, direction: order === 'descending' ? 'desc' : null });
  return (
    <div className={styles.sort}>
      <Select
        label={t('admin.sort')}
        placeholder={t('admin.sort.closest')}
        options={sortable.map(({ id, label }) => ({ value: id, label }))}
        value={isSorted ? column : null}
        onChange={(by) => sortBy(by, direction)}
        className={styles.sorted}
      />
      {isSorted && (
        <Segmented
          label={t('admin.sort.order')}
          options={[
            { value: 'ascending', label: t('admin.sort.ascending'), icon: <ArrowUp aria-hidden /> },
            { value: 'descending', label: t('admin.sort.descending'), icon: <ArrowDown aria-hidden /> },
          ]}
          value={direction}
          onChange={(order) => sortBy(column, order)}
        />
      )}
    </div>
  );
};
