// @ts-check
import { performance } from 'node:perf_hooks';

/** The one in the middle; 0 of none. */
export const middle = (/** @type {readonly number[]} */ many) => [...many].sort((a, b) => a - b)[Math.floor(many.length / 2)] ?? 0;

/** Milliseconds that something took. */
export const timed = async (/** @type {() => Promise<unknown>} */ work) => {
  const since = performance.now();
  await work();
  return performance.now() - since;
};

/**
 * Runs ours and the peer in turns, so that whatever else the machine does holds both up alike.
 * `between` comes after each side's turn and is nobody's time.
 * @returns the middle of the ratios, and of each side's milliseconds
 */
export const sideBySide = async (
  /** @type {() => Promise<unknown>} */ ours,
  /** @type {() => Promise<unknown>} */ peer,
  { pairs = 5, warmUps = 1, between = async () => {} } = {},
) => {
  /** @type {{ ours: number, peer: number }[]} */
  const taken = [];
  for (let round = -warmUps; round < pairs; round++) {
    const side = async (/** @type {() => Promise<unknown>} */ work) => {
      const time = await timed(work);
      await between();
      return time;
    };
    const pair = { peer: await side(peer), ours: await side(ours) };
    if (round >= 0) taken.push(pair);
  }
  return {
    ratio: middle(taken.map((pair) => pair.ours / pair.peer)),
    ours: middle(taken.map((pair) => pair.ours)),
    peer: middle(taken.map((pair) => pair.peer)),
  };
};
