import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { classNames } from '../class-names/class-names';
import styles from './field.module.css';
import { useHeldStill } from './use-held-still';

/** What every field takes. Where an error is given it stands in the place of the description. */
export interface FieldProps {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
  /** Right of the label: a save state or a counter. */
  aside?: ReactNode;
  /** Empty text where one may come later: it is tied to the control when that is drawn first. */
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

/** The asterisk of a required field, which stays beside the last word; screen readers hear it from the control itself. */
export const RequiredMark = () => (
  <span className={styles.required} aria-hidden="true">
    {'\u00A0*'}
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
        (description || description === '') && (
          <Text slot="description" className={styles.help}>
            {description}
          </Text>
        )
      )}
    </>
  );
};

interface PlainFieldProps extends FieldProps {
  /** Gets the ids that tie its controls to the label and to the line below. */
  children: (ids: { label: string; control: string; message: string | undefined }) => ReactNode;
}

/** The same frame for a group of controls that React Aria has no field for. */
export const PlainField = (props: PlainFieldProps) => {
  const { label, isLabelHidden, aside, description, isRequired, className, children } = props;
  const errorMessage = useHeldStill(props.errorMessage);
  const id = useId();
  const ids = { label: `${id}-label`, control: `${id}-control`, message: `${id}-message` };
  const message = errorMessage || description;
  const labelElement = (
    <span id={ids.label} className={styles.label}>
      {label}
      {isRequired && <RequiredMark />}
    </span>
  );
  return (
    <div role="group" aria-labelledby={ids.label} className={classNames(styles.field, className)}>
      {isLabelHidden ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <div className={styles.top}>
          {labelElement}
          {aside && <span className={styles.aside}>{aside}</span>}
        </div>
      )}
      {children({ ...ids, message: message ? ids.message : undefined })}
      {message && (
        <div id={ids.message} className={errorMessage ? styles.error : styles.help}>
          {errorMessage && <CircleAlert />}
          <span>{message}</span>
        </div>
      )}
    </div>
  );
};
