// In CI a test that fails is tried once more and counted as unsteady, so that a busy machine hides nothing and stops nobody.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
