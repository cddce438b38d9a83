import { findBands, segmentsOf } from './bands';
import { isColumns } from './columns';
import type { Span } from './line';

const span = ([text, x, width, baseline, fontName = 'Sans']: readonly [string, number, number, number, string?]): Span => ({
  text, x, width, baseline, y: baseline - 9, height: 11, fontSize: 11, fontName, bold: false, italic: false, color: '#000000', spaced: false, icon: false, page: 1,
}); // prettier-ignore

/** Two tables below each other, with names in the middle above their columns and texts in the middle of their cells. */
const tables = ([
  ['EMPLOYMENT', 57, 103, 150, 'Serif'],
  ['Period', 86, 40, 173, 'Sans-Bold'], ['Employer', 174, 58, 173, 'Sans-Bold'], ['Position', 280, 50, 173, 'Sans-Bold'], ['Main duties', 412, 72, 173, 'Sans-Bold'],
  ['Jan 2020 –', 60, 57, 191], ['Northern Rail', 157, 73, 191], ['Planning of 40 trucks a day,', 361, 154, 191],
  ['Transport Planner', 256, 98, 198],
  ['present', 60, 42, 204], ['Freight', 157, 39, 204], ['contact with drivers', 361, 109, 204],
  ['Jun 2015 – Dec', 60, 82, 223], ['Aire Logistics', 157, 73, 223], ['Warehouse', 256, 62, 223],
  ['Team of twelve, night shifts', 361, 153, 230],
  ['2019', 60, 28, 236], ['Ltd', 157, 17, 236], ['Supervisor', 256, 59, 236],
  ['EDUCATION', 57, 85, 262, 'Serif'],
  ['Year', 82, 28, 285, 'Sans-Bold'], ['Institution', 178, 65, 285, 'Sans-Bold'], ['Qualification', 373, 79, 285, 'Sans-Bold'],
  ['2012 – 2015', 60, 68, 311], ['University of Huddersfield', 139, 143, 311], ['BSc Logistics', 288, 172, 304], ['Management', 288, 72, 317],
] as const).map(span); // prettier-ignore

/** Lines are drawn between the columns. */
const lines = [149, 243, 358].map((x) => ({ kind: 'rule' as const, x, y: 160, width: 0.5, height: 160, color: '#000000' }));

it('finds no columns in a table, wherever a strip begins in it', () => {
  expect(findBands(segmentsOf(tables)).filter((band) => isColumns(band, lines))).toEqual([]);
});

it('finds the columns where the names above them are those of parts', () => {
  const side = (x: number, heading: string, lines: readonly string[]) =>
    [heading, ...lines].map((text, i) => span([text, x, i === 0 ? 60 : 110 + 3 * i, 150 + 17 * i + (x > 100 ? 5 : 0)]));
  const spans = [
    ...side(57, 'Skills', ['Route planning', 'Negotiation', 'Power BI', 'Forklift']),
    ...side(256, 'Experience', ['Planner, Northern Rail', 'Ran forty trucks a day', 'Driver, Aire Logistics', 'Nights in the north']),
  ];
  expect(findBands(segmentsOf(spans)).filter((band) => isColumns(band, [])).length).toBeGreaterThan(0);
});
