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
 * @returns the middle of the ratios, and of each side's milliseconds
 */
export const sideBySide = async (
  /** @type {() => Promise<unknown>} */ ours,
  /** @type {() => Promise<unknown>} */ peer,
  { pairs = 5, warmUps = 1 } = {},
) => {
  /** @type {{ ours: number, peer: number }[]} */
  const taken = [];
  for (let round = -warmUps; round < pairs; round++) {
    const pair = { peer: await timed(peer), ours: await timed(ours) };
    if (round >= 0) taken.push(pair);
  }
  return {
    ratio: middle(taken.map((pair) => pair.ours / pair.peer)),
    ours: middle(taken.map((pair) => pair.ours)),
    peer: middle(taken.map((pair) => pair.peer)),
  };
};
