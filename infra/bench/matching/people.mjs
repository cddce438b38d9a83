// @ts-check
import { madeCandidates, wordsOf, conditionsOf } from '../made.mjs';

/** @typedef {import('./parts.mjs').Parts} Parts */

export const BEST = 50;

const aimed = async (/** @type {Parts} */ { engine }, /** @type {'candidate' | 'vacancy'} */ side, /** @type {unknown} */ facts) => {
  const [built] = await engine.build(side, [{ facts: JSON.stringify(facts), city: null, country: null }]);
  return { facts: built.facts, profile: built.profile, aim: await engine.aim(side, built.profile) };
};

/** Candidates to measure with, four writing English and four Dutch. */
export const people = async (/** @type {Parts} */ parts) =>
  Promise.all(madeCandidates().map(async ({ name, facts }) => ({ name, ...(await aimed(parts, 'candidate', facts)) })));

/** New vacancies to measure with, of occupations that lie far apart, in both languages. */
export const newVacancies = async (/** @type {Parts} */ parts) =>
  Promise.all(
    [3, 150, 290, 420, 560, 690, 860, 1100].map(async (n) => {
      const facts = { ...wordsOf(n).facts, ...conditionsOf(n + 77) };
      return { name: facts.title, isRemote: facts.workModel === 'REMOTE', ...(await aimed(parts, 'vacancy', facts)) };
    }),
  );

/** @typedef {Awaited<ReturnType<typeof people>>[number]} Person */

const explainBest = async (/** @type {Parts} */ { scorer }, /** @type {'candidate' | 'vacancy'} */ side, /** @type {string} */ facts, /** @type {{ id: string }[]} */ ranked) =>
  scorer.explain(side, facts, ranked.slice(0, BEST).map(({ id }) => id)); // prettier-ignore

/** The whole of a run for one candidate: who may fit, how well exactly, and why of the best. */
export const matchCandidate = async (/** @type {Parts} */ parts, /** @type {Person} */ { aim, profile, facts }) => {
  const found = await parts.finder.vacanciesFor(parts.source.manager, aim);
  return explainBest(parts, 'candidate', facts, await parts.scorer.rank('candidate', profile, found));
};

/** The whole of a run for one new vacancy. */
export const matchVacancy = async (/** @type {Parts} */ parts, /** @type {Awaited<ReturnType<typeof newVacancies>>[number]} */ { aim, profile, facts, isRemote }) => {
  const found = await parts.finder.candidatesFor(parts.source.manager, aim, isRemote);
  return explainBest(parts, 'vacancy', facts, await parts.scorer.rank('vacancy', profile, found));
}; // prettier-ignore
