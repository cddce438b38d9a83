// @ts-check
// The matching service's own code, on a database that is only measured in.
import { createRequire } from 'node:module';
import { DataSource } from 'typeorm';

const require = createRequire(import.meta.url);
const inService = (/** @type {string} */ path) => require(`../../../services/matching/dist/${path}.js`);
const { service } = require('@tandem/matching/service');
const { Engine } = inService('src/engine/engine');
const { FinderRepository } = inService('src/search/finder.repository');
const { ProfilesRepository } = inService('src/profiles/profiles.repository');
const { Scorer } = inService('src/search/scorer');
const { SoughtRepository } = inService('src/search/sought.repository');
const { Seeker } = inService('src/search/seeker');
const { CandidatesRepository } = inService('src/candidates/candidates.repository');
const { VacanciesRepository } = inService('src/vacancies/vacancies.repository');

export const { toldOf } = inService('src/profiles/described');

/** Nobody asks a router here: the way by car is the model's. */
const travel = { minutesByCar: async (/** @type {unknown} */ _, /** @type {unknown[]} */ to) => to.map(() => null) };

/** @param {{ url: string, schema: string, threads: number }} where */
export const matchingParts = ({ url, schema, threads }) => {
  const source = new DataSource({
    type: 'postgres', url, schema, entities: [...(service.database?.entities ?? [])], migrations: [...(service.database?.migrations ?? [])],
    extra: { options: `-c search_path=${schema}` },
  }); // prettier-ignore
  const engine = new Engine({ MATCHING_THREADS: threads });
  const profiles = new ProfilesRepository();
  const finder = new FinderRepository();
  const scorer = new Scorer({ source }, engine, profiles, travel, { version: '' });
  const seeker = new Seeker({ source }, engine, finder, new SoughtRepository());
  return { source, schema, engine, profiles, finder, scorer, seeker, vacancies: new VacanciesRepository(), candidates: new CandidatesRepository() };
}; // prettier-ignore

/** @typedef {ReturnType<typeof matchingParts>} Parts */
