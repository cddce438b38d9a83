import { expect, type Page, test } from '@playwright/test';
import { accessible } from './accessible';
import { languages } from './depth';
import { mailedLink, stack } from './stack';

const words = {
  en: {
    hiring: 'I am looking for people', company: 'Company name', create: 'Create account', look: 'Check your e-mail', email: 'E-mail', password: 'Password', repeat: 'Repeat password',
    first: 'First name', last: 'Last name', phone: 'Phone', next: 'Next', location: 'Location', founded: 'Founding date', industry: 'Industry', energy: 'Energy and utilities', size: 'Company size', medium: 'Medium-sized (50 to 249 people)',
    homepage: 'Homepage', summary: 'Company summary', finish: 'Finish', text: 'Text', source: 'Text of the vacancy', read: 'Read and go on', title: 'Job title', details: 'Next: details', skills: 'Required skills',
    publish: 'Next: summary', vacancySummary: 'Summary for candidates', now: 'Publish', published: 'Your vacancy is published', match: 'See how you match', open: 'Open',
  },
  nl: {
    hiring: 'Ik zoek mensen', company: 'Bedrijfsnaam', create: 'Account maken', look: 'Kijk in je mail', email: 'E-mail', password: 'Wachtwoord', repeat: 'Herhaal wachtwoord',
    first: 'Voornaam', last: 'Achternaam', phone: 'Telefoon', next: 'Volgende', location: 'Vestigingsplaats', founded: 'Oprichtingsdatum', industry: 'Branche', energy: 'Energie en nutsbedrijven', size: 'Bedrijfsgrootte', medium: 'Middelgroot (50 t/m 249 mensen)',
    homepage: 'Homepage', summary: 'Bedrijfssamenvatting', finish: 'Afronden', text: 'Tekst', source: 'Tekst van de vacature', read: 'Lezen en verder', title: 'Functietitel', details: 'Verder: details', skills: 'Vereiste vaardigheden',
    publish: 'Verder: samenvatting', vacancySummary: 'Samenvatting voor kandidaten', now: 'Publiceren', published: 'Je vacature is gepubliceerd', match: 'Bekijk hoe je matcht', open: 'Open',
  },
} as const; // prettier-ignore

const vacancies = {
  en: {
    title: 'Heat network planner',
    text: `Heat network planner

For our office in Rotterdam we look for a planner who keeps forty excavations a year from getting in each other's way. You work 32 to 40 hours a week and decide yourself which two days you are in the office.

What you bring
- An HBO degree in civil engineering
- At least three years of planning experience
- Primavera P6
- QGIS

What you will do
- Draw up the year plan with the municipality
- Talk with residents before a street is opened

What we offer
- A salary of € 3,900 to € 5,100 gross per month
- 30 days off`,
  },
  nl: {
    title: 'Planner warmtenetten',
    text: `Planner warmtenetten

Voor ons kantoor in Rotterdam zoeken we een planner die ervoor zorgt dat veertig opgravingen per jaar elkaar niet in de weg zitten. Je werkt 32 tot 40 uur per week en bepaalt zelf welke twee dagen je op kantoor bent.

Wat je meebrengt
- Een hbo-diploma civiele techniek
- Minstens drie jaar ervaring als planner
- Primavera P6
- QGIS

Wat je gaat doen
- Je maakt het jaarplan met de gemeente
- Je spreekt met bewoners voordat een straat opengaat

Wat we bieden
- Een salaris van € 3.900 tot € 5.100 bruto per maand
- 30 vrije dagen`,
  },
} as const;

type Words = (typeof words)['en' | 'nl'];

const choose = async (page: Page, field: string, option: string): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(field) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

const register = async (page: Page, w: Words, email: string, company: string): Promise<void> => {
  await page.goto(`${stack().employer}/register`);
  const kind = page.getByRole('button', { name: w.hiring });
  const name = page.getByLabel(w.company);
  await expect(kind.or(name).first()).toBeVisible();
  if (await kind.isVisible()) await kind.click();
  await name.fill(company);
  await page.getByLabel(w.email, { exact: false }).first().fill(email);
  await page.getByLabel(w.password).first().fill('secret-enough');
  await page.getByLabel(w.repeat).first().fill('secret-enough');
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: w.create }).click();
  await expect(page.getByRole('heading', { name: w.look })).toBeVisible();
  await page.goto(await mailedLink(email, 'verify'));
  await page.waitForURL('**/intake**', { timeout: 20_000 });
};

const finishIntake = async (page: Page, w: Words): Promise<void> => {
  await page.getByLabel(w.first).fill('Femke');
  await page.getByLabel(w.last).fill('Roos');
  await page.getByRole('textbox', { name: new RegExp(w.phone) }).fill('10 5550200');
  await accessible(page);
  await page.getByRole('button', { name: w.next }).click();
  await page.getByRole('combobox', { name: w.location }).fill('Rotterdam');
  await page
    .getByRole('option', { name: /^Rotterdam/ })
    .first()
    .click();
  await page.getByLabel(w.founded).first().fill('15/09/2009');
  await choose(page, w.industry, w.energy);
  await choose(page, w.size, w.medium);
  await accessible(page);
  await page.getByRole('button', { name: w.next }).click();
  await page.getByLabel(w.homepage).fill('warmtenet.example');
  await page.getByRole('button', { name: w.next }).click();
  const summary = page.getByRole('group', { name: new RegExp(w.summary) });
  await expect(summary).toBeVisible({ timeout: 30_000 });
  await accessible(page);
  await page.getByRole('button', { name: w.finish }).click();
  await page.waitForURL('**/vacancies/*/intake');
};

for (const language of languages('nl')) {
  test(`a company registers, finishes its intake and publishes a pasted vacancy, which a visitor reads (${language})`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000);
    const w = words[language];
    const { title, text } = vacancies[language];
    const email = `femke.${Date.now()}.${language}@example.org`;
    await page.addInitScript(`localStorage.setItem('language', '${language}'); localStorage.setItem('cookieConsent', 'declined')`);
    await register(page, w, email, `Warmtenet ${language}`);
    await finishIntake(page, w);

    await page.getByRole('radio', { name: w.text }).click();
    await page.getByRole('textbox', { name: w.source }).fill(text);
    await accessible(page);
    const started = Date.now();
    await page.getByRole('button', { name: w.read }).click();
    await expect(page.getByRole('textbox', { name: w.title })).toHaveValue(title, { timeout: 15_000 });
    expect(Date.now() - started).toBeLessThan(15_000);
    await accessible(page);
    await page.getByRole('button', { name: w.details }).click();
    const skills = page.getByRole('region', { name: w.skills });
    await expect(skills.getByRole('textbox').first()).not.toHaveValue('');
    await accessible(page);
    await page.getByRole('button', { name: w.publish }).click();
    await expect(page.getByRole('group', { name: w.vacancySummary })).toBeVisible({ timeout: 30_000 });
    await accessible(page);
    await page.getByRole('button', { name: w.now, exact: true }).click();
    await expect(page.getByText(w.published)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(w.open, { exact: true })).toBeVisible();
    await accessible(page);

    const context = await browser.newContext();
    const visitor = await context.newPage();
    await visitor.addInitScript(`localStorage.setItem('language', '${language}'); localStorage.setItem('cookieConsent', 'declined')`);
    await visitor.goto(stack().candidate + new URL(page.url()).pathname);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByRole('link', { name: w.match })).toBeVisible();
    await accessible(visitor);
    await context.close();
  });
}
