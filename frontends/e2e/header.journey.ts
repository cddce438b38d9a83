import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { newEmployer, signedIn } from './people';
import { stack } from './stack';

/** From where the menu of a phone ends, over where the links leave their own line, to a common screen. */
const WIDTHS = [768, 800, 860, 1023, 1024, 1200, 1440];
const words = {
  en: { menu: 'Menu', switch: { candidate: 'For employers', employer: 'For candidates' }, login: 'Log in' },
  nl: { menu: 'Menu', switch: { candidate: 'Voor werkgevers', employer: 'Voor kandidaten' }, login: 'Inloggen' },
} as const;

/** What is wrong with the bar on top: words on two lines, parts over each other or cut off. */
const faults = (page: Page): Promise<string[]> =>
  page.getByRole('banner').evaluate((bar) => {
    const { innerWidth } = bar.ownerDocument.defaultView ?? { innerWidth: 0 };
    const shown = [...bar.querySelectorAll('a, button')].filter((part) => part.getClientRects().length > 0);
    const boxes = shown.map((part) => ({ name: part.textContent, box: part.getBoundingClientRect() }));
    const over = boxes.filter(({ box }, at) =>
      boxes
        .slice(at + 1)
        .some(({ box: next }) => box.left < next.right && next.left < box.right && box.top < next.bottom && next.top < box.bottom),
    );
    const lines = (part: (typeof shown)[number]) => {
      const range = bar.ownerDocument.createRange();
      range.selectNodeContents(part);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top, bottom }) => (top + bottom) / 2);
      return Math.max(...tops) - Math.min(...tops) > 12;
    };
    return [
      ...over.map(({ name }) => `${name} lies over another`),
      ...shown.filter(lines).map(({ textContent }) => `${textContent} has two lines`),
      ...boxes.filter(({ box }) => box.left < 0 || box.right > innerWidth).map(({ name }) => `${name} leaves the window`),
      ...(bar.ownerDocument.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []),
    ];
  });

const expectFit = async (page: Page): Promise<void> => {
  await page.evaluate('document.fonts.ready');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, await faults(page)]).toEqual([width, []]);
  }
};

for (const app of ['candidate', 'employer'] as const)
  for (const language of ['en', 'nl'] as const) {
    const w = words[language];
    test(`the header of a visitor of the ${app} app fits wherever there is no menu (${language})`, async ({ page }) => {
      await page.addInitScript(`localStorage.setItem('language', '${language}'); localStorage.setItem('cookieConsent', 'declined')`);
      await page.setViewportSize({ width: 768, height: 800 });
      await page.goto(`${stack()[app]}/blog`);
      const bar = page.getByRole('banner');
      await expect(bar.getByRole('button', { name: w.switch[app] })).toBeVisible();
      await expect(bar.getByRole('link', { name: w.login })).toBeVisible();
      await expectFit(page);
      await page.setViewportSize({ width: 767, height: 800 });
      await expect(bar.getByRole('button', { name: w.menu })).toBeVisible();
      await expect(bar.getByRole('navigation')).toBeHidden();
    });

    test(`the header of somebody with a long name and every link fits (${app}, ${language})`, async ({ browser }) => {
      const page = await signedIn(browser, app, language, stack().accounts[app], { viewport: { width: 768, height: 800 } });
      await page.route(/\/api\/account$/, async (route) => {
        const answer = await route.fetch();
        const account = (await answer.json()) as object;
        const name = { firstName: 'Wilhelmina Alexandrine', lastName: 'van Oldenbarnevelt tot Stoutenburg' };
        await route.fulfill({ response: answer, json: { ...account, ...name, isAdmin: true } });
      });
      await page.goto('/notifications');
      await expect(page.getByRole('banner').getByRole('button', { name: /Wilhelmina/ })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: /Admin|Beheer/ })).toBeVisible();
      await expectFit(page);
      // An answer that is still under way would fail the next test.
      await page.unrouteAll({ behavior: 'wait' });
      await page.context().close();
    });
  }

test('a page that is opened anew begins at its top, one that is reloaded does not', async ({ browser }) => {
  const page = await signedIn(browser, 'candidate', 'en', stack().accounts.candidate, { viewport: { width: 375, height: 812 } });
  const top = (): Promise<number> => page.evaluate<number>('Math.round(scrollY)');
  const open = async (path: string): Promise<void> => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  await open('/profile');
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  await page.evaluate('scrollTo(0, 700)');
  await page.reload();
  await expect.poll(top).toBeGreaterThan(0);
  await open('/job-preferences');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  expect(await top()).toBe(0);
  await page.context().close();
});

test('names and addresses of sixty letters make neither the account menu nor the rows of members bigger than they have to be', async ({
  browser,
}) => {
  const account = await newEmployer('Koninklijke Maatschappij tot Bevordering der Binnenscheepvaa');
  const address = `een.heel.lang.adres.van.iemand.${randomUUID()}@binnenscheepvaartmaatschappij.example.org`;
  expect((await account.api.post('/employer/members', { data: { email: address, role: 'Member' } })).ok()).toBe(true);
  const page = await signedIn(browser, 'employer', 'en', account, { viewport: { width: 1440, height: 900 } });
  await page.goto('/settings');
  await page.getByRole('banner').getByRole('button', { name: 'Gerda Visch' }).click();
  const menu = page.getByRole('menu');
  await expect(menu.getByText(account.email)).toBeVisible();
  expect((await menu.boundingBox())?.width).toBeLessThan(360);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Members' }).click();
  const [again, remove] = [
    page.getByRole('button', { name: /^Send .* again|^Send again/ }),
    page.getByRole('button', { name: `Remove ${address}` }),
  ];
  await expect(remove).toBeVisible();
  expect((await again.first().boundingBox())?.y).toBe((await remove.boundingBox())?.y);
});

test('the account menu is marked at its own pages, at the intake too, and at no other', async ({ browser }) => {
  const page = await signedIn(browser, 'candidate', 'en', stack().accounts.candidate, { viewport: { width: 1440, height: 900 } });
  const account = page.getByRole('banner').getByRole('button', { name: /Sanne Visser/ });
  for (const path of ['/profile', '/resume', '/intake']) {
    await page.goto(path);
    await expect(account).toHaveAttribute('aria-current', 'true');
  }
  await page.goto('/funnel');
  await expect(account).toBeVisible();
  await expect(account).not.toHaveAttribute('aria-current');
});
