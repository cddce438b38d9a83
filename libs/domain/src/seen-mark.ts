/** Values with their keys in one order, so that what holds the same reads the same. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, ordered(each)]));
};

const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/**
 * A short mark of what somebody saw: the same for the same JSON, another for another. Whoever saves sends it along, so that
 * nothing newer is overwritten. It guards against accidents and keeps nothing secret (FNV-1a over UTF-16, 64 bits).
 */
export const seenMark = (value: unknown): string => {
  const text = JSON.stringify(ordered(value)) ?? '';
  let mark = OFFSET;
  for (let at = 0; at < text.length; at++) mark = BigInt.asUintN(64, (mark ^ BigInt(text.charCodeAt(at))) * PRIME);
  return mark.toString(16).padStart(16, '0');
};
