import { use, useState, type Key } from 'react';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from '../class-names/class-names';
import { FieldFrame } from '../field/field';
import fieldStyles from '../field/field.module.css';
import { OptionsList } from '../popover/options-list';
import popoverStyles from '../popover/popover.module.css';
import type { ComboboxProps } from './combobox-props';
import styles from './combobox.module.css';

/** The option last taken, remembered only until the next key: the list closes on it. */
const useTaken = ({ onSelect, onInputChange }: Pick<ComboboxProps, 'onSelect' | 'onInputChange'>) => {
  const [taken, setTaken] = useState<string | null>(null);
  return {
    value: taken,
    onChange: (key: Key | null) => {
      setTaken(key === null ? null : String(key));
      if (key !== null) onSelect(String(key));
    },
    onInputChange: (text: string) => {
      setTaken(null);
      onInputChange(text);
    },
  };
};

/** The field itself. A list that a scrolling finger closed comes back by a press: a phone has no arrow keys that would open it. */
const ProposingInput = ({ hasOptions, ...props }: Pick<ComboboxProps, 'placeholder' | 'ref'> & { hasOptions: boolean }) => {
  const state = use(ComboBoxStateContext);
  const reopen = () => hasOptions && state?.open(null, 'manual');
  return <Input {...props} onClick={reopen} className={fieldStyles.input ?? ''} />;
};

/** A text field with a list of proposals below it, and what each needs for keyboards and screen readers. */
export const RichCombobox = (props: ComboboxProps) => {
  const {
    label,
    isLabelHidden,
    aside,
    description,
    errorMessage,
    className,
    options,
    onSelect,
    isLoading,
    labels,
    placeholder,
    icon,
    ref,
    ...rest
  } = props;
  const taken = useTaken({ onSelect, onInputChange: rest.onInputChange });
  return (
    <ComboBox
      {...rest}
      items={options.map((option) => ({ ...option, id: option.value }))}
      {...taken}
      allowsCustomValue
      allowsEmptyCollection={rest.inputValue.trim() !== ''}
      defaultFilter={() => true}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={classNames(fieldStyles.field, className) ?? ''}
    >
      <FieldFrame {...{ label, isLabelHidden, aside, description, errorMessage }} isRequired={rest.isRequired}>
        <Group className={fieldStyles.group ?? ''}>
          {icon}
          <ProposingInput ref={ref} placeholder={placeholder} hasOptions={options.length > 0} />
        </Group>
        <Popover maxHeight={300} className={classNames(popoverStyles.popover, popoverStyles.list, styles.list) ?? ''}>
          <OptionsList options={options} emptyLabel={isLoading ? labels.loading : labels.empty} />
        </Popover>
      </FieldFrame>
    </ComboBox>
  );
};
