import { withStackedLabels } from './stacked-labels';

/** A stretch of a text in UTF-16 units, the end excluded. */
export interface Span {
  start: number;
  end: number;
}

/** `fact` is a label with its value, as tables and lists of terms have them. */
export type BlockKind = 'heading' | 'item' | 'text' | 'fact';

/** A paragraph, a list item, a heading or a fact, without its place in the whole. */
export interface Piece {
  kind: BlockKind;
  text: string;
}

/** A piece with its place in the text of the document. */
export interface Block extends Piece, Span {}

/** A source as plain text, in blocks. Text is the blocks joined by line ends. */
export interface SourceDocument {
  text: string;
  blocks: Block[];
}

const longestText = 100_000;

const clean = (text: string): string =>
  text
    .replace(/[\u00ad\u200b-\u200d\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    // No word is so long; what is would only cost time.
    .replace(/(\S{300})\S+/g, '$1')
    .trim();

/** Puts pieces one under another. Empty ones are left out, and what does not fit into 100,000 characters. */
export const toDocument = (pieces: readonly Piece[]): SourceDocument => {
  const blocks: Block[] = [];
  let length = 0;
  for (const piece of withStackedLabels(pieces)) {
    const text = clean(piece.text);
    if (!text) continue;
    const start = length === 0 ? 0 : length + 1;
    if (start + text.length > longestText) break;
    blocks.push({ kind: piece.kind, text, start, end: start + text.length });
    length = start + text.length;
  }
  return { text: blocks.map((block) => block.text).join('\n'), blocks };
};

/** The span of a match inside a block or a whole text that begins at `offset`. */
export const spanAt = (offset: number, index: number, length: number): Span => ({ start: offset + index, end: offset + index + length });
