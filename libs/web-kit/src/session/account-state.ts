type WithAnswers = { api?: { queries: Record<string, { data?: unknown } | undefined> } };

/** The id of the account that is signed in, from the cached answer of the account call; null before and without. */
export const accountIdOf = (state: unknown): string | null => {
  const data = (state as WithAnswers).api?.queries['account(undefined)']?.data;
  return typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'string' ? data.id : null;
};
