/** What a call under way answers; null where it is refused, which whoever made it hears from the call itself. */
export const answerIfAny = async <T>(fulfilled: Promise<{ data: T }>): Promise<T | null> =>
  fulfilled.then(
    ({ data }) => data,
    () => null,
  );
