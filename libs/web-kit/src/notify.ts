import { useToast, type ToastTone } from '@tandem/ui/toast';
import type { MessageId } from '@tandem/locales/bundle';
import { useMemo } from 'react';
import { useErrorText } from './errors';
import { useText, type TextOf } from './text';

type Say = (id: MessageId, values?: Parameters<TextOf>[1]) => void;
/** Says in a toast what happened. */
export type Notify = {
  success: Say;
  info: Say;
  danger: Say;
  /** The sentence for an error of a call. */
  error: (error: unknown) => void;
};

/** Toasts by the id of their text: `notify.success('profile.saved')`. */
export const useNotify = (): Notify => {
  const toast = useToast();
  const t = useText();
  const errorText = useErrorText();
  return useMemo(() => {
    const say =
      (tone: ToastTone): Say =>
      (id, values) =>
        toast({ tone, text: t(id, values) });
    return {
      success: say('success'),
      info: say('info'),
      danger: say('danger'),
      error: (error) => toast({ tone: 'danger', text: errorText(error) }),
    };
  }, [toast, t, errorText]);
};
