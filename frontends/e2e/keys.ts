import { expect, type Locator } from '@playwright/test';

const MOST = 150;

/** Presses Tab until something has the focus, as somebody does who has no mouse. Fails when the Tab key never gets there. */
export const tabTo = async (target: Locator): Promise<void> => {
  const page = target.page();
  await expect(target).toBeEnabled();
  for (let presses = 0; presses < MOST; presses++) {
    if ((await target.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not get to ${String(target)}`);
};

/** Goes to a button or link and presses it. */
export const pressed = async (target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> => {
  await tabTo(target);
  await target.page().keyboard.press(key);
};

/** Goes to a field and types. What the field held is replaced. */
export const typed = async (target: Locator, text: string): Promise<void> => {
  await tabTo(target);
  await target.page().keyboard.press('ControlOrMeta+a');
  await target.page().keyboard.type(text);
};
