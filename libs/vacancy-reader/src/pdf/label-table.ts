import { verbose } from '@tandem/domain/verbose';
import type { TextItem } from '@tandem/pdf-text/read';
import { headingKind } from '../sections/headings';
import { fold } from '../text/fold';

const same = 2;
const least = { rows: 4, known: 2, onLine: 0.7 };
const longestLabel = 30;
/** How far the cells of a table with lines stand from the edge of the text, in sizes of a letter. */
const indent = 1.2;
/** What a form asks beside the headings of a vacancy. */
const formLabel = verbose()`
  ^(?:
    functie(?:titel|naam)?|titel|vacature|bedrijf(?:snaam)?|werkgever|organisatie|(?:stand)?plaats|locatie|regio|filiaal
    |(?:aantal )?uren(?: per week)?|salaris|schaal|contract(?:vorm)?|dienstverband|opleiding(?:sniveau)?|niveau|ervaring
    |start(?:datum)?|contact(?:persoon)?|job title|position|role|title|grade|base|reports to|company|employer|location|hours|salary
    |pay|contract|education|experience|start date|closing date|contact
  )\s*:?$
`;
/** Whether a text is what a form or a part of a vacancy is called. */
export const isFormLabel = ({ text }: TextItem): boolean => formLabel.test(fold(text)) || headingKind(text) !== null;

/** The place at which most second cells of a row begin, and the labels before them. */
const columnsIn = (items: readonly TextItem[]): { labels: TextItem[]; x: number } | null => {
  const left = Math.min(...items.map(({ x }) => x));
  const rows = items
    .filter((item) => item.x - left < indent * item.fontSize && item.text.length <= longestLabel)
    .flatMap((label) => {
      const cell = items.find((other) => Math.abs(other.baseline - label.baseline) < label.fontSize && other.x > label.x + label.width);
      return cell ? [{ label, x: cell.x, isOnLine: Math.abs(cell.baseline - label.baseline) < same }] : [];
    });
  const counted = rows.map(({ x }) => rows.filter((row) => Math.abs(row.x - x) < same));
  const [most] = counted.sort((a, b) => b.length - a.length);
  // In a margin beside a text few lines stand at one height; in a table a label may stand halfway its cell.
  if (
    !most?.[0] ||
    most.length < least.rows ||
    most.filter(({ isOnLine }) => isOnLine).length < most.length * least.onLine ||
    most.filter(({ label }) => isFormLabel(label)).length < least.known
  )
    return null;
  return { labels: most.map(({ label }) => label), x: most[0].x };
};

/** Lines that all begin with a capital are a list; others go on with the one above. */
const joined = (lines: readonly string[]): string => lines.join(lines.every((line) => /^[\p{Lu}\d•·–-]/u.test(line)) ? '; ' : ' ');

/** The label a line of the second column belongs to: the last one above it or, where labels stand halfway their cell, the nearest. */
const labelOf = (item: TextItem, labels: readonly TextItem[], isAtTop: boolean): TextItem | undefined =>
  isAtTop
    ? labels.findLast(({ baseline }) => baseline <= item.baseline + same)
    : [...labels].sort((a, b) => Math.abs(a.baseline - item.baseline) - Math.abs(b.baseline - item.baseline))[0];

/**
 * The items of a page on which a table of labels and values stands, each row of it as one line: "Functie: Allround schilder". Other pages as
 * they are.
 */
export const withoutLabelTable = (items: readonly TextItem[]): TextItem[] => {
  const found = columnsIn(items);
  if (!found) return [...items];
  const { labels, x } = found;
  const [top, bottom] = [labels[0], labels.at(-1)];
  const cells = items.filter(
    (item) =>
      Math.abs(item.x - x) < same &&
      item.baseline > (top?.baseline ?? 0) - 2 * item.fontSize &&
      item.baseline < (bottom?.baseline ?? 0) + 12 * item.fontSize,
  );
  const isAtTop = labels.every((label) => cells.some((cell) => Math.abs(cell.baseline - label.baseline) < same));
  const rows = new Map<TextItem, string[]>(labels.map((label) => [label, []]));
  for (const cell of cells) rows.get(labelOf(cell, labels, isAtTop) ?? cell)?.push(cell.text);
  return items.flatMap((item) => {
    if (cells.includes(item)) return [];
    const values = rows.get(item);
    return values ? [{ ...item, bold: false, text: `${item.text.replace(/\s*:$/, '')}: ${joined(values)}` }] : [item];
  });
};
