import { Check, CircleAlert, Minus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';
import { classNames } from '../class-names/class-names';
import { RequiredMark } from '../field/field';
import fieldStyles from '../field/field.module.css';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<
  AriaCheckboxProps,
  'className' | 'style' | 'children' | 'isInvalid' | 'inputRef' | 'ref' | 'render'
> {
  children: ReactNode;
  /** A second, quieter line. */
  hint?: ReactNode;
  errorMessage?: ReactNode;
  /** In a frame of its own, as one of a few to choose from. */
  isFramed?: boolean;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A choice that is on or off; alone, or in a `CheckboxGroup`. */
export const Checkbox = ({ children, hint, errorMessage, isFramed, className, ref, ...props }: CheckboxProps) => (
  <>
    <AriaCheckbox
      {...props}
      inputRef={ref}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={classNames(styles.check, isFramed && styles.framed, className)}
    >
      {({ isIndeterminate }) => (
        <>
          <span className={styles.box}>{isIndeterminate ? <Minus /> : <Check />}</span>
          <span>
            {children}
            {props.isRequired && <RequiredMark />}
            {hint && <small className={styles.hint}>{hint}</small>}
          </span>
        </>
      )}
    </AriaCheckbox>
    {errorMessage && (
      <span role="alert" className={fieldStyles.error}>
        <CircleAlert />
        <span>{errorMessage}</span>
      </span>
    )}
  </>
);
