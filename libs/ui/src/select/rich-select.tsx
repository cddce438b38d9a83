import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { classNames } from '../class-names/class-names';
import { FieldFrame } from '../field/field';
import fieldStyles from '../field/field.module.css';
import { useHeldStill } from '../field/use-held-still';
import { OptionsList } from '../popover/options-list';
import popoverStyles from '../popover/popover.module.css';
import type { SelectProps } from './select-props';
import styles from './select.module.css';

/** The button of a select and the list it opens, with what each needs for keyboards and screen readers. */
export const RichSelect = (props: SelectProps) => {
  const {
    label,
    isLabelHidden,
    aside,
    description,
    errorMessage: problem,
    className,
    options,
    search,
    renderValue,
    onChange,
    ref,
    ...rest
  } = props;
  const errorMessage = useHeldStill(problem);
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
