import { useEffect, useEffectEvent } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { readDraft, writeDraft } from './draft-storage';
import { useKey } from './draft';

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);
/** Whether something that was kept may stand in a field; what an older version kept may not. A field without a value takes any. */
const fits = (kept: unknown, value: unknown): boolean => value === null || kept === null || kindOf(kept) === kindOf(value);

type Form<T extends FieldValues> = Pick<UseFormReturn<T>, 'watch' | 'getValues' | 'setValue' | 'formState'>;

const fill = <T extends FieldValues>({ getValues, setValue }: Form<T>, kept: unknown): void => {
  if (typeof kept !== 'object' || kept === null) return;
  const values = getValues();
  for (const [field, value] of Object.entries(kept)) {
    if (!(field in values) || !fits(value, values[field]) || JSON.stringify(value) === JSON.stringify(values[field])) continue;
    setValue(field as Path<T>, value as PathValue<T, Path<T>>, { shouldDirty: true, shouldValidate: true });
  }
};

/**
 * Keeps each field of a form in the tab for as long as it differs from what is saved, and fills it in when the form comes back: after
 * a step back, a reload, or a session that ended in between. The function it gives forgets it, to be called when it has been saved.
 */
export const useFormDraft = <T extends FieldValues>(name: string, form: Form<T>): (() => void) => {
  const key = useKey(name);
  const { watch, getValues, formState } = form;
  const saved = formState.defaultValues as Readonly<DefaultValues<T>> | undefined;
  // Once: what is kept afterwards is what stands here already.
  const refill = useEffectEvent(() => fill(form, readDraft(key)));
  useEffect(() => refill(), []);
  useEffect(() => {
    const keep = (values: object): void => {
      const typed = Object.entries(values).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(saved?.[field]));
      writeDraft(key, typed.length > 0 ? Object.fromEntries(typed) : undefined);
    };
    // What was saved elsewhere has come into the form, and is no draft.
    keep(getValues());
    const subscription = watch(keep);
    return () => subscription.unsubscribe();
  }, [key, watch, getValues, saved]);
  return () => writeDraft(key, undefined);
};

/**
 * What forms keep under names, taken out of their way under another one while it is open whether it still counts: it is put back, or
 * forgotten. A reload in between loses nothing.
 */
export const useSettingAside = (under: string, names: readonly string[]) => {
  const account = useKey('');
  const set = (name: string, draft: unknown): void => writeDraft(account + name, draft);
  return {
    setAside: (): void => {
      const kept = names.map((name) => [name, readDraft(account + name)] as const).filter(([, draft]) => draft !== undefined);
      names.forEach((name) => set(name, undefined));
      if (kept.length > 0) set(under, Object.fromEntries(kept));
    },
    putBack: (): void => {
      const aside = readDraft(account + under);
      if (typeof aside !== 'object' || aside === null) return;
      Object.entries(aside).forEach(([name, draft]) => names.includes(name) && set(name, draft));
      set(under, undefined);
    },
    forget: (): void => set(under, undefined),
  };
};

/** Forgets what was kept under names: what it was about has changed. */
export const useForgetting = (...names: string[]): (() => void) => {
  const account = useKey('');
  return () => names.forEach((name) => writeDraft(account + name, undefined));
};
