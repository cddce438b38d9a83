import { type Line, lineOf } from '../layout/line';
import type { Section } from '../sections/section';
import { sectionHeading } from '../vocabulary/headings';
import { wordsOf } from '../text/fold';
import { findLanguageNames } from '../vocabulary/languages';
import { languageLevel } from './languages';

/** Where people put what has no section of its own. */
const mixed = new Set<Section['kind']>(['other', 'personal', 'top']);

const studies = new Set<Section['kind']>(['education', 'certificates']);

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

/** "Talen: Nederlands, Duits goed" as the last line below the diplomas. */
export const isLanguageLine = (line: Line): boolean => {
  const behind = /^[^:]{2,30}:/.test(line.text) ? behindLabel(line, 'languages') : null;
  return behind !== null && findLanguageNames(behind.text).length > 0;
};

/** "Welsh speaker (fluent), English" among other things: each part names a language, and one says how well. */
const isListOfLanguages = ({ text }: Line): boolean =>
  languageLevel(text) !== null &&
  wordsOf(text).length <= 4 * findLanguageNames(text).length &&
  text.split(/,\s+(?![^()]*\))/).every((part) => findLanguageNames(part).length > 0);

/** Lines of languages or skills that stand behind a label below another heading. */
export const labelledLines = (sections: readonly Section[], wanted: 'languages' | 'skills'): Line[] =>
  sections.flatMap(({ kind, lines }) => {
    const goesOn = (line: Line, above: Line | undefined) =>
      above !== undefined &&
      !line.labelled &&
      line.cells.length === 1 &&
      above.page === line.page &&
      /,$/.test(above.text) &&
      Math.abs((above.cells.at(-1)?.x ?? 0) - line.x) < 3;
    const told =
      mixed.has(kind) || (wanted === 'skills' && kind === 'languages')
        ? lines
        : wanted === 'languages' && studies.has(kind)
          ? lines.filter(isLanguageLine)
          : [];
    const isBare = (line: Line) => wanted === 'languages' && kind === 'other' && isListOfLanguages(line);
    let isOpen = false;
    return told.flatMap((line, i) => {
      const behind = behindLabel(line, wanted) ?? (isBare(line) || (isOpen && goesOn(line, told[i - 1])) ? line : null);
      isOpen = behind !== null;
      return behind ?? [];
    });
  });
