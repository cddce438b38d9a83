import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { accessible } from './accessible';
import { languages } from './depth';
import { password, registered, signedIn } from './people';
import { resumePdf } from './resume-pdf';
import { mailedLink, stack } from './stack';

const words = {
  en: {
    looking: 'I am looking for work', create: 'Create account', look: 'Check your e-mail', first: 'First name', last: 'Last name', birth: 'Date of birth', city: 'City', title: 'The job you want',
    full: 'Full time', place: 'Hybrid', car: 'By car', minutes: /Travel at most/, next: 'Next', drop: /Drop your resume/, finish: 'Finish and find jobs', heading: 'Jobs for you', why: 'Speaks for it',
    email: 'E-mail', password: 'Password', repeat: 'Repeat password', years: 'Years', level: 'Level', professional: 'Full professional',
  },
  nl: {
    looking: 'Ik zoek werk', create: 'Account maken', look: 'Kijk in je mail', first: 'Voornaam', last: 'Achternaam', birth: 'Geboortedatum', city: 'Woonplaats', title: 'De baan die je zoekt',
    full: 'Voltijd', place: 'Op locatie', car: 'Met de auto', minutes: /Reistijd/, next: 'Volgende', drop: /Sleep je cv/, finish: 'Afronden en banen zoeken', heading: 'Banen voor jou', why: 'Spreekt ervoor',
    email: 'E-mail', password: 'Wachtwoord', repeat: 'Herhaal wachtwoord', years: 'Jaren', level: 'Niveau', professional: 'Volledig professioneel',
  },
} as const; // prettier-ignore
const people = {
  en: { first: 'Tom', last: 'Brandt', city: 'Utrecht', title: 'Backend developer', expected: /backend developer/i },
  nl: { first: 'Iris', last: 'van Dam', city: 'Zwolle', title: 'Verpleegkundige', expected: /erpleegkundige|erzorgende|Nurse/ },
} as const;

for (const language of languages('en')) {
  test(`somebody registers, uploads a resume and gets a ranked list of vacancies (${language})`, async ({ page }) => {
    const w = words[language];
    const who = people[language];
    const email = `${who.first}.${Date.now()}.${language}@example.org`.toLowerCase();
    await page.addInitScript(`localStorage.setItem('language', '${language}'); localStorage.setItem('cookieConsent', 'declined')`);

    await page.goto('/register');
    await page.getByRole('button', { name: w.looking }).click();
    await page.getByLabel(w.email, { exact: false }).first().fill(email);
    await page.getByLabel(w.password).first().fill('secret-enough');
    await page.getByLabel(w.repeat).first().fill('secret-enough');
    await page.getByRole('checkbox').check({ force: true });
    await accessible(page);
    await page.getByRole('button', { name: w.create }).click();
    await expect(page.getByRole('heading', { name: w.look })).toBeVisible();

    await page.goto(await mailedLink(email, 'verify'));
    await page.waitForURL('**/intake**', { timeout: 20_000 });

    await page.getByLabel(w.first).fill(who.first);
    await page.getByLabel(w.last).fill(who.last);
    await page.getByLabel(w.birth).first().fill('12/05/1990');
    await page.getByRole('combobox', { name: w.city }).fill(who.city);
    await page
      .getByRole('option', { name: new RegExp(`^${who.city}`) })
      .first()
      .click();
    await page.getByLabel(w.title).fill(who.title);
    await page.getByText(w.full, { exact: true }).click();
    await page.getByText(w.place, { exact: true }).click();
    await page.getByText(w.car, { exact: true }).click();
    await page.getByLabel(w.minutes).fill('60');
    await accessible(page);
    await page.getByRole('button', { name: w.next }).click();

    await expect(page.getByText(w.drop)).toBeVisible();
    const started = Date.now();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: await resumePdf(language) });
    await expect(page.getByRole('button', { name: w.finish })).toBeVisible();
    expect(Date.now() - started).toBeLessThan(15_000);
    await expect(page.locator('input[name="experiences.0.title"]')).toHaveValue(who.title);

    // What the paper does not say a person fills in.
    for (const years of await page.getByLabel(w.years).all()) if (!(await years.inputValue())) await years.fill('3');
    await accessible(page);
    await page.getByRole('button', { name: w.finish }).click();
    await page.waitForURL('**/jobs');
    await expect(page.getByRole('heading', { name: w.heading })).toBeVisible();
    // No reload: the list fills while the vacancies are compared.
    const list = page.getByRole('list', { name: w.heading });
    await expect(list.getByRole('listitem').first()).toContainText(who.expected, { timeout: 30_000 });
    await expect(page.getByRole('heading', { name: w.why })).toBeVisible();
    await accessible(page);
  });
}

test('what is no readable resume is said in plain words, and another can be tried', async ({ page }) => {
  const { email, password } = stack().accounts.candidate;
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Jobs for you' })).toBeVisible();
  const refused = await page.request.post('/api/candidate/resume', {
    multipart: { resume: { name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') } },
  });
  expect([refused.status(), ((await refused.json()) as { detail: string }).detail]).toEqual([415, 'pdf_only']);
});

test('a phone too says what is still needed before wishes can be saved', async ({ browser }) => {
  const email = `wishes.${randomUUID()}@example.org`;
  await registered('candidate', email);
  const page = await signedIn(browser, 'candidate', 'nl', { email, password }, { viewport: { width: 375, height: 700 } });
  await page.goto('/job-preferences');
  await expect(page.getByText(/^Nog nodig: De baan die je zoekt/)).toBeVisible();
  await page.getByLabel('De baan die je zoekt').fill('Tuinman');
  await expect(page.getByText(/^Nog nodig: Soort baan/)).toBeVisible();
});

test('a job that is open on a phone heads its screen, and nothing unseen takes the focus', async ({ browser }) => {
  const page = await signedIn(browser, 'candidate', 'en', stack().accounts.candidate, { viewport: { width: 375, height: 700 } });
  await page.goto('/jobs');
  const job = page.getByRole('list', { name: 'Jobs for you' }).getByRole('link').first();
  const words = await job.innerText();
  await job.click();
  await expect(page.getByRole('link', { name: 'Back to the list' })).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  expect(words).toContain(await heading.innerText());
  await expect(page.getByRole('link', { name: 'Prompt your own job' })).toHaveCount(0);
});
