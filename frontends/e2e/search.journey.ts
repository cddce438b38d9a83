import { expect, test } from '@playwright/test';
import { accessible } from './accessible';
import { languages } from './depth';
import { stack } from './stack';

const words = {
  en: { ask: /What are you looking for/, from: /From/, send: 'Search', results: 'Search results', used: /1 of 3 searches/, left: 'Without:', apply: 'Apply', login: /\/login/ },
  nl: { ask: /Wat zoek je/, from: /Vanuit/, send: 'Zoeken', results: 'Zoekresultaten', used: /1 van 3 zoekopdrachten/, left: 'Zonder:', apply: 'Solliciteren', login: /\/login/ },
} as const; // prettier-ignore
const sentences = { en: 'nurse, 24-36 hours, no night shifts', nl: 'verpleegkundge, 24-36 uur, geen nachtdiensten' } as const;

for (const language of languages('nl')) {
  test(`a visitor searches in his own words, by keyboard, and finds his answer again (${language})`, async ({ page }) => {
    const w = words[language];
    await page.addInitScript(`localStorage.setItem('language', '${language}'); localStorage.setItem('cookieConsent', 'declined')`);
    await page.goto('/jobs');
    await page.getByRole('textbox', { name: w.ask }).fill(sentences[language]);
    await page.getByRole('combobox', { name: w.from }).fill('Utrecht');
    await page.keyboard.press('Tab');
    await page.getByRole('textbox', { name: w.ask }).press('Enter');
    const results = page.getByRole('list', { name: w.results });
    await expect(results.getByRole('link').first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(w.used)).toBeVisible();
    await expect(page.getByText(w.left)).toBeVisible();
    await accessible(page);
    await page.reload();
    // Low in it, on its reasons: the whole card is the link, also where no words of it are.
    const card = results.getByRole('listitem').first();
    const { height } = (await card.boundingBox()) ?? { height: 0 };
    await card.click({ position: { x: 40, y: height - 40 } });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await accessible(page);
    await page.getByRole('button', { name: w.apply }).click();
    await expect(page).toHaveURL(w.login);
  });
}

test('a visitor who types while a slow phone still starts the page loses nothing', async ({ page }) => {
  await page.addInitScript(`localStorage.setItem('language', 'en'); localStorage.setItem('cookieConsent', 'declined')`);
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto('/jobs', { waitUntil: 'commit' });
  const sentence = page.locator('textarea').first();
  await sentence.click();
  await page.keyboard.type(sentences.en, { delay: 40 });
  await page.keyboard.press('Tab');
  await page.keyboard.type('Utrecht', { delay: 40 });
  await page.keyboard.press('Tab');
  await sentence.focus();
  await page.keyboard.press('Enter');
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(page.getByRole('list', { name: words.en.results }).getByRole('link').first()).toBeVisible({ timeout: 30_000 });
  await expect(sentence).toHaveValue(sentences.en);
});

test('a search from the home page of a phone shows what comes of it, not the form once more', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, baseURL: stack().candidate });
  await context.addInitScript(`localStorage.setItem('language', 'en'); localStorage.setItem('cookieConsent', 'declined')`);
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('textbox', { name: words.en.ask }).fill('nurse');
  await page.getByRole('combobox', { name: words.en.from }).fill('Utrecht');
  await page.keyboard.press('Tab');
  await page.getByRole('textbox', { name: words.en.ask }).press('Enter');
  await page.waitForURL('**/jobs**');
  await expect(page.getByRole('heading', { name: /vacanc(?:y|ies), best first/ })).toBeInViewport({ timeout: 30_000 });
});

test('a candidate tries out what would change a match, and searches beside it', async ({ page }) => {
  const { candidate } = stack().accounts;
  await page.addInitScript(`localStorage.setItem('language', 'en'); localStorage.setItem('cookieConsent', 'declined')`);
  await page.goto('/login');
  await page.getByLabel('E-mail').first().fill(candidate.email);
  await page.getByLabel('Password').first().fill(candidate.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/jobs');
  const whatIf = page.getByRole('region', { name: 'What if' });
  await expect(whatIf).toBeVisible({ timeout: 20_000 });
  await whatIf.getByLabel('A skill I would add').fill('Node.js');
  await expect(whatIf.getByText(/^The match (stays|goes)/)).toBeVisible();
  await page.getByRole('button', { name: 'The words it rests on' }).click();
  await expect(page.getByRole('region', { name: 'Your resume' }).locator('mark').first()).toBeVisible();
  await accessible(page);
  await page.getByRole('link', { name: 'Prompt your own job' }).click();
  await page.getByRole('textbox', { name: /What are you looking for/ }).fill('developer, hybrid');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Search results' }).getByRole('link').first()).toBeVisible({ timeout: 30_000 });
  await accessible(page);
});
