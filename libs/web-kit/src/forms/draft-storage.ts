const prefix = 'draft:';

/** What is kept under a name; undefined where there is nothing that can be read. */
export const readDraft = (key: string): unknown => {
  try {
    const text = sessionStorage.getItem(prefix + key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Keeps a draft in this tab; undefined forgets it. */
export const writeDraft = (key: string, value: unknown): void => {
  try {
    if (value === undefined) sessionStorage.removeItem(prefix + key);
    else sessionStorage.setItem(prefix + key, JSON.stringify(value));
  } catch {
    // Without session storage a draft lasts as long as its page.
  }
};

/** The names of all that is kept in this tab. */
export const draftNames = (): string[] => {
  try {
    return Object.keys(sessionStorage).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []));
  } catch {
    // Nothing is kept where storage is refused.
    return [];
  }
};

/** Whether this tab keeps anything that was being written. */
export const hasDrafts = (): boolean => draftNames().length > 0;

/** Forgets what was being written, e.g. when somebody signs out. */
export const forgetDrafts = (): void => draftNames().forEach((name) => writeDraft(name, undefined));
