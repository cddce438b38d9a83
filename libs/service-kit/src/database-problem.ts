import { problem } from '@tandem/contracts/codes';
import type { Problem } from '@tandem/contracts/problem';
import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { sqlState } from './sql-state';

/**
 * A database that cannot be reached, is too busy to finish a statement in time, or takes no changes (25006: one that another has taken
 * over from) is a 503: the caller may try again.
 */
export const databaseProblem = (error: unknown): Problem | null => {
  const code = sqlState(error);
  if (code === undefined) return connectionLost(error) ? problem('unavailable') : null;
  return /^(08|57P|57014|53|25006)/.test(code) || ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(code)
    ? problem('unavailable')
    : null;
};

/** TypeORM takes a connection that breaks away from whoever is between two statements of a transaction: the next one finds none. */
const connectionLost = (error: unknown) =>
  error instanceof QueryRunnerAlreadyReleasedError ||
  error instanceof QueryRunnerProviderAlreadyReleasedError ||
  (error instanceof Error &&
    /connection terminated|timeout exceeded when trying to connect|connection ended|not queryable/i.test(error.message));
