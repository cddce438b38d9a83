import { type Line, lineOf } from '../layout/line';
import type { Section } from '../sections/section';
import { sectionHeading } from '../vocabulary/headings';

/** Where people put what has no section of its own. */
const mixed = new Set<Section['kind']>(['other', 'personal', 'top']);

const computer = /^(?:computer|pc|it|ict|edv|software|programma['’]?s)$/i;

const isAbout = (label: string, wanted: 'languages' | 'skills'): boolean =>
  sectionHeading(label) === wanted || (wanted === 'skills' && computer.test(label));

/** "Talen: Nederlands, Engels" among other things: a label in a line or a cell of its own, and what stands behind it. */
function behindLabel(line: Line, wanted: 'languages' | 'skills'): Line | null {
  const [first, ...rest] = line.cells;
  if (!first) return null;
  if (rest.length > 0 && isAbout(first.text.replace(/\s*:$/, ''), wanted)) return lineOf(rest, false, line.column);
  const [, label = '', text = ''] = /^([^:]{2,30}?)\s*:\s*(\S.*)$/u.exec(first.text) ?? [];
  if (!isAbout(label, wanted)) return null;
  const cells = [{ ...first, text }, ...rest];
  return { ...line, cells, labelled: false, text: cells.map((cell) => cell.text).join('  ') };
}

/** Lines of languages or skills that stand behind a label below another heading. */
export const labelledLines = (sections: readonly Section[], wanted: 'languages' | 'skills'): Line[] =>
  sections.flatMap(({ kind, lines }) => (mixed.has(kind) ? lines.flatMap((line) => behindLabel(line, wanted) ?? []) : []));
