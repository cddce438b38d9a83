import type { Problem } from '@tandem/contracts/problem';

/** What a call is refused with; null when it is answered. */
export const problemOf = async (call: Promise<unknown>): Promise<Problem | null> =>
  call.then(
    () => null,
    (error: Problem) => error,
  );

/** Code and status a call is refused with; null when it is answered. */
export const refusal = async (call: Promise<unknown>): Promise<[string, number] | null> => {
  const problem = await problemOf(call);
  return problem && [problem.code, problem.status];
};
