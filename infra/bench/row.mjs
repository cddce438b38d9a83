// @ts-check

/**
 * What a row measured: held against a floor it has to keep and, where there is one, a goal.
 * @typedef {{ name?: string, value: number, unit: string, floor: number, goal?: number, isLowerBetter?: boolean }} Figure
 */

/**
 * `tables` opens matching's tables of a size; they stay open until the end. `isLarge` allows a million rows.
 * @typedef {object} Bench
 * @property {(size: { vacancies?: number, candidates?: number }) => Promise<import('./matching/parts.mjs').Parts>} tables
 * @property {boolean} isLarge
 */

/**
 * A line of the table: what is measured, and the peer it is measured beside in the same run.
 * @typedef {object} Row
 * @property {string} id
 * @property {string} what
 * @property {string} peer
 * @property {boolean} [isLarge] needs a million rows
 * @property {(bench: Bench) => Promise<{ figures: Figure[], notes: string[] }>} measure
 */

const holds = (/** @type {Figure} */ { value, isLowerBetter }, /** @type {number} */ bar) => (isLowerBetter ? value <= bar : value >= bar);

const written = (/** @type {Figure} */ { value, unit }) =>
  `${value >= 1_000 ? Math.round(value).toLocaleString('en') : value.toFixed(value < 10 ? 3 : 1)}${unit}`;

/** How a figure stands to its bars, in words. */
const verdict = (/** @type {Figure} */ figure) => {
  const sign = figure.isLowerBetter ? 'at most' : 'at least';
  const bars = `${sign} ${figure.floor}${figure.goal === undefined ? '' : `, goal ${figure.goal}`}`;
  const state = figure.goal !== undefined && holds(figure, figure.goal) ? 'goal reached' : holds(figure, figure.floor) ? 'holds' : 'MISSED';
  return `${state} (${bars})`;
};

/** The lines that are printed of a row. */
export const linesOf = (/** @type {Row} */ row, /** @type {{ figures: Figure[], notes: string[] }} */ { figures, notes }) => [
  `${row.id}  ${row.what}; beside: ${row.peer}`,
  ...figures.map((figure) => `    ${[figure.name, written(figure), verdict(figure)].filter(Boolean).join('  ')}`),
  ...notes.map((note) => `      ${note}`),
];
