import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useText } from '../language/text';
import { useKey } from './draft';
import { readDraft, writeDraft } from './draft-storage';
import { useFormDraft } from './form-draft';

type Fields = { text: string };

/**
 * A text that stands in a form, kept in the tab under a name until it is saved. What another window, or a colleague, saves meanwhile shows
 * there too while nothing is typed; over typed words, also those of an earlier visit, it is only offered.
 */
export const useSavedElsewhere = (form: UseFormReturn<Fields>, saved: string, name: string) => {
  const { formState, getValues, reset } = form;
  const forgetText = useFormDraft(name, form);
  // Not among what the person typed.
  const begunFrom = `of:${useKey(name)}`;
  const [seen, setSeen] = useState(() => {
    const kept = readDraft(begunFrom);
    return typeof kept === 'string' ? kept : saved;
  });
  const { isDirty, isSubmitting } = formState;
  useEffect(() => writeDraft(begunFrom, isDirty ? seen : undefined), [begunFrom, isDirty, seen]);
  const isNew = saved !== seen;
  const isSame = getValues('text').trim() === saved.trim();
  const take = (): void => {
    setSeen(saved);
    reset({ text: saved });
  };
  // Words of an earlier visit have come into the form by now, though it does not call itself changed yet.
  const follow = useEffectEvent(() => [seen, saved].includes(getValues('text')) && take());
  useEffect(() => {
    if (isNew && !isDirty) follow();
  }, [isNew, isDirty]);
  return {
    offer: isNew && isDirty && !isSubmitting && !isSame ? take : null,
    /** To be called when what was typed has been saved over it. */
    settle: () => setSeen(saved),
    /** It has been saved, or given up. */
    forget: () => {
      forgetText();
      writeDraft(begunFrom, undefined);
    },
  };
};

/** Says that there is another text by now, beside the one that is being typed. */
export const SavedElsewhere = ({ onTake }: { onTake: () => void }) => {
  const t = useText();
  // The button goes with the offer; whoever pressed it stands in the text he took, or where it is read, at the switch to change it.
  const take = ({ target }: { target: Element }): void => {
    const form = target.closest('form');
    const text = form?.querySelector('textarea') ?? form?.querySelector<HTMLElement>('[type=radio]:checked');
    onTake();
    text?.focus();
  };
  return (
    <Banner
      tone="warning"
      role="alert"
      title={t('form.elsewhere.title')}
      action={
        <Button size="small" onPress={take}>
          {t('form.elsewhere.take')}
        </Button>
      }
    >
      {t('form.elsewhere.text')}
    </Banner>
  );
};
