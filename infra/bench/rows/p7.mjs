// @ts-check
import { BEST, matchVacancy, newVacancies } from '../matching/people.mjs';
import { middle, sideBySide } from '../ratio.mjs';

/** @type {import('../row.mjs').Row} */
export const row = {
  id: 'P7',
  what: `a new vacancy against 100,000 candidates, with the reasons of the ${BEST} best`,
  peer: 'its own candidate SQL, which brings the rows to be scored',
  measure: async ({ tables }) => {
    const parts = await tables({ vacancies: 100_000, candidates: 100_000 });
    const each = [];
    for (const vacancy of await newVacancies(parts)) {
      const whole = () => matchVacancy(parts, vacancy);
      const sql = () => parts.finder.candidatesFor(parts.source.manager, vacancy.aim, vacancy.isRemote);
      await whole();
      each.push({ name: vacancy.name, ...(await sideBySide(whole, sql)) });
    }
    return {
      figures: [{ value: middle(each.map(({ ratio }) => ratio)), unit: 'x', floor: 3, goal: 2, isLowerBetter: true }],
      notes: each.map(
        ({ name, ratio, ours, peer }) => `${name}: ${ratio.toFixed(2)}x, ${ours.toFixed(0)} ms against ${peer.toFixed(0)} ms`,
      ),
    };
  },
};
