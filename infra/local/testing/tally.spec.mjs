// @ts-check
import { agreeing, lineOf, partLineOf, sum, tallyOfJest, tallyOfPlaywright } from './tally.mjs';

const jest = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, numRuntimeErrorTestSuites: 0 };

describe('counting tests', () => {
  it('counts a file Jest could not load as a failure', () => {
    expect(tallyOfJest({ ...jest, numRuntimeErrorTestSuites: 2 })).toEqual({ passed: 7, failed: 2, skipped: 1, unsteady: 0 });
  });

  it('counts what goes wrong around the journeys as a failure', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 0 };
    expect(tallyOfPlaywright({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 2, skipped: 0, unsteady: 1 });
  });

  it('adds up', () => {
    expect(sum([tallyOfJest(jest), { passed: 1, failed: 1, skipped: 0, unsteady: 1 }])).toEqual({
      passed: 8,
      failed: 1,
      skipped: 1,
      unsteady: 1,
    });
  });

  it('says how many tests passed only at the second try', () => {
    const testResults = [
      { assertionResults: [{ status: 'passed', invocations: 2 }, { status: 'failed', invocations: 2 }, { status: 'passed' }] },
    ];
    expect(partLineOf(tallyOfJest({ ...jest, testResults }))).toBe('7 passed, 0 failed, 1 skipped (1 only at the second try)');
  });

  it('ends in a line scripts can read', () => {
    expect(lineOf({ passed: 8, failed: 0, skipped: 0, unsteady: 0 })).toBe('8 passed, 0 failed');
    expect(lineOf({ passed: 8, failed: 1, skipped: 2, unsteady: 0 })).toBe('8 passed, 1 failed, 2 skipped');
  });

  it('has failed when the run has, although every test passed', () => {
    expect(agreeing({ passed: 7, failed: 0, skipped: 0, unsteady: 0 }, { code: 1 }).failed).toBe(1);
  });

  it('has failed when no test ran', () => {
    expect(agreeing({ passed: 0, failed: 0, skipped: 5, unsteady: 0 }, { code: 0 }).failed).toBe(1);
  });

  it('leaves a good run as it is', () => {
    expect(agreeing({ passed: 7, failed: 0, skipped: 0, unsteady: 0 }, { code: 0 })).toEqual({
      passed: 7,
      failed: 0,
      skipped: 0,
      unsteady: 0,
    });
  });
});
