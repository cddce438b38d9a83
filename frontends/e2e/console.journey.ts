import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessible } from './accessible';
import { registered } from './people';
import { resumePdf } from './resume-pdf';
import { mailedLink, stack } from './stack';

/** A member of staff goes through the console, tab by tab, in one browser. */
let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.goto(`${stack().admin}/login`);
  await page.getByRole('button', { name: /demo administrator/ }).click();
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
});
test.afterAll(async () => page.context().close());

const open = async (query: string): Promise<void> => void (await page.goto(`${stack().admin}/admin?${query}`));
const drawer = (): Locator => page.getByRole('complementary');

/** The lines of the file that a button saves, without the mark of UTF-8. */
const saved = async (button: Locator): Promise<string[]> => {
  const download = page.waitForEvent('download');
  await button.click();
  const chunks = await (await (await download).createReadStream()).toArray();
  return Buffer.concat(chunks as Buffer[])
    .toString()
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n');
};

const lists = [
  {
    tab: 'users', name: 'Users', sort: 'E-mail', field: 'email', column: 'Phone', narrowed: 'type=EMPLOYER', asked: 'accountType=EMPLOYER',
    headings: 'email,type,provider,created,updated,first name,last name,phone,LinkedIn',
  },
  {
    tab: 'companies', name: 'Companies', sort: 'Name', field: 'companyName', column: 'Vacancies', narrowed: 'scraping=true',
    asked: 'onlyActivelyScraping=true', headings: 'name,created,actively scraping,vacancies',
  },
  {
    tab: 'vacancies', name: 'Vacancies', sort: 'Title', field: 'title', column: 'Scraped', narrowed: 'from=2100-01-01', asked: 'fromDate=2100-01-01',
    headings: 'title,created,scraped,employer',
  },
] as const; // prettier-ignore

for (const { tab, name, sort, field, column, narrowed, asked, headings } of lists) {
  test(`the list of ${tab} sorts, hides a column, narrows and downloads, all by its address`, async () => {
    await open(`tab=${tab}`);
    const table = page.getByRole('table', { name });
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    // With nothing open beside it the whole list fits.
    expect(await table.evaluate((list) => list.scrollWidth - (list.parentElement?.clientWidth ?? 0))).toBeLessThanOrEqual(0);
    await table.getByRole('button', { name: sort, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`sort=${field}`));
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: column }).click({ force: true });
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(table.getByRole('columnheader', { name: sort })).toHaveAttribute('aria-sort', 'ascending');
    await expect(table.getByRole('columnheader', { name: column })).toHaveCount(0);
    // Somebody may join or leave between the two, since other journeys run beside this one.
    await expect(async () => {
      await page.reload();
      await expect(table.getByRole('row').nth(1)).toBeVisible();
      const total = Number((await page.getByRole('heading', { level: 1 }).textContent())?.replace(/\D/g, ''));
      const lines = await saved(page.getByRole('button', { name: 'CSV' }));
      expect([lines[0], lines.length - 1]).toEqual([headings, total]);
    }).toPass();
    const call = page.waitForRequest((request) => request.url().includes(asked));
    await open(`tab=${tab}&${narrowed}`);
    await call;
    await open(`tab=${tab}&search=zzzz-nobody`);
    await expect(page.getByRole('heading', { level: 1, name: `${name} 0` })).toBeVisible();
    expect(await saved(page.getByRole('button', { name: 'CSV' }))).toEqual([headings]);
  });
}

test('somebody who cannot get in is found, looked at and helped by keyboard alone; the audit tells of it in words', async () => {
  const { email } = stack().accounts.candidate;
  await open('tab=users');
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await page.keyboard.type(email);
  const link = page.getByRole('link', { name: email });
  await expect(page.getByRole('heading', { level: 1, name: 'Users 1' })).toBeVisible();
  for (let steps = 0; steps < 30 && !(await link.evaluate((element) => element.matches(':focus'))); steps += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(drawer().getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await expect(drawer()).toBeFocused();
  await expect(drawer()).toContainText('Confirmed on');
  await expect(drawer()).not.toContainText('Mozilla');
  const help = drawer().getByRole('button', { name: 'E-mail password link' });
  await help.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(new RegExp(`link.*${email}`)).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer()).toHaveCount(0);
  await expect(link).toBeFocused();
  await open(`tab=audit&search=${encodeURIComponent(email)}`);
  const table = page.getByRole('table', { name: 'Audit log' });
  for (const deed of ['Looked at a user', 'E-mailed a password link'])
    await expect(table.getByRole('row').filter({ hasText: deed }).first()).toContainText(email);
  await expect(table).not.toContainText('getUser');
});

test('somebody who lost his mailbox gets another address by staff and comes in with it', async ({ browser }) => {
  const before = `lost.${randomUUID()}@example.org`;
  const now = `found.${randomUUID()}@example.org`;
  await registered('candidate', before);
  await open(`tab=users&search=${before}`);
  await page.getByRole('link', { name: before }).click();
  await drawer().getByRole('button', { name: 'Other e-mail address' }).click();
  await page.getByRole('textbox', { name: /New e-mail address/ }).fill(now);
  await page.getByRole('button', { name: 'E-mail the link' }).click();
  await expect(page.getByText(`A link is on its way to ${now}`)).toBeVisible();
  await expect(drawer().getByText(now)).toBeVisible();
  await accessible(page);
  const his = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await his.goto(await mailedLink(now, 'verify'));
  await his.waitForURL((url) => !url.pathname.startsWith('/verify'));
  await his.goto(`${stack().candidate}/profile`);
  await expect(his.getByText(now).first()).toBeVisible();
  await his.context().close();
});

test('what is said of an empty list can be read on a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('tab=users&search=zzzz-nobody');
  const sentence = await page.getByText(/^No users found\./).boundingBox();
  expect(sentence?.x).toBeGreaterThanOrEqual(0);
  expect((sentence?.x ?? 0) + (sentence?.width ?? 0)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('statistics follow their days, and operations tell of every service', async () => {
  await open('tab=analytics');
  await expect(page.getByRole('heading', { name: 'Registrations', exact: true })).toBeVisible();
  const call = page.waitForRequest((request) => /\/admin\/analytics\?.*from=2026-01-01.*to=2026-01-31/.test(request.url()));
  await open('tab=analytics&from=2026-01-01&to=2026-01-31');
  await call;
  await open('tab=operations');
  const services = page.getByRole('table', { name: 'Services and their work' });
  await expect(services.getByText('Reachable', { exact: true })).toHaveCount(8);
  await expect(page.getByRole('table', { name: 'Parked work' })).toBeVisible();
});

test('a test candidate gets a resume, corrections and matches with every term explained, and goes again', async () => {
  test.setTimeout(180_000);
  await open('tab=matching-tool');
  await page.getByRole('button', { name: 'New test candidate' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Proef');
  const lastName = `Kandidaat ${Date.now()}`;
  await dialog.getByRole('textbox', { name: 'Last name' }).fill(lastName);
  await dialog.getByRole('textbox', { name: 'Job wanted' }).fill('Software engineer');
  for (const wish of ['Full time', 'Hybrid']) await dialog.getByRole('checkbox', { name: wish }).click({ force: true });
  await dialog.getByRole('radio', { name: 'By car' }).click({ force: true });
  await dialog.getByRole('textbox', { name: 'Travel at most' }).fill('45');
  // Not reached: it is said, beside the button that tries again.
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Tandem cannot be reached');
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Save' }).click({ timeout: 5_000 });
  await expect(page.getByRole('heading', { level: 1, name: `Proef ${lastName}` })).toBeVisible();
  await expect(page.getByText('No matches found')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload resume' }).click();
  await (await chooser).setFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: await resumePdf('en') });
  await expect(page.getByText('Resume uploaded successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Edit resume' }).click({ timeout: 90_000 });
  await expect(dialog.getByRole('textbox', { name: 'Job title' }).first()).toHaveValue('Backend developer');
  for (const years of await dialog.getByRole('textbox', { name: /^Years/ }).all()) if (!(await years.inputValue())) await years.fill('3');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('The resume is saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Match', exact: true }).click();
  const matches = page.getByRole('table', { name: 'Matches' });
  await expect(matches.getByRole('row').nth(1)).toContainText('%', { timeout: 60_000 });
  await matches.getByRole('link').first().click();
  const terms = drawer().getByRole('table', { name: 'Terms' });
  await expect(terms.getByRole('row')).toHaveCount(13);
  await drawer().getByRole('button', { name: 'Raw values' }).click();
  await expect(
    drawer()
      .getByText(/\[\d+–\d+\] “/)
      .first(),
  ).toBeVisible();
  const lines = await saved(page.getByRole('button', { name: 'CSV' }));
  expect(lines[0]).toBe('candidate,desired title,city,company,vacancy,URL,vacancy city,score');
  expect(lines[1]).toContain(`Proef ${lastName},Software engineer`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download resume' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await page.getByRole('button', { name: 'Remove resume' }).click();
  await expect(page.getByText('Resume removed successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Delete candidate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete candidate' }).click();
  await expect(page.getByRole('button', { name: 'New test candidate' })).toBeVisible();
  await expect(page.getByText(lastName)).toHaveCount(0);
});

test('texts are read again and sign-ups shown to whoever has the key, which leaves the address', async () => {
  await page.goto(`${stack().admin}/signups?apiKey=${stack().apiKey}`);
  await expect(page.getByText(stack().accounts.candidate.email)).toBeVisible();
  await expect(page).not.toHaveURL(/apiKey/);
  await page.goto(`${stack().candidate}/refresh-translations?apiKey=${stack().apiKey}`);
  await expect(page.getByText('The texts have been read again.')).toBeVisible();
  await expect(page).toHaveURL(`${stack().admin}/admin`);
  await page.goto(`${stack().admin}/signups`);
  await expect(page).toHaveURL(`${stack().admin}/admin`);
});
