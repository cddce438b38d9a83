import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { accessible } from './accessible';
import { newCandidate, newEmployer, publishVacancy } from './people';
import { resumePdf } from './resume-pdf';
import { mailedLink, stack } from './stack';

const settle = async (page: Page) =>
  page.addInitScript(`localStorage.setItem('language', 'en'); localStorage.setItem('cookieConsent', 'declined')`);

const addJob = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Add experience' }).click();
  await page.getByRole('textbox', { name: /Job title/ }).fill('Cartographer');
  await page.getByRole('textbox', { name: /Company/ }).fill('Kaart & Co');
  await page.getByRole('textbox', { name: /^Start/ }).fill('03/2021');
  await page.getByRole('textbox', { name: /What you did/ }).fill('Drew the maps of three provinces.');
};

test('a visitor builds a resume from nothing, downloads it, registers, and finds it there', async ({ page }) => {
  await settle(page);
  await page.goto('/resume');
  await accessible(page);
  await page.getByRole('button', { name: 'Start from scratch' }).click();
  await page.getByLabel('First name').fill('Lotte');
  await page.getByLabel('Last name').fill('Bakker');
  await addJob(page);
  await expect(page.getByRole('group', { name: 'Page 1 of 1' })).toContainText('Cartographer');
  await accessible(page);

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download PDF' }).click()]);
  expect(file.suggestedFilename()).toBe('lotte-bakker-resume.pdf');
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your resume is saved.')).toBeVisible();

  const email = `lotte.${Date.now()}@example.org`;
  await page.getByRole('link', { name: 'Create an account to keep it' }).click();
  await page.getByRole('button', { name: 'I am looking for work' }).click();
  await page.getByLabel('E-mail').first().fill(email);
  await page.getByLabel('Password').first().fill('secret-enough');
  await page.getByLabel('Repeat password').first().fill('secret-enough');
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Create account' }).last().click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  await page.goto(await mailedLink(email, 'verify'));
  await page.waitForURL((url) => !url.pathname.startsWith('/verify'), { timeout: 15_000 });

  await page.goto('/resume');
  await expect(page.getByRole('button', { name: 'Edit Cartographer' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Lotte');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the question about cookies lies on no button of the builder, and makes way once it is answered', async ({ page }) => {
    await page.addInitScript(`localStorage.setItem('language', 'en')`);
    await page.goto('/resume');
    await page.getByRole('button', { name: 'Start from scratch' }).click();
    const question = page.getByRole('region', { name: 'Cookies' });
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await expect(question).toBeVisible();
    await save.click({ trial: true, timeout: 5_000 });
    const above = async () => ((await save.boundingBox())?.y ?? 0) + ((await save.boundingBox())?.height ?? 0);
    expect(await above()).toBeLessThan((await question.boundingBox())?.y ?? 0);
    await question.getByRole('button', { name: 'Decline' }).click();
    await expect.poll(above).toBeGreaterThan(560);
  });
});

test('a visitor drops a PDF, corrects a name, and downloads the page and its data under it', async ({ page }) => {
  await settle(page);
  await page.goto('/resume');
  const pdf = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: await resumePdf('en') };
  await page.locator('input[type=file]').setInputFiles(pdf);
  await page.getByLabel('First name').fill('Aletta', { timeout: 60_000 });
  await expect(page.getByRole('group', { name: /^Page 1 of/ })).toContainText('Aletta');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download PDF' }).click()]);
  expect(file.suggestedFilename()).toMatch(/^aletta-.*-resume\.pdf$/);

  await page.getByRole('button', { name: 'More' }).click();
  const [data] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'Export as JSON Resume' }).click()]);
  const { basics, work } = JSON.parse(await readFile(await data.path(), 'utf8')) as { basics: { name: string }; work: unknown[] };
  expect(basics.name).toMatch(/^Aletta /);
  expect(work.length).toBeGreaterThan(0);
});

test('on a phone nothing lies on what is written on the page', async ({ page }) => {
  await settle(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/resume');
  await page.getByRole('button', { name: 'Start from scratch' }).click();
  await addJob(page);
  await page.getByText('Page', { exact: true }).click();
  const dates = await page.getByText(/Mar 2021/).boundingBox();
  const sign = await page.getByRole('button', { name: 'Start Experience on a new page' }).boundingBox();
  expect(sign?.x).toBeGreaterThanOrEqual((dates?.x ?? 0) + (dates?.width ?? 0));
});

test('who types while the connection is gone loses nothing, and a second window is told', async ({ page, context }) => {
  await settle(page);
  await page.goto('/resume');
  await page.getByRole('button', { name: 'Start from scratch' }).click();
  const summary = page.getByLabel('In two or three sentences');
  await summary.fill('I draw maps.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await context.setOffline(true);
  await summary.fill('I draw maps of the sea.');
  await expect(page.getByText(/No connection/)).toBeVisible({ timeout: 15_000 });
  await context.setOffline(false);
  await expect(page.getByText(/No connection/)).toBeHidden({ timeout: 20_000 });

  const second = await context.newPage();
  await second.goto('/resume');
  await expect(second.getByLabel('In two or three sentences')).toHaveValue('I draw maps of the sea.');
  await second.getByLabel('In two or three sentences').fill('I draw maps of the sea and the land.');
  await expect(page.getByText('This resume was changed in another window. You see the newest version.')).toBeVisible({ timeout: 15_000 });
  await expect(summary).toHaveValue('I draw maps of the sea and the land.');
});

test('a candidate keeps a letter and a tailored resume, and the employer reads both after the application', async ({ page, browser }) => {
  const employer = await newEmployer();
  const vacancyId = await publishVacancy(employer.api, `Cartographer ${Date.now()}`);
  const candidate = await newCandidate('Mies', vacancyId);
  const summary = 'I draw maps for people who walk.';
  expect((await candidate.api.put('/candidate/resume/summary', { data: { summary } })).ok()).toBe(true);

  await settle(page);
  await page.goto('/login');
  await page.getByLabel('E-mail').first().fill(candidate.email);
  await page.getByLabel('Password').first().fill(candidate.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto(`/jobs/${vacancyId}`);
  await page.getByRole('button', { name: 'Write a letter' }).click();
  await expect(page.getByRole('button', { name: 'Keep this letter' })).toBeVisible({ timeout: 90_000 });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Your letter').fill('Dear team,\n\nI would like to draw your maps.\n\nMies');
  await page.getByRole('button', { name: 'Keep this letter' }).click();
  await expect(page.getByText(/Your letter is kept/)).toBeVisible();

  await page.getByRole('link', { name: 'Tailor resume' }).click();
  const words = page.getByLabel('In two or three sentences');
  await words.fill('I draw maps for you.');
  await expect(page.getByText('1 difference from your resume')).toBeVisible();
  await page.getByRole('button', { name: /Back to your own resume/ }).click();
  await expect(words).toHaveValue(summary);
  await words.fill('I draw maps for your walkers.');
  await accessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. The employer gets this version.')).toBeVisible();

  const match = (await (await candidate.api.get(`/candidate/vacancy/${vacancyId}/match`)).json()) as { id: string };
  expect((await candidate.api.patch(`/candidate/matches/${match.id}`, { data: { status: 'APPLIED' } })).ok()).toBe(true);
  const desk = await browser.newPage({ baseURL: stack().employer });
  await settle(desk);
  const { email, password } = employer;
  await desk.goto('/login');
  await desk.getByLabel('E-mail').first().fill(email);
  await desk.getByLabel('Password').first().fill(password);
  await desk.getByRole('button', { name: 'Log in', exact: true }).last().click();
  await desk.waitForURL((url) => url.pathname !== '/login');
  await desk.goto(`/matches/${match.id}`);
  await expect(desk.getByText('I draw maps for your walkers.')).toBeVisible();
  const letter = await employer.api.get(`/employer/funnel/${match.id}/cover-letter`);
  expect(await letter.text()).toContain('I would like to draw your maps.');
});
