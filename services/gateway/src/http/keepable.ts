/** More levels than any input has; so deep a tree overflows whoever walks it by calling himself. */
const MOST_LEVELS = 64;
/** No database keeps U+0000 in a text, nor half of a pair of surrogates. */
const unkeepable = /[\0\p{Surrogate}]/u;

/** The path of the first thing in an input that cannot be kept, with dots; null when all can. */
export const unkeepableIn = (input: unknown): string | null => {
  const waiting: { value: unknown; path: readonly string[] }[] = [{ value: input, path: [] }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next;
    const isTooDeep = path.length > MOST_LEVELS;
    if (isTooDeep || (typeof value === 'string' && unkeepable.test(value))) return isTooDeep ? (path[0] ?? '') : path.join('.');
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (unkeepable.test(key)) return path.join('.');
      waiting.push({ value: inner, path: [...path, key] });
    }
  }
  return null;
};
