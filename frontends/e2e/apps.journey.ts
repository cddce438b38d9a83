import { expect, test } from '@playwright/test';
import { stack } from './stack';

for (const app of ['employer', 'admin'] as const) {
  test(`the demo account of the ${app} app signs in to a first page`, async ({ page }) => {
    await page.goto(`${stack()[app]}/login`);
    await page.getByRole('button', { name: new RegExp(app === 'admin' ? 'demo administrator' : 'demo employer') }).click();
    await expect(page.getByRole('button', { name: app === 'admin' ? 'Ruben Staal' : 'Femke Roos' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('both sides stay signed in beside each other in one browser', async ({ page, context }) => {
  const other = await context.newPage();
  for (const [tab, app] of [[page, 'candidate'], [other, 'employer']] as const) {
    await tab.goto(`${stack()[app]}/login`);
    await tab.getByRole('button', { name: new RegExp(`demo ${app}`) }).click();
    await expect(tab.getByRole('heading', { level: 1 })).not.toHaveText('Welcome back');
  }
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Jobs for you' })).toBeVisible();
}); // prettier-ignore

test('an unknown path says so', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/Tandem/);
});
