// @ts-check
import { prompts } from '../made.mjs';
import { middle, sideBySide } from '../ratio.mjs';
import { handWritten, prepareByHand } from '../matching/hand-written.mjs';

/** @typedef {import('../matching/parts.mjs').Parts} Parts */
/** @typedef {{ reading: any, run: () => Promise<unknown> }} Search */

const around = { city: 'Utrecht', country: 'NL', latitude: null, longitude: null, travelMode: 'CAR', travelTime: 45 };

const searchesIn = async (/** @type {Parts} */ parts) =>
  Promise.all(
    prompts.map(async (search) => {
      const asked = { search, ...around };
      const reading = await parts.engine.understand(asked);
      return { search, ours: async () => parts.seeker.seek(await parts.engine.understand(asked), () => undefined), byHand: handWritten(parts, reading) };
    }),
  ); // prettier-ignore

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
    /** @type {import('../row.mjs').Figure[]} */
    const figures = [
      { name: '100,000', value: middle(each.map(({ ratio }) => ratio)), unit: 'x', floor: 2, goal: 1.3, isLowerBetter: true },
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
      notes: each.map(
        ({ search, ratio, ours, peer }) => `${search}: ${ratio.toFixed(2)}x, ${ours.toFixed(0)} ms against ${peer.toFixed(0)} ms`,
      ),
    };
  },
};
