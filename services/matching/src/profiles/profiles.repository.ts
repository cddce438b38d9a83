import { Injectable } from '@nestjs/common';
import { matchingJobs } from '@tandem/contracts/matching/matching.jobs';
import type { TravelMode } from '@tandem/domain/preferences';
import { ENGINE_VERSION } from '@tandem/match-engine/version';
import type { Tx } from '@tandem/service-kit/database';
import type { EntityManager } from 'typeorm';
import type { Built, Described, Side } from '../engine/match-tasks';

/** Somebody whose profile is due. */
export type Due = Described & { id: string; hash: string };
/** Facts with what of them travel is worked out by; the mode is a candidate's. */
export type Known = { id: string; facts: string; latitude: number | null; longitude: number | null; travelMode: TravelMode | null };
/** Somebody with the profile he is scored by, as JSON, and the hash of his facts. */
export type Profiled = { id: string; hash: string; profile: string };
export type Done = { id: string; hash: string; built: Built | null };

/** What of a side stands in columns beside what both have: a candidate's reach, a vacancy's offer. */
const ownColumns: Record<Side, readonly { name: string; type: string }[]> = {
  candidate: [
    { name: 'reach_latitude', type: 'real' },
    { name: 'reach_longitude', type: 'real' },
  ],
  vacancy: [
    { name: 'hours', type: 'real' },
    { name: 'salary_most', type: 'real' },
    { name: 'work_model', type: 'text' },
  ],
};

/** Where the name of a place stands that has no coordinates. */
const placeColumns: Record<Side, string> = {
  vacancy: `coalesce(card->'address'->>'city', card->'employer'->'address'->>'city') as city, coalesce(card->'address'->>'country', card->'employer'->'address'->>'country') as country`,
  candidate: `wishes->>'city' as city, wishes->>'country' as country`,
};

@Injectable()
export class ProfilesRepository {
  /**
   * Has the profiles of a side made when some are due and nobody is at it. Rows become due by the hundred in transactions of their own;
   * were each to queue the work, they would wait for one another at its row. A job that was given up is tried again after a minute.
   */
  async queueIfDue(tx: Tx, side: Side): Promise<void> {
    const due = (await tx.manager.query(
      `select 1 where exists (select 1 from ${side} where is_stale) and not exists (
         select 1 from job where name = $1 and id = $2 and (state <> 'parked' or updated_at > now() - interval '1 minute'))`,
      [matchingJobs.buildProfiles.name, side],
    )) as unknown[];
    if (due.length > 0) await tx.queue(matchingJobs.buildProfiles, side, { side });
  }

  async due(manager: EntityManager, side: Side, limit: number): Promise<Due[]> {
    return manager.query(
      `select id, facts::text as facts, facts_hash as hash, ${placeColumns[side]} from ${side} where is_stale order by id limit $1`,
      [limit],
    );
  }

  /** Rows made with another version of the engine are due again. */
  async markOutdated(tx: Tx, side: Side, version: string): Promise<void> {
    await tx.manager.query(
      `update ${side} set is_stale = true where engine_version <> $1 and not is_stale and ${side === 'vacancy' ? 'is_published' : 'is_ready'}`,
      [version],
    );
  }

  /** Stores profiles, each unless its facts changed meanwhile. Facts that cannot be read leave a row that nobody finds. */
  async store(tx: Tx, side: Side, done: readonly Done[]): Promise<void> {
    const rows = done.map(({ id, hash, built }) => ({
      id,
      hash,
      engine_version: built?.version ?? ENGINE_VERSION,
      occupation_ids: built?.keys.occupations ?? [],
      isco_codes: built?.keys.iscos ?? [],
      skill_ids: built?.keys.skills ?? [],
      term_ids: built?.keys.terms ?? [],
      latitude: built?.place?.latitude ?? null,
      longitude: built?.place?.longitude ?? null,
      reach_latitude: built?.reach?.latitude ?? null,
      reach_longitude: built?.reach?.longitude ?? null,
      hours: built?.offer?.hours ?? null,
      salary_most: built?.offer?.salaryMost ?? null,
      work_model: built?.offer?.workModel ?? null,
    }));
    const own = ownColumns[side];
    await tx.manager.query(
      `update ${side} set facts = coalesce(text.facts::jsonb, ${side}.facts), profile = text.profile::json, engine_version = made.engine_version, is_stale = false,
         occupation_ids = made.occupation_ids, isco_codes = made.isco_codes, skill_ids = made.skill_ids, term_ids = made.term_ids,
         latitude = made.latitude, longitude = made.longitude
         ${own.map(({ name }) => `, ${name} = made.${name}`).join('')}
       from jsonb_to_recordset($1::jsonb) as made (id uuid, hash text, engine_version text, occupation_ids integer[], isco_codes integer[], skill_ids integer[], term_ids integer[],
         latitude real, longitude real${own.map(({ name, type }) => `, ${name} ${type}`).join('')})
         join unnest($4::uuid[], $2::text[], $3::text[]) as text (id, facts, profile) on text.id = made.id
       where ${side}.id = made.id and ${side}.facts_hash = made.hash`,
      [
        JSON.stringify(rows),
        done.map(({ built }) => built?.facts ?? null),
        done.map(({ built }) => built?.profile ?? null),
        done.map(({ id }) => id),
      ],
    );
  }

  async profiles(manager: EntityManager, side: Side, ids: readonly string[]): Promise<Profiled[]> {
    return manager.query(
      `select id, facts_hash as hash, profile::text as profile from ${side} where id = any($1) and profile is not null`,
      [ids],
    );
  }

  async facts(manager: EntityManager, side: Side, ids: readonly string[]): Promise<Known[]> {
    return manager.query(
      `select id, facts::text as facts, latitude, longitude, facts->'wishes'->>'travelMode' as "travelMode" from ${side} where id = any($1)`,
      [ids],
    );
  }
}
