import { expect, type Page, test } from '@playwright/test';
import { knownThings } from './crawl/addresses';
import { signedIn } from './people';
import { stack } from './stack';

/** As somebody has it who has set his browser to letters of twice the size. */
const withLargeLetters = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
};

/** How far a page is wider than the window. */
const sideways = (page: Page): Promise<number> => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');

const screens = {
  candidate: ['/jobs/:id', '/intake'],
  employer: ['/matches/:id', '/settings'],
} as const;

test('letters of twice the size get the layout of a smaller window, and nothing leaves it', async ({ browser }) => {
  const known = await knownThings();
  for (const side of ['candidate', 'employer'] as const) {
    const page = await signedIn(browser, side, 'nl', stack().accounts[side], { viewport: { width: 1280, height: 800 } });
    await withLargeLetters(page);
    for (const screen of screens[side]) {
      const path = screen.replace(/:id/, known[screen] ?? '');
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeVisible();
      expect([path, 1280, await sideways(page)]).toEqual([path, 1280, 0]);
      await page.setViewportSize({ width: 390, height: 800 });
      expect([path, 390, await sideways(page)]).toEqual([path, 390, 0]);
    }
    await page.context().close();
  }
});

test('a phone on its side keeps the room for the page, for a month of a calendar and for the buttons of a question', async ({
  browser,
}) => {
  const low = { viewport: { width: 667, height: 375 }, hasTouch: true };
  const page = await signedIn(browser, 'candidate', 'nl', stack().accounts.candidate, low);
  await page.goto('/profile');
  await page.getByRole('button', { name: /kalender/i }).first().click(); // prettier-ignore
  await expect(page.getByRole('gridcell', { name: '31' }).last()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Account verwijderen' }).click();
  await expect(page.getByRole('alertdialog').getByRole('button').last()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.evaluate('scrollTo(0, 400)');
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await page.context().close();
});
