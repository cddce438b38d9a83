import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { password, registered, signedIn } from './people';

test('a form is filled in before its lists are here, and loses nothing when they come', async ({ browser }) => {
  const email = `late.${randomUUID()}@example.org`;
  await registered('candidate', email);
  const page = await signedIn(browser, 'candidate', 'en', { email, password });
  let come = (): void => undefined;
  const isHere = new Promise<void>((resolve) => (come = resolve));
  await page.route(/\/(?:rich-select|rich-combobox|countries)-/, async (route) => {
    await isHere;
    await route.continue();
  });
  await page.goto('/intake');
  await page.getByRole('textbox', { name: 'First name' }).fill('Lara');
  // The browser's own lists: the dial codes without the names of their countries, and the proposals for a city.
  const dialCode = page.getByRole('combobox', { name: 'Country code' });
  await dialCode.selectOption('BE');
  await page.getByRole('textbox', { name: 'Phone' }).fill('470 12 34 56');
  const city = page.getByRole('combobox', { name: 'City' });
  await city.fill('Amersf');
  await expect(page.locator('datalist option[value="Amersfoort, NL"]')).toHaveCount(1);

  come();
  // The list takes over from the browser's in the middle of the word.
  await expect(page.getByRole('option', { name: 'Amersfoort, NL' })).toBeVisible();
  await expect(page.locator('datalist')).toHaveCount(0);
  await expect(city).toBeFocused();
  await page.keyboard.type('oort');
  await expect(city).toHaveValue('Amersfoort');
  await page.getByRole('option', { name: 'Amersfoort, NL' }).click();
  await expect(city).toHaveValue('Amersfoort');
  await expect(page.getByRole('button', { name: /Country code/ })).toHaveText(/\+32/);
  await expect(page.getByRole('button', { name: /Nationality/ })).toHaveText('Dutch');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('470123456');
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Lara');
  await page.getByRole('button', { name: /Country code/ }).click();
  await expect(page.getByRole('option', { name: /Belgium/ })).toHaveAttribute('aria-selected', 'true');
  await page.context().close();
});
