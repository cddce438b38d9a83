import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { classNames } from '../class-names/class-names';
import { FieldFrame, type FieldProps } from '../field/field';
import fieldStyles from '../field/field.module.css';
import { OptionsList, type Option } from '../popover/options-list';
import popoverStyles from '../popover/popover.module.css';
import styles from './select.module.css';

export interface SelectProps extends FieldProps {
  options: readonly Option[];
  /** `null`: nothing chosen yet. */
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Shown while nothing is chosen. */
  placeholder: string;
  /** Puts a search field above a long list. */
  search?: { label: string; empty: string };
  /** Shows the chosen option shorter than in the list. */
  renderValue?: (option: Option) => ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** One choice out of many; the list is at most 300 px high and takes typing. */
export const Select = (props: SelectProps) => {
  const { label, isLabelHidden, aside, description, errorMessage, className, options, search, renderValue, onChange, ref, ...rest } = props;
  const chosen = options.find(({ value }) => value === rest.value);
  return (
    <AriaSelect
      {...rest}
      onChange={(value) => value !== null && onChange(String(value))}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={classNames(fieldStyles.field, className) ?? ''}
    >
      <FieldFrame {...{ label, isLabelHidden, aside, description, errorMessage }} isRequired={rest.isRequired}>
        <Button
          ref={ref}
          className={classNames(fieldStyles.input, styles.trigger) ?? ''}
          {...(errorMessage ? { 'data-invalid': true } : undefined)}
        >
          <SelectValue className={styles.value ?? ''}>
            {({ isPlaceholder, defaultChildren }) => (!isPlaceholder && chosen ? (renderValue?.(chosen) ?? chosen.label) : defaultChildren)}
          </SelectValue>
          <ChevronDown />
        </Button>
        <Popover maxHeight={300} className={classNames(popoverStyles.popover, popoverStyles.list) ?? ''}>
          <OptionsList options={options} searchLabel={search?.label} emptyLabel={search?.empty} />
        </Popover>
      </FieldFrame>
    </AriaSelect>
  );
};
