// @ts-check

/** Something the person at the keyboard can put right: printed as its sentence, without a stack trace. */
export class StartProblem extends Error {
  /**
   * @param {string} sentence What is wrong.
   * @param {string[]} [remedies] What to do about it, one line each.
   */
  constructor(sentence, remedies = []) {
    super([sentence, ...remedies.map((remedy) => `  - ${remedy}`)].join('\n'));
  }
}

/**
 * @param {unknown} error
 * @returns {string} What to print: the sentence of a StartProblem, the stack of anything unforeseen.
 */
export function describe(error) {
  if (error instanceof StartProblem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
