import { useCallback, type ReactElement, type RefCallback } from 'react';
import { useController, type Control, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';
import { useCodeText } from '../gateway/errors';
import { keepPlace } from './field-errors';

/** What a field of `@tandem/ui` is given by its form. */
export type FieldBinding<V> = {
  name: string;
  value: V;
  onChange: (value: V) => void;
  onBlur: () => void;
  /** The sentence for what is wrong, in the person's language. */
  errorMessage: string | undefined;
  ref: RefCallback<unknown>;
};

type Props<T extends FieldValues, N extends FieldPath<T>> = {
  control: Control<T>;
  name: N;
  /** What is wrong with the value, as a code; the functions of `@tandem/domain/fields` are such rules. */
  rule?: (value: FieldPathValue<T, N>, values: T) => string | null | undefined;
  /** Fields whose own rule looks at this one: they are judged anew when it changes. */
  deps?: FieldPath<T>[];
  children: (field: FieldBinding<FieldPathValue<T, N>>) => ReactElement;
};

/**
 * Binds one field of a form.
 *
 *   <FormField control={control} name="email" rule={emailError}>
 *     {(field) => <TextField {...field} type="email" label={t('login.email')} />}
 *   </FormField>
 */
export const FormField = <T extends FieldValues, N extends FieldPath<T>>({ control, name, rule, deps, children }: Props<T, N>) => {
  const codeText = useCodeText();
  const { field, fieldState } = useController<T, N>({
    control,
    name,
    rules: rule && { validate: (value, values) => rule(value, values) ?? true, deps },
  });
  const { ref: register } = field;
  const ref = useCallback(
    (element: unknown) => {
      register(element);
      keepPlace(control, name, element);
    },
    [register, control, name],
  );
  return children({ ...field, ref, onBlur: () => field.onBlur(), errorMessage: codeText(fieldState.error?.message) });
};
