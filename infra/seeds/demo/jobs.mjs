// @ts-check
// The vacancies of the demo, published over the last six weeks.
import { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { stretches } from '../connection.mjs';
import { vacancy } from '../data/vacancy.mjs';

const AMOUNT = 150;
const WEEKS = 6;
const DAY = 86_400_000;

/** @param {import('../connection.mjs').Line} line */
export async function fillJobs(line) {
  const now = Date.now();
  const list = Array.from({ length: AMOUNT }, (_, n) => ({
    ...vacancy(n),
    createdAt: new Date(now - (((n * 11) % (WEEKS * 7)) + 1) * DAY).toISOString(),
  }));
  for (const some of stretches(list, 50)) await line.call(vacanciesCalls.import, { body: { vacancies: some } });
}
