import type { Piece } from '../document/document';
import { headingKind } from '../sections/headings';
import { inlineHeadings } from '../sections/inline-headings';
import { withoutOthers } from '../sections/others';
import { bullet, itemsInLine } from './items';

const longLine = 220;
const longestHeading = 80;

/** A line of a form, e.g. "Salary: 2,500". */
const fact = /^[\p{L}][\p{L} /&()-]{1,38}:\s+\S/u;

/** "Je bent vriendelijk en betrouwbaar" is a demand; "Je bent" alone is a heading. */
const tellsReader = /^(?:je|jij|you) (?:bent|hebt|kunt|kan|beschikt|are|have|can)\s+\S+\s+\S[^:?]*$/i;

const looksLikeHeading = (line: string, next: string | undefined): boolean => {
  if (line.length > longestHeading || /[.,;!]$/.test(line) || fact.test(line)) return false;
  if (headingKind(line) !== null && line.split(' ').length <= 9) return !tellsReader.test(line);
  return /[:?]$/.test(line) || (next !== undefined && bullet.test(next) && line.split(' ').length <= 10);
};

/** Long lines are cut at the headings and the items inside them. */
const cutLongLine = (line: string): Piece[] => {
  const headings = inlineHeadings(line);
  const pieces: Piece[] = [];
  const add = (body: string) => {
    const items = itemsInLine(body.replace(/^\s*[:–-]\s*/, ''));
    items.forEach((text, place) => pieces.push({ kind: items.length > 1 && place > 0 ? 'item' : 'text', text }));
  };
  let from = 0;
  for (const { start, end } of headings) {
    add(line.slice(from, start));
    pieces.push({ kind: 'heading', text: line.slice(start, end).replace(/\s*:$/, '') });
    from = end;
  }
  add(line.slice(from));
  return pieces;
};

const pieceOf = (line: string, next: string | undefined, isIndented: boolean): Piece[] => {
  if (bullet.test(line)) return [{ kind: 'item', text: line.replace(bullet, '') }];
  if (line.length > longLine) return cutLongLine(line);
  if (looksLikeHeading(line, next)) return [{ kind: 'heading', text: line.replace(/\s*:$/, '') }];
  if (fact.test(line)) return [{ kind: 'fact', text: line }];
  return [{ kind: isIndented ? 'item' : 'text', text: line }];
};

const flatLine = 1_500;
const menuLength = 200;

/**
 * A page that was copied whole begins with the title of its window, then the menu, then the title again: from there on it is about the
 * vacancy.
 */
const withoutMenu = (text: string): string => {
  const line = text.slice(0, text.indexOf('\n') >= 0 ? text.indexOf('\n') : undefined);
  if (line.length < flatLine) return text;
  const words = line.slice(0, 200).split(' ');
  for (let count = Math.min(16, words.length); count >= 1; count--) {
    const start = words
      .slice(0, count)
      .join(' ')
      .replace(/[\s–|-]+$/u, '');
    const again = start.length >= 5 ? text.lastIndexOf(start, text.length * 0.6) : -1;
    if (again > menuLength) return `${start}\n${text.slice(again + start.length)}`;
  }
  return text;
};

const mailLines = 15;
const mailHead = /^(?:van|from|verzonden|sent|aan|to|cc|bcc|datum|date|antwoord aan|reply-to)\s*:\s*\S/iu;
const mailSubject = /^(?:onderwerp|subject|betreft)\s*:\s*/iu;
const forwarded = /^(?:(?:fw|fwd|re|antw|aw|tr|doorgestuurd)\s*:\s*)+/iu;

/** A vacancy that came by mail: who sent it to whom and when is no part of it, what it is about is. */
const withoutMailHead = (lines: readonly string[]): string[] => {
  const isMail = lines.slice(0, mailLines).filter((line) => mailHead.test(line.trim()) || mailSubject.test(line.trim())).length >= 2;
  return lines.flatMap((line, place) => {
    if (place >= mailLines) return [line];
    if (isMail && mailHead.test(line.trim())) return [];
    const kept = isMail ? line.trim().replace(mailSubject, '') : line;
    return [kept.replace(forwarded, '')];
  });
};

/** Pasted text in pieces: lines are headings, items, facts or paragraphs by their look. */
export const piecesOfText = (text: string): Piece[] => {
  const lines = withoutMenu(text.replace(/\r\n?/g, '\n')).split('\n');
  const filled = withoutMailHead(lines.filter((line) => line.trim() !== ''));
  const pieces = filled.flatMap((line, place) => {
    const next = filled.slice(place + 1)[0];
    return pieceOf(line.trim(), next, /^(?: {2,}|\t)/.test(line));
  });
  return withoutOthers(pieces);
};
