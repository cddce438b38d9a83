#!/usr/bin/env node
// @ts-check
// Measures finding and scoring at volume, through the matching service's own code, in a schema of its own that is dropped afterwards.
//   DATABASE_URL=postgres://... npm run bench:matching -- [--vacancies 100000] [--threads 1]
import { createRequire } from 'node:module';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { DataSource } from 'typeorm';
import { conditionsOf, madeCandidates, prompts, texts, wordsOf } from './made.mjs';

const require = createRequire(import.meta.url);
const inService = (/** @type {string} */ path) => require(`../../services/matching/dist/${path}.js`);
const { service } = require('@tandem/matching/service');
const { Engine } = inService('src/engine/engine');
const { FinderRepository } = inService('src/search/finder.repository');
const { ProfilesRepository } = inService('src/profiles/profiles.repository');
const { Scorer } = inService('src/search/scorer');
const { Seeker } = inService('src/search/seeker');
const { VacanciesRepository } = inService('src/vacancies/vacancies.repository');
const { toldOf } = inService('src/profiles/described');

const { values } = parseArgs({ options: { vacancies: { type: 'string', default: '100000' }, threads: { type: 'string', default: '1' } } });
const amount = Number(values.vacancies);
const url = process.env.DATABASE_URL;
if (!url || !Number.isInteger(amount) || amount < 1_000) {
  console.error('usage: DATABASE_URL=postgres://... npm run bench:matching -- [--vacancies 100000] [--threads 1]');
  process.exit(2);
}

const schema = `bench_${process.pid}`;
const SOME = 1_000;
const BEST = 50;
const source = new DataSource({
  type: 'postgres', url, schema, entities: [...(service.database?.entities ?? [])], migrations: [...(service.database?.migrations ?? [])],
  extra: { options: `-c search_path=${schema}` },
}); // prettier-ignore
const engine = new Engine({ MATCHING_THREADS: Number(values.threads) });
const db = { source };
const profiles = new ProfilesRepository();
const finder = new FinderRepository();
const scorer = new Scorer(db, engine, profiles, {
  minutesByCar: async (/** @type {unknown} */ _, /** @type {unknown[]} */ to) => to.map(() => null),
});
const seeker = new Seeker(db, engine, finder, profiles);
const vacancies = new VacanciesRepository();

const seconds = (/** @type {number} */ since) => ((performance.now() - since) / 1_000).toFixed(1);
const idOf = (/** @type {number} */ n) => `be7c0000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;
const middle = (/** @type {number[]} */ many) => [...many].sort((a, b) => a - b)[Math.floor(many.length / 2)] ?? 0;

/** Profiles of different words are made once; conditions are set in each, as the engine copies them. */
const made = new Map();
const builtOf = async (/** @type {number} */ n) => {
  const key = n % texts;
  if (!made.has(key)) {
    const from = Math.floor(key / 250) * 250;
    const some = Array.from({ length: Math.min(250, texts - from) }, (_, place) => wordsOf(from + place));
    const built = await engine.build('vacancy', some.map(({ facts }) => ({ facts: JSON.stringify(facts), city: null, country: null }))); // prettier-ignore
    built.forEach((/** @type {unknown} */ each, /** @type {number} */ place) => made.set(from + place, { built: each, ...some[place] }));
  }
  return made.get(key);
};

const vacancyOf = async (/** @type {number} */ n) => {
  const { built, facts } = await builtOf(n);
  const { hours, workModel, place, salaryMin, salaryMax } = conditionsOf(n);
  const told = toldOf({ ...facts, hours, workModel, place, salaryMin, salaryMax }, { city: null, country: 'NL' });
  const profile = { ...JSON.parse(built.profile), place, salary: { min: salaryMin, max: salaryMax, isEstimated: false }, hours, workModel };
  return {
    told: { ...told, id: idOf(n), companyId: null, card: { title: facts.title, isScraped: true }, isPublished: true, filledSince: null, isRemote: workModel === 'REMOTE' },
    done: { id: idOf(n), hash: told.hash, built: { ...built, facts: told.facts, profile: JSON.stringify(profile), place } },
  }; // prettier-ignore
};

const load = async () => {
  const since = performance.now();
  for (let from = 0; from < amount; from += SOME) {
    /** @type {Awaited<ReturnType<typeof vacancyOf>>[]} */
    const some = [];
    for (let n = from; n < Math.min(amount, from + SOME); n++) some.push(await vacancyOf(n));
    await source.transaction(async (manager) => {
      await vacancies.tell({ manager }, some.map(({ told }) => told), new Date()); // prettier-ignore
      await profiles.store({ manager }, 'vacancy', some.map(({ done }) => done)); // prettier-ignore
    });
  }
  await source.query('analyze vacancy');
  console.log(`${amount} vacancies loaded in ${seconds(since)} s`);
};

/** The best of all vacancies by scoring every one of them, for every candidate in one pass. */
const exhaustive = async (/** @type {{ profile: string }[]} */ candidates) => {
  const all = candidates.map(() => /** @type {{ id: string, exact: number }[]} */ ([]));
  const since = performance.now();
  for (let from = 0; from < amount; from += SOME) {
    const some = await profiles.profiles(source.manager, 'vacancy', Array.from({ length: Math.min(SOME, amount - from) }, (_, place) => idOf(from + place))); // prettier-ignore
    for (const [place, { profile }] of candidates.entries()) {
      const ranked = await engine.rank('candidate', profile, some.map((/** @type {{ profile: string }} */ each) => each.profile)); // prettier-ignore
      ranked.forEach((/** @type {{ exact: number }} */ { exact }, /** @type {number} */ n) => all[place]?.push({ id: some[n].id, exact }));
    }
  }
  const pairs = amount * candidates.length;
  console.log(
    `scored ${pairs} pairs in ${seconds(since)} s: ${Math.round(pairs / ((performance.now() - since) / 1_000))} a second, reading and parsing included`,
  );
  return all.map((each) => each.sort((a, b) => b.exact - a.exact));
};

/** Of the 50 best how many are found; of equally good ones at the end any will do. */
const recall = (/** @type {{ id: string, exact: number }[]} */ best, /** @type {Set<string>} */ found) => {
  const last = best[BEST - 1]?.exact ?? 0;
  return Math.min(BEST, best.filter(({ id, exact }) => exact >= last && found.has(id)).length);
};

/** What should have been found: its title, and where it stands. */
const tellMissed = async (
  /** @type {{ id: string, exact: number }[]} */ best,
  /** @type {Set<string>} */ found,
  /** @type {number} */ hits,
) => {
  const missed = best.slice(0, BEST).filter(({ id }) => !found.has(id)).slice(0, BEST - hits); // prettier-ignore
  for (const { id, exact } of missed) {
    const [row] = await source.query(`select card->>'title' as title, is_remote from vacancy where id = $1`, [id]);
    console.log(
      `  missed: place ${best.findIndex((each) => each.id === id) + 1}, ${exact.toFixed(1)} %, ${row.title}${row.is_remote ? ', remote' : ''}`,
    );
  }
};

const main = async () => {
  await source.initialize();
  await source.query(`create schema ${schema}`);
  await source.runMigrations();
  await load();
  const people = await Promise.all(
    madeCandidates().map(async ({ name, facts }) => {
      const [built] = await engine.build('candidate', [{ facts: JSON.stringify(facts), city: null, country: null }]);
      return { name, facts: built.facts, profile: built.profile, aim: await engine.aim('candidate', built.profile) };
    }),
  );
  const best = await exhaustive(people);
  let foundInAll = 0;
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  for (const [place, person] of people.entries()) {
    const times = [];
    /** @type {string[]} */
    let found = [];
    for (let round = 0; round < 3; round++) {
      const since = performance.now();
      found = await finder.vacanciesFor(source.manager, person.aim);
      times.push(performance.now() - since);
    }
    const since = performance.now();
    const ranked = await scorer.rank('candidate', person.profile, found);
    const rankedIn = performance.now() - since;
    await scorer.explain('candidate', person.facts, ranked.slice(0, BEST).map((/** @type {{ id: string }} */ { id }) => id)); // prettier-ignore
    const hits = recall(best[place] ?? [], new Set(found));
    foundInAll += hits;
    await tellMissed(best[place] ?? [], new Set(found), hits);
    console.log(
      `${person.name.padEnd(38)} ${hits} of ${BEST} found; SQL ${middle(times).toFixed(0)} ms for ${found.length}, scoring ${rankedIn.toFixed(0)} ms, all with 50 reasons ${(middle(times) + performance.now() - since).toFixed(0)} ms`,
    );
  }
  for (const search of prompts) {
    const since = performance.now();
    const reading = await engine.understand({
      search,
      city: 'Utrecht',
      country: 'NL',
      latitude: null,
      longitude: null,
      travelMode: 'CAR',
      travelTime: 45,
    });
    const { ids } = await seeker.seek(reading, () => undefined);
    console.log(`search "${search}": ${ids.length} kept in ${(performance.now() - since).toFixed(0)} ms`);
  }
  loop.disable();
  console.log(
    `found of the ${BEST} best: ${((100 * foundInAll) / (people.length * BEST)).toFixed(1)} %; event loop delay p99 ${(loop.percentile(99) / 1e6).toFixed(1)} ms, median ${(loop.percentile(50) / 1e6).toFixed(1)} ms`,
  );
};

try {
  await main();
} finally {
  await source.query(`drop schema if exists ${schema} cascade`);
  await source.destroy();
  await engine.onModuleDestroy();
}
