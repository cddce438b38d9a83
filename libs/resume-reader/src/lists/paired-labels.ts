import { type Cell, type Line, lineOf } from '../layout/line';

const isList = (text: string | undefined): boolean => /,\s/.test(text ?? '');

/** "modelling | FEFLOW, MODFLOW | GIS | ArcGIS, QGIS": two labels, each before its own list. */
const isPaired = ({ labelled, cells }: Line): boolean => labelled && cells.length === 4;

/** One label and its list, with the colon that others print between them. */
function pair([label, ...list]: readonly Cell[], { column }: Line): Line[] {
  return label ? [lineOf([{ ...label, text: `${label.text.replace(/:$/, '')}:` }, ...list], true, column)] : [];
}

/** Where a table of skills has two columns of labels, each row is read as two: lists stand behind labels and never in their place. */
export function pairsApart(lines: readonly Line[]): Line[] {
  const paired = lines.filter(isPaired);
  const areLists = [1, 3].every((at) => paired.some(({ cells }) => isList(cells[at]?.text)));
  const areLabels = paired.every(({ cells }) => !isList(cells[0]?.text) && !isList(cells[2]?.text));
  if (paired.length < 2 || !areLists || !areLabels) return [...lines];
  return lines.flatMap((line) => (isPaired(line) ? [...pair(line.cells.slice(0, 2), line), ...pair(line.cells.slice(2), line)] : [line]));
}
