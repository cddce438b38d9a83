import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Reading } from '../engine/search-tasks';
import type { Profiled } from '../profiles/profiles.repository';

type Sought = Pick<Reading, 'aim' | 'bounds'>;
/** A condition on an array with its place among the parameters, how many rows it may bring, and what being found by it is worth. */
type Kind = { condition: string; most: number; worth: number };

/** Around what is named in the search: the work itself, work that is as good as the same, skills, the words of the title. */
const likely: readonly Kind[] = [
  { condition: 'occupation_ids && $13', most: 500, worth: 8 },
  { condition: 'occupation_ids && $14', most: 500, worth: 4 },
  { condition: 'skill_ids && $15', most: 500, worth: 2 },
  { condition: 'term_ids @> $16', most: 500, worth: 4 },
  { condition: 'term_ids @> $17', most: 500, worth: 3 },
];

/** Wider: groups of occupations that are near, kindred fields of work, any word that tells something. */
const kindred: readonly Kind[] = [
  { condition: 'isco_codes && $13', most: 500, worth: 3 },
  { condition: 'isco_codes && $14', most: 500, worth: 0 },
  { condition: 'term_ids && $15', most: 500, worth: 1 },
];

/** Any work at all: what has a word of the wishes, and whatever is near. */
const any: readonly Kind[] = [
  { condition: 'term_ids && $13', most: 1_000, worth: 1 },
  { condition: 'cardinality($13) >= 0', most: 5_000, worth: 0 },
];

/** The share of the longest way that the way to a vacancy takes; null where nothing is known, or nothing to travel. */
const way = `case when is_remote then null else sqrt(((latitude - $1::real) / $3::real) ^ 2 + ((longitude - $2::real) / $4::real) ^ 2) end`;

const isWithin = `(way is null or way <= 1)
  and ($5::real is null or salary_most is null or salary_most >= $5)
  and ($6::text[] is null or work_model is null or work_model = any($6))
  and (not $7::boolean or hours is null or hours <= $8::real or hours >= $9::real)
  and not (id = any($11::uuid[]))`;

/** Of what is found in as many ways, what will score a little less for its way and hours, in points of a hundred. */
const costs = `4 * least(0.4, abs(coalesce(hours, $10) - coalesce($10::real, hours, 0)) / 40) + 5.6 * greatest(0, coalesce(way, 0) - 0.75)`;

/** The best so many by their keys alone, with the profiles they are scored by. Every set is capped: the work does not grow with the table. */
const query = (kinds: readonly Kind[]): string => {
  const sets = kinds.map(
    ({ condition, most, worth }) =>
      `(select id, ${worth} as worth, ${costs} as costs, coalesce(way, 0) as way from vacancy cross join lateral (select ${way} as way) there
        where is_open and ${condition.replaceAll(/\$\d+/g, '$&::integer[]')} and ${isWithin} limit ${most})`,
  );
  const best = `select id from (${sets.join(' union all ')}) found group by id order by sum(worth) desc, min(costs), min(way), id limit $12`;
  return `select id, facts_hash as hash, profile::text as profile from (${best}) best join vacancy using (id) where profile is not null`;
};

const [likeliestQuery, kindredQuery, anyQuery] = [query(likely), query(kindred), query(any)];
/** No row has it: a search that names no title asks for all words of none, which every row has. */
const NOTHING = [-1];

const withinOf = ({ aim: { place }, bounds }: Sought): unknown[] => [
  place?.latitude ?? null,
  place?.longitude ?? null,
  bounds.reach?.latitude ?? null,
  bounds.reach?.longitude ?? null,
  bounds.salary,
  bounds.workModels,
  bounds.hours !== null,
  bounds.hours?.most ?? null,
  bounds.hours?.least ?? null,
  bounds.hours?.wished ?? null,
];

/** Finds vacancies for a search among those that none of its conditions rules out. */
@Injectable()
export class SoughtRepository {
  /** What is named in the search, the likeliest first. */
  async likeliest(manager: EntityManager, sought: Sought, most: number): Promise<Profiled[]> {
    const { occupations, nearOccupations, tellingSkills, titles } = sought.aim;
    const keys = [occupations, nearOccupations, tellingSkills, titles[0] ?? NOTHING, titles[1] ?? NOTHING];
    return manager.query(likeliestQuery, [...withinOf(sought), [], most, ...keys]);
  }

  /** For a search that names no work: what says something of what is wished, then the nearest. */
  async any(manager: EntityManager, sought: Sought, most: number): Promise<Profiled[]> {
    return manager.query(anyQuery, [...withinOf(sought), [], most, sought.aim.tellingTerms]);
  }

  /** What is kindred to it, but for those that were looked at before. */
  async kindred(manager: EntityManager, sought: Sought, known: readonly string[], most: number): Promise<Profiled[]> {
    const { nearIscos, kindredIscos, tellingTerms } = sought.aim;
    return manager.query(kindredQuery, [...withinOf(sought), known, most, nearIscos, kindredIscos, tellingTerms]);
  }
}
