import type { Block, SourceDocument } from '../document/document';
import { headingKind, type SectionKind } from './headings';
import { judgedKind } from './judge';

/** A heading and what stands under it. */
export interface Section {
  kind: SectionKind;
  heading: Block | null;
  blocks: Block[];
}

/** A paragraph that announces the list under it, e.g. "Dit ga je doen bij ons team:". */
const announces = (block: Block, next: Block | undefined): boolean =>
  block.kind === 'text' &&
  next?.kind === 'item' &&
  (/:$/.test(block.text) || (/\?$/.test(block.text) && headingKind(lastSentence(block.text)) !== null));

const lastSentence = (text: string): string => text.split(/(?<=[.!?])\s+/).at(-1) ?? text;

const isWorkOrTerms = new Set<SectionKind>(['duties', 'requirements', 'traits', 'benefits']);

const kindOf = (heading: Block, { kind: before, heading: above, blocks }: Section): SectionKind => {
  const known = headingKind(heading.kind === 'heading' ? heading.text : lastSentence(heading.text));
  if (known) return known;
  // "Verder:" goes on with what was before; what follows the way to apply belongs to the site.
  if (/:$/.test(heading.text) && isWorkOrTerms.has(before)) return before;
  // A heading right under another divides it: "Who you are", "For the day shift".
  const divides = heading.kind === 'heading' && (blocks.length <= 1 || (above !== null && headingKind(above.text) === null));
  if (divides && (before === 'requirements' || before === 'duties')) return before;
  return before === 'apply' || before === 'noise' ? before : 'other';
};

/** The sections of a document in order; what stands before the first heading is `other`. */
export const sectionsOf = ({ blocks }: SourceDocument): Section[] => {
  const sections: Section[] = [{ kind: 'other', heading: null, blocks: [] }];
  blocks.forEach((block, place) => {
    const current = sections.at(-1);
    if (!current) return;
    if (block.kind === 'heading' || announces(block, blocks[place + 1]))
      sections.push({ kind: kindOf(block, current), heading: block, blocks: [] });
    else current.blocks.push(block);
  });
  return sections.map((section) => ({ ...section, kind: judgedKind(section) }));
};
