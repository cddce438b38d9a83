// @ts-check
// How good the first finds of a search are, beside what scoring every vacancy exactly would have put first.
import { everyVacancy } from './every.mjs';

/** @typedef {import('./parts.mjs').Parts} Parts */

const FIRST = 10;

/** Exact scores of whatever a search would accept, by id. */
export const acceptable = async (/** @type {Parts} */ { source, engine }, /** @type {{ profile: string }} */ { profile }) => {
  /** @type {Map<string, number>} */
  const scores = new Map();
  for await (const some of everyVacancy(source)) {
    const sifted = await engine.sift(profile, some.map((one) => one.profile)); // prettier-ignore
    for (const [place, { id }] of some.entries()) if (sifted[place].bars.length === 0) scores.set(id, sifted[place].exact);
  }
  return scores;
};

const discounted = (/** @type {readonly number[]} */ scores) =>
  scores.slice(0, FIRST).reduce((sum, score, place) => sum + score / Math.log2(place + 2), 0);

/** What the first ten are worth, discounted by their places, as a share of what the best ten would be (0 to 1). */
export const gainOf = (/** @type {readonly string[]} */ ids, /** @type {ReadonlyMap<string, number>} */ scores) =>
  discounted(ids.map((id) => scores.get(id) ?? 0)) / discounted([...scores.values()].sort((a, b) => b - a));
