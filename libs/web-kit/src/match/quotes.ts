import type { Quote } from '@tandem/contracts/entities/match';

const most = 3;

/** The words to show under a reason, each once: a number or a code says nothing that the sentence does not say better. */
export const quotesOf = (quotes: readonly Quote[]): { text: string }[] => {
  const telling = quotes.filter(({ text }) => !/^[\d.,\s]+$|^[A-Z]+(_[A-Z]+)+$/.test(text));
  return [...new Map(telling.map(({ text }) => [text.toLowerCase(), { text }])).values()].slice(0, most);
};
