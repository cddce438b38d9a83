import { type FontName, widthOf } from './measure';
import { remembered } from './remembered';

export type WrapStyle = { font: FontName; size: number };

/** The longest beginning of a word that fits, at least one character. */
const fitting = (word: string, { font, size }: WrapStyle, width: number): string => {
  let part = '';
  let used = 0;
  for (const letter of word) {
    used += widthOf(letter, font, size);
    if (part !== '' && used > width) break;
    part += letter;
  }
  return part;
};

/** Where a long word may be parted without a hyphen: before the @ of an address, else behind a sign of a path. */
const partsOf = (word: string): string[] =>
  (/^[^@]+@[^@]+$/.test(word) ? word.match(/^[^@]+|@.+$/gu) : word.match(/[^/\-_.]+[/\-_.]*|[/\-_.]+/gu)) ?? [word];

const pieces = (word: string, style: WrapStyle, width: number): string[] => {
  if (widthOf(word, style.font, style.size) <= width) return [word];
  return partsOf(word).flatMap((part) => {
    const cut: string[] = [];
    let rest = part;
    while (rest !== '' && widthOf(rest, style.font, style.size) > width) {
      const head = fitting(rest, style, width);
      cut.push(head);
      rest = rest.slice(head.length);
    }
    return rest === '' ? cut : [...cut, rest];
  });
};

const shortLine = 0.2;

/** A last line of one short word takes the word before it along. */
const withoutRunt = (lines: readonly string[], { font, size }: WrapStyle, width: number): string[] => {
  const last = lines.at(-1) ?? '';
  const words = (lines.at(-2) ?? '').split(' ');
  const along = words.pop() ?? '';
  const joined = `${along} ${last}`;
  const isRunt = !last.includes(' ') && widthOf(last, font, size) < width * shortLine;
  if (!isRunt || words.length < 2 || widthOf(joined, font, size) > width) return [...lines];
  return [...lines.slice(0, -2), words.join(' '), joined];
};

const broken = (text: string, style: WrapStyle, width: number): string[] => {
  const lines: string[] = [];
  let isWordParted = false;
  const space = widthOf(' ', style.font, style.size);
  let line = '';
  let used = 0;
  for (const word of text.split(' ')) {
    for (const [i, piece] of pieces(word, style, width).entries()) {
      const long = widthOf(piece, style.font, style.size);
      const gap = line === '' || i > 0 ? 0 : space;
      if (line !== '' && used + gap + long > width + 0.01) {
        lines.push(line);
        line = '';
        used = 0;
        isWordParted = i > 0;
      }
      line += (line === '' || i > 0 ? '' : ' ') + piece;
      used += (used === 0 ? 0 : gap) + long;
    }
  }
  if (line !== '') lines.push(line);
  return isWordParted ? lines : withoutRunt(lines, style, width);
};

const ways = remembered((key) => {
  const [font, size, width] = key.split(' ');
  const style: WrapStyle = { font: font === 'semibold' ? 'semibold' : 'regular', size: Number(size) };
  return remembered((text) => broken(text, style, Number(width)), 1_000);
}, 30);

/** Breaks one paragraph into lines that fit; a word too long for a line is parted. */
export const wrap = (text: string, { font, size }: WrapStyle, width: number): readonly string[] => ways(`${font} ${size} ${width}`)(text);
