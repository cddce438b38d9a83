// @ts-check

/** Rows of a CSV with quoted fields that may hold commas, quotes and line ends. @returns {string[][]} */
export function parseCsv(/** @type {string} */ text) {
  /** @type {string[][]} */
  const rows = [[]];
  const cells = /("(?:[^"]|"")*"|[^,\n]*)(,|\r?\n|$)/gy;
  for (const [all, cell = '', end] of text.matchAll(cells)) {
    if (all === '') break;
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell.replace(/\r$/, ''));
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}

/**
 * The columns of these names of each row.
 * @param {string[][]} rows with a header
 * @param {string[]} columns
 */
export function columnsOf([header = [], ...rows], columns) {
  const places = columns.map((name) => header.indexOf(name));
  const missing = columns.filter((_, place) => places[place] === -1);
  if (missing.length > 0) throw new Error(`the file has no column ${missing.join(', ')}`);
  return rows.map((row) => places.map((place) => row[place] ?? ''));
}
