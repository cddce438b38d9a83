import { expect, test, type Page } from '@playwright/test';
import { brokenRules } from '@tandem/web-kit/testing/job-posting-rules';
import { alive } from './alive';
import { languages } from './depth';
import { stack } from './stack';

const addressesIn = async (file: string): Promise<string[]> => {
  const answer = await fetch(file);
  expect(answer.status).toBe(200);
  return [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
};

const aVacancy = async (): Promise<string> => {
  const [first = ''] = await addressesIn(`${stack().candidate}/sitemaps/vacancies-1.xml`);
  return new URL(first).pathname;
};

const content = (page: Page, selector: string, name = 'content') => page.locator(selector).first().getAttribute(name);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, locale: 'nl-NL' });

  test('a vacancy can be read, found and shared', async ({ page, request }) => {
    await page.goto(await aVacancy());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect(page).toHaveTitle(new RegExp(`^${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} - `));
    expect(await content(page, 'meta[name=description]')).not.toBe('');
    expect(await content(page, 'link[rel=canonical]', 'href')).toBe(page.url());
    expect(await page.locator('link[hreflang]').count()).toBe(3);
    const postings = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text) as object);
    const posting = postings.find((each) => '@type' in each && each['@type'] === 'JobPosting');
    expect(posting && brokenRules(posting)).toEqual([]);
    const picture = await request.get((await content(page, 'meta[property="og:image"]')) ?? '');
    expect(picture.headers()['content-type']).toBe('image/png');
  });

  test('a page that is all app says why it is empty', async ({ page }) => {
    for (const address of [`${stack().candidate}/login`, `${stack().employer}/login`, stack().admin]) {
      await page.goto(address);
      await expect(page.getByText(/is JavaScript nodig/)).toBeVisible();
    }
  });

  test('the first page, a company and an article can be read', async ({ page }) => {
    const files = `${stack().candidate}/sitemaps`;
    const [company = ''] = await addressesIn(`${files}/companies-1.xml`);
    const [article = ''] = await addressesIn(`${files}/posts.xml`);
    for (const address of ['/', '/blog', '/privacy', new URL(company).pathname, new URL(article).pathname]) {
      expect((await page.goto(address))?.status(), address).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test('what is not there is answered as such', async ({ page }) => {
    for (const address of ['/jobs/00000000-0000-4000-8000-000000000000', '/companies/nobody', '/blog/no-such-post', '/nowhere']) {
      expect((await page.goto(address))?.status(), address).toBe(404);
      expect(await content(page, 'meta[name=robots]')).toBe('noindex');
      await expect(page.locator('main')).not.toBeEmpty();
    }
    expect((await fetch(`${stack().candidate}/blogs`, { redirect: 'manual' })).status).toBe(301);
  });
});

for (const language of languages('nl')) {
  test(`the browser takes over what the server has drawn, without a word in the console (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: stack().candidate, locale: language });
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()));
    page.on('pageerror', ({ message }) => said.push(message));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // Nothing is told meanwhile: what somebody else changes at the same time is rightly asked for again.
    await page.routeWebSocket(/socket\.io/, () => undefined);
    for (const address of [await aVacancy(), '/blog', '/jobs', '/resume', '/']) {
      await page.goto(address);
      // Only a browser knows whether somebody has answered before.
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
      await alive(page);
      await page.evaluate('new Promise((done) => requestIdleCallback(done))');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    }
    expect(said).toEqual([]);
    expect(asked.filter((path) => /^\/api\/(vacancies\/|public\/(blog|statistics)$)/.test(path))).toEqual([]);
    await context.close();
  });
}

test('the app takes over from the page of what is not there without a fault', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const nobody = '00000000-0000-4000-8000-000000000000';
  for (const address of [`/jobs/${nobody}`, `/vacancies/${nobody}`, `/companies/${nobody}`, '/blog/no-such-post', '/nowhere']) {
    await page.goto(address);
    await alive(page);
    await page.evaluate('new Promise((done) => requestIdleCallback(done))');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(faults, address).toEqual([]);
  }
});

test('a choice of language counts more than the browser’s, on the server too', async ({ page }) => {
  await page.goto('/?lang=nl');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Werk dat past');
  await page.goto('/blog');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  const html = await (await page.request.get('/blog')).text();
  expect(html).toContain('lang="nl"');
});

test('what is typed and pressed before the app is there is not lost', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/public/en.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/jobs', { waitUntil: 'commit' });
  const words = page.getByRole('textbox').first();
  await words.fill('nurse in Utrecht');
  release();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await expect(words).toHaveValue('nurse in Utrecht');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  // The words count: only the place is missing.
  await expect(page.getByRole('textbox').first()).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('combobox').first()).toHaveAttribute('aria-invalid', 'true');
});

/** Opens a page whose scripts stay away until they are let go. */
const openWithoutScripts = async (page: Page, address: string): Promise<() => void> => {
  let release = (): void => undefined;
  const late = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return release;
};

test('what somebody does before the scripts are here is not lost', async ({ page }) => {
  const release = await openWithoutScripts(page, '/?lang=en');
  const words = page.getByRole('textbox', { name: /^What are you looking for/ });
  await words.fill('nurse near Utrecht, three days');
  // Right on the drawing in the button, as a finger does.
  await page
    .getByRole('button', { name: /^Language/ })
    .locator('svg')
    .click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  release();
  await page.getByRole('menuitem', { name: 'Nederlands' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Werk dat past');
  await expect(page.locator('main textarea').first()).toHaveValue('nurse near Utrecht, three days');
});

test('a page that nobody touches runs no app; the first press starts it, and counts', async ({ page }) => {
  const containers = (): Promise<boolean> =>
    page.evaluate<boolean>(`Object.keys(document.getElementById('root')).some((key) => key.startsWith('__reactContainer'))`);
  await page.clock.install();
  await page.goto('/?lang=en');
  const question = page.getByRole('region', { name: 'Cookies' });
  await expect(question).toBeVisible();
  await page.clock.runFor(9_000);
  expect(await containers()).toBe(false);
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect(question).toHaveCount(0);
  expect(await page.evaluate<string>(`localStorage.getItem('cookieConsent')`)).toBe('declined');

  // Whoever has answered is not asked again, and a page left alone starts after ten seconds.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(question).toBeHidden();
  await page.clock.runFor(11_000);
  await expect.poll(containers).toBe(true);
});

test('who has scrolled before the app is there stays where he is', async ({ page }) => {
  const release = await openWithoutScripts(page, '/?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 400);
  const top = (): Promise<number> => page.evaluate<number>('Math.round(scrollY)');
  await expect.poll(top).toBe(400);
  release();
  // The app has taken over once it, and no longer the browser, sees to where a page is scrolled.
  await expect.poll(() => page.evaluate<string>('history.scrollRestoration')).toBe('manual');
  expect(await top()).toBe(400);
});

test('a search sent before the scripts are here is made once they are', async ({ page }) => {
  const release = await openWithoutScripts(page, '/?lang=en');
  const form = page.locator('main form');
  await form.locator('textarea').fill('nurse');
  await form.locator('input[type=text]').first().fill('Utrecht');
  await form.getByRole('button').last().click();
  release();
  // The address holds the search only until it is made.
  await expect(page).toHaveURL(/\/jobs/);
  await expect(page.getByRole('textbox', { name: /^What are you looking for/ })).toHaveValue('nurse');
  await expect(page.getByRole('heading', { level: 2, name: /best first/ })).toBeVisible();
});

test('nothing but the page itself and its faces is fetched before it is painted, and the console hears nothing of the rest', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const fetched = await page.goto('/jobs?lang=en', { waitUntil: 'load' }).then(() =>
    page.evaluate(async () => {
      // The browser complains after some seconds of what was loaded and not used.
      await new Promise((resolve) => setTimeout(resolve, 7_000));
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const files = performance.getEntriesByType('resource');
      return { painted, early: files.filter(({ startTime }) => startTime < painted).map(({ name }) => new URL(name).pathname) };
    }),
  );
  expect(fetched.painted).toBeGreaterThan(0);
  expect(fetched.early.filter((path) => !path.endsWith('.woff2') && !/icon|webmanifest/.test(path))).toEqual([]);
  expect(said).toEqual([]);
});

test('on paper a vacancy is dark words on white, without what only a screen can do', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? stack().candidate }]);
  await page.goto(await aVacancy());
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  // Of 100, as in "lab(93.7 -0.3 3.4)".
  const lightness = async () => {
    const colour = await page.evaluate<string>(`getComputedStyle(document.querySelector('h1')).color`);
    return Number(/^lab\(([\d.]+)/.exec(colour)?.[1]);
  };
  expect(await lightness()).toBeGreaterThan(80);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await lightness()).toBeLessThan(40);
  for (const role of ['banner', 'contentinfo', 'button'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(heading).toBeVisible();
});
