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

/** Goes to a group of choices, along it by an arrow key to the option, and takes it by the space bar where the arrow has not. */
export const arrowedTo = async (group: Locator, option: string, arrow: 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'): Promise<void> => {
  const page = group.page();
  const focused = page.locator(':focus');
  const radios = group.getByRole('radio');
  const wanted = group.getByRole('radio', { name: option });
  for (let presses = 0; presses < MOST && (await radios.and(focused).count()) === 0; presses++) await page.keyboard.press('Tab');
  for (let presses = 0; presses < MOST && (await wanted.and(focused).count()) === 0; presses++) await page.keyboard.press(arrow);
  if (!(await wanted.isChecked())) await page.keyboard.press('Space');
  await expect(wanted).toBeChecked();
};
