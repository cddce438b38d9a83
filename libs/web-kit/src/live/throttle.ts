export type Throttled<A extends unknown[]> = ((...args: A) => void) & { cancel: () => void };

/**
 * Calls `work` at once, then at most once per `wait` milliseconds with the latest arguments;
 * the last call is never lost.
 */
export const throttle = <A extends unknown[]>(work: (...args: A) => void, wait: number): Throttled<A> => {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let latest: A | null = null;
  const next = (): void => {
    const args = latest;
    latest = null;
    timer = args ? setTimeout(next, wait) : null;
    if (args) work(...args);
  };
  const throttled = (...args: A): void => {
    latest = args;
    if (timer === null) next();
  };
  throttled.cancel = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    latest = null;
  };
  return throttled;
};
