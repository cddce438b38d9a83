import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { useSelector } from 'react-redux';
import styles from '../app/boot.module.css';
import { browser } from '../browser/browser';
import { config } from '../app/config';
import { useAppDispatch } from '../app/dispatch';
import { keepLanguage, languageChosen, type WithLanguage } from './language-state';
import { loadMessages, messagesOf, type Messages } from './messages';
import { refetchAll } from '../gateway/refetch';
import type { Language } from '../browser/storage';

// The only words outside the bundles: they show when the bundles cannot be had.
const Unreachable = () => (
  <main className={styles.boot}>
    <p lang="en">{config().product} cannot be reached.</p>
    <p lang="nl">{config().product} is niet bereikbaar.</p>
    <button type="button" onClick={browser.reload}>
      Try again / Probeer opnieuw
    </button>
  </main>
);

/** How long a page that could not be reached waits before it tries by itself. */
const comesBackAfter = 10_000;

type Shown = { language: Language; messages: Messages };
const shownOf = (language: Language): Shown | null => {
  const messages = messagesOf(language);
  return messages ? { language, messages } : null;
};

/** Texts for everything below. Shows "Loading..." until the first bundle is there; a later switch keeps the old one meanwhile. */
export const LanguageProvider = ({ children }: { children: ReactNode }) => {
  const wanted = useSelector((state: WithLanguage) => state.language);
  const [shown, setShown] = useState<Shown | null>(() => shownOf(wanted));
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (shown?.language === wanted) return undefined;
    let isCurrent = true;
    let again: ReturnType<typeof setTimeout>;
    const load = () => {
      loadMessages(wanted).then(
        (messages) => isCurrent && setShown({ language: wanted, messages }),
        () => {
          if (!isCurrent) return;
          setFailed(true);
          again = setTimeout(load, comesBackAfter);
        },
      );
    };
    setFailed(false);
    load();
    return () => {
      isCurrent = false;
      clearTimeout(again);
    };
  }, [wanted, shown?.language]);
  useEffect(() => {
    // The same language again would still have the browser lay out the whole page anew.
    if (shown && document.documentElement.lang !== shown.language) document.documentElement.lang = shown.language;
  }, [shown]);
  if (!shown) return hasFailed ? <Unreachable /> : <p className={styles.boot}>Loading...</p>;
  return (
    <IntlProvider locale={shown.language} defaultLocale="en" messages={shown.messages as Record<string, string>}>
      {children}
    </IntlProvider>
  );
};

/** Switches the language: remembered, sent with later calls, and what is on screen is asked for again in it. */
export const useSwitchLanguage = (): ((language: Language) => void) => {
  const dispatch = useAppDispatch();
  return (language) => {
    keepLanguage(language);
    dispatch(languageChosen(language));
    dispatch(refetchAll());
  };
};
