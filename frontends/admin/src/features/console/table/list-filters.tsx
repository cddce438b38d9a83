import { textLimits, waits } from '@tandem/domain/limits';
import { DateField } from '@tandem/ui/date-field';
import { TextField } from '@tandem/ui/text-field';
import { useDebounced } from '@tandem/web-kit/browser/debounce';
import { useDateLabels } from '@tandem/web-kit/forms/date-labels';
import { useText } from '@tandem/web-kit/language/text';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ListState } from './list-state';
import styles from './list-page.module.css';

/** The words a list is searched for; asked for when the typing stops. */
export const SearchFilter = ({ list }: { list: ListState }) => {
  const t = useText();
  const { words, set } = list;
  const [typed, setTyped] = useState(words);
  const settled = useDebounced(typed, waits.searchInput);
  useEffect(() => {
    if (settled === typed && settled.trim() !== words) set({ search: settled.trim() });
    // oxlint-disable-next-line react/exhaustive-deps -- the address follows what is typed; what else changes it must not be overwritten by older words
  }, [settled]);
  return (
    <TextField
      label={t('admin.search')}
      isLabelHidden
      type="search"
      icon={<Search aria-hidden />}
      placeholder={t('admin.search')}
      maxLength={textLimits.search}
      value={typed}
      onChange={setTyped}
      className={styles.search}
    />
  );
};

/** Only rows made on a day or later. */
export const FromFilter = ({ list, label }: { list: ListState; label?: string }) => {
  const t = useText();
  return (
    <DateField
      label={label ?? t('admin.from')}
      value={list.fromDate ?? null}
      onChange={(from) => list.set({ from })}
      labels={useDateLabels()}
      className={styles.date}
    />
  );
};
