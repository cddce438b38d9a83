import { expect, type Page, test } from '@playwright/test';
import { pressed, tabTo, typed } from './keys';
import { mailedLink } from './stack';

const register = async (page: Page, email: string): Promise<void> => {
  await page.goto('/register');
  await pressed(page.getByRole('button', { name: 'I am looking for work' }));
  await typed(page.getByLabel('E-mail').first(), email);
  await typed(page.getByLabel('Password').first(), 'secret-enough');
  await typed(page.getByLabel('Repeat password').first(), 'secret-enough');
  await pressed(page.getByRole('checkbox'), 'Space');
  await pressed(page.getByRole('button', { name: 'Create account' }));
  await expect(page.getByRole('heading', { name: 'Look in your mail' })).toBeVisible();
  await page.goto(await mailedLink(email, 'verify'));
  await page.waitForURL('**/intake', { timeout: 20_000 });
};

const sayWho = async (page: Page): Promise<void> => {
  await typed(page.getByLabel('First name'), 'Ilse');
  await typed(page.getByLabel('Last name'), 'Wouters');
  await typed(page.getByLabel('Date of birth').first(), '12/05/1990');
  const city = page.getByRole('combobox', { name: 'City' });
  await typed(city, 'Zwolle');
  await expect(page.getByRole('option', { name: /^Zwolle/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(city).toHaveValue('Zwolle');
  await typed(page.getByLabel('The job you want'), 'Nurse');
  await pressed(page.getByRole('checkbox', { name: 'Full time' }), 'Space');
  await pressed(page.getByRole('checkbox', { name: 'On site' }), 'Space');
  await pressed(page.getByRole('radio', { name: 'By car' }), 'Space');
  await typed(page.getByLabel(/Travel at most/), '45');
  await pressed(page.getByRole('button', { name: 'Next' }));
};

test('somebody without a mouse registers, finishes the intake, changes a wish and logs out', async ({ page }) => {
  await page.addInitScript(`localStorage.setItem('language', 'en'); localStorage.setItem('cookieConsent', 'declined')`);
  await register(page, `ilse.${Date.now()}@example.org`);
  await sayWho(page);
  await pressed(page.getByRole('button', { name: 'Continue without a resume' }));
  await pressed(page.getByRole('button', { name: 'Finish and find jobs' }));
  await expect(page.getByRole('heading', { name: 'Jobs for you' })).toBeVisible();

  await pressed(page.getByRole('link', { name: 'Adjust wishes' }).first());
  await typed(page.getByLabel('The job you want'), 'District nurse');
  await pressed(page.getByRole('tab', { name: 'Career wishes' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel(/Travel at most/)).toHaveValue('45');
  await pressed(page.getByRole('button', { name: 'Save and search' }));
  await expect(page.getByRole('heading', { name: 'Jobs for you' })).toBeVisible();

  await pressed(page.getByRole('button', { name: 'Ilse Wouters' }));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  // The start page is drawn by the server and waits for a touch before its app starts; not with a message to show.
  await expect(page.getByText('You are logged out')).toBeVisible({ timeout: 8_000 });
  await tabTo(page.getByRole('link', { name: 'Log in' }).first());
});
