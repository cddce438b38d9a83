import { createHash } from 'node:crypto';
import { Socket } from 'node:net';
import type { DataSourceOptions } from 'typeorm';
import type { DatabaseConfig } from './config';
import type { ServiceDefinition } from './definition';
import { PreparingClient } from './prepared-statements';

/** TypeORM's options of a service: its own role, and through the role's search path its own schema. */
export const dataSourceOptions = (definition: ServiceDefinition, settings: DatabaseConfig): DataSourceOptions => ({
  type: 'postgres',
  url: settings.DATABASE_URL,
  schema: definition.name,
  entities: [...(definition.database?.entities ?? [])],
  migrations: [...(definition.database?.migrations ?? [])],
  migrationsTableName: 'migration',
  uuidExtension: 'pgcrypto',
  installExtensions: false,
  synchronize: false,
  poolSize: settings.DATABASE_POOL,
  // Less than a caller waits for an answer, so that it hears 503 and not nothing.
  connectTimeoutMS: 4_000,
  applicationName: `tandem-${definition.name}`,
  // The pool's own errors (a dropped idle connection) must not end the process.
  poolErrorHandler: () => undefined,
  extra: {
    statement_timeout: settings.DATABASE_STATEMENT_SECONDS * 1_000,
    idle_in_transaction_session_timeout: settings.DATABASE_STATEMENT_SECONDS * 1_000,
    keepAlive: true,
    // Statements that need not wait for one another's answers go out together; none of ours reads by a cursor.
    pipeline: true,
    Client: PreparingClient,
    stream: () => socketWithPatience(settings.DATABASE_STATEMENT_SECONDS * 1_200),
  },
});

/**
 * A socket that gives its connection up after this many milliseconds of silence. The server ends any statement earlier,
 * so such silence means that it hangs or its machine is gone; without this the pool would fill with the dead.
 */
const socketWithPatience = (milliseconds: number): Socket => {
  const socket = new Socket();
  return socket.setTimeout(milliseconds, () => socket.destroy(new Error('Connection terminated: the database is silent')));
};

/** A stable number for PostgreSQL's advisory locks. */
export const lockNumber = (name: string): number => createHash('sha256').update(name).digest().readInt32BE(0);
