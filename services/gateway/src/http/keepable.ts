/** More levels than any input has; so deep a tree overflows whoever walks it by calling himself. */
const MOST_LEVELS = 64;
/** No database keeps U+0000 in a text, nor half of a pair of surrogates. */
const unkeepable = /[\0\p{Surrogate}]/u;

/** A list or an object within an input. Where it stands is put together only when something is found, which is seldom. */
type Part = { value: object; key: string | number; within: Part | null; level: number };

const pathOf = ({ key, within }: Part): (string | number)[] => (within ? [...pathOf(within), key] : []);

/**
 * The path of the first thing in an input that cannot be kept, with dots; null when all can. A body may be half a million zeros: only what
 * holds something else is set aside to be looked into.
 */
export const unkeepableIn = (input: unknown): string | null => {
  if (typeof input === 'string') return unkeepable.test(input) ? '' : null;
  if (!isTree(input)) return null;
  const waiting: Part[] = [{ value: input, key: '', within: null, level: 0 }];
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    const { value, level } = part;
    for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
      if (typeof key === 'string' && unkeepable.test(key)) return pathOf(part).join('.');
      const inner = (value as Record<string | number, unknown>)[key];
      if (typeof inner === 'string' && unkeepable.test(inner)) return [...pathOf(part), key].join('.');
      if (!isTree(inner)) continue;
      if (level === MOST_LEVELS) return String(pathOf(part)[0] ?? '');
      waiting.push({ value: inner, key, within: part, level: level + 1 });
    }
  }
  return null;
};

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;
