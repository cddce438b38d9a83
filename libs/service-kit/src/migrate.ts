import { setTimeout as passed } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';
import { DatabaseConfig, type Environment, parseConfig } from './config';
import { dataSourceOptions, lockNumber } from './data-source';
import type { ServiceDefinition } from './definition';
import { kitTables } from './kit-tables';
import { patiently } from './patiently';
import { sqlState } from './sql-state';

const LOOKS_EVERY = 1_000;
const NO_SUCH_TABLE = '42P01';
/** A change that waits for a table longer than this lets go, because everybody else waits behind it. */
const LONGEST_LOCK = 5_000;

/** Brings a service's schema up to date. Safe to run from several places at once: they take turns. */
export const migrate = async (definition: ServiceDefinition, environment: Environment): Promise<number> => {
  if (!definition.database) return 0;
  return withSource(migrating(definition, environment), async (source) => {
    const runner = source.createQueryRunner();
    try {
      await turn(runner, lockNumber(`migrate ${definition.name}`));
      // Over the other connection of the pool.
      return (await source.runMigrations({ transaction: 'each' })).length;
    } finally {
      await runner.query('select pg_advisory_unlock($1)', [lockNumber(`migrate ${definition.name}`)]);
      await runner.release();
    }
  });
};

/** Asks again and again: one that waits inside a statement would keep an index of the one before from being finished. */
const turn = async (runner: QueryRunner, lock: number): Promise<void> => {
  for (;;) {
    const [answer] = (await runner.query('select pg_try_advisory_lock($1) as is_mine', [lock])) as { is_mine: boolean }[];
    if (answer?.is_mine) return;
    await passed(LOOKS_EVERY);
  }
};

/**
 * Waits until every migration that this version knows has run, whoever runs them. Before that its statements fail, and so would the work
 * that it takes. What a later version brought it does not know, and need not.
 */
export const migrated = async (definition: ServiceDefinition, environment: Environment): Promise<void> => {
  if (!definition.database) return;
  await withSource(optionsOf(definition, environment), async (source) => {
    for (let isFirst = true; await lacksMigrations(source); isFirst = false) {
      if (isFirst) new Logger('migrations').warn('not all of them have run; this waits for them');
      await passed(LOOKS_EVERY);
    }
  });
};

const lacksMigrations = async (source: DataSource): Promise<boolean> => {
  const rows = await source.query<{ name: string }[]>('select name from migration').catch((error: unknown) => {
    if (sqlState(error) === NO_SUCH_TABLE) return [];
    throw error;
  });
  const run = new Set(rows.map(({ name }) => name));
  return source.migrations.some((migration) => !run.has(migration.name ?? migration.constructor.name));
};

/** What the entities say and the migrations did not make, as SQL; empty when both agree. */
export const schemaDrift = async (definition: ServiceDefinition, environment: Environment): Promise<string[]> =>
  withSource(optionsOf(definition, environment), async (source) => {
    oneAfterAnother(source);
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    return upQueries.map(({ query }) => query).filter((query) => !kitTables.some((table) => query.includes(`"${table}"`)));
  });

/** TypeORM looks up the types of columns side by side on one connection, which takes one statement at a time. */
const oneAfterAnother = (source: DataSource): void => {
  const create = source.createQueryRunner.bind(source);
  source.createQueryRunner = (...given) => {
    const runner = create(...given);
    const run = runner.query.bind(runner) as (...asked: unknown[]) => Promise<unknown>;
    let last: Promise<unknown> = Promise.resolve();
    const inTurn = async (...asked: unknown[]): Promise<unknown> => {
      const before = last.catch(() => undefined);
      last = before.then(async () => run(...asked));
      return last;
    };
    return Object.assign(runner, { query: inTurn as typeof runner.query });
  };
};

const optionsOf = (definition: ServiceDefinition, environment: Environment): DataSourceOptions =>
  dataSourceOptions(definition, { ...parseConfig(DatabaseConfig, environment), DATABASE_POOL: 2 });

/** An index of a large table takes as long as it takes: what ends a statement that people wait for must not end it. */
const migrating = (definition: ServiceDefinition, environment: Environment): DataSourceOptions => {
  const settings = { ...parseConfig(DatabaseConfig, environment), DATABASE_POOL: 2, DATABASE_STATEMENT_SECONDS: 0 };
  const options = dataSourceOptions(definition, settings);
  return { ...options, extra: { ...options.extra, lock_timeout: LONGEST_LOCK } };
};

const withSource = async <T>(options: DataSourceOptions, use: (source: DataSource) => Promise<T>): Promise<T> => {
  const source = new DataSource(options);
  await patiently(async () => source.initialize());
  try {
    return await use(source);
  } finally {
    await source.destroy();
  }
};
