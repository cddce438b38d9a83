import type * as z from 'zod';
import { isProblemCode, problem, type ProblemCode } from './codes';
import type { Problem } from './problem';

/**
 * The problem a refused part of a call is answered with: code = the first field's word, one entry for each field.
 * A refused path answers 404 with the code its id names; fields are dotted (`address.city`, `0.title`).
 */
export const problemOf = (refused: z.ZodError, part: 'params' | 'query' | 'body'): Problem => {
  const details = new Map<string, ProblemCode>();
  for (const { path, message } of refused.issues) {
    const field = path.join('.');
    if (!details.has(field)) details.set(field, isProblemCode(message) ? message : 'invalid_value');
  }
  const errors = [...details].map(([field, detail]) => ({ field, detail }));
  const code = errors[0]?.detail ?? 'invalid_value';
  return part === 'params' ? problem(code) : problem(code, errors);
};
