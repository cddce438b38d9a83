import { Plus } from 'lucide-react';
import { useRef, type Ref } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../button/button';
import { classNames } from '../class-names/class-names';
import { PlainField, type FieldProps } from '../field/field';
import { textOf, type Option } from '../popover/option';
import { OptionsList } from '../popover/options-list';
import popoverStyles from '../popover/popover.module.css';
import { Tag } from '../tag/tag';
import styles from './multi-select.module.css';

export interface MultiSelectProps extends FieldProps {
  options: readonly Option[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  labels: {
    /** On the button that opens the list: "Add industry". */
    add: string;
    /** Names the button that takes a choice away: "Remove Energy". */
    remove: (option: string) => string;
    search: string;
    /** Shown when nothing matches the search. */
    empty: string;
  };
  /** The button that opens the list. */
  ref?: Ref<HTMLButtonElement>;
}

type AddChoiceProps = Pick<MultiSelectProps, 'options' | 'value' | 'onChange' | 'onBlur' | 'labels' | 'isDisabled' | 'ref'> & {
  ids: { label: string; control: string; message: string | undefined };
};

const AddChoice = ({ options, value, onChange, onBlur, labels, isDisabled, ids, ref }: AddChoiceProps) => (
  <DialogTrigger onOpenChange={(isOpen) => !isOpen && onBlur?.()}>
    <Button
      ref={ref}
      id={ids.control}
      aria-labelledby={`${ids.label} ${ids.control}`}
      aria-describedby={ids.message}
      data-add
      size="small"
      className={styles.add}
      isDisabled={isDisabled}
    >
      <Plus />
      {labels.add}
    </Button>
    <Popover placement="bottom start" maxHeight={300} className={classNames(popoverStyles.popover, popoverStyles.list) ?? ''}>
      <Dialog aria-label={labels.add} className={styles.panel ?? ''}>
        <OptionsList
          options={options}
          searchLabel={labels.search}
          emptyLabel={labels.empty}
          label={labels.add}
          selection={{ value, onChange }}
        />
      </Dialog>
    </Popover>
  </DialogTrigger>
);

/** Any number of choices out of many: the chosen ones as chips, the rest in a searched list. */
export const MultiSelect = (props: MultiSelectProps) => {
  const { options, value, onChange, onBlur: _onBlur, labels, ref: _ref, ...field } = props;
  const chosenRef = useRef<HTMLDivElement>(null);
  const remove = (removed: string) => {
    onChange(value.filter((one) => one !== removed));
    chosenRef.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  return (
    <PlainField {...field}>
      {(ids) => (
        <div ref={chosenRef} className={styles.chosen}>
          {options
            .filter((option) => value.includes(option.value))
            .map((option) => (
              <Tag
                key={option.value}
                tone="accent"
                removeLabel={labels.remove(textOf(option))}
                isDisabled={field.isDisabled}
                onRemove={() => remove(option.value)}
              >
                {option.label}
              </Tag>
            ))}
          <AddChoice {...props} ids={ids} />
        </div>
      )}
    </PlainField>
  );
};
