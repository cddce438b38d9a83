// @ts-check
import { anyWork, prompts } from '../made.mjs';
import { middle, sideBySide } from '../ratio.mjs';
import { acceptable, gainOf } from '../matching/gain.mjs';
import { handWritten, prepareByHand } from '../matching/hand-written.mjs';

/** @typedef {import('../matching/parts.mjs').Parts} Parts */
/** @typedef {{ reading: any, run: () => Promise<unknown> }} Search */

const around = { city: 'Utrecht', country: 'NL', latitude: null, longitude: null, travelMode: 'CAR', travelTime: 45 };

const searchesIn = async (/** @type {Parts} */ parts, /** @type {readonly string[]} */ sentences = prompts) =>
  Promise.all(
    sentences.map(async (search) => {
      const asked = { search, ...around };
      const reading = await parts.engine.understand(asked);
      return { search, reading, ours: async () => parts.seeker.seek(await parts.engine.understand(asked), () => undefined), byHand: handWritten(parts, reading) };
    }),
  ); // prettier-ignore

const least = (/** @type {readonly number[]} */ many) => Math.min(...many);

/** How good the finds of both are, search by search. */
const gainsIn = async (/** @type {Parts} */ parts) => {
  const gains = [];
  for (const { reading, ours, byHand } of await searchesIn(parts, [...prompts, anyWork])) {
    const scores = await acceptable(parts, reading);
    const rows = /** @type {{ id: string }[]} */ (await byHand());
    gains.push({ ours: gainOf((await ours()).ids, scores), peer: gainOf(rows.map(({ id }) => id), scores) }); // prettier-ignore
  }
  return gains;
};

/** @type {import('../row.mjs').Row} */
export const row = {
  id: 'P8',
  what: 'a search in somebody’s own words among 100,000 vacancies',
  peer: 'a statement written by hand that answers it: full text, wishes and distance',
  measure: async ({ tables, isLarge }) => {
    const parts = await tables({ vacancies: 100_000 });
    await prepareByHand(parts);
    const each = [];
    for (const { search, ours, byHand } of await searchesIn(parts)) each.push({ search, ...(await sideBySide(ours, byHand)) });
    const [near] = await searchesIn(parts, [anyWork]);
    const nearest = near && { search: anyWork, ...(await sideBySide(near.ours, near.byHand)) };
    const gains = await gainsIn(parts);
    /** @type {import('../row.mjs').Figure[]} */
    const figures = [
      { name: '100,000', value: middle(each.map(({ ratio }) => ratio)), unit: 'x', floor: 2, goal: 1.3, isLowerBetter: true },
      ...(nearest ? [{ name: 'any work near, beside the nearest', value: nearest.ratio, unit: 'x', floor: 6, isLowerBetter: true }] : []),
      {
        name: 'worth of the first ten, of what scoring every one finds, least of all searches',
        value: least(gains.map(({ ours }) => ours)),
        unit: '',
        floor: 0.95,
        goal: 0.99,
      },
    ];
    if (isLarge) {
      const million = await tables({ vacancies: 1_000_000 });
      const [small, large] = [await searchesIn(parts), await searchesIn(million)];
      const grown = [];
      for (const [place, { ours }] of large.entries()) grown.push((await sideBySide(ours, async () => small[place]?.ours())).ratio);
      figures.push({ name: '1,000,000 beside 100,000', value: middle(grown), unit: 'x', floor: 5, isLowerBetter: true });
    }
    return {
      figures,
      notes: [...each, ...(nearest ? [nearest] : [])].map(
        ({ search, ratio, ours, peer }, place) =>
          `${search}: ${ratio.toFixed(2)}x, ${ours.toFixed(0)} ms against ${peer.toFixed(0)} ms; first ten worth ${gains[place]?.ours.toFixed(3)} against ${gains[place]?.peer.toFixed(3)}`,
      ),
    };
  },
};
