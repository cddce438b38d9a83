import { config } from '../app/config';
import { forgetDrafts } from '../forms/draft-storage';
import { report } from './report';

export type Language = 'en' | 'nl';
export type AccountType = 'CANDIDATE' | 'EMPLOYER';
export type Consent = 'accepted' | 'declined';

/** One value of the browser's local storage. */
export type Stored<T> = {
  readonly key: string;
  /** The stored value, or the default when there is none, it is of the wrong kind or storage is blocked. */
  get: () => T;
  set: (value: NonNullable<T>) => void;
  remove: () => void;
};

// Private windows may refuse storage; the page then remembers until it is closed.
const memory = new Map<string, string>();
const box = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return memory.get(key) ?? null;
    }
  },
  set(key: string, text: string): void {
    try {
      localStorage.setItem(key, text);
    } catch {
      memory.set(key, text);
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      memory.delete(key);
    }
  },
  clear(): void {
    memory.clear();
    try {
      localStorage.clear();
    } catch {
      // Nothing is kept where storage is refused.
    }
  },
};

const parse = (key: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    report.error(`The stored value of ${key} cannot be read`, error);
    return undefined;
  }
};

/** A stored word; `accepts` says which ones count. */
export const storedWord = <T extends string | null>(key: string, accepts: (word: string) => boolean, fallback: () => T): Stored<T> => ({
  key,
  get: () => {
    const word = box.get(key)?.replace(/^"(.*)"$/, '$1');
    return word !== undefined && accepts(word) ? (word as T) : fallback();
  },
  set: (word) => box.set(key, word),
  remove: () => box.remove(key),
});

/** A stored structure, kept as JSON; `accepts` guards against values an older version wrote. */
export const storedJson = <T>(key: string, accepts: (value: unknown) => boolean, fallback: () => T): Stored<T> => ({
  key,
  get: () => {
    const text = box.get(key);
    const value = text === null ? undefined : parse(key, text);
    return accepts(value) ? (value as T) : fallback();
  },
  set: (value) => box.set(key, JSON.stringify(value)),
  remove: () => box.remove(key),
});

const oneOf =
  (...words: string[]) =>
  (word: string): boolean =>
    words.includes(word);
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Everything the apps keep in local storage. It is per app, since it is per host. */
export const storage = {
  /** Without a choice the one the server made out. */
  language: storedWord<Language>('language', oneOf('en', 'nl'), () => config().language ?? 'en'),
  accountType: storedWord<AccountType>('accountType', oneOf('CANDIDATE', 'EMPLOYER'), () =>
    config().app === 'employer' ? 'EMPLOYER' : 'CANDIDATE',
  ),
  cookieConsent: storedWord<Consent | null>('cookieConsent', oneOf('accepted', 'declined'), () => null),
  /** The last answer of the open search. */
  lastOpenVacancySearch: storedJson<Record<string, unknown>>('lastOpenVacancySearch', isObject, () => ({})),
  /** Id of the resume an anonymous visitor is building. */
  openResumeId: storedWord<string | null>(
    'openResumeId',
    (word) => word !== '',
    () => null,
  ),
  /** Unix seconds at which the access token ends. */
  tokenExpiry: storedJson<number | null>(
    'tokenExpiry',
    (value) => typeof value === 'number',
    () => null,
  ),
  /** The state sent along to LinkedIn, compared when its popup returns. */
  linkedinState: storedWord<string | null>(
    'linkedinState',
    (word) => word !== '',
    () => null,
  ),
};

/** Whether the browser keeps something under a name. */
export const isKept = (key: string): boolean => box.get(key) !== null;

/** What remains of local storage at sign-out: the language, the consent (declined if never asked) and the last open search. */
export const clearForSignOut = (): void => {
  const language = storage.language.get();
  const consent = storage.cookieConsent.get() ?? 'declined';
  const search = storage.lastOpenVacancySearch.get();
  box.clear();
  forgetDrafts();
  storage.language.set(language);
  storage.cookieConsent.set(consent);
  storage.lastOpenVacancySearch.set(search);
};
