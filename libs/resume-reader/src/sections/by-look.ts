import type { Line } from '../layout/line';
import { hasDate } from '../text/dates';
import { isUpperCase, wordsOf } from '../text/fold';
import { degreeType } from '../vocabulary/degrees';
import { headingHint } from '../vocabulary/heading-hints';
import { companyScore, schoolScore } from '../vocabulary/organisations';
import { titleScore } from '../vocabulary/titles';
import { type Body, type Candidate, headingKey, headingStyle, headingText } from './headings';

/** The shape of a heading: a few words that are no sentence, date, address or value. */
function headingShape(line: Line): string | null {
  const text = headingText(line);
  if (!text || line.labelled || !/^\p{Lu}/u.test(text) || text.length > 50 || wordsOf(text).length > 6) return null;
  return hasDate(text) || /[,;@|:/]|\d|\.\s|[.]$|-$/.test(text) ? null : text;
}

const isNamed = (text: string): boolean =>
  titleScore(text) > 0.5 || companyScore(text) > 0 || schoolScore(text) >= 1 || degreeType(text) !== null;

const isPlain = (line: Line, body: Body): boolean => {
  const { fontName, fontSize, color, spaced, bold } = line.style;
  return (
    !line.ruled &&
    !spaced &&
    !bold &&
    fontName === body.fontName &&
    color === body.color &&
    fontSize <= body.fontSize * 1.04 &&
    !isUpperCase(line.text)
  );
};

/** The space above a line in heights of its letters; null at the top of a page or column. */
function gapAbove(lines: readonly Line[], i: number): number | null {
  const [above, line] = [lines[i - 1], lines[i]];
  if (!above || !line || above.page !== line.page || line.top < above.top) return null;
  return (line.top - above.bottom) / headingStyle(line).fontSize;
}

/** Two lines of a column begin, end or have their middle at one place. */
function isAligned(a: Line, b: Line): boolean {
  const [left, right] = [a.x - a.column.x - b.x + b.column.x, a.column.right - a.right - b.column.right + b.right];
  return Math.abs(left) < 4 || Math.abs(right) < 4 || Math.abs(left - right) < 16;
}

/** The space above headings of which none is known, in heights of their letters: a line close below another belongs to it. */
const apart = 0.6;

/** Lines in the look of known headings that stand as these do: the same place, rule and space above. */
function alike(lines: readonly Line[], known: readonly number[], body: Body): number[] {
  const gaps = known.flatMap((i) => gapAbove(lines, i) ?? []);
  const least = gaps.length ? 0.7 * Math.min(...gaps) : apart;
  const models = known.flatMap((i) => lines[i] ?? []);
  return lines.flatMap((line, i) => {
    const text = headingShape(line);
    const gap = gapAbove(lines, i);
    if (i === 0 || !text || isPlain(line, body) || (gap !== null && gap < Math.max(0.3, least))) return [];
    const isLike = models.some((model) => isAligned(model, line) && model.ruled === line.ruled && model.style.bold === line.style.bold);
    return isLike && (!isNamed(text) || headingHint(text)) ? [i] : [];
  });
}

const hinted = (lines: readonly Line[], numbers: readonly number[]): number =>
  numbers.filter((i) => headingHint(lines[i]?.text ?? '') !== null).length;

/** Columns have their own looks; in one whose headings are known, lines of another look are employers, schools or groups of skills. */
const isBeside = (line: Line | undefined, known: readonly Line[]): boolean =>
  line !== undefined && known.every(({ column }) => Math.abs(column.x - line.column.x) > 4);

/** Lines of one look that all have the shape of headings, stand apart, and of which some point to a kind of section. */
function group(lines: readonly Line[], members: readonly number[], body: Body): number[] {
  const first = members.find((i) => headingHint(lines[i]?.text ?? '') !== null && (gapAbove(lines, i) ?? apart) >= apart);
  return first === undefined ? [] : alike(lines, [first], body).filter((i) => members.includes(i));
}

/** Adds lines that look and stand like headings. Where that leaves a doubt, what stands below them decides. */
export function addAlike(found: Map<number, Candidate>, lines: readonly Line[], body: Body): void {
  const headed = [...found.keys()].flatMap((i) => lines[i] ?? []);
  const looks = new Map<string, number[]>();
  lines.forEach((line, i) => {
    const key = found.get(i)?.key ?? headingKey(headingStyle(line));
    looks.set(key, [...(looks.get(key) ?? []), i]);
  });
  for (const [key, members] of looks) {
    const known = members.filter((i) => found.has(i));
    const others = members.filter((i) => !found.has(i));
    const numbers = known.length
      ? alike(lines, known, body).filter((i) => others.includes(i))
      : group(
          lines,
          others.filter((i) => isBeside(lines[i], headed)),
          body,
        );
    // A look that most of its lines have for something else says little.
    const isOwn = known.length + numbers.length >= 0.6 * members.length;
    const hints = hinted(lines, numbers);
    const isSure = isOwn && (known.length >= 2 || known.length + hints >= 3);
    if (known.length === 0 && (!isOwn || numbers.length < 2)) continue;
    for (const i of numbers) found.set(i, { kind: null, text: headingText(lines[i] as Line) ?? '', key, lines: 1, isSure });
  }
}
