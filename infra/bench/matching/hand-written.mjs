// @ts-check
// What somebody would write by hand to answer a search with PostgreSQL alone: the words of the work in both languages against a text index,
// wishes and distance as conditions, the best by the rank of the text.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** @type {typeof import('@tandem/taxonomy/occupations')} */
const { occupation } = require('@tandem/taxonomy/occupations');

/** @typedef {import('./parts.mjs').Parts} Parts */

const table = `
  create table if not exists by_hand as
    select id, is_remote, latitude, longitude, (facts->>'hours')::int as hours, (facts->>'salaryMax')::int as salary, facts->>'workModel' as work_model,
      setweight(to_tsvector('simple', facts->>'title'), 'A') || to_tsvector('simple', coalesce(facts->>'description', '') || ' ' || (facts->>'requiredSkills')) as document
    from vacancy where is_open`;

const search = `
  select id, case when $1 = '' then 0 else ts_rank(document, query) end as rank from by_hand, to_tsquery('simple', $1) query
  where ($1 = '' or document @@ query)
    and (is_remote or latitude between $2::real - $4::real and $2::real + $4::real and longitude between $3::real - $5::real and $3::real + $5::real)
    and ($6::int is null or hours between $6::int - 4 and $6::int + 4)
    and ($7::int is null or salary >= $7::int)
    and ($8::text is null or work_model = $8)
  order by rank desc, abs(latitude - $2::real) + abs(longitude - $3::real), id limit 200`;

/** Makes the text index once. */
export const prepareByHand = async (/** @type {Parts} */ { source }) => {
  await source.query(table);
  await source.query('create index if not exists by_hand_document on by_hand using gin (document)');
  await source.query('analyze by_hand');
};

const wordsOf = (/** @type {string} */ text) => text.toLowerCase().match(/[\p{L}\d+#]{2,}/gu) ?? [];

/** The words of the work as it is called in both languages, and whatever else the sentence says, any of them; none where any work will do. */
const queryOf = (/** @type {any} */ { understood, aim, facts, isForAny }) => {
  if (isForAny) return '';
  const names = aim.occupations.flatMap((/** @type {number} */ id) => occupation(id) ?? []).flatMap((/** @type {any} */ one) => [one.en, one.nl, ...one.synonyms]);
  const said = understood.filter(({ kind = '' }) => !['unwanted', 'hours', 'salary'].includes(kind)).map(({ text = '' }) => text);
  const phrases = [...names, facts.wantedTitle ?? ''].map((name) => wordsOf(name).join(' <-> ')).filter(Boolean).map((phrase) => `(${phrase})`);
  return [...new Set([...phrases, ...wordsOf(said.join(' '))])].join(' | ');
}; // prettier-ignore

/** The statement for one search, ready to be run. */
export const handWritten = (/** @type {Parts} */ { source }, /** @type {any} */ reading) => {
  const facts = JSON.parse(reading.facts);
  const { place, reach } = reading.aim;
  const { hoursPerWeek, salary, workModels } = facts.wishes;
  const query = queryOf({ ...reading, facts });
  return async () =>
    source.query(search, [
      query,
      place.latitude,
      place.longitude,
      reach.latitude,
      reach.longitude,
      hoursPerWeek,
      salary,
      workModels[0] ?? null,
    ]);
};
