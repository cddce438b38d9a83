// @ts-check
import { everyVacancy } from '../matching/every.mjs';
import { BEST, people } from '../matching/people.mjs';

/** @typedef {import('../matching/parts.mjs').Parts} Parts */
/** @typedef {{ id: string, exact: number }} Scored */

/** Kept of all: more than are asked for, as many may be equally good. */
const KEPT = 500;

const bestFirst = (/** @type {Scored[]} */ some) => some.sort((a, b) => b.exact - a.exact).slice(0, KEPT);

/** The best of all vacancies by scoring every one, for all candidates in one pass; and pairs a second of processor time, reading profiles included. */
const exhaustive = async (/** @type {Parts} */ { source, engine }, /** @type {{ profile: string }[]} */ candidates) => {
  let best = candidates.map(() => /** @type {Scored[]} */ ([]));
  let [pairs, taken] = [0, 0];
  for await (const some of everyVacancy(source)) {
    const profiles = some.map(({ profile }) => profile);
    const since = process.cpuUsage();
    const ranked = await Promise.all(candidates.map(({ profile }) => engine.rank('candidate', profile, profiles)));
    const used = process.cpuUsage(since);
    taken += (used.user + used.system) / 1_000;
    pairs += some.length * candidates.length;
    best = best.map((kept, place) => bestFirst([...kept, ...some.map(({ id }, n) => ({ id, exact: ranked[place][n].exact }))]));
  }
  return { best, perSecond: (pairs / taken) * 1_000 };
};

/** Of the best how many are found; of equally good ones at the end any will do. */
const recall = (/** @type {Scored[]} */ best, /** @type {Set<string>} */ found) => {
  const last = best[BEST - 1]?.exact ?? 0;
  return Math.min(BEST, best.filter(({ id, exact }) => exact >= last && found.has(id)).length) / BEST;
};

const share = (/** @type {{ share: number }[]} */ each) => each.reduce((sum, one) => sum + one.share, 0) / each.length;

/** Scoring a million for everybody takes hours on a busy machine: there one of each language stands for the others. */
const somePeople = async (/** @type {Parts} */ parts, /** @type {boolean} */ isLarge) =>
  (await people(parts)).filter((_, place) => !isLarge || place % 4 === 1);

const recallIn = async (/** @type {Parts} */ parts, /** @type {boolean} */ isLarge) => {
  const candidates = await somePeople(parts, isLarge);
  const { best, perSecond } = await exhaustive(parts, candidates);
  const each = [];
  for (const [place, { name, aim }] of candidates.entries()) {
    const found = await parts.finder.vacanciesFor(parts.source.manager, aim);
    each.push({ name, share: recall(best[place] ?? [], new Set(found.map((/** @type {Scored} */ { id }) => id))) });
  }
  return { each, perSecond };
};

/** @type {import('../row.mjs').Row} */
export const row = {
  id: 'P6',
  what: `of the ${BEST} best vacancies how many are found`,
  peer: 'scoring every one',
  measure: async ({ tables, isLarge }) => {
    const sizes = [100_000, ...(isLarge ? [1_000_000] : [])];
    const figures = [];
    const notes = [];
    for (const vacancies of sizes) {
      const { each, perSecond } = await recallIn(await tables({ vacancies }), vacancies > 100_000);
      const inLanguage = (/** @type {string} */ language) => each.filter(({ name }) => name.endsWith(`(${language})`));
      for (const language of ['en', 'nl']) figures.push({ name: `${vacancies.toLocaleString('en')}, ${language}`, value: share(inLanguage(language)), unit: '', floor: 0.98, goal: 0.995 }); // prettier-ignore
      figures.push({
        name: `exact scores a second and core, ${vacancies.toLocaleString('en')}`,
        value: perSecond,
        unit: '',
        floor: 20_000,
      });
      notes.push(...each.map((one) => `${vacancies}: ${one.name}: ${(100 * one.share).toFixed(0)} %`));
    }
    return { figures, notes };
  },
};
