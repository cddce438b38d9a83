/** What two texts are compared by: every five words in a row, without case, accents and signs. */
export type Fingerprint = ReadonlySet<string>;

const inARow = 5;

export const fingerprintOf = (text: string): Fingerprint => {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (words.length <= inARow) return new Set([words.join(' ')]);
  return new Set(words.slice(inARow - 1).map((_, place) => words.slice(place, place + inARow).join(' ')));
};

/** The share of what two texts have in common, 0 to 1. */
export const likeness = (a: Fingerprint, b: Fingerprint): number => {
  const shared = [...a].filter((each) => b.has(each)).length;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
};

/** Whether the sizes of two texts leave it possible at all that they are one vacancy; much cheaper to know. */
export const couldBeSame = (a: Fingerprint, b: Fingerprint): boolean => Math.min(a.size, b.size) >= nearSame * Math.max(a.size, b.size);

/** From here on two texts are one vacancy, e.g. on two addresses or with another date. */
export const nearSame = 0.85;
