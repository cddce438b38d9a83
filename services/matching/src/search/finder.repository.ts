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
  { condition: 'skill_ids && $4', most: 1_000, worth: 2 },
  { condition: 'term_ids @> $5 and cardinality($5) > 0', most: 500, worth: 4 },
  { condition: 'term_ids @> $6 and cardinality($6) > 0', most: 500, worth: 3 },
  { condition: 'term_ids && $7', most: 800, worth: 1 },
] as const;

const union = (from: string): string =>
  kinds.map(({ condition, most, worth }) => `(select id, ${worth} as worth from ${from} and ${condition.replaceAll(/\$\d/g, '$&::integer[]')} limit ${most})`).join('\n union all\n ');

const query = (from: string): string => `select id from (${union(from)}) found group by id order by sum(worth) desc, id limit ${MOST}`;

const vacancies = query(
  `vacancy where is_open and ($8::real is null or latitude is null or is_remote
     or (latitude between $8 - $10::real and $8 + $10 and longitude between $9::real - $11::real and $9 + $11))`,
);

const candidates = query(
  `candidate where is_ready and not is_test and ($8::real is null or $10::boolean or latitude is null or reach_latitude is null
     or (abs(latitude - $8) <= reach_latitude and abs(longitude - $9::real) <= reach_longitude))`,
);

const likeness = (aim: Aim): number[][] => [aim.occupations, aim.nearOccupations, aim.nearIscos, aim.tellingSkills, aim.titles[0] ?? [], aim.titles[1] ?? [], aim.tellingTerms];

/** Finds whoever may fit at all: a union of capped sets, so that the work does not grow with the tables. */
@Injectable()
export class FinderRepository {
  async vacanciesFor(manager: EntityManager, aim: Aim): Promise<string[]> {
    const place = aim.reach ? aim.place : null;
    return ids(await manager.query(vacancies, [...likeness(aim), place?.latitude ?? null, place?.longitude ?? null, aim.reach?.latitude ?? null, aim.reach?.longitude ?? null]));
  }

  async candidatesFor(manager: EntityManager, aim: Aim, isRemote: boolean): Promise<string[]> {
    return ids(await manager.query(candidates, [...likeness(aim), aim.place?.latitude ?? null, aim.place?.longitude ?? null, isRemote]));
  }
}

const ids = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);
