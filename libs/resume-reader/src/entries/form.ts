import { type Line, lineOf, type Span } from '../layout/line';
import { findDates } from '../text/dates';
import { trimValue } from '../text/fold';
import { joinLines } from '../text/join-lines';
import { spansOf } from '../text/found';
import { type Field, fieldNamed, type FormKind } from '../vocabulary/fields';
import { isFull } from './broken-periods';
import { splitPlace } from './place-behind';
import type { EntryRow } from './rows';

/** A value of a form and where it stood. */
export interface Filled {
  text: string;
  spans: Span[];
}

/** An entry whose values stand behind labels: "Functie: Kok", "Werkgever: De Zwaan". */
export interface FormEntry {
  title: Filled | null;
  organisation: Filled | null;
  place: Filled | null;
  /** The line with the period. */
  anchor: EntryRow | null;
  /** The first end of a period whose ends stand apart. */
  from?: Line;
  /** All else it says, without labels. */
  body: Line[];
  lines: Line[];
}

interface Labelled {
  field: Field;
  value: Line;
}

/** "Functie: Kok" as one text; a colon in the value stays. */
function parted(line: Line, kind: FormKind): Labelled | null {
  const [label, value] = /^([^:]{2,40}?)\s*:\s*(\S.*)$/u.exec(line.text)?.slice(1) ?? [];
  const field = label && value ? fieldNamed(label, kind) : null;
  const [first, ...rest] = line.cells;
  if (!field || !first || !value) return null;
  const cell = { ...first, text: first.text.slice(first.text.indexOf(':') + 1).trim() };
  const cells = [cell, ...rest].filter(({ text }) => text !== '');
  return { field, value: { ...line, cells, text: value, labelled: false } };
}

/** What a line says of which field; null where it has no label. */
function labelledBy(line: Line, kind: FormKind): Labelled | null {
  const [label, ...rest] = line.cells;
  const field = label && rest.length ? fieldNamed(label.text.replace(/\s*:\s*$/, ''), kind) : null;
  if (!field || !rest[0]) return parted(line, kind);
  return { field, value: { ...lineOf(rest, false, { x: rest[0].x, right: line.column.right }), dotted: false } };
}

/** "Diploma: ja" names no diploma. */
const withoutAnswer = (labelled: Labelled | null): Labelled | null =>
  labelled && /^(?:ja|nee|neen|yes|no|behaald|niet behaald|n\.?v\.?t\.?)$/i.test(labelled.value.text.trim())
    ? { ...labelled, field: 'aside' }
    : labelled;

const filled = (line: Line): Filled => ({ text: trimValue(line.text.replace(/\s+/g, ' ')), spans: spansOf([line]) });

/** The line as the one with the period; null where it has none. */
export function anchorOf(line: Line): EntryRow | null {
  const dateCell = line.cells.findIndex(({ text }) => findDates(text).length > 0);
  const dates = findDates(line.cells[dateCell]?.text ?? '');
  const date = dates.find(({ kind }) => kind === 'range') ?? dates[0];
  return date ? { line, key: '', body: false, bullet: false, date, dateCell } : null;
}

export const emptyEntry = (): FormEntry => ({ title: null, organisation: null, place: null, anchor: null, body: [], lines: [] });

/** Two ends as one period. */
function joined(from: Line, to: Line): Line {
  const [first, last] = [from.cells[0], to.cells[0]];
  if (!first || !last) return from;
  const text = `${from.text} – ${to.text}`;
  return { ...from, text, cells: [{ ...first, spans: [...first.spans, ...last.spans], text }] };
}

/** "Van: 03/2015 Tot: 09/2018" on one line. */
const untilLabel = /\s+(?:to|tot|until|till|t\/m|bis|end|einde)\s*:\s*/iu;

/** The same as a period. */
function withDash(line: Line): Line {
  const text = line.text.replace(untilLabel, ' – ');
  const [first] = line.cells;
  return first ? { ...line, text, cells: [{ ...first, spans: spansOf([line]), text }] } : line;
}

/** Puts a value into its field of the entry. */
export function fill(entry: FormEntry, { field, value }: Labelled): void {
  if (field === 'title') entry.title = filled(value);
  if (field === 'place') entry.place = filled(value);
  if (field === 'period') entry.anchor = anchorOf(value);
  if (field === 'from' && untilLabel.test(value.text)) entry.anchor = anchorOf(withDash(value));
  else if (field === 'from') [entry.from, entry.anchor] = [value, anchorOf(value)];
  if (field === 'to') entry.anchor = anchorOf(entry.from ? joined(entry.from, value) : value);
  if (field === 'text') entry.body.push(value);
  if (field !== 'organisation') return;
  const { text, spans } = filled(value);
  const { value: name, place } = splitPlace(text);
  entry.organisation = { text: name, spans };
  if (place) entry.place ??= { text: place, spans };
}

/** What an entry says once: seen again, it is the next entry's. */
const taken = (entry: FormEntry, field: Field): boolean =>
  (field === 'title' && entry.title !== null) ||
  (field === 'organisation' && entry.organisation !== null) ||
  ((field === 'period' || field === 'from') && entry.anchor !== null);

/** Text below a value belongs to it, below anything else to the description. */
function goOn(entry: FormEntry, last: Field, line: Line): void {
  const value = last === 'title' ? entry.title : last === 'organisation' ? entry.organisation : null;
  const above = value?.spans.at(-1);
  const before = entry.lines.at(-2);
  const isNear = above && above.page === line.page && line.top - above.y - above.height < 0.6 * line.style.fontSize;
  // What stands beside a label of its own goes on with nothing.
  const isParted = /\p{L}-$/u.test(above?.text ?? '') && /^\p{Ll}/u.test(line.text);
  if (!value || !isNear || line.dotted || line.labelled || (before && !isParted && !isFull(before, line))) entry.body.push(line);
  else {
    value.text = trimValue(joinLines(isParted ? `${value.text}-` : value.text, line.text));
    value.spans = [...value.spans, ...spansOf([line])];
  }
}

/** The entries of a section that is filled in like a form; null where it is not. */
export function readForm(lines: readonly Line[], kind: FormKind): FormEntry[] | null {
  const read = lines.map((line) => withoutAnswer(labelledBy(line, kind)));
  const has = (wanted: Field) => read.some((each) => each?.field === wanted);
  const first = read.findIndex((each) => each !== null);
  if (!has('title') || !has('organisation') || first !== 0) return null;
  const entries: FormEntry[] = [];
  let last: Field = 'aside';
  for (const [i, line] of lines.entries()) {
    const labelled = read[i];
    let entry = entries.at(-1);
    if (!entry || (labelled && taken(entry, labelled.field))) entries.push((entry = emptyEntry()));
    entry.lines.push(line);
    if (labelled) fill(entry, labelled);
    else goOn(entry, last, line);
    if (labelled) last = labelled.field;
  }
  return entries;
}
