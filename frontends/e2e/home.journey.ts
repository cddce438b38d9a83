import { expect, type Locator, type Page, test } from '@playwright/test';
import { alive } from './alive';
import { languages } from './depth';
import { stack } from './stack';

// Slides and scrolling move here as they do for most people.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const words = {
  en: { skip: 'Skip to content', sign: 'Sign up with e-mail', ask: /What are you looking for/, from: /From/, understood: 'We understood', features: /More that/, faq: 'What does it cost?', answer: /Nothing\./ },
  nl: { skip: 'Naar de inhoud', sign: 'Account maken met e-mail', ask: /Wat zoek je/, from: /Vanuit/, understood: 'Zo begrepen we het', features: /nog meer doet/, faq: 'Wat kost het?', answer: /Niets\./ },
} as const; // prettier-ignore

const start = async (page: Page, language: 'en' | 'nl', path = '/'): Promise<void> => {
  await page.addInitScript(`localStorage.setItem('cookieConsent', 'declined')`);
  await page.goto(`${path}?lang=${language}`);
  await alive(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** Presses Tab until something has the focus, as people do who use no mouse. */
const tabTo = async (page: Page, goal: Locator): Promise<void> => {
  await expect(goal).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await goal.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(goal).toBeFocused();
};

for (const language of languages('en')) {
  const w = words[language];
  test(`by keyboard alone, a visitor skips the header, finds the way to sign up, and tries a search (${language})`, async ({ page }) => {
    await start(page, language);
    await tabTo(page, page.getByRole('link', { name: w.skip }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: w.sign }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/register\?type=candidate/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await alive(page);

    await tabTo(page, page.getByRole('textbox', { name: w.ask }));
    await page.keyboard.type(language === 'en' ? 'nurse, 24 hours' : 'verpleegkundige, 24 uur');
    await tabTo(page, page.getByRole('combobox', { name: w.from }));
    await page.keyboard.type('Utrecht');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: w.from })).toHaveValue(/Utrecht/);
    await page.getByRole('textbox', { name: w.ask }).press('Enter');
    await expect(page).toHaveURL(/\/jobs/);
    await expect(page.getByRole('region', { name: w.understood })).toBeVisible({ timeout: 60_000 });
  });

  test(`the slides move on after five seconds until somebody pauses them, and a question opens (${language})`, async ({ page }) => {
    await page.clock.install();
    await start(page, language);
    const slides = page.getByRole('region', { name: w.features });
    const current = slides.locator('li[aria-current=true]');
    const first = await current.getAttribute('aria-label');
    await page.clock.runFor(5_100);
    await expect(current).not.toHaveAttribute('aria-label', first ?? '');
    await tabTo(page, slides.getByRole('button').first());
    await page.keyboard.press('Enter');
    const paused = await current.getAttribute('aria-label');
    await tabTo(page, page.getByRole('button', { name: w.faq }));
    await page.clock.runFor(20_000);
    await expect(current).toHaveAttribute('aria-label', paused ?? '');
    await page.keyboard.press('Enter');
    await expect(page.getByText(w.answer)).toBeVisible();
  });
}

test('whoever goes to another page is at its start, and whoever comes back is where he was', async ({ page }) => {
  await start(page, 'en', '/blog');
  const last = page.getByRole('main').getByRole('listitem').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate<number>('scrollY');
  expect(before).toBeGreaterThan(100);
  await last.click();
  await expect(page).toHaveURL(/\/blog\/[\w-]+/);
  await expect(page.locator('#main')).toBeFocused();
  await expect.poll(() => page.evaluate<number>('scrollY')).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(before - 50);
});

test('inside another app on an iPhone, a hint leads to Safari, once', async ({ browser }) => {
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 Mobile/22D63 Instagram 368.0.0.28.76';
  const context = await browser.newContext({ userAgent, viewport: { width: 375, height: 812 }, hasTouch: true });
  const page = await context.newPage();
  await start(page, 'en');
  const hint = page.getByRole('alertdialog', { name: 'Open this page in Safari' });
  await expect(hint).toContainText('Instagram');
  await page.getByRole('button', { name: 'Stay here' }).tap();
  await expect(hint).toHaveCount(0);
  expect(await page.evaluate<string>(`localStorage.getItem('safariHint')`)).toBe('seen');
  await context.close();
});

for (const app of ['candidate', 'employer'] as const) {
  test(`the ${app} app can be put on a home screen, with icons of the size it says`, async ({ page, request }) => {
    await page.goto(stack()[app]);
    const link = await page.locator('link[rel=manifest]').getAttribute('href');
    const { icons, start_url } = (await (await request.get(stack()[app] + String(link))).json()) as {
      icons: { src: string; sizes: string; type: string }[];
      start_url: string;
    };
    expect(start_url).toBe('/');
    for (const { src, sizes, type } of icons) {
      const answer = await request.get(stack()[app] + src);
      expect([src, answer.status(), answer.headers()['content-type']?.split(';')[0]]).toEqual([src, 200, type]);
      const bytes = await answer.body();
      if (type === 'image/png') expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
  });
}
