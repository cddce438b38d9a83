import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const context = { exclude: ['[data-live-announcer]'] };
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // What is well is not described: that is a third of the time.
  resultTypes: ['violations'],
  iframes: false,
};

/** Until nothing changes its colour any more, nor begins to once something else has ended; what turns for ever is not waited for. */
const still = `(async () => {
  const moving = () => document.getAnimations()
    .filter((each) => each.playState === 'running' && Number.isFinite(each.effect?.getComputedTiming().endTime));
  const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await painted();
  while (moving().length > 0) {
    await Promise.all(moving().map((each) => each.finished.catch(() => undefined)));
    await painted();
  }
})()`;

const findings = `axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)}).then(({ violations }) => violations)`;

/** What axe finds wrong with a page once nothing on it moves, in words. */
export const axeFindings = async (page: Page): Promise<string[]> => {
  // What has been scrolled half under the header is no finding.
  await page.evaluate('scrollTo(0, 0)');
  await page.evaluate(still);
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axe);
  return (await page.evaluate<Result[]>(findings)).flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, any, all, none }) => `${id}: ${String(target)} ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`,
    ),
  );
};

export const accessible = async (page: Page): Promise<void> => expect(await axeFindings(page)).toEqual([]);
