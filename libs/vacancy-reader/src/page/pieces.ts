import { verbose } from '@tandem/domain/verbose';
import type { Piece } from '../document/document';
import { saysHeading } from '../sections/headings';
import { isNoise } from './noise';

const blockTags = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN OL P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL'.split(
    ' ',
  ),
);
const heading = /^H[1-6]$/;
const longestHeading = 90;
const mark = /^[•●▪◦‣·✅✓✔➢►▶■]\s*|^[-–*]\s+|^\p{Extended_Pictographic}\u{fe0f}?\s+/u;
const elementNode = 1;
const textNode = 3;

/** What a fact about work is known by: a number, or one of the few words for how much and how long one works. */
const tellsTerms = verbose('i')`
  \d
  |^\s*(?:
    (?:full|part)[- ]?time|(?:vol|deel)tijds|vast|tijdelijk|permanent|temporary|freelance|zzp|stage|internship|hybride?|remote
  )\s*$
`;
const [leastFacts, mostFacts, longestFact] = [3, 8, 40];
/** "<span>Urk</span><span>40 uur</span><span>€ 19 p/u</span>": facts beside each other, which only their look parts. */
const isRowOfFacts = (element: Element): boolean => {
  const facts = [...element.children];
  const isBare = [...element.childNodes].every((node) => node.nodeType !== textNode || !(node.textContent ?? '').trim());
  return (
    isBare &&
    facts.length >= leastFacts &&
    facts.length <= mostFacts &&
    facts.every(({ tagName, textContent }) => tagName.toUpperCase() === 'SPAN' && (textContent ?? '').trim().length <= longestFact) &&
    facts.some(({ textContent }) => tellsTerms.test(textContent ?? ''))
  );
};

interface Line {
  text: string;
  bold: number;
  kind: Piece['kind'];
}

/** Follows the blocks of a page from top to bottom. */
class PieceWriter {
  readonly pieces: Piece[] = [];
  private line: Line = { text: '', bold: 0, kind: 'text' };

  walk(node: Node, isBold: boolean, kind: Piece['kind']): void {
    if (node.nodeType === textNode) {
      this.write(node.textContent ?? '', isBold, kind);
      return;
    }
    if (node.nodeType !== elementNode) return;
    const element = node as Element;
    if (isNoise(element)) return;
    const tag = element.tagName.toUpperCase();
    if (tag === 'BR') this.endLine();
    else if (tag === 'TR' || tag === 'DL') this.walkFacts(element, tag);
    else this.walkElement(element, tag, isBold, kind);
  }

  endLine(): void {
    const { text, bold, kind } = this.line;
    const plain = text.trim();
    if (plain) {
      const isBold = plain.length <= longestHeading && bold >= plain.replace(/\s/g, '').length * 0.9 && !/[.;,]$/.test(plain);
      const isHeading = kind === 'text' && (isBold || saysHeading(plain.replace(/\s+/g, ' ')));
      const isItem = kind === 'text' && mark.test(plain);
      this.pieces.push({ kind: isHeading ? 'heading' : isItem ? 'item' : kind, text: isItem ? plain.replace(mark, '') : plain });
    }
    this.line = { text: '', bold: 0, kind: 'text' };
  }

  private write(text: string, isBold: boolean, kind: Piece['kind']): void {
    this.line.text += text;
    if (isBold) this.line.bold += text.replace(/\s/g, '').length;
    if (text.trim()) this.line.kind = kind;
  }

  private walkElement(element: Element, tag: string, isBold: boolean, kind: Piece['kind']): void {
    const isBlock = blockTags.has(tag);
    if (isBlock) this.endLine();
    const ownKind = heading.test(tag) ? 'heading' : tag === 'LI' ? 'item' : kind;
    const bold = isBold || tag === 'B' || tag === 'STRONG';
    // Words of neighbouring elements without a space between them are still two words.
    if (!isBlock && (tag === 'SPAN' || tag === 'A') && /\S$/.test(this.line.text) && element.previousSibling?.nodeType === elementNode)
      this.line.text += ' ';
    const isRow = isBlock && ownKind === 'text' && isRowOfFacts(element);
    for (const child of element.childNodes) {
      if (isRow && child.nodeType === elementNode && this.line.text.trim()) this.line.text += ' | ';
      this.walk(child, bold, ownKind);
    }
    if (isBlock) this.endLine();
  }

  /** A row of two cells, or a term with what it stands for, is a fact. */
  private walkFacts(element: Element, tag: string): void {
    this.endLine();
    const cells = [...element.children].filter((cell) => !isNoise(cell));
    const isPair = tag === 'TR' && cells.length === 2 && (cells[0]?.textContent ?? '').trim().length <= 40;
    if (isPair) {
      const [label = '', value = ''] = cells.map((cell) => (cell.textContent ?? '').trim());
      this.pieces.push(label ? { kind: 'fact', text: `${label.replace(/:$/, '')}: ${value}` } : { kind: 'text', text: value });
      return;
    }
    if (tag === 'DL' && cells.some((cell) => cell.tagName.toUpperCase() === 'DT')) {
      this.walkTerms(cells);
      return;
    }
    for (const child of element.childNodes) this.walk(child, false, 'text');
    this.endLine();
  }

  private walkTerms(cells: Element[]): void {
    let label = '';
    for (const cell of cells) {
      const text = (cell.textContent ?? '').trim();
      if (cell.tagName.toUpperCase() === 'DT') label = text.replace(/:$/, '');
      else if (text.length > 200) this.walk(cell, false, 'text');
      else this.pieces.push({ kind: 'fact', text: label ? `${label}: ${text}` : text });
    }
  }
}

/** The blocks of an element in reading order, without what surrounds a vacancy. */
export const piecesOfElement = (element: Element): Piece[] => {
  const writer = new PieceWriter();
  writer.walk(element, false, 'text');
  writer.endLine();
  return writer.pieces;
};

/** The lines inside an element, even where it is itself what surrounds a vacancy. */
export const linesInside = (element: Element): string[] => {
  const writer = new PieceWriter();
  for (const child of element.childNodes) writer.walk(child, false, 'text');
  writer.endLine();
  return writer.pieces.map(({ text }) => text.replace(/\s+/g, ' ').trim());
};
