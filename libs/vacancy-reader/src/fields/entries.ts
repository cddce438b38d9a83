import type { Block } from '../document/document';
import type { SectionKind } from '../sections/headings';
import type { Section } from '../sections/section';
import { fold } from '../text/fold';
import { membersOf } from '../text/clauses';
import { capitalStarts, cut, type Part, partsOf } from '../text/split';
import { isWish } from './entry';

const confidences = { item: 0.9, paragraph: 0.7, flat: 0.6 };

/** Something that a part of a vacancy names. */
export interface Entry extends Part {
  confidence: number;
  isWish: boolean;
  /** It stands under a heading, or behind a label, that says so. */
  isUnderWishes: boolean;
  /** A sentence of a paragraph, which tells more often than it lists. */
  isTold: boolean;
  /** An item of a list. */
  isItem: boolean;
}

const entriesOfItem = (block: Block, isUnderWishes: boolean): Entry => {
  const part = whole(block);
  return {
    ...part,
    confidence: confidences.item,
    isWish: isUnderWishes || isWish(part.text),
    isUnderWishes,
    isTold: false,
    isItem: true,
  };
};

const manyParts = 6;

const wishLabel = /^(?:desirable|wenselijk|gewenst|nice to have|een pre|bonus)\s*:\s*/i;
/** "Desirable: IV cannulation; mentorship": what the label says holds for all that semicolons part. */
const wishesIn = (parts: readonly Part[], { text, start }: Block): (Part & { isLabelled: boolean })[] => {
  let isLabelled = false;
  return parts.map((part, place) => {
    const label = wishLabel.exec(part.text)?.[0].length ?? 0;
    const between = text.slice((parts[place - 1]?.end ?? start) - start, part.start - start);
    isLabelled = label > 0 || (isLabelled && between.includes(';'));
    return { ...part, text: part.text.slice(label), start: part.start + label, isLabelled };
  });
};

const alternatives =
  /\b(?:one|any|a combination)\b(?: or (?:more|a combination))?(?: \w+)? of the following\b|\been (?:of meer )?van de volgende\b/i;
/** "Experience in one of the following: a; b; or c": what may be chosen from is not asked one by one. */
const withoutAlternatives = (parts: readonly Part[], { text, start }: Block): Part[] => {
  let isChoice = false;
  return parts.filter((part, place) => {
    const between = text.slice((parts[place - 1]?.end ?? start) - start, part.start - start);
    const isChosen = isChoice && between.includes(';');
    isChoice = isChosen || alternatives.test(part.text);
    return !isChosen;
  });
};

const entriesOfText = (block: Block, isUnderWishes: boolean): Entry[] => {
  const parts = partsOf(block.text, block.start);
  const isListed = block.text.split(/;\s/).length > 2 && !alternatives.test(block.text);
  const confidence = parts.length > manyParts ? confidences.flat : confidences.paragraph;
  return wishesIn(withoutAlternatives(parts, block), block).map(({ isLabelled, ...part }) => ({
    ...part,
    confidence,
    isWish: isUnderWishes || isLabelled || isWish(part.text),
    isUnderWishes: isUnderWishes || isLabelled,
    // Parts between semicolons are listed, whatever the last of them ends with.
    isTold: !isListed && /[.!?…]/.test(block.text.slice(part.end - block.start, part.end - block.start + 1)),
    isItem: false,
  }));
};

/** The same once more in French, as Brussels writes it. */
const isFrench = ({ text }: Block): boolean =>
  (fold(text).match(/\b(?:vous|avec|une|les|est|dans|sont|nous|et|des|du|le|la|pour|votre|notre|aux)\b/g) ?? []).length > 2;

const [leastCommas, shortMember] = [2, 4];
const behind = /^(?!(?:je|jij|wij|we|you|waar|dus|die|dat|en|and)\s)\p{Ll}/u;
const pair = /^[^,.;]+,\s+(?!(?:die|dat|of|or|maar|but|who|which|bij|in|met|with|zoals|waar|en|and)\s)[^,.;]+$/u;
/** "Wat bieden we: eigen bus, goed gereedschap.": what begins behind a label has no capital, and what it lists is told one by one. */
const behindLabel = (entry: Entry, first: Block | undefined, isUnderWishes: boolean): Entry[] => {
  if (!entry.isTold || entry.start !== first?.start || !behind.test(entry.text)) return [entry];
  const members = membersOf(entry);
  const parts = members.length === 1 && pair.test(entry.text) ? cut(entry.text, entry.start, /\s*,\s+/g) : members;
  const isShort = parts.length > 1 && parts.every(({ text }) => text.split(/\s+/).length <= shortMember);
  return isShort ? parts.map((part) => ({ ...entry, ...part, isWish: isUnderWishes || isWish(part.text), isTold: false })) : [entry];
};
const entriesOf = (all: Block[], isUnderWishes: boolean): Entry[] => {
  const blocks = all.filter((block) => !isFrench(block));
  const items = blocks.filter((block) => block.kind === 'item');
  // "Desirable: X; Y" in a line of its own below a list.
  const labelled = blocks.filter(({ kind, text }) => kind !== 'item' && kind !== 'heading' && wishLabel.test(text));
  if (items.length > 0)
    return [
      ...items.map((block) => entriesOfItem(block, isUnderWishes)),
      ...labelled.flatMap((block) => entriesOfText(block, isUnderWishes)).map((entry) => ({ ...entry, isTold: false })),
    ];
  const lines = blocks.filter((block) => block.kind === 'text');
  const entries = lines
    .flatMap((block) => entriesOfText(block, isUnderWishes))
    .flatMap((entry) => behindLabel(entry, lines[0], isUnderWishes));
  // The last of a list ends with a stop where the others end with a comma.
  return lines.filter(({ text }) => /[,;]$/.test(text)).length >= leastCommas
    ? entries.map((entry) => ({ ...entry, isTold: false }))
    : entries;
};

const whole = (block: Block): Part => {
  const text = block.text.replace(/[\s;,.]+$/u, '');
  return { text, start: block.start, end: block.start + text.length };
};

/** The lists that job sites add from their own tables, which stand without marks on one line. */
const formHeading = /^(?:professionele|persoonlijke) vaardigheden$/;
/** What such a form names in a field of its own. */
const isField = ({ heading }: Section): boolean => heading !== null && /^rijbewijs$/.test(fold(heading.text));
const isForm = ({ heading, blocks }: Section): boolean =>
  heading !== null && formHeading.test(fold(heading.text)) && blocks.every(({ kind }) => kind === 'text');

/** "Analyseren Klantgerichtheid ..." of such a form: every capital begins another. */
const ticked = /^\p{Lu}[\p{Ll}-]+(?: (?:en )?\p{L}[\p{Ll}-]+){1,40}$/u;
const entriesOfForm = ({ blocks, kind }: Section): Entry[] => {
  const names = (block: Block) => (kind === 'traits' && ticked.test(block.text) ? cut(block.text, block.start, /\s+(?=\p{Lu})/gu) : null);
  return blocks.flatMap((block) => {
    const parts = partsOf(block.text, block.start);
    const listed = names(block) ?? (parts.length > 1 ? null : capitalStarts(block.text, block.start));
    return listed
      ? listed.map((part) => ({ ...part, confidence: confidences.flat, isWish: false, isUnderWishes: false, isTold: false, isItem: false }))
      : entriesOf([block], false);
  });
};

const ownEntries = 4;

/** What the parts of these kinds name. What a form adds of itself counts where the vacancy's own words say little. */
export const entriesIn = (
  sections: readonly Section[],
  kinds: readonly SectionKind[],
  meant: (entry: Entry) => readonly Entry[],
): Entry[] => {
  const fitting = sections.filter(({ kind }) => kinds.includes(kind));
  const own = fitting
    .filter((section) => !isForm(section) && !isField(section))
    .flatMap(({ blocks, kind }) => entriesOf(blocks, kind === 'wishes'))
    .flatMap(meant);
  const added = fitting.filter((section) => isField(section) || (own.length < ownEntries && isForm(section)));
  return [...own, ...added.flatMap(entriesOfForm).flatMap(meant)];
};
