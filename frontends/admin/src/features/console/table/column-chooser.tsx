import { Button } from '@tandem/ui/button';
import { CheckboxGroup } from '@tandem/ui/checkbox-group';
import { Popover } from '@tandem/ui/popover';
import { useText } from '@tandem/web-kit/language/text';
import { Columns3 } from 'lucide-react';
import type { ListState } from './list-state';

type Props = { columns: readonly { id: string; label: string }[]; list: ListState };

/** Which columns show. The first one always does: it leads into the row. */
export const ColumnChooser = ({ columns, list }: Props) => {
  const t = useText();
  const choosable = columns.slice(1);
  return (
    <Popover
      label={t('admin.columns')}
      placement="bottom end"
      trigger={
        <Button>
          <Columns3 />
          {t('admin.columns')}
        </Button>
      }
    >
      <CheckboxGroup
        label={t('admin.columns')}
        options={choosable.map(({ id, label }) => ({ value: id, label }))}
        value={choosable.map(({ id }) => id).filter((id) => !list.hidden.includes(id))}
        onChange={(shown) =>
          list.set({
            hide: choosable
              .map(({ id }) => id)
              .filter((id) => !shown.includes(id))
              .join(','),
            page: list.get('page'),
          })
        }
      />
    </Popover>
  );
};
