import { usePopup } from '@tandem/ui/popup';
import { useEffect, useRef } from 'react';
import { useNotify } from '../forms/notify';
import { storedWord } from '../browser/storage';
import { useText } from '../language/text';
import { inAppBrowser } from './in-app-browser';

const wait = 1_000;
const asked = storedWord<string | null>(
  'safariHint',
  (word) => word === 'seen',
  () => null,
);

/** Inside another app on iOS, where sign-in windows and uploads often fail: says so once, and helps over to Safari. */
export const SafariHint = () => {
  const ask = usePopup();
  const notify = useNotify();
  const t = useText();
  const now = useRef({ ask, notify, t });
  now.current = { ask, notify, t };
  useEffect(() => {
    const app = inAppBrowser(navigator.userAgent);
    if (!app || asked.get()) return undefined;
    const hint = async (): Promise<void> => {
      const { ask, notify, t } = now.current;
      asked.set('seen');
      const wants = await ask({
        title: t('in_app.title'),
        text: t('in_app.text', { app }),
        confirmLabel: t('in_app.copy'),
        cancelLabel: t('in_app.stay'),
      });
      if (!wants) return;
      await navigator.clipboard.writeText(window.location.href).then(
        () => notify.success('in_app.copied'),
        () => notify.danger('in_app.not_copied'),
      );
    };
    const timer = setTimeout(() => void hint(), wait);
    return () => clearTimeout(timer);
  }, []);
  return null;
};
