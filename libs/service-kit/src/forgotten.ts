import type { EntityManager } from 'typeorm';
import { DROPS_FILES } from './object-store/drop-files';

/** Stands where a handler's name would in the versions of an aggregate that is gone. */
export const GONE = '*';

/**
 * SQL: whether a text names one of the ids $1. One is searched for; to search for each of many would take as many times as long, so of
 * these every id in the text is looked up.
 */
const names = (text: string): string =>
  `case when cardinality($1::text[]) = 1 then strpos(${text}, ($1::text[])[1]) > 0
   else exists (select 1 from regexp_matches(${text}, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') found where found[1] = any($1)) end`;

/** Removes what the kit's tables hold of those who are gone, in as many statements as for one, and keeps that they are. */
export const forgetAll = async (manager: EntityManager, ids: readonly string[]): Promise<void> => {
  await manager.query('delete from inbox_version where aggregate_id = any($1)', [ids]);
  await manager.query('insert into inbox_version (handler, aggregate_id, version) select $1, unnest($2::text[]), 0', [
    GONE,
    [...new Set(ids)],
  ]);
  await manager.query(
    `delete from outbox o where aggregate_id = any($1) or (${names('concat(payload, origin)')}
       and not exists (select 1 from outbox_delivery d where d.event_id = o.id and d.state <> 'delivered'))`,
    [ids],
  );
  const work = `${names('concat(data, origin, id)')} and name not like '%.${DROPS_FILES}'`;
  await manager.query(`delete from job where state <> 'running' and ${work}`, [ids]);
  // Whoever is writing the end of such work right now may wait for a row that is held here: that one is not waited for.
  await manager.query(
    `delete from job where (name, id) in (select name, id from job where state = 'running' and ${work} for update skip locked)`,
    [ids],
  );
  // A file that is only being stored, and waits under its own key, keeps its time: deleted now, it might still be stored afterwards.
  await manager.query(
    `update job set run_at = now() where state = 'waiting' and run_at > now() and name like '%.${DROPS_FILES}'
       and data->'keys'->>0 is distinct from id and ${names('concat(data, origin)')}`,
    [ids],
  );
};

/** SQL: that nobody told that this is gone. A snapshot on its way may be older than that. */
export const isThere = (place: string): string =>
  `not exists (select 1 from inbox_version where handler = '${GONE}' and aggregate_id = ${place}::text)`;

/** Those of many who were forgotten here. */
export const forgottenAmong = async (manager: EntityManager, ids: readonly string[]): Promise<Set<string>> => {
  const found = (await manager.query('select aggregate_id as id from inbox_version where handler = $1 and aggregate_id = any($2)', [
    GONE,
    ids,
  ])) as { id: string }[];
  return new Set(found.map(({ id }) => id));
};
