import { useSettled, useToast, type ToastTone } from '@tandem/ui/toast';
import type { MessageId } from '@tandem/locales/bundle';
import { useMemo } from 'react';
import { isApiError } from '../gateway/api-error';
import { useErrorText } from '../gateway/errors';
import { useText, type TextOf } from '../language/text';

type Say = (id: MessageId, values?: Parameters<TextOf>[1]) => void;
/** A call that was aborted here, as all are when the session ends. What else is thrown, such as by a download, is told. */
export const isGivenUp = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

const isUnreached = (error: unknown): boolean => isApiError(error) && error.status === 0;

/** Says in a toast what happened. */
export type Notify = {
  success: Say;
  info: Say;
  danger: Say;
  /** The same of something that failed: where nothing could be reached, it goes as soon as something works. */
  failed: (id: MessageId, error: unknown) => void;
  /** The sentence for an error of a call; nothing for a call that was given up, as whoever gave it up has said why. */
  error: (error: unknown) => void;
  /** It worked, and the page shows that: failures of earlier tries go. */
  settled: () => void;
};

/** Toasts by the id of their text: `notify.success('profile.saved')`. */
export const useNotify = (): Notify => {
  const toast = useToast();
  const settled = useSettled();
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
      failed: (id, error) => toast({ tone: 'danger', text: t(id), isPassing: isUnreached(error) }),
      error: (error) => {
        if (!isGivenUp(error)) toast({ tone: 'danger', text: errorText(error), isPassing: isUnreached(error) });
      },
      settled,
    };
  }, [toast, settled, t, errorText]);
};
