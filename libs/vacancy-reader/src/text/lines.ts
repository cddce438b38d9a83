import { bullet, pictograph } from './items';

/** A line of a pasted text that is not empty, and how it stands among the others. */
export interface TextLine {
  text: string;
  isIndented: boolean;
  /** An empty line, or the edge of the text, comes before it, or after it. */
  isFirst: boolean;
  isLast: boolean;
}

const narrow = { least: 45, most: 110, lines: 4, room: 18 };

/** The width at which a mail program or a PDF broke the lines; null when they end where their writer ended them. */
const widthOf = (lines: readonly string[]): number | null => {
  const width = Math.max(0, ...lines.map((line) => line.length));
  if (width < narrow.least || width > narrow.most) return null;
  return lines.filter((line) => line.length > width - narrow.room).length >= narrow.lines ? width : null;
};

const firstWord = (line: string): number => /^\S+/.exec(line)?.[0].length ?? 0;

const smallWord = /\s(?:de|het|een|van|in|op|bij|met|en|of|voor|te|the|a|an|of|in|at|for|and|or|to|with)$/iu;

/** Joins the lines of a text that was broken at a width. A line goes on where the next word had no room and begins no sentence. */
const unbroken = (lines: readonly string[]): string[] => {
  const width = widthOf(lines.map((line) => line.trim()));
  if (width === null) return [...lines];
  const joined: string[] = [];
  let last = '';
  for (const line of lines) {
    const text = line.trim();
    const isFull = last.length + 1 + firstWord(text) > width - 2 && last.length > width - narrow.room;
    const isSame = !/^\p{Lu}/u.test(text) || smallWord.test(last);
    const goesOn = isFull && isSame && text !== '' && !bullet.test(text) && !pictograph.test(text) && !/[:?]$/.test(last);
    if (goesOn) joined[joined.length - 1] = `${(joined.at(-1) ?? '').trimEnd()} ${text}`;
    else joined.push(line);
    last = text;
  }
  return joined;
};

/** The lines of a text that say something. */
export const linesOf = (text: string): TextLine[] => {
  const lines = unbroken(text.split('\n'));
  const isEmpty = (line: string | undefined) => line === undefined || line.trim() === '';
  return lines.flatMap((line, place) =>
    isEmpty(line)
      ? []
      : [
          {
            text: line.trim(),
            isIndented: /^(?: {2,}|\t)/.test(line),
            isFirst: isEmpty(lines[place - 1]),
            isLast: isEmpty(lines[place + 1]),
          },
        ],
  );
};
