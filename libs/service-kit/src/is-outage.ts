import { Problem } from '@tandem/contracts/problem';
import { databaseProblem } from './database-problem';

/** Of another service, the database or the store of files: away, too slow to answer, or full. */
const away: readonly number[] = [503, 504, 507];

/** Whether something failed only because what it needs is away for the moment: the same may go well later. */
export const isOutage = (error: unknown): boolean => {
  const { status } = Problem.from(error) ?? databaseProblem(error) ?? { status: 500 };
  return away.includes(status);
};
