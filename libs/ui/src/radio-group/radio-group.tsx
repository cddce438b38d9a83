import type { Ref } from 'react';
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import type { Choice } from '../checkbox-group/checkbox-group';
import { classNames } from '../class-names/class-names';
import { FieldFrame, type FieldProps } from '../field/field';
import fieldStyles from '../field/field.module.css';
import { useHeldStill } from '../field/use-held-still';
import styles from './radio-group.module.css';

export interface RadioGroupProps extends FieldProps {
  options: readonly Choice[];
  /** `null`: nothing chosen yet. */
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
  variant?: 'list' | 'row' | 'framed';
  /** The input of the first option. */
  ref?: Ref<HTMLInputElement>;
}

/** One choice out of a few that are all in view. */
export const RadioGroup = (props: RadioGroupProps) => {
  const {
    label,
    isLabelHidden,
    aside,
    description,
    errorMessage: problem,
    className,
    options,
    onBlur,
    variant = 'list',
    ref,
    ...rest
  } = props;
  const errorMessage = useHeldStill(problem);
  return (
    <AriaRadioGroup
      {...rest}
      onBlur={onBlur}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={classNames(fieldStyles.field, className)}
    >
      <FieldFrame {...{ label, isLabelHidden, aside, description, errorMessage }} isRequired={rest.isRequired}>
        <div className={classNames(styles.options, variant === 'row' && styles.row, variant === 'framed' && styles.framed)}>
          {options.map((option, index) => (
            <Radio
              key={option.value}
              value={option.value}
              isDisabled={option.isDisabled}
              inputRef={index === 0 ? ref : undefined}
              className={classNames(styles.radio, variant === 'framed' && styles.frame) ?? ''}
            >
              <span className={styles.dot} />
              <span>
                {option.label}
                {option.hint && <small className={styles.hint}>{option.hint}</small>}
              </span>
            </Radio>
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  );
};
