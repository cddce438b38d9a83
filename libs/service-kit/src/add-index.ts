import type { QueryRunner } from 'typeorm';

/**
 * Adds an index to a table that is in use: people read and write while it is made. Its migration says `transaction = false`, so that
 * whatever else it does must bear being run again. It waits for transactions under way, and nobody waits for it.
 * @param on The table and its columns, and a condition if it has one.
 */
export const addIndex = async (runner: QueryRunner, name: string, on: string): Promise<void> => {
  await runner.query('set lock_timeout = 0');
  // One that was broken off stands there and is never used.
  await runner.query(`drop index concurrently if exists ${name}`);
  await runner.query(`create index concurrently ${name} on ${on}`);
  await runner.query('reset lock_timeout');
};
