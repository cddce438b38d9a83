import { type Cell, cellOf, type Line, lookOf, styleKey } from '../layout/line';
import { closesPeriod, endsInMonth, findDates, hasDate, hasRange, opensPeriod } from '../text/dates';
import { wordsOf } from '../text/fold';
import { joinLines } from '../text/join-lines';
import { restOf } from './period-text';

/** The first word of the line below would not have fitted on the line above. */
export function isFull(above: Line, below: Line): boolean {
  const [word = ''] = below.text.split(' ');
  // What stands apart at the right says nothing of how wide its words are.
  const [cell = below] = below.cells;
  const letter = (cell.right - cell.x) / Math.max(cell.text.length, 1);
  return above.right + letter * (word.length + 1) > (above.column.limit ?? above.column.right);
}

function extend(line: Line, cell: Cell, rest: Cell[]): Line {
  const last = line.cells.at(-1) ?? cell;
  const text = joinLines(last.text, cell.text);
  // A word parted at the end of the line is whole again.
  const isParted = text.length < last.text.length + cell.text.length;
  const spans = isParted
    ? last.spans.map((span, i) => (i === last.spans.length - 1 ? { ...span, text: span.text.slice(0, -1) } : span))
    : last.spans;
  const joined = { ...last, spans: [...spans, ...cell.spans], text };
  const cells = [...line.cells.slice(0, -1), joined, ...rest];
  const bottom = Math.max(line.bottom, ...cell.spans.map(({ y, height }) => y + height));
  return { ...line, bottom, cells, text: cells.map(({ text }) => text).join('  ') };
}

const loneYear = /^(?:19|20)\d{2}$/;

/** A year right below an earlier one is the end of a period, as a narrow margin has it. */
function joinStackedYears(above: Line | undefined, line: Line): Line | null {
  const [first, second] = [above?.text.trim() ?? '', line.text.trim()];
  const [start, end] = [above?.cells[0], line.cells[0]];
  if (!above || !start || !end || !loneYear.test(first) || !loneYear.test(second) || first > second) return null;
  const isBelow = above.page === line.page && Math.abs(above.x - line.x) < 3 && line.top - above.bottom < 1.5 * line.style.fontSize;
  const text = `${first} – ${second}`;
  return isBelow ? { ...line, top: above.top, cells: [{ ...start, spans: [...start.spans, ...end.spans], text }], text } : null;
}

/** A date, or "now", and nothing else. */
const isLoneDate = (cell: Cell | undefined): cell is Cell => {
  if (!cell || !closesPeriod(cell.text)) return false;
  const [date, ...others] = findDates(cell.text);
  if (!date) return wordsOf(cell.text).length <= 3;
  return others.length === 0 && date.kind === 'single' && wordsOf(restOf(cell.text)).length === 0;
};

/** Start and end one below the other at the right, beside title and employer; the later one may stand above. */
export function joinStackedDates(lines: readonly Line[]): Line[] {
  const ends = lines.map((line) => (line.cells.length > 1 && isLoneDate(line.cells.at(-1)) ? line.cells.at(-1) : undefined));
  const firsts: number[] = [];
  ends.forEach((end, i) => {
    const [line, below, next] = [lines[i], lines[i + 1], ends[i + 1]];
    if (!end || !next || !line || !below || firsts.includes(i - 1)) return;
    const isBelow = below.page === line.page && below.top - line.bottom < line.style.fontSize && Math.abs(end.right - next.right) < 4;
    if (isBelow && styleKey(line.style) !== styleKey(below.style)) firsts.push(i);
  });
  if (firsts.length < 2 || 2 * firsts.length < 0.8 * ends.filter(Boolean).length) return [...lines];
  return lines.map((line, i) => {
    const [own, below] = [ends[i], ends[i + 1]];
    if (firsts.includes(i) && own && below) {
      const start = (cell: Cell) => findDates(cell.text)[0]?.start ?? '9999';
      const [from, to] = start(own) <= start(below) ? [own, below] : [below, own];
      const cell = { ...own, spans: [...own.spans, ...below.spans], text: `${from.text} – ${to.text}` };
      return replaceLast(line, [cell]);
    }
    return firsts.includes(i - 1) ? replaceLast(line, []) : line;
  });
}

function replaceLast(line: Line, cells: Cell[]): Line {
  const all = [...line.cells.slice(0, -1), ...cells];
  return { ...line, cells: all, text: all.map(({ text }) => text).join('  ') };
}

/** "Tot nu", "until 2019": the end of a period in words. */
const until = /^(?:(?:tot(?:\s+en\s+met)?|t\/m|to|until|till|bis|jusqu\S+|hasta)\s+|[-–—→]\s*)(?=\S)/iu;

/** The head of an entry that was too long for its line: its period, or a word, goes on in the next. */
function goesOnBelow(above: Line, line: Line): boolean {
  if (above.cells.length > 1 || line.cells.length > 1) return false;
  if (endsInMonth(above.text) && /^(?:(?:19|20)\d{2}|['’]\d{2})(?!\d)/.test(line.text) && !hasDate(above.text)) return true;
  if (!isFull(above, line)) return false;
  const isPeriod = until.test(line.text) && closesPeriod(line.text.replace(until, '')) && hasDate(above.text) && !hasRange(above.text);
  if (isPeriod && lookOf(above.cells.at(-1)?.spans.at(-1)) === lookOf(line.cells[0]?.spans[0])) return true;
  if (styleKey(above.style) !== styleKey(line.style)) return false;
  return above.style.bold && /\p{L}-$/u.test(above.text) && /^\p{Ll}/u.test(line.text) && hasRange(line.text);
}

/** The spans of two cells one above the other; a space parts their words. */
const spansOver = (above: Cell, below: Cell): Cell['spans'] => [
  ...above.spans,
  ...below.spans.map((span, i) => (i === 0 ? { ...span, text: ` ${span.text}` } : span)),
];

const isEnd = ({ text }: Cell): boolean =>
  until.test(text) && closesPeriod(text.replace(until, '')) && wordsOf(restOf(text.replace(until, ''))).length <= 1;
const isBeginning = (cell: Cell | undefined): boolean =>
  isLoneDate(cell) && findDates(cell.text).some(({ kind, start }) => kind === 'single' && start !== null);

/** "aug 2015 | Cook" over "– now | Ran the kitchen": the end of a period below its beginning, each beside something else. */
function joinTornPeriod(above: Line | undefined, line: Line): Line[] | null {
  const [start, ...head] = above?.cells ?? [];
  const [end, ...rest] = line.cells;
  if (!above || !start || !end || head.length === 0 || above.page !== line.page) return null;
  const isBelow = Math.abs(start.x - end.x) < 3 && line.top - above.bottom < 0.6 * line.style.fontSize;
  const isDash = rest.length > 0 && /^[-–—]/.test(end.text) && isLoneDate(end) && hasDate(start.text) && !hasRange(start.text);
  // "1 sept. 1997 – 31 maart" over "2008", in a narrow column.
  const isYear = endsInMonth(start.text) && loneYear.test(end.text) && hasDate(start.text);
  const isTorn = isDash || isYear || (isBeginning(start) && isEnd(end));
  if (!isBelow || !isTorn) return null;
  const whole = { ...start, spans: spansOver(start, end), text: `${start.text} ${end.text}` };
  const withCells = (of: Line, cells: Cell[]): Line => ({ ...of, cells, text: cells.map(({ text }) => text).join('  ') });
  if (rest.length === 0) return [withCells(above, [whole, ...head])];
  return [withCells(above, [whole, ...head]), { ...withCells(line, rest), x: rest[0]?.x ?? line.x, labelled: false }];
}

/** "2017" over "tot nu | Cook": the beginning of a period alone above its end. */
function joinLatePeriod(above: Line | undefined, line: Line): Line | null {
  const [start, ...others] = above?.cells ?? [];
  const [end, ...rest] = line.cells;
  if (!above || !end || others.length > 0 || rest.length === 0 || above.page !== line.page || !isBeginning(start) || !isEnd(end))
    return null;
  const isBelow = start !== undefined && Math.abs(start.x - end.x) < 3 && line.top - above.bottom < 0.6 * line.style.fontSize;
  if (!isBelow) return null;
  const cells = [{ ...start, spans: spansOver(start, end), text: `${start.text} ${end.text}` }, ...rest];
  return { ...line, cells, text: cells.map(({ text }) => text).join('  ') };
}

/** "From 01/2018 | to 12/2020 | Cook": the ends of a period in two columns. */
function joinEnds(line: Line): Line {
  const at = line.cells.findIndex((from, i) => {
    const to = line.cells[i + 1];
    return to && i < 2 && isEnd(to) && hasDate(from.text) && !hasRange(from.text) && wordsOf(restOf(from.text)).length <= 1;
  });
  const [from, to] = [line.cells[at], line.cells[at + 1]];
  if (!from || !to) return line;
  const whole = { ...cellOf([...from.spans, ...to.spans]), text: `${from.text} ${to.text}` };
  const cells = [...line.cells.slice(0, at), whole, ...line.cells.slice(at + 2)];
  return { ...line, cells, text: cells.map(({ text }) => text).join('  ') };
}

/** A period that runs over the end of a line is read as one. */
export function joinBrokenPeriods(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines.map(joinEnds)) {
    const above = joined.at(-1);
    const years = joinStackedYears(above, line);
    if (years) {
      joined[joined.length - 1] = years;
      continue;
    }
    const late = joinLatePeriod(above, line);
    if (late) {
      joined[joined.length - 1] = late;
      continue;
    }
    const torn = joinTornPeriod(above, line);
    if (torn) {
      joined.splice(-1, 1, ...torn);
      continue;
    }
    const [first, ...rest] = line.cells;
    const last = above?.cells.at(-1);
    const near = above && above.page === line.page && line.top - above.bottom < 0.6 * Math.max(line.style.fontSize, above.style.fontSize);
    const end = line.cells.length > 1 ? line.cells.at(-1) : undefined;
    if (above && first && near && goesOnBelow(above, line)) joined[joined.length - 1] = extend(above, first, rest);
    else if (!above || !last || !near || above.dotted) joined.push(line);
    else if (first && line.cells.length === 1 && isBeginning(last) && isEnd(first)) joined[joined.length - 1] = extend(above, first, []);
    else if (!opensPeriod(last.text)) joined.push(line);
    // A period of its own below is that of the next line.
    else if (first && closesPeriod(first.text) && !hasRange(first.text)) joined[joined.length - 1] = extend(above, first, rest);
    else if (end && Math.abs(end.right - last.right) < 20 && closesPeriod(end.text) && !hasRange(end.text)) {
      joined[joined.length - 1] = extend(above, end, []);
      joined.push({
        ...line,
        cells: line.cells.slice(0, -1),
        text: line.cells
          .slice(0, -1)
          .map((cell) => cell.text)
          .join('  '),
      });
    } else joined.push(line);
  }
  return joined;
}
