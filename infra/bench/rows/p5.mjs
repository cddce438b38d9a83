// @ts-check
import { matchCandidate, people } from '../matching/people.mjs';
import { middle, sideBySide } from '../ratio.mjs';

/** @type {import('../row.mjs').Row} */
export const row = {
  id: 'P5',
  what: 'the same against 1,000,000 vacancies',
  peer: 'against 100,000',
  isLarge: true,
  measure: async ({ tables }) => {
    const [million, hundredThousand] = [await tables({ vacancies: 1_000_000 }), await tables({ vacancies: 100_000 })];
    const each = [];
    for (const person of await people(million)) {
      const taken = await sideBySide(() => matchCandidate(million, person), () => matchCandidate(hundredThousand, person)); // prettier-ignore
      each.push({ name: person.name, ...taken });
    }
    return {
      figures: [{ value: middle(each.map(({ ratio }) => ratio)), unit: 'x', floor: 5, goal: 3, isLowerBetter: true }],
      notes: each.map(
        ({ name, ratio, ours, peer }) => `${name}: ${ratio.toFixed(2)}x, ${ours.toFixed(0)} ms against ${peer.toFixed(0)} ms`,
      ),
    };
  },
};
