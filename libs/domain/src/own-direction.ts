/** Letters of scripts that are written from right to left, and the invisible signs that turn a direction. */
const turned = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Somebody's own words within a text of ours, in their own direction: “שלום בע״מ, 12 vacancies” would else put the 12 among the letters.
 * Between first strong isolate and pop directional isolate, as Unicode's UAX 9 has it; words that turn nothing stay as they are.
 */
export const inOwnDirection = (words: string): string => (turned.test(words) ? `\u2068${words}\u2069` : words);
