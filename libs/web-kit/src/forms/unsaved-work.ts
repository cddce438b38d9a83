import { usePopup } from '@tandem/ui/popup';
import { useCallback } from 'react';
import { useText } from '../language/text';

/** Each form on the page that holds something unsaved; emptied once it is clear that nobody wants it any more. */
export const unsavedWork = new Set<object>();

/** Asks whether unsaved work may be left behind. */
export const useLeaveQuestion = (): (() => Promise<boolean>) => {
  const ask = usePopup();
  const t = useText();
  return useCallback(
    () =>
      ask({
        title: t('form.unsaved.title'),
        text: t('form.unsaved.text'),
        confirmLabel: t('form.unsaved.leave'),
        cancelLabel: t('form.unsaved.stay'),
      }),
    [ask, t],
  );
};
