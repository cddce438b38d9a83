import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Has axe look at a page as it stands. */
export const accessible = async (page: Page): Promise<void> => {
  // What has been scrolled half under the header is no finding.
  await page.evaluate('scrollTo(0, 0)');
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag22aa'])
    .exclude('[data-live-announcer]')
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`)).toEqual([]);
};
