import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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

/** Has axe look at a page as it stands. */
export const accessible = async (page: Page): Promise<void> => {
  // What has been scrolled half under the header is no finding.
  await page.evaluate('scrollTo(0, 0)');
  await page.evaluate(still);
  const { violations } = await new AxeBuilder({ page })
    // What is well is not described: that is a third of the time.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag22aa'])
    .exclude('[data-live-announcer]')
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`)).toEqual([]);
};
