import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Aim } from '../engine/tasks';

/** Most of the other side that are scored exactly. */
const MOST = 2_000;

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
  `(select id, 1 as worth from ${table} and ${asIntegers(condition)}
    order by abs(latitude - $9::real) + abs(longitude - $10::real) limit ${most})`;

const query = (table: string, isNear: string): string => {
  const sets = kinds.map(
    ({ condition, most, worth }) =>
      `(select id, ${worth} as worth from ${table} and (${isNear}) and ${asIntegers(condition)} limit ${most})`,
  );
  return `select id from (${[...sets, farther(table, 'occupation_ids && $1', 500), farther(table, 'isco_codes && $3', 300)].join(' union all ')}) found group by id order by sum(worth) desc, id limit ${MOST}`;
};

const vacancies = query(
  'vacancy where is_open',
  `$9::real is null or $11::real is null or latitude is null or is_remote
   or (latitude between $9 - $11 and $9 + $11 and longitude between $10::real - $12::real and $10 + $12)`,
);

const candidates = query(
  'candidate where is_ready and not is_test',
  `$9::real is null or $11::boolean or latitude is null or reach_latitude is null
   or (abs(latitude - $9) <= reach_latitude and abs(longitude - $10::real) <= reach_longitude)`,
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

/** Finds whoever may fit at all: a union of capped sets, so that the work does not grow with the tables. */
@Injectable()
export class FinderRepository {
  async vacanciesFor(manager: EntityManager, aim: Aim): Promise<string[]> {
    const { place, reach } = aim;
    const around = [place?.latitude ?? null, place?.longitude ?? null, reach?.latitude ?? null, reach?.longitude ?? null];
    return ids(await manager.query(vacancies, [...likeness(aim), ...around]));
  }

  async candidatesFor(manager: EntityManager, aim: Aim, isRemote: boolean): Promise<string[]> {
    return ids(await manager.query(candidates, [...likeness(aim), aim.place?.latitude ?? null, aim.place?.longitude ?? null, isRemote]));
  }
}

const ids = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);
