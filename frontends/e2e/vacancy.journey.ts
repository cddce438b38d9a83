import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { languages } from './depth';
import { JobSite } from './job-site';
import { newEmployer, signedIn } from './people';
import { stack } from './stack';

const words = {
  en: {
    link: 'Link', address: 'Address of the vacancy', read: 'Read and go on', title: 'Job title', skills: 'Required skills', details: 'Next: details', summary: 'Next: summary',
    text: 'Summary for candidates', publish: 'Publish', published: 'Your vacancy is published', edit: 'Edit', basics: 'Basic info', save: 'Save', saved: 'Your vacancy is saved', remove: 'Delete vacancy', gone: 'This vacancy is no longer open',
  },
  nl: {
    link: 'Link', address: 'Adres van de vacature', read: 'Lezen en verder', title: 'Functietitel', skills: 'Vereiste vaardigheden', details: 'Verder: details', summary: 'Verder: samenvatting',
    text: 'Samenvatting voor kandidaten', publish: 'Publiceren', published: 'Je vacature is gepubliceerd', edit: 'Bewerken', basics: 'Basisgegevens', save: 'Opslaan', saved: 'Je vacature is opgeslagen', remove: 'Vacature verwijderen', gone: 'Deze vacature staat niet meer open',
  },
} as const; // prettier-ignore
type Words = (typeof words)[keyof typeof words];

const sources = {
  en: { path: '/vacancies/hydrologist', title: 'Hydrologist', better: 'Senior hydrologist', skill: 'MODFLOW' },
  nl: { path: '/vacatures/peilbeheerder', title: 'Peilbeheerder', better: 'Peilbeheerder Kampereiland', skill: 'Rijbewijs B' },
} as const;

let site: JobSite;
test.beforeAll(async () => {
  site = await JobSite.open();
});
test.afterAll(() => site.close());

const begin = async (page: Page): Promise<void> => {
  await page.goto('/vacancies/create');
  await page.waitForURL('**/vacancies/*/intake');
};

const readLink = async (page: Page, w: Words, url: string): Promise<void> => {
  await page.getByRole('radio', { name: w.link }).click();
  await page.getByRole('textbox', { name: w.address }).fill(url);
  await page.getByRole('button', { name: w.read }).click();
};

/** The page printed, as a recruiter gets it from a colleague. */
const printed = async (browser: Browser, url: string): Promise<Buffer> => {
  const page = await browser.newPage();
  await page.goto(url);
  const pdf = await page.pdf();
  await page.close();
  return pdf;
};

const finish = async (page: Page, w: Words, { title, skill }: { title: string; skill: string }): Promise<void> => {
  await expect(page.getByRole('textbox', { name: w.title })).toHaveValue(title);
  await page.getByRole('button', { name: w.details }).click();
  const skills = page.getByRole('region', { name: w.skills }).getByRole('textbox');
  await expect(skills.first()).not.toHaveValue('');
  expect(await Promise.all((await skills.all()).map(async (field) => field.inputValue()))).toContain(skill);
  await page.getByRole('button', { name: w.summary }).click();
  await expect(page.getByRole('group', { name: w.text }).getByRole('heading', { name: title, exact: true })).toBeVisible();
  await page.getByRole('button', { name: w.publish, exact: true }).click();
  await expect(page.getByText(w.published)).toBeVisible();
};

for (const way of ['link', 'PDF'] as const) {
  for (const language of languages(way === 'link' ? 'en' : 'nl')) {
    test(`a vacancy comes from a ${way}, changes under its reader’s eyes and goes (${language})`, async ({ browser }) => {
      const w = words[language];
      const source = sources[language];
      const page = await signedIn(browser, 'employer', language, await newEmployer('Waterschap Vijfheren', language));
      await begin(page);
      if (way === 'link') await readLink(page, w, site.origin + source.path);
      else {
        const buffer = await printed(browser, site.origin + source.path);
        await page.locator('input[type=file]').setInputFiles({ name: 'vacature.pdf', mimeType: 'application/pdf', buffer });
      }
      await finish(page, w, source);

      const reader = await (await browser.newContext({ baseURL: stack().candidate })).newPage();
      await reader.addInitScript(`localStorage.setItem('language', '${language}'); localStorage.setItem('cookieConsent', 'declined')`);
      await page.waitForURL(/\/vacancies\/[\w-]+$/);
      const { pathname } = new URL(page.url());
      await reader.goto(pathname);
      await expect(reader.getByRole('heading', { level: 1, name: source.title })).toBeVisible();

      await page.getByRole('link', { name: w.edit }).click();
      await page.getByRole('link', { name: w.basics }).click();
      await page.getByRole('textbox', { name: w.title }).fill(source.better);
      await page.getByRole('button', { name: w.details }).click();
      await expect(page.getByRole('region', { name: w.skills })).toBeVisible();
      await expect(reader.getByRole('heading', { level: 1, name: source.better })).toBeVisible();

      await page.goto(pathname);
      await page.getByRole('button', { name: w.remove }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: w.remove }).click();
      await page.waitForURL('**/vacancies');
      await reader.reload();
      await expect(reader.getByText(w.gone).first()).toBeVisible();
      for (const path of [pathname, pathname.replace('vacancies', 'jobs')]) expect((await reader.request.get(path)).status()).toBe(410);
      expect((await reader.request.get(`/jobs/${randomUUID()}`)).status()).toBe(404);
      await reader.context().close();
      await page.context().close();
    });
  }
}

const refusals = [
  ['a page without a vacancy', '/nieuws', 'We vonden hier geen vacature'],
  ['a page behind a login', '/intern', 'Deze pagina is pas te lezen na inloggen'],
  ['a page that is not there', '/weg', 'Deze pagina bestaat niet of niet meer'],
  ['an address that leads to itself', '/rond', 'Dit adres blijft ons doorsturen'],
] as const;

test('what holds no vacancy is said in plain words, and the address stays to be mended', async ({ browser }) => {
  const w = words.nl;
  const page = await signedIn(browser, 'employer', 'nl', await newEmployer('Waterschap Vijfheren', 'nl'));
  await begin(page);
  for (const [, path, message] of refusals) {
    await readLink(page, w, site.origin + path);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByRole('textbox', { name: w.address })).toHaveValue(site.origin + path);
  }
  await readLink(page, w, `${site.origin}/vacatures`);
  await expect(page.getByText('Hier staat meer dan één vacature. Welke bedoel je?')).toBeVisible();
  await page.getByRole('button', { name: /Sluiswachter/ }).click();
  await expect(page.getByRole('textbox', { name: w.title })).toHaveValue('Sluiswachter');
  await page.context().close();
});

test('the wizard opens without anything moving through the view, from the list and by its address', async ({ browser }) => {
  const page = await signedIn(browser, 'employer', 'en', await newEmployer(), { viewport: { width: 1440, height: 900 } });
  await page.addInitScript(`
    window.moved = 0;
    new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (window.moved += value))).observe({ type: 'layout-shift', buffered: true });
  `);
  const moved = async () => {
    await expect(page.getByRole('radio', { name: words.en.link })).toBeVisible();
    return page.evaluate<number>(`document.fonts.ready
      .then(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)))))
      .then(() => window.moved)`);
  };
  await begin(page);
  expect(await moved()).toBeLessThan(0.01);
  await page.goto('/');
  await page.getByRole('link', { name: /^New vacancy/ }).click();
  expect(await moved()).toBeLessThan(0.01);
  await page.context().close();
});
