import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { rankingSet } from './ranking-set';

/** Pairs a second of processor time, of what was built, in a process of its own: Jest's contexts and switches make code three to six times slower. */
const pace = (): number => {
  const env = { ...process.env, NODE_OPTIONS: '' };
  return Number(
    execFileSync(process.execPath, [path.join(__dirname, 'pace.mjs')], { input: JSON.stringify(rankingSet), env, encoding: 'utf8' }),
  );
};

// A machine with more to do takes twice the processor time for the same work.
const deepIt = process.env['TANDEM_DEEP'] ? it : it.skip;

describe('speed', () => {
  deepIt('scores at least 10,000 pairs in a second of processor time', () => {
    expect(pace()).toBeGreaterThan(10_000);
  });
});
