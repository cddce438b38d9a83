import { Check, Search } from 'lucide-react';
import { memo, useMemo } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { SearchField } from 'react-aria-components/SearchField';
import { classNames } from '../class-names/class-names';
import fieldStyles from '../field/field.module.css';
import { textOf, type Option } from './option';
import styles from './popover.module.css';

const OptionItem = (option: Option) => (
  <ListBoxItem id={option.value} textValue={textOf(option)} isDisabled={option.isDisabled} className={styles.option ?? ''}>
    {({ isSelected }) => (
      <>
        <span>
          {option.label}
          {option.hint && <small className={styles.hint}>{option.hint}</small>}
        </span>
        {isSelected && <Check />}
      </>
    )}
  </ListBoxItem>
);

interface OptionsListProps {
  options: readonly Option[];
  emptyLabel?: string;
  /** Names the search field above the list; without it there is none. */
  searchLabel?: string;
  /** Names the list where nothing around it does. */
  label?: string;
  selection?: { value: readonly string[]; onChange: (value: string[]) => void };
}

/** The options inside a popover, searched on request. Made anew for other options only: a closed list is built too, all 249 countries of it. */
export const OptionsList = memo(({ options, emptyLabel, searchLabel, label, selection }: OptionsListProps) => {
  const { contains } = useFilter({ sensitivity: 'base' });
  // An item that is the same object as before is not built again.
  const items = useMemo(() => options.map((option) => ({ ...option, id: option.value })), [options]);
  const list = (
    <ListBox
      items={items}
      aria-label={label}
      className={styles.options ?? ''}
      renderEmptyState={() => <div className={styles.empty}>{emptyLabel}</div>}
      {...(selection && {
        selectionMode: 'multiple',
        escapeKeyBehavior: 'none',
        selectedKeys: selection.value,
        onSelectionChange: (keys) => selection.onChange(keys === 'all' ? options.map(({ value }) => value) : [...keys].map(String)),
      })}
    >
      {OptionItem}
    </ListBox>
  );
  if (!searchLabel) return list;
  return (
    <Autocomplete filter={contains}>
      <SearchField aria-label={searchLabel} autoFocus className={classNames(fieldStyles.group, styles.search) ?? ''}>
        <Search />
        <Input placeholder={searchLabel} className={fieldStyles.input} />
      </SearchField>
      {list}
    </Autocomplete>
  );
});
OptionsList.displayName = 'OptionsList';
