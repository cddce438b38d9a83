import { pipeline, Readable } from 'node:stream';
import { stringify, type Options } from 'csv-stringify';
import { stringify as stringifyAll } from 'csv-stringify/sync';

/** Keys of a row and the headings they stand under, in order. */
export type CsvColumns<R> = readonly { key: keyof R & string; header: string }[];

/** RFC 4180 in UTF-8, with the mark spreadsheets look for; a cell that would be a formula there gets a quote in front. */
const optionsFor = <R>(columns: CsvColumns<R>): Options => ({
  columns: [...columns],
  header: true,
  bom: true,
  escape_formulas: true,
  record_delimiter: 'windows',
  // A lone line feed is no delimiter here, but a reader may take it for one.
  quoted_match: /[\r\n]/,
  cast: { boolean: String },
});

/** Rows as CSV while they come, so that no table has to fit into memory. Breaks when the rows break. */
export const csvStream = <R>(columns: CsvColumns<R>, rows: AsyncIterable<R>): Readable => {
  const text = stringify(optionsFor(columns));
  pipeline(Readable.from(rows), text, () => undefined);
  return text;
};

/** A few rows as CSV. */
export const csvText = <R>(columns: CsvColumns<R>, rows: readonly R[]): string => stringifyAll([...rows], optionsFor(columns));
