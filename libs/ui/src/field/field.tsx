import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './field.module.css';

/** What every field takes. Where an error is given it stands in the place of the description. */
export interface FieldProps {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
  /** Right of the label: a save state or a counter. */
  aside?: ReactNode;
  description?: ReactNode;
  errorMessage?: ReactNode;
  /** Shows an asterisk and tells screen readers; the form decides what to do about it. */
  isRequired?: boolean;
  isDisabled?: boolean;
  name?: string;
  className?: string;
}

type FieldFrameProps = Pick<FieldProps, 'label' | 'isLabelHidden' | 'aside' | 'description' | 'errorMessage' | 'isRequired'> & {
  children: ReactNode;
};

/** The asterisk of a required field; screen readers hear it from the control itself. */
export const RequiredMark = () => (
  <span className={styles.required} aria-hidden="true">
    {' *'}
  </span>
);

/** The line under a control that is wrong. */
export const ErrorText = ({ children }: { children: ReactNode }) => (
  <FieldError className={styles.error}>
    <CircleAlert aria-hidden="true" />
    <span>{children}</span>
  </FieldError>
);

/** Label above, control, then help or error: goes inside a field of React Aria, which connects the three. */
export const FieldFrame = ({ label, isLabelHidden, aside, description, errorMessage, isRequired, children }: FieldFrameProps) => {
  const labelElement = (
    <Label className={styles.label}>
      {label}
      {isRequired && <RequiredMark />}
    </Label>
  );
  return (
    <>
      {isLabelHidden ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <div className={styles.top}>
          {labelElement}
          {aside && <span className={styles.aside}>{aside}</span>}
        </div>
      )}
      {children}
      {errorMessage ? (
        <ErrorText>{errorMessage}</ErrorText>
      ) : (
        description && (
          <Text slot="description" className={styles.help}>
            {description}
          </Text>
        )
      )}
    </>
  );
};
