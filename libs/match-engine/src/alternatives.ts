import type { CandidateFacts } from './facts';

/** Blanks the names, so that what is left keeps its place. */
const without = (text: string, names: readonly string[]): string =>
  names.reduce((left, name) => {
    const at = left.toLowerCase().indexOf(name.toLowerCase());
    return at < 0 ? left : left.slice(0, at) + ' '.repeat(name.length) + left.slice(at + name.length);
  }, text);

/**
 * A search that names several kinds of work ("cook or driver") as one search for each, since a cook needs no licence to drive; empty
 * where there is nothing to choose from. Resumes have none: whoever was a cook and a driver is both.
 */
export const alternativesOf = (facts: CandidateFacts): CandidateFacts[] => {
  if (!facts.isSearch || facts.wantedTitle === null || facts.titles.length === 0) return [];
  const names = [facts.wantedTitle, ...facts.titles.map(({ title }) => title)];
  const wordsOf = (title: string): string[] => [
    title,
    ...(facts.described ?? []).flatMap((each) => (each.title === title ? [each.words] : [])),
  ];
  return names.map((wantedTitle) => ({
    ...facts,
    wantedTitle,
    titles: [],
    texts: facts.texts.map(({ field, text }) => ({
      field,
      text: without(
        text,
        // A name that holds another goes first; what stands within the chosen one stays.
        names
          .flatMap(wordsOf)
          .filter((words) => !wordsOf(wantedTitle).some((own) => own.toLowerCase().includes(words.toLowerCase())))
          .sort((a, b) => b.length - a.length),
      ),
    })),
  }));
};
