import { repeatPasswordError, requiredError } from '@tandem/domain/fields';
import { passwordLengths } from '@tandem/domain/limits';
import { TextField } from '@tandem/ui/text-field';
import { useFormContext } from 'react-hook-form';
import { FormField } from '../forms/form-field';
import { useText } from '../language/text';

type Passwords = { password: string; repeat: string };
type Props = { label: string; hint: string; rule: (password: string) => string | null };

/** A new password and the same once more, in a form that has the fields `password` and `repeat`. */
export const PasswordPair = ({ label, hint, rule }: Props) => {
  const t = useText();
  const { control, getFieldState, trigger } = useFormContext<Passwords>();
  const longest = t('register.password_longest', { count: passwordLengths.longest });
  const shared = {
    isRequired: true,
    type: 'password',
    autoComplete: 'new-password',
    revealLabels: { show: t('login.show_password'), hide: t('login.hide_password') },
  } as const;
  const change = (set: (value: string) => void) => (value: string) => {
    set(value);
    // What was the same may be so no longer.
    if (getFieldState('repeat').isTouched) void trigger('repeat');
  };
  return (
    <>
      <FormField control={control} name="password" rule={rule}>
        {({ errorMessage, ...field }) => (
          <TextField
            {...field}
            {...shared}
            label={label}
            description={hint}
            // Who is told that it is wrong still has to see what would be right.
            errorMessage={errorMessage && `${errorMessage}. ${rule(field.value) === 'too_long' ? longest : hint}`}
            onChange={change(field.onChange)}
          />
        )}
      </FormField>
      <FormField
        control={control}
        name="repeat"
        rule={(value, { password }) => requiredError(value) ?? repeatPasswordError(password, value)}
      >
        {(field) => <TextField {...field} {...shared} label={t('register.repeat')} />}
      </FormField>
    </>
  );
};
