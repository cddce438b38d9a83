import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What another window of the same person saves comes into an open form: a field nobody has touched here follows, what was typed stays, and
 * saving brings nothing back that is no longer so. `saved` is what the form would begin with now.
 */
export const useFollowingForm = <T extends FieldValues>({ getValues, reset, setValue }: UseFormReturn<T>, saved: T): void => {
  const known = useRef(saved);
  const contents = JSON.stringify(saved);
  const follow = useEffectEvent(() => {
    const before = known.current;
    known.current = saved;
    if (isSame(before, saved)) return;
    const mine = { ...getValues() };
    reset(saved, { keepErrors: true, keepTouched: true, keepSubmitCount: true });
    for (const field of Object.keys(mine) as Path<T>[])
      if (!isSame(mine[field], before[field])) setValue(field, mine[field], { shouldDirty: true, shouldValidate: true });
  });
  useEffect(() => follow(), [contents]);
};
