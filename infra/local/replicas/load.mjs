// @ts-check

/** @typedef {{ total: number, failures: string[], again: number }} Tally What was asked, what failed, and how much was asked a second time. */
/** @typedef {{ url: string, path: string, headers: Record<string, string>, method?: string, body?: string }} Ask */

/**
 * Asks and asks, several at once, until told to stop and at least so many times.
 * @param {Ask[]} asks Taken in turn.
 * @param {{ atOnce: number, atLeast: number, mayAskAgain: boolean }} options `mayAskAgain`: what reads is asked once more where it failed.
 */
export function load(asks, { atOnce, atLeast, mayAskAgain }) {
  /** @type {Tally} */
  const tally = { total: 0, failures: [], again: 0 };
  let isOver = false;
  const worker = async () => {
    while (!isOver || tally.total < atLeast) {
      const ask = asks[tally.total++ % asks.length];
      if (!ask) return;
      let failure = await failureOf(ask);
      if (failure && mayAskAgain && !ask.method) {
        tally.again += 1;
        failure = await failureOf(ask);
      }
      if (failure) tally.failures.push(`${ask.method ?? 'GET'} ${ask.path}: ${failure}`);
    }
  };
  const done = Promise.all(Array.from({ length: atOnce }, worker));
  return {
    tally,
    /** Ends once there are enough. */
    async finish() {
      isOver = true;
      await done;
      return tally;
    },
  };
}

/** @param {Ask} ask */
async function failureOf({ url, path, headers, method = 'GET', body }) {
  try {
    const answer = await fetch(`${url}${path}`, { method, headers, ...(body ? { body } : {}), signal: AbortSignal.timeout(30_000) });
    const text = await answer.text();
    return answer.ok ? undefined : `${answer.status} ${text.slice(0, 200)}`;
  } catch (error) {
    const { message, cause } = /** @type {Error} */ (error);
    return `${message} ${String(cause ?? '')}`;
  }
}
