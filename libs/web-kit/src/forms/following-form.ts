import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * What another window of the same person saves comes into an open form: a field nobody has touched here follows, what was typed stays, and
 * saving brings nothing back that is no longer so. `saved` is what the form would begin with now.
 */
export const useFollowingForm = <T extends FieldValues>({ getValues, reset, setValue }: UseFormReturn<T>, saved: T): void => {
  const known = useRef(saved);
  const follow = useEffectEvent(() => {
    const before = known.current;
    known.current = saved;
    // What it began with.
    if (before === saved) return;
    const mine = { ...getValues() };
    reset(saved, { keepErrors: true, keepTouched: true });
    for (const field of Object.keys(mine) as Path<T>[])
      if (JSON.stringify(mine[field]) !== JSON.stringify(before[field]))
        setValue(field, mine[field], { shouldDirty: true, shouldValidate: true });
  });
  const content = JSON.stringify(saved);
  useEffect(() => follow(), [content]);
};
