// @ts-check

/** @typedef {{ passed: number, failed: number, skipped: number, unsteady: number }} Tally `unsteady` passed, but at the second try. */

/**
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  return tallies.reduce(
    (total, { passed, failed, skipped, unsteady }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      unsteady: total.unsteady + unsteady,
    }),
    { passed: 0, failed: 0, skipped: 0, unsteady: 0 },
  );
}

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, numRuntimeErrorTestSuites: number,
 *   testResults?: { assertionResults: { status: string, invocations?: number }[] }[] }} results
 *   Jest's JSON. A file that could not even be loaded counts as one failure.
 * @returns {Tally}
 */
export function tallyOfJest(results) {
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
    skipped: results.numPendingTests + results.numTodoTests,
    unsteady: (results.testResults ?? [])
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1).length,
  };
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} results
 *   Playwright's JSON. What went wrong outside of a test counts as one failure each.
 * @returns {Tally}
 */
export function tallyOfPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped, unsteady: stats.flaky };
}

/**
 * A tally that agrees with how the run ended: one that failed without a failing test, or that ran no test at all, has
 * failed once.
 * @param {Tally} tally
 * @param {{ code: number | null }} end
 * @returns {Tally}
 */
export function agreeing(tally, { code }) {
  const ranNothing = tally.passed + tally.failed === 0;
  return tally.failed === 0 && (code !== 0 || ranNothing) ? { ...tally, failed: 1 } : tally;
}

/**
 * @param {Tally} tally
 * @returns {string} What one part of the run came to.
 */
export function partLineOf(tally) {
  return `${lineOf(tally)}${tally.unsteady ? ` (${tally.unsteady} only at the second try)` : ''}`;
}

/**
 * @param {Tally} tally
 * @returns {string} The line scripts read.
 */
export function lineOf({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
