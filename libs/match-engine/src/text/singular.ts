/**
 * A word without its plural ending, English or Dutch. No more than that: a full stem would make "account" of accounting, and "product" of
 * production.
 */
export const singularOf = (word: string): string => {
  if (word.length < 5) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:sses|xes|ches|shes)$/.test(word)) return word.slice(0, -2);
  if (/[^sui]s$/.test(word)) return word.slice(0, -1);
  return word.endsWith('en') && word.length > 6 ? word.slice(0, -2) : word;
};
