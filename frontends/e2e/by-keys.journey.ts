import { expect, type Page, test } from '@playwright/test';
import { settled } from './crawl/findings';
import { pressed, tabTo, typed } from './keys';
import { signedIn } from './people';
import { mailedLink, stack } from './stack';

const register = async (page: Page, email: string): Promise<void> => {
  await page.goto('/register');
  await pressed(page.getByRole('button', { name: 'I am looking for work' }));
  await typed(page.getByLabel('E-mail').first(), email);
  await typed(page.getByLabel('Password').first(), 'secret-enough');
  await typed(page.getByLabel('Repeat password').first(), 'secret-enough');
  await pressed(page.getByRole('checkbox'), 'Space');
  await pressed(page.getByRole('button', { name: 'Create account' }));
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  await page.goto(await mailedLink(email, 'verify'));
  await page.waitForURL('**/intake**', { timeout: 20_000 });
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

type Focused = { name: string; isSeen: boolean; hasRing: boolean } | null;
/** What has the focus: its name, whether any of it can be seen, not behind a bar, and whether a ring is drawn on it. */
const focused = `(() => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  // A tick or a switch is drawn by its label, not by the input.
  const shown = (element.matches('input') && element.closest('label')) || element;
  const { left, top, width, height } = shown.getBoundingClientRect();
  const isSeen = [0.1, 0.3, 0.5, 0.7, 0.9].some((part) => {
    const found = document.elementFromPoint(left + Math.min(width / 2, 24), top + height * part);
    return found !== null && (shown.contains(found) || found.contains(shown));
  });
  const around = [element, ...shown.querySelectorAll('*'), element.parentElement, element.parentElement?.parentElement].filter(Boolean);
  const hasRing = around.map((each) => getComputedStyle(each)).some(({ outlineStyle, boxShadow }) => outlineStyle + boxShadow !== 'nonenone');
  return { name: (element.getAttribute('aria-label') ?? shown.textContent).slice(0, 40), isSeen, hasRing };
})()`;

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [320, 256],
] as const)
  test(`what takes the focus is seen, with its ring, in a window of ${width} by ${height}`, async ({ browser }) => {
    const page = await signedIn(browser, 'candidate', 'en', stack().accounts.candidate, {
      viewport: { width, height },
    });
    for (const [path, heading] of [
      ['/job-preferences', 'Job preferences'],
      ['/resume', 'Your resume'],
      ['/funnel', 'My applications'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      // What comes later would move what has the focus.
      await settled(page);
      const lost: string[] = [];
      for (let presses = 0; presses < 60; presses++) {
        await page.keyboard.press('Tab');
        const at = (await page.evaluate(focused)) as Focused;
        if (at && !(at.isSeen && at.hasRing)) lost.push(`${path}: ${at.name}`);
      }
      expect(lost).toEqual([]);
    }
  });
