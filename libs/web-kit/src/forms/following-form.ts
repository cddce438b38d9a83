import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isSame } from './is-same';

/**
 * What another window of the same person saves comes into an open form: a field nobody has touched here follows, what was typed stays, and
 * saving brings nothing back that is no longer so. `saved` is what the form would begin with now. Answers the fields that were changed here
 * and there, and a function that takes them as they were saved there. While the form itself is being saved it waits: what comes then is most
 * often its own words, as the server keeps them.
 */
export const useFollowingForm = <T extends FieldValues>(
  { getValues, reset, setValue }: UseFormReturn<T>,
  saved: T,
  isSaving = false,
): { contested: Path<T>[]; take: () => void } => {
  const known = useRef(saved);
  const [contested, setContested] = useState<Path<T>[]>([]);
  const follow = useEffectEvent(() => {
    const before = known.current;
    known.current = saved;
    // What it began with.
    if (isSame(before, saved)) return;
    const mine = { ...getValues() };
    reset(saved, { keepErrors: true, keepTouched: true });
    const fields = Object.keys(mine) as Path<T>[];
    const kept = fields.filter((field) => !isSame(mine[field], before[field]));
    for (const field of kept) setValue(field, mine[field], { shouldDirty: true, shouldValidate: true });
    const isTheirs = (field: Path<T>) => !isSame(before[field], saved[field]) || contested.includes(field);
    setContested(kept.filter((field) => isTheirs(field) && !isSame(mine[field], saved[field])));
  });
  const content = JSON.stringify(saved);
  useEffect(() => {
    if (!isSaving) follow();
  }, [content, isSaving]);
  const take = (): void => {
    for (const field of contested) setValue(field, saved[field], { shouldDirty: true, shouldValidate: true });
    setContested([]);
  };
  return { contested, take };
};
