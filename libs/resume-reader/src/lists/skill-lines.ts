import { type Cell, cellOf, type Line, type Span, styleKey, styleOf } from '../layout/line';
import { isBullet, withoutBullet } from '../text/bullets';
import { wordsOf } from '../text/fold';
import { signPattern } from '../text/separators';
import { joinLines } from '../text/join-lines';
import { joinWrappedColumns } from './wrapped-columns';
import { sectionHeading } from '../vocabulary/headings';
import { isProficiency, isSkillCategory } from '../vocabulary/proficiency';

export interface Piece {
  text: string;
  cell: Cell;
}

/** A line of a skills section: an optional label ("Databases:") and what it labels. */
export interface SkillLine {
  label: string | null;
  pieces: Piece[];
  line: Line;
  /** Lines in which it goes on. */
  below: Line[];
}

function fromColon(first: Cell, others: Piece[]): Omit<SkillLine, 'line' | 'below'> | null {
  const colon = /^([^:,]{2,45}):(?!\/\/)\s*(.*)$/.exec(withoutBullet(first.text));
  if (!colon) return null;
  return { label: colon[1] ?? null, pieces: [...(colon[2] ? [{ text: colon[2], cell: first }] : []), ...others] };
}

/** "**Databases** PostgreSQL, Redis": the bold beginning is the label. */
function fromBold(first: Cell): Omit<SkillLine, 'line' | 'below'> | null {
  const words = first.spans.filter((span) => !span.icon && !isBullet(`${span.text} x`));
  const end = words.findIndex((span) => !span.bold);
  if (end <= 0) return null;
  const plain = cellOf(words.slice(end));
  if (wordsOf(plain.text).length === 0) return null;
  return { label: cellOf(words.slice(0, end)).text, pieces: [{ text: plain.text, cell: plain }] };
}

const isList = (text: string) => /[,;:]/.test(text) || signPattern.test(text);

/** Tags stand closer together than columns do, but farther apart than words. */
function splitTags(cell: Cell): Cell[] {
  if (isList(cell.text)) return [cell];
  const groups: Span[][] = [];
  for (const span of cell.spans) {
    const last = groups.at(-1)?.at(-1);
    if (last && (span.x - last.x - last.width < 0.5 * span.fontSize || last.icon)) groups.at(-1)?.push(span);
    else groups.push([span]);
  }
  return groups.length > 1 ? groups.map(cellOf) : [cell];
}

/** The left edge of the labels, where some name what skills are parted into: "Languages" and "Tools" beside tags in one look. */
function edgeOfLabels(lines: readonly Line[]): number | null {
  const edges = lines.flatMap(({ cells: [first, ...rest] }) => (first && rest.length > 0 && isSkillCategory(first.text) ? [first.x] : []));
  const [edge] = edges;
  return edge !== undefined && edges.length > 1 && edges.every((x) => Math.abs(x - edge) < 2) ? edge : null;
}

function parse(line: Line, edge: number | null): Omit<SkillLine, 'below'> {
  const cells = line.cells.flatMap(splitTags).filter((cell) => /[\p{L}\p{N}]/u.test(cell.text));
  const [first, ...rest] = cells;
  if (!first) return { label: null, pieces: [], line };
  const others = rest.map((cell) => ({ text: cell.text, cell }));
  const colon = fromColon(first, others);
  if (colon) return { ...colon, line };
  const isLabel = edge !== null && Math.abs(first.x - edge) < 2;
  const styled = first.spans[0]?.bold && !rest[0]?.spans[0]?.bold && rest.some((cell) => cell.text.includes(','));
  const beside =
    line.labelled &&
    !line.dotted &&
    !isList(first.text) &&
    !isBullet(first.text) &&
    rest[0] !== undefined &&
    (styleKey(styleOf(first.spans)) !== styleKey(styleOf(rest[0].spans)) || rest.some((cell) => isList(cell.text)));
  // "Technical skills | PCR, HPLC": the name of a section stands in no list.
  const named = rest.some((cell) => isList(cell.text)) && sectionHeading(first.text) !== null;
  if (rest.length > 0 && (beside || styled || isLabel || named)) return { label: first.text, pieces: others, line };
  const bold = rest.length === 0 ? fromBold(first) : null;
  if (bold) return { ...bold, line };
  return { label: null, pieces: [{ text: first.text, cell: first }, ...others], line };
}

/** A list that goes on below: its last line is full, ends open, or the next begins in the middle of something. */
function continues(above: Line, below: Line): boolean {
  if (
    above.page !== below.page ||
    above.cells.length > 2 ||
    below.cells.length !== 1 ||
    isBullet(below.text) ||
    below.dotted ||
    below.labelled
  )
    return false;
  if (isProficiency(below.text)) return false;
  if (styleKey(above.cells.at(-1)?.spans.at(-1) ? cellStyle(above) : above.style) !== styleKey(below.style)) return false;
  if (below.top - above.bottom > 0.9 * below.style.fontSize || below.top < above.top) return false;
  // Text set against the right edge is full nowhere.
  const isRagged = below.right - above.right < 2 && above.right - below.right < 2 && Math.abs(above.x - below.x) > 3;
  if (isRagged && !/[,&/(|·•-]$/.test(above.text)) return false;
  if (/:/.test(below.text.slice(0, 40)) && !/,$/.test(above.text)) return false;
  const open = /(?:[,&/(|·•-]|(?<!\p{L})(?:and|en|und|et|y|e|of|in|with))$/iu.test(above.text) || /\([^)]*$/.test(above.text);
  const full = above.right > above.column.x + 0.8 * (above.column.right - above.column.x);
  return open || (full && (isList(above.text) || (wordsOf(above.text).length > 2 && /^\p{Ll}/u.test(below.text))));
}

const cellStyle = (line: Line) => {
  const last = line.cells.at(-1)?.spans.at(-1);
  return last ? { ...line.style, fontName: last.fontName, fontSize: last.fontSize, color: last.color } : line.style;
};

/** The lines of a section of skills with wrapped lines joined and labels parted. */
export function toSkillLines(lines: readonly Line[]): SkillLine[] {
  const parsed: SkillLine[] = [];
  const edge = edgeOfLabels(lines);
  let above: Line | null = null;
  for (const line of joinWrappedColumns(lines)) {
    const last = parsed.at(-1)?.pieces.at(-1);
    if (above && last && continues(above, line)) {
      last.text = joinLines(last.text, line.text);
      last.cell = { ...last.cell, spans: [...last.cell.spans, ...line.cells.flatMap((cell) => cell.spans)] };
      parsed.at(-1)?.below.push(line);
    } else parsed.push({ ...parse(line, edge), below: [] });
    above = line;
  }
  return parsed;
}
