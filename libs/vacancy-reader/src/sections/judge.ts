import { clausesOf, membersOf } from '../text/clauses';
import { sentences } from '../text/split';
import type { SectionKind } from './headings';
import { type LineKind, lineKind, votesOf } from './line-kind';
import type { Section } from './section';

const kinds: readonly LineKind[] = ['duties', 'requirements', 'benefits'];

/** How many lines, and which part of them, must agree before they say what a section is about. */
const needed = { unknown: { lines: 2, share: 0.5 }, told: { lines: 2, share: 0.6 }, against: { lines: 3, share: 0.75 } };

const textsOf = ({ blocks }: Section, wanted: 'item' | 'text'): string[] =>
  blocks.filter(({ kind }) => kind === wanted).map(({ text }) => text);

const line = { letters: 90, share: 0.7 };

/** The items of a list; where nothing marks them, short lines one below the other that end without a stop. */
const itemsOf = (section: Section): string[] => {
  const items = textsOf(section, 'item');
  const lines = textsOf(section, 'text');
  if (items.length > 0 || lines.length < 2 || section.heading === null) return items;
  const isLine = (text: string) => text.length <= line.letters && !/[.!?]$/.test(text);
  return lines.filter(isLine).length >= lines.length * line.share ? lines : items;
};

/** What sentences say, one thing at a time. */
const sentencesOf = (section: Section): string[] =>
  textsOf(section, 'text')
    .flatMap((text) => sentences(text, 0))
    .flatMap(clausesOf)
    .flatMap(membersOf)
    .map(({ text }) => text);

/** What most lines are about; null when too few agree. What is to be expected here has a vote itself. */
const agreed = (
  lines: readonly string[],
  { lines: least, share }: { lines: number; share: number },
  expected: LineKind | null = null,
): LineKind | null => {
  const votes = votesOf(lines);
  if (expected && votes[expected] > 0) votes[expected]++;
  const kind = kinds.find((each) => kinds.every((other) => votes[each] >= votes[other])) ?? 'duties';
  const isClear = kinds.every((other) => other === kind || votes[other] < votes[kind]);
  return isClear && votes[kind] >= least && votes[kind] >= lines.length * share ? kind : null;
};

/** Under which kind the votes for a section of another count. */
const ownKinds: Partial<Record<SectionKind, LineKind | null>> = {
  duties: 'duties',
  requirements: 'requirements',
  traits: 'requirements',
  wishes: 'requirements',
  benefits: 'benefits',
  company: null,
  apply: null,
};

/** What the sentences under a heading that says nothing are about. It counts only where no other part is about it. */
export const kindOfProse = (section: Section): LineKind | null =>
  section.kind !== 'apply' && section.heading && itemsOf(section).length < 2 ? agreed(sentencesOf(section), needed.told) : null;

const judgedUntold = ({ kind }: Section, items: readonly string[], expected: LineKind | null): SectionKind =>
  items.length > 1 ? (agreed(items, needed.unknown, expected) ?? kind) : kind;

/**
 * What a section is about by what stands in it: where its heading says nothing, and where nearly all of a list contradicts its heading.
 * A paragraph without a heading is told, and lists nothing.
 */
export const judgedKind = (section: Section, isTold: boolean, expected: LineKind | null): SectionKind => {
  const { kind } = section;
  const items = itemsOf(section);
  if (!isTold && kind !== 'noise') return judgedUntold(section, items, expected);
  const own = ownKinds[kind];
  if (own === undefined) return kind;
  const other = agreed(items, needed.against);
  // "Desirable: PEG feeding": what is welcome is often named as work.
  if (kind === 'wishes' && other === 'duties') return kind;
  return other === null || other === own || (own && votesOf(items)[own] > 0) ? kind : other;
};

const isParagraph = ({ kind, text }: Section['blocks'][number]): boolean => kind === 'text' && /[.!]$/.test(text);

/** "Taken: a, b, c." and further paragraphs: those that speak of something else are none of the part that the label names. */
export const strayed = (section: Section): Section[] => {
  const [first, ...others] = section.blocks;
  if (section.kind !== 'duties' || !first || others.length === 0 || !section.blocks.every(isParagraph)) return [section];
  const about = new Map(others.map((block) => [block, agreed(sentencesOf({ ...section, blocks: [block] }), needed.told)]));
  const isAway = (block: Section['blocks'][number]) => (about.get(block) ?? 'duties') !== 'duties';
  const away = others.filter(isAway).map((block) => ({ kind: about.get(block) ?? section.kind, heading: null, blocks: [block] }));
  return [{ ...section, blocks: section.blocks.filter((block) => !isAway(block)) }, ...away];
};

const leastMixed = 4;

/** A list of everything in a text without parts: its items each under what they are about. */
export const apart = (section: Section): Section[] => {
  const items = section.blocks.filter(({ kind }) => kind === 'item');
  if (items.length < leastMixed) return [section];
  const about = new Map(items.map((block) => [block, lineKind(block.text)]));
  const isMixed = new Set([...about.values()].filter((kind) => kind !== null)).size > 1;
  if (!isMixed) return [section];
  const rest = { ...section, blocks: section.blocks.filter((block) => !about.get(block)) };
  return [rest, ...kinds.map((kind) => ({ kind, heading: null, blocks: items.filter((block) => about.get(block) === kind) }))];
};
