import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import type { MessageId } from '@tandem/locales/bundle';
import { usePopup } from '@tandem/ui/popup';
import { useText } from '@tandem/web-kit/language/text';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** One answer of a form: a field, or fields that mean something only together. */
export type Answer<T> = { label: MessageId; fields: readonly (keyof T & string)[] };

export type Shape<T> = { fieldsOf: (vacancy: Vacancy) => T; answers: readonly Answer<T>[] };

const isSame = <T>({ fields }: Answer<T>, one: T, other: T): boolean =>
  fields.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));

/**
 * What another window, or a colleague, saves while a form of the vacancy is open: an answer that was not touched here follows; one that was
 * stays as it was typed, and is named.
 */
const useChangedElsewhere = <T extends FieldValues>(
  form: UseFormReturn<T>,
  vacancy: Vacancy,
  { fieldsOf, answers }: Shape<T>,
): { seen: Vacancy; labels: MessageId[]; take: () => void; end: () => void } => {
  const { formState, getValues, resetField, setFocus, setValue } = form;
  const { isSubmitting } = formState;
  const [seen, setSeen] = useState(vacancy);
  const [isOver, setOver] = useState(false);
  const [contested, setContested] = useState<readonly Answer<T>[]>([]);
  const follow = useEffectEvent(() => {
    const [before, now, typed] = [fieldsOf(seen), fieldsOf(vacancy), { ...getValues() }];
    const changed = answers.filter((answer) => !isSame(answer, before, now));
    // In every part, also what no answer shows: it is what the server compares with.
    setSeen(vacancy);
    if (changed.length === 0) return;
    const kept = changed.filter((answer) => !isSame(answer, typed, before) && !isSame(answer, typed, now));
    for (const answer of changed) {
      for (const field of answer.fields as readonly Path<T>[]) {
        resetField(field, { defaultValue: now[field] });
        if (kept.includes(answer)) setValue(field, typed[field], { shouldDirty: true, shouldValidate: true });
      }
    }
    setContested((open) => [...open.filter((answer) => !changed.includes(answer)), ...kept]);
  });
  useEffect(() => {
    if (!isSubmitting && !isOver) follow();
  }, [vacancy, isSubmitting, isOver]);
  // Once it is drawn: the button that took it has gone with what it said.
  const [taken, setTaken] = useState<Path<T> | null>(null);
  useEffect(() => {
    if (!taken) return;
    setFocus(taken);
    setTaken(null);
  }, [taken, setFocus]);
  const open = contested.filter((answer) => !isSame(answer, getValues(), fieldsOf(seen)));
  return {
    /** What is compared with when it is saved. */
    seen,
    labels: open.map(({ label }) => label),
    take: () => {
      const fields = open.flatMap((answer) => answer.fields as readonly Path<T>[]);
      for (const field of fields) resetField(field);
      setContested([]);
      setTaken(fields[0] ?? null);
    },
    /** To be called once it is saved here: what comes back then is no news. */
    end: () => setOver(true),
  };
};

/** Whether a draft that was opened here has been published elsewhere since: what is saved now is seen at once. */
export const usePublishedElsewhere = ({ flags }: Vacancy): boolean => {
  const [wasPublished] = useState(flags.readStatus === 'VERIFIED');
  return !wasPublished && flags.readStatus === 'VERIFIED';
};

/** Asks, before something is saved over it, about what happened in the meantime; nothing where nothing did. */
export const useAskOver = (happened: readonly string[]): (() => Promise<boolean>) => {
  const t = useText();
  const ask = usePopup();
  return async () =>
    happened.length === 0 ||
    ask({
      title: t('wizard.elsewhere.title'),
      text: happened.join(' '),
      confirmLabel: t('wizard.elsewhere.save'),
      cancelLabel: t('wizard.elsewhere.look'),
    });
};

/** Both for a step that is a form of fields: what to show above it, and whether it may be saved. */
export const useMeanwhile = <T extends FieldValues>(form: UseFormReturn<T>, vacancy: Vacancy, shape: Shape<T>) => {
  const t = useText();
  const { seen, labels, take, end } = useChangedElsewhere(form, vacancy, shape);
  const isPublished = usePublishedElsewhere(vacancy);
  const isContested = labels.length > 0;
  const happened = [
    ...(isPublished ? [t('wizard.elsewhere.published')] : []),
    ...(isContested ? [t('wizard.elsewhere.fields', { names: labels.map((label) => t(label)).join(', ') })] : []),
  ];
  const mayReplace = useAskOver(form.formState.isDirty ? happened : []);
  return { seen, end, mayReplace, shown: { happened, onTake: isContested ? take : null } };
};
