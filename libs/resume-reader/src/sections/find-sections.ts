import { isFull, isRunningText } from '../entries/rows';
import type { Flow } from '../layout/reading-order';
import { cellOf, type Line, lineOf, type Style, styleKey } from '../layout/line';
import { findDates, hasDate } from '../text/dates';
import { isUpperCase, wordsOf } from '../text/fold';
import { titleScore } from '../vocabulary/titles';
import { findLanguageNames } from '../vocabulary/languages';
import { isProficiency } from '../vocabulary/proficiency';
import { looseHeading, sectionHeading, type SectionKind } from '../vocabulary/headings';

export interface Section {
  kind: SectionKind | 'top';
  /** Null for what stands above the first heading. */
  heading: Line | null;
  lines: Line[];
}

interface Body {
  fontSize: number;
  color: string;
  fontName: string;
}

const bulletStart = /^[•·∙▪‣◦●○■□➢➤✓►▸⁃*–-]\s/;

function bodyOf(lines: readonly Line[]): Body {
  const letters = new Map<string, { style: Style; count: number }>();
  for (const { style, text } of lines) {
    const key = styleKey(style);
    const entry = letters.get(key) ?? { style, count: 0 };
    entry.count += text.length;
    letters.set(key, entry);
  }
  const [main] = [...letters.values()].sort((a, b) => b.count - a.count);
  return main?.style ?? { fontSize: 10, color: '#000000', fontName: '' };
}

const isProminent = (style: Style, text: string, body: Body) =>
  style.bold ||
  style.fontSize > body.fontSize * 1.05 ||
  isUpperCase(text) ||
  style.color !== body.color ||
  style.fontName !== body.fontName;

/** The text of a line when a heading may be in it: a line of one cell, or the label beside a table. */
function headingText(line: Line): string | null {
  const filled = (line.labelled ? line.cells.slice(0, 1) : line.cells).filter((cell) => cell.text !== '' && !/^[\d\W_]+$/.test(cell.text));
  const [first] = filled;
  if (!first || line.dotted || bulletStart.test(line.text)) return null;
  if (filled.length === 1) return first.text.replace(/[:.]$/, '');
  return null;
}

interface Candidate {
  kind: SectionKind;
  text: string;
  key: string;
  /** The label takes this line and the next: "Professional" over "Experience". */
  lines: number;
}

const labelStyle = (line: Line) => lineOf([line.cells[0] ?? cellOf([])], false, line.column).style;
const headingStyle = (line: Line) => (line.labelled ? labelStyle(line) : line.style);
const headingKey = (style: Style) => styleKey(style) + (style.spaced ? '|spaced' : '') + (style.caps ? '|caps' : '');

/** A heading too long for its column: the line and the next in one look, which together are a known one. */
function wrappedHeading(line: Line, next: Line | undefined, text: string, key: string): Pick<Candidate, 'kind' | 'text'> | null {
  const tail = next?.cells[0];
  if (!next || !tail || next.baseline - line.baseline >= headingStyle(line).fontSize * 2 || next.baseline <= line.baseline) return null;
  if (headingKey(line.labelled || next.labelled ? labelStyle(next) : next.style) !== key) return null;
  const start = line.cells[0]?.x ?? 0;
  const isCentred = Math.abs(line.x + line.right - next.x - next.right) < 4;
  const isAligned = next.labelled || (next.cells.length === 1 && (Math.abs(next.x - start) < 3 || isCentred));
  const whole = `${text} ${tail.text}`;
  const kind = isAligned ? sectionHeading(whole) : null;
  return kind && { kind, text: whole };
}

function headingAt(lines: readonly Line[], i: number, body: Body): Candidate | null {
  const line = lines[i];
  if (!line) return null;
  const text = headingText(line);
  if (!text || hasDate(text)) return null;
  const style = headingStyle(line);
  const key = headingKey(style);
  const both = wrappedHeading(line, lines[i + 1], text, key);
  if (both && isProminent(style, text, body)) return { ...both, key, lines: 2 };
  const kind = sectionHeading(text);
  if (kind && isProminent(style, text, body)) return { kind, text, key, lines: 1 };
  const gapAbove = line.top - (lines[i - 1]?.bottom ?? -Infinity);
  const isAlone = line.labelled || text === line.text.replace(/:$/, '');
  if (kind && isAlone && (gapAbove > style.fontSize * 0.8 || gapAbove < 0)) return { kind, text, key, lines: 1 };
  return null;
}

/** Styles that only headings have: a line in such a style is one too, whatever it says. */
function headingStyles(lines: readonly Line[], known: ReadonlyMap<number, Candidate>): Set<string> {
  const counts = new Map<string, { headings: number; sure: number; all: number }>();
  lines.forEach((line, i) => {
    const candidate = known.get(i);
    const key = candidate?.key ?? headingKey(headingStyle(line));
    const entry = counts.get(key) ?? { headings: 0, sure: 0, all: 0 };
    const text = headingText(line);
    entry.all += 1;
    if (candidate) entry.sure += 1;
    if (candidate || (text && looseHeading(text))) entry.headings += 1;
    counts.set(key, entry);
  });
  return new Set(
    [...counts]
      .filter(([, { headings, sure, all }]) => (sure >= 2 || (sure === 1 && headings >= 3)) && headings / all >= 0.5)
      .map(([key]) => key),
  );
}

/** The end of a line that was too long, in the same look: no heading, whatever word it is. */
function isWrapped(lines: readonly Line[], i: number, found: ReadonlyMap<number, Candidate>): boolean {
  const [above, line] = [lines[i - 1], lines[i]];
  if (!above || !line || found.has(i - 1) || above.page !== line.page || above.labelled || line.labelled) return false;
  const gap = line.top - above.bottom;
  const isNear = gap >= -1 && gap < 0.6 * line.style.fontSize && Math.abs(above.x - line.x) < 3;
  return isNear && headingKey(above.style) === headingKey(line.style) && isFull(above, line);
}

function findHeadings(lines: readonly Line[], body: Body): Map<number, Candidate> {
  const found = new Map<number, Candidate>();
  lines.forEach((_, i) => {
    const candidate = headingAt(lines, i, body);
    if (candidate && !isWrapped(lines, i, found)) found.set(i, candidate);
  });
  const styles = headingStyles(lines, found);
  if (styles.size === 0) return found;
  lines.forEach((line, i) => {
    const text = headingText(line);
    const style = headingStyle(line);
    const key = headingKey(style);
    if (!text || found.has(i)) return;
    // A paper begins with a name, which may look like its headings.
    if ((i === 0 || titleScore(text) > 0.5) && !looseHeading(text)) return;
    // Abbreviations are capitals by nature, not by design.
    const plain = style.fontName === body.fontName && style.fontSize <= body.fontSize * 1.05 && style.color === body.color && !style.spaced;
    const gap = line.top - (lines[i - 1]?.bottom ?? -Infinity);
    if (plain && !looseHeading(text) && (text.length <= 8 || (gap >= 0 && gap < 0.8 * style.fontSize))) return;
    if (text.length <= 5 && !style.spaced && style.fontSize <= body.fontSize * 1.05) return;
    if (
      styles.has(key) &&
      wordsOf(text).length <= 7 &&
      !hasDate(text) &&
      (line.labelled || style.fontSize > body.fontSize * 1.05 || isUpperCase(text))
    ) {
      if (line.labelled && found.get(i - 1)?.lines === 2) return;
      found.set(i, { kind: looseHeading(text) ?? 'other', text, key, lines: 1 });
    }
  });
  // Words of a heading inside an entry do not look like the headings of the page.
  const looks = new Set([...styles].map((key) => key.replace('|caps', '')));
  const looksRight = (key: string) => looks.has(key.replace('|caps', ''));
  const strong = [...found.values()].filter(({ key }) => styles.has(key)).length;
  if (strong >= 3) {
    for (const [i, { key }] of found) {
      const line = lines[i];
      if (looksRight(key) || !line) continue;
      if (line.labelled || (!isUpperCase(line.text) && line.style.fontSize <= body.fontSize * 1.05)) found.delete(i);
    }
  }
  return found;
}

/** A column has its headings in one look; a smaller look below it is that of sub-headings. */
function withoutSubheadings(found: Map<number, Candidate>, lines: readonly Line[], from: number, count: number) {
  const own = [...found].filter(([i]) => i >= from && i < from + count);
  const looks = new Map<string, { size: number; count: number }>();
  for (const [i, { key }] of own) {
    const line = lines[i];
    if (line) looks.set(key, { size: headingStyle(line).fontSize, count: (looks.get(key)?.count ?? 0) + 1 });
  }
  const [main] = [...looks].sort((a, b) => b[1].count - a[1].count || b[1].size - a[1].size);
  if (!main || main[1].count < 2) return;
  // Far below everything else stands a section in a look of its own, not a part of the one above.
  const isApart = (i: number, line: Line) => line.top - (lines[i - 1]?.bottom ?? line.top) > 4 * headingStyle(line).fontSize;
  for (const [i, { key }] of own) {
    const line = lines[i];
    if (
      line &&
      !isApart(i, line) &&
      key !== main[0] &&
      !isUpperCase(headingText(line) ?? '') &&
      headingStyle(line).fontSize < 0.95 * main[1].size
    )
      found.delete(i);
  }
}

/** Sections that a line may hold whole, its heading in bold before it. */
const short = new Set<SectionKind>(['languages', 'skills', 'certificates', 'other', 'references']);

/** "**Languages:** Dutch, English" in a line of its own: the heading, and what it announces. */
function runInHeading(line: Line): { kind: SectionKind; rest: Line } | null {
  const [first, ...others] = line.cells;
  const end = first?.spans.findIndex((span) => !span.bold && !span.icon && span.text.trim() !== '') ?? -1;
  if (!first || end <= 0 || line.labelled || line.dotted) return null;
  const [heading, rest] = [cellOf(first.spans.slice(0, end)), cellOf(first.spans.slice(end))];
  const isParted = /:$/.test(heading.text) || /^:/.test(rest.text);
  const kind = isParted ? sectionHeading(heading.text.replace(/:$/, '')) : null;
  if (!kind || !short.has(kind)) return null;
  const text = rest.text.replace(/^:\s*/, '');
  const cells = [{ ...rest, text }, ...others].filter((cell) => cell.text !== '');
  return cells.length ? { kind, rest: { ...line, cells, text: cells.map((cell) => cell.text).join('  '), x: rest.x } } : null;
}

/** What remains of a line when its label is a heading. */
function withoutLabel(line: Line): Line | null {
  const rest = line.cells.slice(1).filter((cell) => cell.text !== '' || cell.spans.some((span) => span.icon));
  return rest.length ? lineOf(rest, false, { x: rest[0]?.x ?? line.x, right: line.column.right }) : null;
}

/** A heading of its own over "Expert" and a few tags is a group of skills, whatever it says. */
function isSkillGroup({ kind, lines }: Section): boolean {
  const [level, ...tags] = lines;
  if (!level || !isProficiency(level.text) || tags.length === 0 || tags.length > 6) return false;
  if (kind !== 'other' && (kind !== 'languages' || lines.some(({ text }) => findLanguageNames(text).length > 0))) return false;
  return tags.every(({ text }) => wordsOf(text).length <= 8 && !hasDate(text));
}

/** "About" may stand over the ways to reach somebody. */
const isContact = ({ kind, lines }: Section): boolean =>
  kind === 'summary' && lines.some(({ text }) => text.includes('@')) && lines.every(({ text }) => wordsOf(text).length <= 8);

/** "Career summary" may stand over a list of jobs: short lines with periods. */
const isCareer = ({ kind, lines }: Section): boolean =>
  kind === 'summary' &&
  lines.filter((line) => !isRunningText(line) && findDates(line.text).some((date) => date.kind === 'range')).length >= 2;

/** What a section is by what stands in it, where its heading misleads. */
function byContent(section: Section): Section {
  if (isSkillGroup(section)) return { ...section, kind: 'skills' };
  if (isCareer(section)) return { ...section, kind: 'experience' };
  return isContact(section) ? { ...section, kind: 'personal' } : section;
}

/** Cuts every flow at its headings. Text above the first heading of a flow is a section of kind `top`. */
export function findSections(flows: readonly Flow[]): Section[] {
  const body = bodyOf(flows.flat());
  const sections: Section[] = [];
  // Headings look alike in all columns, so their styles are learnt from the whole document.
  const all = flows.flat();
  const headings = findHeadings(all, body);
  let offset = 0;
  for (const flow of flows) {
    withoutSubheadings(headings, all, offset, flow.length);
    // A heading at the end of a column announces what stands at the top of the next.
    const open = sections.at(-1);
    let current: Section = open?.heading && open.lines.length === 0 ? open : { kind: 'top', heading: null, lines: [] };
    if (current !== open) sections.push(current);
    for (let i = 0; i < flow.length; i++) {
      const line = flow[i];
      const candidate = headings.get(offset + i);
      if (!line) continue;
      // Within the skills such a line is a group of them.
      const runIn = candidate || current.kind === 'skills' ? null : runInHeading(line);
      if (runIn) {
        current = { kind: runIn.kind, heading: line, lines: [runIn.rest] };
        sections.push(current);
        continue;
      }
      if (!candidate) {
        current.lines.push(line);
        continue;
      }
      current = { kind: candidate.kind, heading: line, lines: [] };
      sections.push(current);
      for (let k = 0; k < candidate.lines; k++) {
        const labelled = flow[i + k];
        const rest = labelled?.labelled ? withoutLabel(labelled) : null;
        if (rest) current.lines.push(rest);
      }
      i += candidate.lines - 1;
    }
    offset += flow.length;
  }
  return sections.filter((section) => section.lines.length > 0 || section.heading !== null).map(byContent);
}
