import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { RequiredMark } from '../field/field';
import fieldStyles from '../field/field.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { CheckboxFace, checkboxClass } from './checkbox-face';

export interface CheckboxProps {
  children: ReactNode;
  /** A second, quieter line. */
  hint?: ReactNode;
  errorMessage?: ReactNode;
  isSelected?: boolean;
  defaultSelected?: boolean;
  /** Only some of what it stands for is chosen. */
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  isRequired?: boolean;
  /** In a frame of its own, as one of a few to choose from. */
  isFramed?: boolean;
  name?: string;
  onChange?: (isSelected: boolean) => void;
  onBlur?: () => void;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A choice that is on or off. Several about one thing make a `CheckboxGroup`. */
export const Checkbox = (props: CheckboxProps) => {
  const { children, hint, errorMessage, isSelected, defaultSelected, isIndeterminate = false, isDisabled, isRequired, isFramed } = props;
  const labelRef = useRef<HTMLLabelElement>(null);
  // No attribute says it.
  useEffect(() => {
    const input = labelRef.current?.control;
    if (input instanceof HTMLInputElement) input.indeterminate = isIndeterminate;
  }, [isIndeterminate, isSelected]);
  return (
    <>
      <label ref={labelRef} className={checkboxClass({ isFramed, className: props.className })}>
        <VisuallyHidden>
          <input
            ref={props.ref}
            type="checkbox"
            name={props.name}
            checked={isSelected}
            defaultChecked={defaultSelected}
            disabled={isDisabled}
            aria-required={isRequired || undefined}
            aria-invalid={errorMessage ? true : undefined}
            onChange={({ target }) => props.onChange?.(target.checked)}
            onBlur={props.onBlur}
          />
        </VisuallyHidden>
        <CheckboxFace hint={hint} isIndeterminate={isIndeterminate}>
          {children}
          {isRequired && <RequiredMark />}
        </CheckboxFace>
      </label>
      {errorMessage && (
        <span role="alert" className={fieldStyles.error}>
          <CircleAlert />
          <span>{errorMessage}</span>
        </span>
      )}
    </>
  );
};
