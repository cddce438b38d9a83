/** A word of the domain as ids of texts write it. */
export const lower = <T extends string>(word: T) => word.toLowerCase() as Lowercase<T>;
