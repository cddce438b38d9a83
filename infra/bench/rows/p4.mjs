// @ts-check
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { BEST, matchCandidate, people } from '../matching/people.mjs';
import { middle, sideBySide } from '../ratio.mjs';

/** @type {import('../row.mjs').Row} */
export const row = {
  id: 'P4',
  what: `one candidate against 100,000 vacancies, with the reasons of the ${BEST} best`,
  peer: 'its own candidate SQL, which brings the rows to be scored',
  measure: async ({ tables }) => {
    const parts = await tables({ vacancies: 100_000 });
    const loop = monitorEventLoopDelay({ resolution: 1 });
    const each = [];
    for (const person of await people(parts)) {
      const whole = () => matchCandidate(parts, person);
      const sql = () => parts.finder.vacanciesFor(parts.source.manager, person.aim);
      await whole();
      loop.enable();
      each.push({ name: person.name, ...(await sideBySide(whole, sql)) });
      loop.disable();
    }
    const ratio = middle(each.map((one) => one.ratio));
    const delay = loop.percentile(99) / 1e6;
    return {
      figures: [
        { value: ratio, unit: 'x', floor: 3, goal: 2, isLowerBetter: true },
        { name: 'event loop delay, p99', value: delay, unit: 'ms', floor: 20, isLowerBetter: true },
      ],
      notes: each.map(
        ({ name, ratio: own, ours, peer }) => `${name}: ${own.toFixed(2)}x, ${ours.toFixed(0)} ms against ${peer.toFixed(0)} ms`,
      ),
    };
  },
};
