import { problem } from '@tandem/contracts/codes';
import type { Problem } from '@tandem/contracts/problem';
import { sqlState } from './sql-state';

/** A database that cannot be reached, or is too busy to finish a statement in time, is a 503: the caller may try again. */
export const databaseProblem = (error: unknown): Problem | null => {
  const code = sqlState(error);
  if (code === undefined) return connectionLost(error) ? problem('unavailable') : null;
  return /^(08|57P|57014|53)/.test(code) || ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(code)
    ? problem('unavailable')
    : null;
};
const connectionLost = (error: unknown) =>
  error instanceof Error && /connection terminated|timeout exceeded when trying to connect|Connection ended/i.test(error.message);
