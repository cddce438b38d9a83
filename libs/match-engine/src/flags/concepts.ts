import { conceptRows, type ConceptRow } from './concepts-table';

/** A place in a text where a concept is named; `isDenied` when the words deny it or stand for its opposite. */
export type ConceptMention = { concept: number; isDenied: boolean; start: number; end: number };

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patternOf = (list: string | undefined): RegExp | null => {
  if (!list) return null;
  const words = list
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .map((word) => escape(word).replace(/\\\*$/, '[\\p{L}\\p{N}-]*').replace(/ /g, '\\s+'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
};

type Concept = { says: RegExp; denies: RegExp | null };

let compiled: readonly Concept[] | undefined;
const concepts = (): readonly Concept[] =>
  (compiled ??= conceptRows.map((row: ConceptRow) => ({ says: patternOf(row.says) ?? /(?!)/gu, denies: patternOf(row.denies) })));

/** The word a concept is known by; keys never change, places in the table may. */
export const conceptKey = (concept: number): string => conceptRows[concept]?.key ?? '';

const negationBefore =
  /(?:^|[^\p{L}])(?:no|not|never|without|nor|none|non|free of|geen|niet|nooit|zonder|noch|nergens)(?:\s+[\p{L}'-]+){0,3}\s*$/iu;
const negationAfter =
  /^\s*(?:(?:is|are|zijn)\s+)?(?:not (?:required|needed|necessary|part|expected|an issue)|niet (?:nodig|vereist|aan de orde|van toepassing)|hoeft niet|hoeven niet|-?free\b|-?vrij\b|are not|is not|zijn er niet)/iu;
const clauseEnd = /[.!?;:\n]|,\s(?:but|maar)\s/;

const isNegated = (text: string, start: number, end: number): boolean => {
  const before =
    text
      .slice(Math.max(0, start - 45), start)
      .split(clauseEnd)
      .at(-1) ?? '';
  return negationBefore.test(before) || negationAfter.test(text.slice(end, end + 30));
};

/** Every concept a text names or denies, in the order of the table. */
export const findConcepts = (text: string): ConceptMention[] => {
  const written = text.replace(/’/g, "'");
  return concepts().flatMap(({ says, denies }, concept) => {
    const denials = denies
      ? [...written.matchAll(denies)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
      : [];
    const affirmed = [...written.matchAll(says)]
      .map((match) => ({ start: match.index, end: match.index + match[0].length }))
      .filter(({ start, end }) => !denials.some((denial) => start < denial.end && end > denial.start));
    return [
      ...denials.map((place) => ({ concept, isDenied: !isNegated(written, place.start, place.end), ...place })),
      ...affirmed.map((place) => ({ concept, isDenied: isNegated(written, place.start, place.end), ...place })),
    ];
  });
};

/** The concepts a text stands for and those it rules out; ruling out wins where both are said. */
export const conceptsOf = (text: string): { says: number[]; denies: number[] } => {
  const mentions = findConcepts(text);
  const denies = new Set(mentions.filter(({ isDenied }) => isDenied).map(({ concept }) => concept));
  const says = new Set(mentions.filter(({ isDenied, concept }) => !isDenied && !denies.has(concept)).map(({ concept }) => concept));
  return { says: [...says], denies: [...denies] };
};
