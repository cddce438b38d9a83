import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Aim } from '../engine/match-tasks';
import type { Profiled } from '../profiles/profiles.repository';

/** Most of the other side that are scored exactly. */
const MOST = 2_000;
/** Most of them that are looked at for how near they lie, where what lies too far is asked for too. */
const MOST_FARTHER = 5_000;

/**
 * One kind of likeness: a condition with its place among the parameters, how many it may bring, and what being found by it
 * is worth. Whoever is found in several ways is looked at first when there are too many.
 */
const kinds = [
  { condition: 'occupation_ids && $1', most: 1_000, worth: 8 },
  { condition: 'occupation_ids && $2', most: 1_000, worth: 4 },
  { condition: 'isco_codes && $3', most: 800, worth: 3 },
  { condition: 'isco_codes && $4', most: 800, worth: 0 },
  { condition: 'skill_ids && $5', most: 1_000, worth: 2 },
  { condition: 'term_ids @> $6 and cardinality($6) > 0', most: 500, worth: 4 },
  { condition: 'term_ids @> $7 and cardinality($7) > 0', most: 500, worth: 3 },
  { condition: 'term_ids && $8', most: 800, worth: 1 },
] as const;

const asIntegers = (condition: string): string => condition.replaceAll(/\$\d/g, '$&::integer[]');

/** Where little is near, the nearest of what lies too far is still the best there is. */
const farther = (table: string, condition: string, most: number): string =>
  `(select id, 1 as worth from (select id, latitude, longitude from ${table} and ${asIntegers(condition)} limit ${MOST_FARTHER}) enough
    order by abs(latitude - $9::real) + abs(longitude - $10::real) limit ${most})`;

const query = (table: string, isNear: string, limit: string): string => {
  const sets = kinds.map(
    ({ condition, most, worth }) =>
      `(select id, ${worth} as worth from ${table} and (${isNear}) and ${asIntegers(condition)} limit ${most})`,
  );
  const all = [...sets, farther(table, 'occupation_ids && $1', 500), farther(table, 'isco_codes && $3', 300)].join(' union all ');
  const best = `select id from (${all}) found group by id order by sum(worth) desc, id limit ${limit}`;
  return `select id, facts_hash as hash, profile::text as profile from (${best}) best join ${table.split(' ')[0]} using (id) where profile is not null`;
};

const vacancies = query(
  'vacancy where is_open',
  `$9::real is null or $11::real is null or latitude is null or is_remote
   or (latitude between $9 - $11 and $9 + $11 and longitude between $10::real - $12::real and $10 + $12)`,
  '$13',
);

const candidates = query(
  'candidate where is_ready and not is_test',
  `$9::real is null or $11::boolean or latitude is null or reach_latitude is null
   or (abs(latitude - $9) <= reach_latitude and abs(longitude - $10::real) <= reach_longitude)`,
  '$12',
);

const likeness = (aim: Aim): number[][] => [
  aim.occupations,
  aim.nearOccupations,
  aim.nearIscos,
  aim.kindredIscos,
  aim.tellingSkills,
  aim.titles[0] ?? [],
  aim.titles[1] ?? [],
  aim.tellingTerms,
];

/** Finds whoever may fit at all, with what they are scored by: a union of capped sets, so that the work does not grow with the tables. */
@Injectable()
export class FinderRepository {
  async vacanciesFor(manager: EntityManager, aim: Aim, most = MOST): Promise<Profiled[]> {
    const { place, reach } = aim;
    const around = [place?.latitude ?? null, place?.longitude ?? null, reach?.latitude ?? null, reach?.longitude ?? null];
    return manager.query(vacancies, [...likeness(aim), ...around, most]);
  }

  async candidatesFor(manager: EntityManager, aim: Aim, isRemote: boolean): Promise<Profiled[]> {
    const { latitude = null, longitude = null } = aim.place ?? {};
    return manager.query(candidates, [...likeness(aim), latitude, longitude, isRemote, MOST]);
  }
}
