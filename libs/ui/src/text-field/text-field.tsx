import { Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { classNames } from '../class-names/class-names';
import { FieldFrame, type FieldProps } from '../field/field';
import fieldStyles from '../field/field.module.css';
import { useHeldStill } from '../field/use-held-still';

type Passed = Pick<
  AriaTextFieldProps,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'autoComplete'
  | 'autoFocus'
  | 'inputMode'
  | 'isReadOnly'
  | 'maxLength'
  | 'id'
>;

export interface TextFieldProps extends FieldProps, Passed {
  type?: 'text' | 'email' | 'password' | 'url' | 'search' | 'tel';
  placeholder?: string;
  /** A lucide icon before the text. */
  icon?: ReactNode;
  /** A unit after the text: "hours", "km". */
  suffix?: ReactNode;
  /** Names of the button that shows a password; without them there is none. */
  revealLabels?: { show: string; hide: string };
  /** A small button inside the border, at the end. */
  action?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text, an e-mail address, a password or a web address. */
export const TextField = (props: TextFieldProps) => {
  const {
    label,
    isLabelHidden,
    aside,
    description,
    errorMessage: problem,
    className,
    type = 'text',
    placeholder,
    icon,
    suffix,
    revealLabels,
    action,
    ref,
    ...rest
  } = props;
  const errorMessage = useHeldStill(problem);
  const [isRevealed, setRevealed] = useState(false);
  const canReveal = type === 'password' && revealLabels;
  return (
    <AriaTextField
      {...rest}
      type={canReveal && isRevealed ? 'text' : type}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={classNames(fieldStyles.field, className)}
    >
      <FieldFrame {...{ label, isLabelHidden, aside, description, errorMessage }} isRequired={rest.isRequired}>
        <span className={fieldStyles.group}>
          {icon}
          <Input ref={ref} placeholder={placeholder} className={fieldStyles.input} />
          {suffix && <span className={fieldStyles.suffix}>{suffix}</span>}
          {action}
          {canReveal && (
            <Button
              className={fieldStyles.inside}
              aria-label={isRevealed ? revealLabels.hide : revealLabels.show}
              onPress={() => setRevealed(!isRevealed)}
            >
              {isRevealed ? <EyeOff /> : <Eye />}
            </Button>
          )}
        </span>
      </FieldFrame>
    </AriaTextField>
  );
};

export interface TextAreaFieldProps extends FieldProps, Passed {
  placeholder?: string;
  /** Default 8. */
  rows?: number;
  /** Words for how much is written, beside the label when `maxLength` is given ("12 / 1500 characters"); longer input is cut. */
  counter?: (length: number, max: number) => string;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export const TextAreaField = (props: TextAreaFieldProps) => {
  const {
    label,
    isLabelHidden,
    aside,
    description,
    errorMessage: problem,
    className,
    placeholder,
    rows = 8,
    counter,
    ref,
    ...rest
  } = props;
  const errorMessage = useHeldStill(problem);
  const counted = counter && rest.maxLength !== undefined && counter(rest.value?.length ?? 0, rest.maxLength);
  return (
    <AriaTextField
      {...rest}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={classNames(fieldStyles.field, className)}
    >
      <FieldFrame
        {...{ label, isLabelHidden, description, errorMessage }}
        isRequired={rest.isRequired}
        aside={
          aside || counted ? (
            <>
              {aside} {counted}
            </>
          ) : undefined
        }
      >
        <TextArea ref={ref} rows={rows} placeholder={placeholder} className={classNames(fieldStyles.input, fieldStyles.area)} />
      </FieldFrame>
    </AriaTextField>
  );
};
