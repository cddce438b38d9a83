import { SaveState, type SaveStatus } from '@tandem/ui/save-state';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useFormContext, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';
import { isCalledOff } from '../gateway/api-error';
import { useErrorText } from '../gateway/errors';
import { putFieldErrors } from './field-errors';
import { FormField, type FieldBinding } from './form-field';
import { useNotify } from './notify';
import { useText } from '../language/text';
import { isSame } from './is-same';

type Props<T extends FieldValues, N extends FieldPath<T>> = {
  name: N;
  rule?: (value: FieldPathValue<T, N>, values: T) => string | null | undefined;
  /** What is kept now; the same again is not sent. */
  saved: FieldPathValue<T, N>;
  save: (value: FieldPathValue<T, N>) => Promise<unknown>;
  /** Fields one chooses in are saved at once, those one types in when they are left. */
  when?: 'left' | 'changed';
  children: (field: FieldBinding<FieldPathValue<T, N>> & { aside: ReactNode }) => ReactElement;
};

/** Changed in another window: a field nobody has touched here follows, or leaving it would bring back what was there before. */
const useFollowing = <T extends FieldValues, N extends FieldPath<T>>(name: N, saved: FieldPathValue<T, N>): void => {
  const { getValues, setValue } = useFormContext<T>();
  const known = useRef(saved);
  useEffect(() => {
    const before = known.current;
    known.current = saved;
    if (!isSame(before, saved) && isSame(getValues(name), before)) setValue(name, saved, { shouldValidate: true });
  }, [saved, name, getValues, setValue]);
};

/** Does something again when the connection is back. */
const useOnceOnline = (isNeeded: boolean, again: () => void): void =>
  useEffect(() => {
    if (!isNeeded) return undefined;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  });

/** A field that saves itself and shows beside it how that went; what could not be saved is once more when the connection is back. Its form is given by a `FormProvider`. */
export const SavedField = <T extends FieldValues, N extends FieldPath<T>>(props: Props<T, N>) => {
  const { name, rule, saved, save, when = 'left', children } = props;
  const t = useText();
  const notify = useNotify();
  const errorText = useErrorText();
  const { control, getValues, setError, trigger } = useFormContext<T>();
  const [status, setStatus] = useState<SaveStatus>('idle');
  const [failure, setFailure] = useState('');
  const keep = async (): Promise<void> => {
    const value = getValues(name);
    if (isSame(value, saved)) return setStatus((before) => (before === 'error' ? 'idle' : before));
    if (!(await trigger(name))) return;
    setStatus('saving');
    try {
      await save(value);
      setStatus('saved');
      notify.settled();
    } catch (error) {
      const isOfField = putFieldErrors(error, { control, setError });
      setFailure(errorText(error));
      setStatus(isOfField ? 'idle' : 'error');
      // Whose session ended meanwhile is told that, and nothing beside it.
      if (!isOfField && !isCalledOff(error)) notify.failed('profile.update_failed', error);
    }
  };
  useFollowing<T, N>(name, saved);
  useOnceOnline(status === 'error', () => void keep());
  const labels = { saving: t('form.saving'), saved: t('form.saved'), error: t('form.not_saved') };
  return (
    <FormField control={control} name={name} rule={rule}>
      {(field) =>
        children({
          ...field,
          // A tooltip is nothing to a finger, and beside the label there is no room for a sentence.
          errorMessage: field.errorMessage ?? (status === 'error' ? failure : undefined),
          aside: <SaveState status={status} labels={labels} reason={failure} />,
          onChange: (value) => {
            field.onChange(value);
            if (when === 'changed') void keep();
          },
          onBlur: () => {
            field.onBlur();
            if (when === 'left') void keep();
          },
        })
      }
    </FormField>
  );
};
