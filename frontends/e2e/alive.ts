import { expect, type Page } from '@playwright/test';

// A page from the server can be read before it can be used; React leaves this mark on its root when it takes over.
const isTakenOver = `Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'))`;

/** Moves the pointer, since a page that nobody touches is left as the server drew it, and waits until the app in a page has taken over what the server sent. */
export const alive = async (page: Page): Promise<void> => {
  await page.mouse.move(0, 0);
  await page.mouse.move(1, 1);
  await expect.poll(() => page.evaluate<boolean>(isTakenOver), { timeout: 60_000, intervals: [50] }).toBe(true);
};
