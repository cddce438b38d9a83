import { Check } from 'lucide-react';
import { type ReactNode, type Ref } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { CheckboxFace, checkboxClass } from '../checkbox/checkbox-face';
import { classNames } from '../class-names/class-names';
import { FieldFrame, type FieldProps } from '../field/field';
import fieldStyles from '../field/field.module.css';
import { useHeldStill } from '../field/use-held-still';
import styles from './checkbox-group.module.css';

/** One of the things to choose from. */
export interface Choice {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  isDisabled?: boolean;
}

export interface CheckboxGroupProps extends FieldProps {
  options: readonly Choice[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  /** `chips` for short words, `framed` for a few with a hint each. Default `list`. */
  variant?: 'list' | 'chips' | 'framed';
  /** The input of the first option. */
  ref?: Ref<HTMLInputElement>;
}

const Chip = ({ label, value, isDisabled, ref }: Choice & { ref?: Ref<HTMLInputElement> }) => (
  <AriaCheckbox value={value} isDisabled={isDisabled} inputRef={ref} className={styles.chip}>
    {({ isSelected }) => (
      <>
        {isSelected && <Check />}
        {label}
      </>
    )}
  </AriaCheckbox>
);

/** Any number of choices out of a few that are all in view. */
export const CheckboxGroup = (props: CheckboxGroupProps) => {
  const {
    label,
    isLabelHidden,
    aside,
    description,
    errorMessage: problem,
    className,
    options,
    value,
    onChange,
    onBlur,
    variant = 'list',
    ref,
    ...rest
  } = props;
  const errorMessage = useHeldStill(problem);
  const layout = variant === 'chips' ? styles.chips : variant === 'framed' ? styles.framed : styles.options;
  return (
    <AriaCheckboxGroup
      {...rest}
      value={[...value]}
      onChange={onChange}
      onBlur={onBlur}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={classNames(fieldStyles.field, className)}
    >
      <FieldFrame {...{ label, isLabelHidden, aside, description, errorMessage }} isRequired={rest.isRequired}>
        <div className={layout}>
          {options.map((option, index) =>
            variant === 'chips' ? (
              <Chip key={option.value} {...option} ref={index === 0 ? ref : undefined} />
            ) : (
              <AriaCheckbox
                key={option.value}
                value={option.value}
                isDisabled={option.isDisabled}
                inputRef={index === 0 ? ref : undefined}
                className={checkboxClass({ isFramed: variant === 'framed' }) ?? ''}
              >
                <CheckboxFace hint={option.hint}>{option.label}</CheckboxFace>
              </AriaCheckbox>
            ),
          )}
        </div>
      </FieldFrame>
    </AriaCheckboxGroup>
  );
};
