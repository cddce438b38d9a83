// @ts-check
// Tables of any size: some rows by the service's own code, the others copies of these with places, pay and hours of their own.
import { conditionsOf, madeCandidate, wordsOf } from '../made.mjs';
import { toldOf } from './parts.mjs';

/** @typedef {import('./parts.mjs').Parts} Parts */
/** @typedef {'vacancy' | 'candidate'} Side */

const SOME = 500;
const COPIES = 5_000;
/** How many different texts there are at most. */
const texts = { vacancy: 20_000, candidate: 4_000 };

const idOf = (/** @type {number} */ n) => `be7c0000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;

const range = (/** @type {number} */ from, /** @type {number} */ to) =>
  Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place);

/** Facts of the n-th of a side, by the words of somebody real where such are given. */
const factsOf = (/** @type {Side} */ side, /** @type {number} */ n, /** @type {readonly import('../made.mjs').Facts[]} */ real) => {
  if (side === 'candidate') return madeCandidate(n).facts;
  const own = n % 2 === 1 ? real[(n - 1) / 2] : undefined;
  return { ...(own ?? wordsOf(n).facts), ...conditionsOf(n) };
};

const insertTold = {
  vacancy: (/** @type {Parts} */ { vacancies }, /** @type {any} */ tx, /** @type {any[]} */ told) => vacancies.tell(tx, told, new Date()),
  candidate: async (/** @type {Parts} */ { candidates }, /** @type {any} */ tx, /** @type {any[]} */ told) => {
    for (const one of told) {
      await candidates.hold(tx, one.id);
      await candidates.write(tx, one.id, { contact: null, wishes: null, isTest: false, resume: null }, one, true, new Date());
    }
  },
};

const loadSome = async (
  /** @type {Parts} */ parts,
  /** @type {Side} */ side,
  /** @type {number[]} */ places,
  /** @type {readonly any[]} */ real,
) => {
  const told = places.map((n) => {
    const facts = factsOf(side, n, real);
    const isRemote = 'workModel' in facts && facts.workModel === 'REMOTE';
    const title = 'title' in facts ? facts.title : '';
    return { ...toldOf(facts, { city: null, country: 'NL' }), id: idOf(n), companyId: null, card: { title, isScraped: true }, isPublished: true, filledSince: null, isRemote };
  }); // prettier-ignore
  const built = await parts.engine.build(side, told);
  await parts.source.transaction(async (manager) => {
    await insertTold[side](parts, { manager }, told);
    await parts.profiles.store({ manager }, side, built.map((/** @type {any} */ each, /** @type {number} */ place) => ({ id: told[place]?.id, hash: told[place]?.hash, built: { ...each, facts: told[place]?.facts } }))); // prettier-ignore
  });
};

const copyVacancies = `
  insert into vacancy (id, card, is_scraped, is_published, is_deleted, is_open, is_remote, country, facts, facts_hash, profile, engine_version, is_stale,
    occupation_ids, isco_codes, skill_ids, term_ids, latitude, longitude, told_at,
    hours, salary_most, work_model)
  select new.id, card, true, true, false, true, new.said->>'workModel' = 'REMOTE', country, facts || new.said, new.id::text, (profile::jsonb || new.known)::COLUMN, engine_version,
    false, occupation_ids, isco_codes, skill_ids, term_ids, (new.said->'place'->>'latitude')::real, (new.said->'place'->>'longitude')::real, told_at,
    (new.said->>'hours')::real, (new.said->>'salaryMax')::real, new.said->>'workModel'
  from unnest($1::uuid[], $2::uuid[], $3::jsonb[], $4::jsonb[]) as new (id, base, said, known) join vacancy on vacancy.id = new.base`;

const copyCandidates = `
  insert into candidate (id, is_test, is_ready, reach_latitude, reach_longitude, country, facts, facts_hash, profile, engine_version, is_stale,
    occupation_ids, isco_codes, skill_ids, term_ids, latitude, longitude, told_at)
  select new.id, false, true, reach_latitude, reach_longitude, country, facts || new.said, new.id::text, (profile::jsonb || new.known)::COLUMN, engine_version,
    false, occupation_ids, isco_codes, skill_ids, term_ids, (new.said->'place'->>'latitude')::real, (new.said->'place'->>'longitude')::real, told_at
  from unnest($1::uuid[], $2::uuid[], $3::jsonb[], $4::jsonb[]) as new (id, base, said, known) join candidate on candidate.id = new.base`;

/** What a copy says otherwise, as facts and as the engine keeps it in a profile. */
const changedOf = (/** @type {Side} */ side, /** @type {number} */ n) => {
  const { salaryMin, salaryMax, hours, workModel, place } = conditionsOf(n);
  if (side === 'candidate') return { said: { place }, known: { place } };
  return { said: conditionsOf(n), known: { place, hours, workModel, salary: { min: salaryMin, max: salaryMax, isEstimated: false } } };
};

const copySome = async (/** @type {Parts} */ { source }, /** @type {Side} */ side, /** @type {number[]} */ places) => {
  const column = (await source.query(`select data_type from information_schema.columns where table_schema = current_schema() and table_name = $1 and column_name = 'profile'`, [side]))[0].data_type; // prettier-ignore
  const changed = places.map((n) => changedOf(side, n));
  await source.query((side === 'vacancy' ? copyVacancies : copyCandidates).replace('COLUMN', column), [
    places.map(idOf),
    places.map((n) => idOf(n % texts[side])),
    changed.map(({ said }) => JSON.stringify(said)),
    changed.map(({ known }) => JSON.stringify(known)),
  ]);
};

/** Brings a side's table to so many open rows. The index to find them by is made at the end, as after a large import. */
export const fill = async (
  /** @type {Parts} */ parts,
  /** @type {Side} */ side,
  /** @type {number} */ amount,
  /** @type {readonly any[]} */ real = [],
) => {
  const { source } = parts;
  const [{ count }] = await source.query(`select count(*)::int as count from ${side}`);
  if (count >= amount) return;
  const [{ indexdef }] = await source.query(`select indexdef from pg_indexes where schemaname = current_schema() and indexname = $1`, [
    `${side}_search`,
  ]);
  await source.query(`drop index ${side}_search`);
  const own = Math.min(amount, texts[side]);
  for (let from = count; from < own; from += SOME) await loadSome(parts, side, range(from, Math.min(own, from + SOME)), real);
  for (let from = Math.max(count, own); from < amount; from += COPIES)
    await copySome(parts, side, range(from, Math.min(amount, from + COPIES)));
  await source.query(indexdef);
  await source.query(`analyze ${side}`);
};
