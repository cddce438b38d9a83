import { verbose } from '@tandem/domain/verbose';
import type { EducationType } from '@tandem/domain/resume';
import type { Line } from '../layout/line';
import type { Found, ReadEducation } from '../result';
import { isLicenceLine } from '../lists/licences';
import { found, foundText, spansOf } from '../text/found';
import { degreeScore, isUnnamedSchool, degreeType, within } from '../vocabulary/degrees';
import { schoolScore } from '../vocabulary/organisations';
import { titleScore } from '../vocabulary/titles';
import { fold, trimValue } from '../text/fold';
import { assign, type Assigned } from './assign';
import { habitsOf, type Roles } from './habits';
import { certificatesApart, heldUntil, isBulleted, onePerLine, withExpiry, withoutBullets } from './certificates';
import { behindSchool, type Chunk, chunksOf, wordCount } from './chunks';
import { describe } from './description';
import { type FormEntry, readForm } from './form';
import { periodOf } from './period';
import { toEntryRows } from './rows';
import { type Entry, splitEntries } from './split';
import { arePartedByStrokes } from './strokes';
import { readSentences } from './told-in-sentences';
import { readTable } from './table';

/** Who learned a trade names the study after it: "Doktersassistent". */
const asTrade = 0.4;
const studyScore = (text: string): number => Math.max(degreeScore(text), schoolScore(text) < 1 ? asTrade * titleScore(text) : 0);

const roles: Roles = { title: studyScore, organisation: schoolScore };
const unfinished = verbose()`
  \b(?:
    expected|in progress|anticipated|not completed|niet afgerond|bezig|zonder diploma|voraussichtlich|laufend|en cours|en curso
    |in corso|lopend|candidate|dropped out|unfinished|verwacht
  )\b
`;

/** Apart from the values of a study what is done within it: lines below its name. */
function withoutMinor(chunks: readonly Chunk[]): { chunks: Chunk[]; rows: ReadonlySet<number> } {
  const isStudy = ({ text, aside }: Chunk) => !within.test(text) && !aside && (degreeScore(text) > 0 || schoolScore(text) < 1);
  const study = chunks.find(isStudy);
  const minors = chunks.filter((chunk) => study && within.test(chunk.text) && chunk.row > study.row);
  const rows = new Set(minors.map(({ row }) => row));
  return { chunks: chunks.filter((chunk) => !rows.has(chunk.row)), rows };
}

/** A line that tells of the study above may stand nearer to the one below. */
function withMinorsAbove(entries: readonly Entry[]): Entry[] {
  const moved = entries.map((entry) => ({ ...entry }));
  moved.forEach((entry, i) => {
    const [first, ...head] = entry.head;
    const above = moved[i - 1];
    const isMinor = first !== undefined && first !== entry.anchor && within.test(first.line.text);
    const isStudy = ({ text }: Chunk) => degreeScore(text) > 0 && degreeScore(text) >= schoolScore(text) && !within.test(text);
    if (!above || !isMinor || !chunksOf(head).some(isStudy)) return;
    above.body = [...above.body, first];
    entry.head = head;
  });
  return moved;
}

/** "BSc, Nursing", but "BSc in Nursing". */
const together = (degree: string, subject: string): string => degree + (/\s(?:in|of)$/.test(degree) ? ' ' : ', ') + subject;

/** The subject printed beside the degree belongs to its name: "Master of Science, Mathematics". */
function withSubject(title: Chunk, chunks: readonly Chunk[], organisation: Chunk | null): Chunk {
  const subject = chunks.find(
    (chunk) =>
      !chunk.text.includes(title.text) &&
      chunk.row === title.row &&
      chunk.cell === title.cell &&
      chunk.text !== organisation?.text &&
      chunk.spans !== organisation?.spans,
  );
  if (!subject || subject.text.split(' ').length > 8 || schoolScore(subject.text) >= 1 || degreeScore(subject.text) === 0) return title;
  const [first, second] = chunks.indexOf(subject) < chunks.indexOf(title) ? [subject, title] : [title, subject];
  return { ...title, text: together(first.text, second.text), spans: [...first.spans, ...second.spans] };
}

/** "BSc", "HBO Bachelor", "MBO 3": a degree without its subject. */
const isBareDegree = (text: string): boolean => text.split(/\s+/).every((word) => /^(?:\d|in|of)$/.test(word) || degreeType(word) !== null);

/** The subject on the line above or below a bare degree. */
function withSubjectBeside(title: Chunk, { place, rest }: Assigned): Chunk {
  if (!isBareDegree(title.text)) return title;
  const subject = rest.find(
    (chunk) =>
      Math.abs(chunk.row - title.row) <= 1 && !chunk.aside && chunk !== place && wordCount(chunk) <= 8 && schoolScore(chunk.text) < 1,
  );
  return subject
    ? {
        ...title,
        text: together(title.text, subject.text),
        spans: [...title.spans, ...subject.spans],
      }
    : title;
}

/** In "Major in Physics, University of X" only the school is the institution. */
function withoutStudy(chunk: Chunk): Chunk {
  const parts = chunk.text.split(/,\s+/);
  const school = parts.findIndex((part) => schoolScore(part) >= 1);
  if (school <= 0 || !parts.slice(0, school).every((part) => degreeScore(part) > 0 && schoolScore(part) < 1)) return chunk;
  return { ...chunk, text: parts.slice(school).join(', ') };
}

/** "Certifications: https://…": where they can be seen, and none of them. */
const isAddress = ({ anchor, head: [first] }: Entry): boolean =>
  anchor === null && first !== undefined && /https?:\/\/\S+$/.test(first.line.text);

/** The school may be named in the text below, among other things. */
function schoolBelow(entry: Entry): Chunk | null {
  const rows = [...entry.head.slice(1), ...entry.body.slice(0, 2)];
  for (const chunk of chunksOf(rows)) {
    const name = chunk.text.split(/,\s+/).find((part) => schoolScore(part) >= 1);
    if (name) return { ...chunk, text: trimValue(name) };
  }
  return null;
}

/** The degree may be the first thing said of the time at a school. */
function degreeBelow(entry: Entry): Chunk | null {
  return chunksOf(entry.body.slice(0, 2)).find(({ text }) => degreeType(text) !== null && text.split(/\s+/).length <= 10) ?? null;
}

function typeOf(text: string, school: string, fallback: EducationType): EducationType {
  const type = degreeType(text);
  // "Professional Scrum Master" among certificates is one; "Master of Science" is a degree wherever it stands.
  if (fallback === 'CERTIFICATE' && degreeType(text.split(/\s+/)[0] ?? '') !== type) return fallback;
  if (!type) return fallback === 'CERTIFICATE' ? fallback : (degreeType(school) ?? fallback);
  const applied = /hogeschool|hbo\b|fachhochschule|applied sciences/.test(fold(`${text} ${school}`));
  if (type === 'BACHELOR_WO' && applied) return 'BACHELOR_HBO';
  if (type === 'MASTER_WO' && applied) return 'MASTER_HBO';
  return type;
}

const notObtained = /\bdiploma( behaald)?\s*:?\s*(?:nee|neen|niet behaald|no)\b/;

function fromForm(entries: readonly FormEntry[], fallback: EducationType): ReadEducation[] {
  return entries.flatMap((entry) => {
    const { title, organisation } = entry;
    if (!title && !organisation) return [];
    const text = entry.lines.map((line) => line.text).join(' ');
    const period = periodOf(entry, 'end');
    const type = typeOf(title?.text ?? text, `${organisation?.text ?? ''} ${text}`, fallback);
    return [
      {
        educationType: found(type, type === 'OTHER' ? 0.5 : 0.8, title?.spans ?? []),
        title: foundText(title?.text, 0.95, title?.spans ?? []),
        institution: foundText(organisation?.text, 0.95, organisation?.spans ?? []),
        ...period,
        completed: !(period.endDate && period.endDate.value === null) && !unfinished.test(fold(text)) && !notObtained.test(fold(text)),
        description: describe(entry.body, 0.9),
      },
    ];
  });
}

/** What a school is followed by: a thesis, who guided it. */
function toldBehind({ head }: Entry): Found<string> | null {
  const at = head.findIndex(({ line }) => behindSchool.test(line.text));
  const lines = at < 0 ? [] : head.slice(at).map(({ line }) => line);
  return foundText(behindSchool.exec(lines.map(({ text }) => text).join(' '))?.[1], 0.8, spansOf(lines));
}

/** What is told of an entry; first, until when it holds. */
function told(entry: Entry, beside: ReadonlySet<number>): Found<string> | null {
  const rows = [...entry.head.filter((_, i) => beside.has(i)), ...entry.body];
  const description = describe(
    rows.map((row) => row.line),
    0.8,
  );
  const held = heldUntil(entry) ?? toldBehind(entry);
  return held && description ? { ...description, value: `${held.value}\n\n${description.value}` } : (held ?? description);
}

/** Reads the educations of one section; `fallback` is the type of what names no degree, `known` its entries where the layout is. */
export function readEducations(
  printed: readonly Line[],
  fallback: EducationType = 'OTHER',
  known: readonly FormEntry[] | null = null,
): ReadEducation[] {
  const parted = fallback === 'CERTIFICATE' ? certificatesApart(printed) : withoutBullets(printed);
  const lines = parted.filter((line) => !isLicenceLine(line));
  const form = known ?? readTable(lines, 'education') ?? readForm(lines, 'education') ?? readSentences(lines, 'education');
  if (form) return fromForm(form, fallback);
  const rows = withExpiry(toEntryRows(lines), fallback === 'CERTIFICATE');
  const isList = fallback === 'CERTIFICATE' || (lines.length > 0 && printed.every((line) => isBulleted(line)));
  const entries = withMinorsAbove((isList ? onePerLine(rows) : null) ?? splitEntries(rows));
  const slashed = arePartedByStrokes(
    entries.map(({ head }) => head),
    roles,
  );
  const apart = entries.map(({ head }) => withoutMinor(chunksOf(head, slashed)));
  const heads = apart.map(({ chunks }) => chunks);
  const habits = habitsOf(heads, roles);
  let above: { school: Chunk; look: string } | null = null;
  return entries.flatMap((entry, i) => {
    const { chunks, rows: beside } = apart[i] ?? { chunks: [], rows: new Set() };
    const assigned = assign(chunks, roles, habits);
    // All that a line says of a certificate is its name.
    const isName = fallback === 'CERTIFICATE' && !assigned.title && assigned.organisation !== null;
    // Of a kind of school alone, where it was is all that is told.
    const isSchool = assigned.title !== null && !assigned.organisation && isUnnamedSchool(assigned.title.text);
    const [degree, school] = isName || isSchool ? [assigned.organisation, assigned.title] : [assigned.title, assigned.organisation];
    if ((!degree && !school) || isAddress(entry)) return [];
    // Several studies at one school: its name stands above the first of them only.
    const isBelow = !school && degree !== null && entry.head[0] === entry.anchor && above?.look === degree.key;
    const named = school ? withoutStudy(school) : schoolBelow(entry);
    const organisation: Chunk | null = isBelow ? (above?.school ?? null) : named;
    if (school && degree) above = school.row < degree.row ? { school, look: degree.key } : null;
    const title = degree ? withSubjectBeside(withSubject(degree, chunks, organisation), assigned) : degreeBelow(entry);
    const text = entry.head.map((row) => row.line.text).join(' ');
    const period = periodOf(entry, 'end');
    const type = typeOf(title?.text ?? text, organisation?.text ?? '', fallback);
    return [
      {
        educationType: found(type, type === 'OTHER' ? 0.5 : 0.8, title?.spans ?? []),
        title: foundText(title?.text, 0.6 + 0.35 * degreeScore(title?.text ?? ''), title?.spans ?? []),
        institution: foundText(
          organisation?.text,
          isBelow ? 0.6 : 0.6 + 0.35 * schoolScore(organisation?.text ?? ''),
          organisation?.spans ?? [],
        ),
        ...period,
        completed: !(period.endDate && period.endDate.value === null) && !unfinished.test(fold(text)),
        description: told(entry, beside),
      },
    ];
  });
}
