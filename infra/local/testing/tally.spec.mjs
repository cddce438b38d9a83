// @ts-check
import { agreeing, lineOf, sum, tallyOfJest, tallyOfPlaywright } from './tally.mjs';

const jest = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, numRuntimeErrorTestSuites: 0 };

describe('counting tests', () => {
  it('counts a file Jest could not load as a failure', () => {
    expect(tallyOfJest({ ...jest, numRuntimeErrorTestSuites: 2 })).toEqual({ passed: 7, failed: 2, skipped: 1 });
  });

  it('counts what goes wrong around the journeys as a failure', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 0 };
    expect(tallyOfPlaywright({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 2, skipped: 0 });
  });

  it('adds up', () => {
    expect(sum([tallyOfJest(jest), { passed: 1, failed: 1, skipped: 0 }])).toEqual({ passed: 8, failed: 1, skipped: 1 });
  });

  it('ends in a line scripts can read', () => {
    expect(lineOf({ passed: 8, failed: 0, skipped: 0 })).toBe('8 passed, 0 failed');
    expect(lineOf({ passed: 8, failed: 1, skipped: 2 })).toBe('8 passed, 1 failed, 2 skipped');
  });

  it('has failed when the run has, although every test passed', () => {
    expect(agreeing({ passed: 7, failed: 0, skipped: 0 }, { code: 1 }).failed).toBe(1);
  });

  it('has failed when no test ran', () => {
    expect(agreeing({ passed: 0, failed: 0, skipped: 5 }, { code: 0 }).failed).toBe(1);
  });

  it('leaves a good run as it is', () => {
    expect(agreeing({ passed: 7, failed: 0, skipped: 0 }, { code: 0 })).toEqual({ passed: 7, failed: 0, skipped: 0 });
  });
});
