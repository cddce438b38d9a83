import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useText } from '../language/text';

type Fields = { text: string };

/**
 * A text that another window, or a colleague, saved while it stands in a form: it shows there too while nothing is typed; over typed words
 * it is only offered.
 */
export const useSavedElsewhere = ({ formState, getValues, reset }: UseFormReturn<Fields>, saved: string) => {
  const [seen, setSeen] = useState(saved);
  const { isDirty, isSubmitting } = formState;
  const isNew = saved !== seen;
  const isSame = getValues('text').trim() === saved.trim();
  const take = (): void => {
    setSeen(saved);
    reset({ text: saved });
  };
  const follow = useEffectEvent(take);
  useEffect(() => {
    if (isNew && !isDirty) follow();
  }, [isNew, isDirty]);
  return {
    offer: isNew && isDirty && !isSubmitting && !isSame ? take : null,
    /** To be called when what was typed has been saved over it. */
    settle: () => setSeen(saved),
  };
};

/** Says that there is another text by now, beside the one that is being typed. */
export const SavedElsewhere = ({ onTake }: { onTake: () => void }) => {
  const t = useText();
  // The button goes with the offer; whoever pressed it stands in the text he took.
  const take = ({ target }: { target: Element }): void => {
    const text = target.closest('form')?.querySelector('textarea');
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
