import { report } from '../browser/report';
import type { Language } from '../browser/storage';

export type Messages = Readonly<Record<string, string>>;

const retryEvery = 2_000;
const giveUpAfter = 20_000;
/** A server that takes a call and never answers it must not hold the first screen for minutes. */
const answerWithin = 8_000;
const loaded = new Map<Language, Promise<Messages>>();
const known = new Map<Language, Messages>();

/** The texts of a language, once they are here. */
export const messagesOf = (language: Language): Messages | undefined => known.get(language);

/** Forgets all texts; the next page loads them anew. */
export const forgetMessages = (): void => {
  loaded.clear();
  known.clear();
};

/** Gives the texts to whoever draws without fetching. */
export const setMessages = (language: Language, messages: Messages): void => void known.set(language, messages);

const fetchOnce = async (language: Language): Promise<Messages> => {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), answerWithin);
  // Until the answer begins: over a slow line the rest of it may take as long as it needs.
  const response = await fetch(`/api/public/${language}.json`, { credentials: 'include', signal: limit.signal }).finally(() =>
    clearTimeout(timer),
  );
  if (!response.ok) throw new Error(`The texts answered ${response.status}`);
  return (await response.json()) as Messages;
};
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const fetchStubbornly = async (language: Language): Promise<Messages> => {
  const begin = Date.now();
  for (;;) {
    try {
      return await fetchOnce(language);
    } catch (error) {
      if (Date.now() - begin >= giveUpAfter) {
        report.error(`The texts in ${language} could not be loaded`, error);
        throw error;
      }
      await pause(retryEvery);
    }
  }
};

/**
 * All texts of a language, fetched once. A failure is tried again every 2 seconds for 20 seconds, then logged;
 * the promise rejects and the next call starts anew.
 */
export const loadMessages = (language: Language): Promise<Messages> => {
  const begun = loaded.get(language);
  if (begun) return begun;
  const loading = fetchStubbornly(language).then((messages) => {
    known.set(language, messages);
    return messages;
  });
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
};
