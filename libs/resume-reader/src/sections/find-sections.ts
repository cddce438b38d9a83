import { isRunningText } from '../entries/rows';
import type { Flow } from '../layout/reading-order';
import { cellOf, type Line, lineOf } from '../layout/line';
import { isTurned } from '../layout/turned-headings';
import { restOf } from '../entries/period-text';
import { tableKind } from '../entries/table';
import { isBullet } from '../text/bullets';
import { hasDate, hasRange } from '../text/dates';
import { wordsOf } from '../text/fold';
import { findLanguageNames } from '../vocabulary/languages';
import { isProficiency } from '../vocabulary/proficiency';
import { headingHint } from '../vocabulary/heading-hints';
import { sectionHeading, type SectionKind } from '../vocabulary/headings';
import { kindOf } from './by-content';
import { addAlike } from './by-look';
import { bodyOf, type Candidate, findHeadings, headingKey, headingStyle, withoutSubheadings } from './headings';
import { withLostEntries } from './lost-entries';
import type { Section } from './section';

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
  return rest.length ? { ...lineOf(rest, false, { x: rest[0]?.x ?? line.x, right: line.column.right }), dotted: line.dotted } : null;
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
  kind === 'summary' && lines.filter((line) => !isRunningText(line) && hasRange(line.text)).length >= 2;

/** "Additional qualifications" may stand over languages and skills, each below a heading of its own. */
const isQualifications = ({ kind, lines }: Section): boolean =>
  kind === 'education' &&
  !lines.some(({ text }) => hasDate(text)) &&
  lines.some(({ cells, text }) => cells.length === 1 && ['languages', 'skills'].includes(sectionHeading(text) ?? ''));

/** "Programming expertise" may stand over projects: lines that say nothing but when, and what was done. */
const isProjects = ({ kind, lines }: Section): boolean =>
  kind === 'skills' &&
  lines.filter(({ text }) => hasDate(text) && wordsOf(restOf(text)).length === 0).length >= 2 &&
  lines.some((line) => isBullet(line.text) && wordsOf(line.text).length >= 6);

/** A column of its own within the skills, headed by no more than a bold word. */
const isLanguagesApart = ({ kind, lines: [first, ...rest] }: Section): boolean =>
  kind === 'top' &&
  first !== undefined &&
  first.style.bold &&
  sectionHeading(first.text) === 'languages' &&
  rest.length > 0 &&
  rest.every(({ text }) => findLanguageNames(text).length > 0);

/** What a section is by what stands in it, where its heading misleads. */
function byContent(section: Section): Section {
  if (isLanguagesApart(section)) return { kind: 'languages', heading: section.lines[0] ?? null, lines: section.lines.slice(1) };
  if (isQualifications(section)) return { ...section, kind: 'skills' };
  if (isProjects(section)) return { ...section, kind: 'projects' };
  if (isSkillGroup(section)) return { ...section, kind: 'skills' };
  if (isCareer(section)) return { ...section, kind: 'experience' };
  return isContact(section) ? { ...section, kind: 'personal' } : section;
}

/** A section whose kind is still open where its heading does not say it. */
interface Draft extends Omit<Section, 'kind'> {
  kind: Section['kind'] | null;
  isSure: boolean;
  flow: number;
}

/** A heading at the end of a column announces what stands at the top of the next; what is larger than it announces itself. */
function isAnnounced(open: Draft | undefined, first: Line | undefined): open is Draft {
  if (!open?.heading || open.lines.length > 0 || !first) return false;
  return first.style.fontSize <= headingStyle(open.heading).fontSize;
}

/** The left edge of the labels of a page. */
const labelEdge = (lines: readonly Line[], page: number): number =>
  Math.min(...lines.filter((line) => line.labelled && line.page === page).map(({ cells }) => cells[0]?.x ?? Infinity));

/** A table of labels ends where a line begins left of them. */
const isBelowTable = (line: Line, { heading, lines: [first] }: Pick<Draft, 'heading' | 'lines'>, flow: readonly Line[]): boolean =>
  heading?.labelled === true &&
  first !== undefined &&
  !line.labelled &&
  line.page === heading.page &&
  line.x < labelEdge(flow, line.page) - heading.style.fontSize;

/** The first line of a section may stand a little above its heading in the margin: nearer to that than to what is above it. */
function begunAbove(lines: readonly Line[], heading: Line): Line | null {
  const [above, before] = [lines.at(-1), lines.at(-2)];
  if (!above || !before || above.labelled || above.page !== heading.page || (heading.cells[0]?.right ?? Infinity) > above.x) return null;
  const gap = heading.top - above.bottom;
  return gap < 0.5 * above.style.fontSize && above.top - before.bottom > Math.max(0.8 * above.style.fontSize, 2 * gap) ? above : null;
}

/** Cuts every flow at its headings. Text above the first heading of a flow is a section of kind `top`. */
function cut(flows: readonly Flow[], headings: ReadonlyMap<number, Candidate>): Draft[] {
  const sections: Draft[] = [];
  let offset = 0;
  flows.forEach((lines, flow) => {
    const from = offset;
    offset += lines.length;
    const open = sections.at(-1);
    let current: Draft = isAnnounced(open, lines[0]) ? open : { kind: 'top', isSure: true, flow, heading: null, lines: [] };
    if (current !== open) sections.push(current);
    for (let i = 0; i < lines.length; i++) {
      const line = lines[i];
      if (!line) continue;
      // The names of the columns of a table are no headings, though one may be called like one.
      const table = tableKind(line);
      const candidate = table ? undefined : headings.get(from + i);
      // Within the skills such a line is a group of them.
      if (table && table !== current.kind && !(table === 'education' && current.kind === 'certificates'))
        sections.push((current = { kind: table, isSure: true, flow, heading: null, lines: [] }));
      const runIn = candidate || current.kind === 'skills' ? null : runInHeading(line);
      if (!candidate && isBelowTable(line, current, lines))
        sections.push((current = { kind: 'top', isSure: true, flow, heading: null, lines: [] }));
      if (runIn) sections.push((current = { kind: runIn.kind, isSure: true, flow, heading: line, lines: [runIn.rest] }));
      else if (!candidate) current.lines.push(line);
      else {
        const begun = begunAbove(current.lines, line);
        if (begun) current.lines.pop();
        sections.push((current = { kind: candidate.kind, isSure: candidate.isSure, flow, heading: line, lines: begun ? [begun] : [] }));
        for (let k = 0; k < candidate.lines; k++) {
          const labelled = lines[i + k];
          const rest = labelled?.labelled ? withoutLabel(labelled) : null;
          if (rest) current.lines.push(rest);
        }
        i += candidate.lines - 1;
      }
    }
  });
  return sections.filter((section) => section.lines.length > 0 || section.heading !== null);
}

const isEntryKind = (kind: Section['kind'] | null | undefined): boolean => kind === 'experience' || kind === 'education';

/** An employer in the look of the headings stands close above his first position. */
function isEmployer({ heading, lines: [first] }: Pick<Draft, 'heading' | 'lines'>): boolean {
  if (!heading || !first || isTurned(heading) || headingHint(heading.text) !== null) return false;
  return first.page === heading.page && first.top - heading.bottom < 0.5 * heading.style.fontSize;
}

/** The jobs of one column go on at the top of the next: entries with periods, in the look of those that the column before ends with. */
function isGoingOn(above: Draft, { kind, flow, heading, lines }: Draft): boolean {
  const [[model], [first]] = [above.lines, lines];
  if (kind !== 'top' || heading || !first || !model || above.flow !== flow - 1 || !isEntryKind(above.kind)) return false;
  return headingKey(first.style) === headingKey(model.style) && lines.some(({ text }) => hasRange(text));
}

/** Gives sections with headings of unknown words the kind of what they hold; what only looks like a heading goes back where it stood. */
function settle(drafts: readonly Draft[]): Section[] {
  const hasSkills = drafts.some(({ kind, lines }) => kind === 'skills' && lines.length > 0);
  const settled: Draft[] = [];
  for (const { kind, ...draft } of drafts) {
    const above = settled.at(-1);
    if (above && isGoingOn(above, { kind, ...draft })) {
      above.lines.push(...draft.lines);
      continue;
    }
    const told = kind ?? kindOf(draft.heading?.text ?? '', draft.lines, hasSkills);
    const isDoubtful = !draft.isSure && (told === null || told === 'summary' || told === above?.kind);
    const isInside = isEntryKind(told) && isEntryKind(above?.kind) && isEmployer(draft);
    const isNothing = kind === null && (isDoubtful || isInside);
    if (isNothing && above?.flow === draft.flow && draft.heading) above.lines.push(draft.heading, ...draft.lines);
    else settled.push({ ...draft, kind: told ?? 'other' });
  }
  return settled.map(({ kind, heading, lines }) => ({ kind: kind ?? 'other', heading, lines }));
}

/** Dots drawn before headings are ornament: most of the dotted lines of a look are headings then. */
function withoutOrnaments(flows: readonly Flow[]): Flow[] {
  const looks = new Map<string, boolean[]>();
  const isOne = (line: Line) => line.dotted && !line.labelled && line.cells.length === 1;
  for (const line of flows.flat().filter(isOne)) {
    const key = headingKey(line.style);
    looks.set(key, [...(looks.get(key) ?? []), sectionHeading(line.text) !== null]);
  }
  const isOrnate = (line: Line) => {
    const known = looks.get(headingKey(line.style)) ?? [];
    return isOne(line) && known.filter(Boolean).length >= Math.max(2, 0.6 * known.length);
  };
  return flows.map((lines) => lines.map((line) => (isOrnate(line) ? { ...line, dotted: false } : line)));
}

/** Parts a document into its sections. */
export function findSections(printed: readonly Flow[]): Section[] {
  const flows = withoutOrnaments(printed);
  // Headings look alike in all columns, so their styles are learnt from the whole document.
  const all = flows.flat();
  const body = bodyOf(all);
  const headings = findHeadings(all, body);
  addAlike(headings, all, body);
  let offset = 0;
  for (const flow of flows) {
    withoutSubheadings(headings, all, offset, flow.length);
    offset += flow.length;
  }
  return withLostEntries(settle(cut(flows, headings)).map(byContent));
}
