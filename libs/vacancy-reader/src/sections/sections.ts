import type { Block, SourceDocument } from '../document/document';
import { headingKind, type SectionKind } from './headings';
import { judgedKind, kindOfProse } from './judge';

/** A heading and what stands under it. */
export interface Section {
  kind: SectionKind;
  heading: Block | null;
  blocks: Block[];
}

/** What a section is about, and whether its own heading says so. */
interface Told {
  kind: SectionKind;
  isTold: boolean;
}

/** A paragraph that announces the list under it, e.g. "Dit ga je doen bij ons team:". */
const announces = (block: Block, next: Block | undefined): boolean =>
  block.kind === 'text' &&
  next?.kind === 'item' &&
  (/:$/.test(block.text) || (/\?$/.test(block.text) && headingKind(lastSentence(block.text)) !== null));

const lastSentence = (text: string): string => text.split(/(?<=[.!?])\s+/).at(-1) ?? text;

const isWorkOrTerms = new Set<SectionKind>(['duties', 'requirements', 'traits', 'benefits']);

const kindOf = (heading: Block, { kind: before, heading: above, blocks }: Section): Told => {
  const known = headingKind(heading.kind === 'heading' ? heading.text : lastSentence(heading.text));
  if (known) return { kind: known, isTold: true };
  // "Verder:" goes on with what was before; what follows the way to apply belongs to the site.
  if (/:$/.test(heading.text) && isWorkOrTerms.has(before)) return { kind: before, isTold: false };
  // A heading right under another divides it: "Who you are", "For the day shift".
  const divides = heading.kind === 'heading' && (blocks.length <= 1 || (above !== null && headingKind(above.text) === null));
  if (divides && (before === 'requirements' || before === 'duties')) return { kind: before, isTold: false };
  return { kind: before === 'apply' || before === 'noise' ? before : 'other', isTold: false };
};

/** The sections of a document in order; what stands before the first heading is `other`. */
export const sectionsOf = ({ blocks }: SourceDocument): Section[] => {
  const sections: (Section & Told)[] = [{ kind: 'other', isTold: false, heading: null, blocks: [] }];
  blocks.forEach((block, place) => {
    const current = sections.at(-1);
    if (!current) return;
    if (block.kind === 'heading' || announces(block, blocks[place + 1]))
      sections.push({ ...kindOf(block, current), heading: block, blocks: [] });
    else current.blocks.push(block);
  });
  const judged = sections.map((section) => ({ ...section, kind: judgedKind(section, section.isTold) }));
  const present = new Set(judged.filter((section) => section.blocks.length > 0).map(({ kind }) => kind));
  return judged.map(({ isTold, ...section }) => {
    const kind = isTold ? null : kindOfProse(section);
    return { ...section, kind: kind && !present.has(kind) ? kind : section.kind };
  });
};
