import { createHash } from 'node:crypto';
import type { DataSourceOptions } from 'typeorm';
import type { ServiceDefinition } from './definition';

/** TypeORM's options of a service: its own role, and through the role's search path its own schema. */
export const dataSourceOptions = (definition: ServiceDefinition, url: string, poolSize = 8): DataSourceOptions => ({
  type: 'postgres',
  url,
  schema: definition.name,
  entities: [...(definition.database?.entities ?? [])],
  migrations: [...(definition.database?.migrations ?? [])],
  migrationsTableName: 'migration',
  uuidExtension: 'pgcrypto',
  installExtensions: false,
  synchronize: false,
  poolSize,
  connectTimeoutMS: 5_000,
  applicationName: `tandem-${definition.name}`,
  // The pool's own errors (a dropped idle connection) must not end the process.
  poolErrorHandler: () => undefined,
  extra: { statement_timeout: 30_000, idle_in_transaction_session_timeout: 30_000, keepAlive: true },
});

/** A stable number for PostgreSQL's advisory locks. */
export const lockNumber = (name: string): number => createHash('sha256').update(name).digest().readInt32BE(0);
