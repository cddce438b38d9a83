import { DataSource } from 'typeorm';
import { DatabaseConfig, type Environment, parseConfig } from './config';
import { dataSourceOptions, lockNumber } from './data-source';
import type { ServiceDefinition } from './definition';
import { kitTables } from './kit-tables';
import { patiently } from './patiently';

/** Brings a service's schema up to date. Safe to run from several places at once: they take turns. */
export const migrate = async (definition: ServiceDefinition, environment: Environment): Promise<number> => {
  if (!definition.database) return 0;
  return withSource(definition, environment, async (source) => {
    const runner = source.createQueryRunner();
    try {
      await runner.query('select pg_advisory_lock($1)', [lockNumber(`migrate ${definition.name}`)]);
      await runner.query(`set lock_timeout = '5s'`);
      return (await source.runMigrations({ transaction: 'each' })).length;
    } finally {
      await runner.query('select pg_advisory_unlock($1)', [lockNumber(`migrate ${definition.name}`)]);
      await runner.release();
    }
  });
};

/** What the entities say and the migrations did not make, as SQL; empty when both agree. */
export const schemaDrift = async (definition: ServiceDefinition, environment: Environment): Promise<string[]> =>
  withSource(definition, environment, async (source) => {
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

const withSource = async <T>(
  definition: ServiceDefinition,
  environment: Environment,
  use: (source: DataSource) => Promise<T>,
): Promise<T> => {
  const source = new DataSource(dataSourceOptions(definition, { ...parseConfig(DatabaseConfig, environment), DATABASE_POOL: 2 }));
  await patiently(async () => source.initialize());
  try {
    return await use(source);
  } finally {
    await source.destroy();
  }
};
