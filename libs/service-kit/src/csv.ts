import { Readable } from 'node:stream';
import type { Language } from '@tandem/locales/bundle';

/** Keys of a row and the headings they stand under, in order. */
export type CsvColumns<R> = readonly { key: keyof R & string; header: string }[];

/** The mark by which spreadsheets know UTF-8. */
const MARK = '\uFEFF';
/** What a spreadsheet takes for the beginning of a formula, the wide signs of East Asian keyboards among them. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
/** A lone line feed is no end of a line here, but a reader may take it for one; the mark between cells is one or the other. */
const QUOTED = /[",;\r\n]/;
/** What spreadsheets of a language expect between cells: where a comma stands in numbers they take no other for it, and show one column. */
const between: Record<Language, string> = { en: ',', nl: ';' };

const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  const text = String(value);
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return QUOTED.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

const headOf = <R>(columns: CsvColumns<R>, mark: string): string => `${MARK}${columns.map(({ header }) => cellOf(header)).join(mark)}\r\n`;

/** Lines of rows. One string is built up: a list of cells for each row would be as many lists to throw away. */
const linesOf = <R>(columns: CsvColumns<R>, mark: string, rows: readonly R[]): string => {
  let text = '';
  for (const row of rows) {
    let before = '';
    for (const { key } of columns) {
      text += before + cellOf(row[key]);
      before = mark;
    }
    text += '\r\n';
  }
  return text;
};

/**
 * Stretches of rows as CSV while they come, so that no table has to fit into memory. Breaks when the rows break.
 * RFC 4180 in UTF-8, with what the spreadsheets of the language expect between cells; a cell that would be a formula in one gets a
 * quote in front.
 */
export const csvStream = <R>(columns: CsvColumns<R>, language: Language, stretches: AsyncIterable<readonly R[]>): Readable =>
  Readable.from(bytesOf(columns, between[language], stretches), { objectMode: false });

async function* bytesOf<R>(columns: CsvColumns<R>, mark: string, stretches: AsyncIterable<readonly R[]>): AsyncGenerator<Buffer> {
  yield Buffer.from(headOf(columns, mark));
  for await (const rows of stretches) if (rows.length > 0) yield Buffer.from(linesOf(columns, mark, rows));
}

/** A few rows as CSV. */
export const csvText = <R>(columns: CsvColumns<R>, language: Language, rows: readonly R[]): string =>
  headOf(columns, between[language]) + linesOf(columns, between[language], rows);
