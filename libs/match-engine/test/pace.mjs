// @ts-check
// Reads candidates with vacancies as JSON from its input, and writes how many pairs it scores in a second of processor time.
import { createRequire } from 'node:module';
import { json } from 'node:stream/consumers';

const require = createRequire(import.meta.url);
/** @type {typeof import('@tandem/match-engine/entities')} */
const { candidateFactsOf, vacancyFactsOf } = require('@tandem/match-engine/entities');
/** @type {typeof import('@tandem/match-engine/profile')} */
const { candidateProfile, vacancyProfile } = require('@tandem/match-engine/profile');
/** @type {typeof import('@tandem/match-engine/score')} */
const { score } = require('@tandem/match-engine/score');

const rounds = 50;

const ranked = /** @type {any[]} */ (await json(process.stdin));
const candidates = ranked.map(({ candidate }) => candidateProfile(candidateFactsOf(candidate, '2026-01-15')));
const vacancies = ranked.flatMap(({ vacancies: graded }) =>
  graded.map((/** @type {any} */ { vacancy }) => vacancyProfile(vacancyFactsOf(vacancy))),
);

const round = () => candidates.forEach((candidate) => vacancies.forEach((vacancy) => score(candidate, vacancy)));
round();
const before = process.cpuUsage();
for (let done = 0; done < rounds; done++) round();
const { user, system } = process.cpuUsage(before);
console.log((rounds * candidates.length * vacancies.length) / ((user + system) / 1_000_000));
