import { expect, type Page, test } from '@playwright/test';
import { languages } from './depth';
import { JobSite } from './job-site';
import { arrowedTo, pressed, tabTo, typed } from './keys';
import { newEmployer, signedIn } from './people';

const words = {
  en: {
    path: '/vacancies/hydrologist', read: 'Hydrologist', better: 'Senior hydrologist', later: 'Later', create: 'Create your first vacancy',
    kind: 'Where the vacancy is', link: 'Link', address: 'Address of the vacancy', go: 'Read and go on', title: 'Job title', place: 'Place',
    location: 'Work location', hybrid: 'Hybrid', home: 'Days at home', days: '2 days at home, 3 days at the office', hours: 'Hours a week at least', contract: 'Contract', temporary: 'Temporary',
    education: 'Add education', doctor: 'PhD', removeDoctor: 'Remove PhD', languages: 'Languages', both: 'Dutch or English', details: 'Next: details', skills: 'Required skills', addSkill: 'Add skill', lowest: 'Lowest, a month',
    summary: 'Next: summary', text: 'Summary for candidates', view: 'View', preview: 'Preview', publish: 'Publish', published: 'Your vacancy is published', edit: 'Edit', basics: 'Basic info', remove: 'Delete vacancy', keep: 'Keep vacancy', empty: 'Your vacancies live here',
  },
  nl: {
    path: '/vacatures/peilbeheerder', read: 'Peilbeheerder', better: 'Peilbeheerder Kampereiland', later: 'Later', create: 'Maak je eerste vacature',
    kind: 'Waar de vacature staat', link: 'Link', address: 'Adres van de vacature', go: 'Lezen en verder', title: 'Functietitel', place: 'Plaats',
    location: 'Werkplek', hybrid: 'Hybride', home: 'Dagen thuis', days: '2 dagen thuis, 3 dagen op kantoor', hours: 'Minimaal aantal uur per week', contract: 'Contract', temporary: 'Tijdelijk',
    education: 'Opleiding toevoegen', doctor: 'Doctoraat', removeDoctor: 'Doctoraat (PhD) verwijderen', languages: 'Talen', both: 'Nederlands of Engels', details: 'Verder: details', skills: 'Vereiste vaardigheden', addSkill: 'Vaardigheid toevoegen', lowest: 'Laagste, per maand',
    summary: 'Verder: samenvatting', text: 'Samenvatting voor kandidaten', view: 'Weergave', preview: 'Voorbeeld', publish: 'Publiceren', published: 'Je vacature is gepubliceerd', edit: 'Bewerken', basics: 'Basisgegevens', remove: 'Vacature verwijderen', keep: 'Vacature behouden', empty: 'Hier staan je vacatures',
  },
} as const; // prettier-ignore
type Words = (typeof words)[keyof typeof words];

let site: JobSite;
test.beforeAll(async () => {
  site = await JobSite.open();
});
test.afterAll(() => site.close());

const giveLink = async (page: Page, w: Words): Promise<void> => {
  await page.goto('/vacancies');
  await pressed(page.getByRole('alertdialog').getByRole('button', { name: w.later }));
  await pressed(page.getByRole('link', { name: w.create }));
  await page.waitForURL('**/vacancies/*/intake');
  await arrowedTo(page.getByRole('radiogroup', { name: w.kind }), w.link, 'ArrowRight');
  await typed(page.getByRole('textbox', { name: w.address }), site.origin + w.path);
  await page.keyboard.press('Enter');
};

const sayBasics = async (page: Page, w: Words): Promise<void> => {
  await expect(page.getByRole('textbox', { name: w.title })).toHaveValue(w.read);
  await typed(page.getByRole('textbox', { name: w.title }), w.better);
  const place = page.getByRole('combobox', { name: w.place });
  await typed(place, 'Zwolle');
  await expect(page.getByRole('option', { name: /^Zwolle/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(place).toHaveValue('Zwolle');
  await arrowedTo(page.getByRole('radiogroup', { name: w.location }), w.hybrid, 'ArrowDown');
  await tabTo(page.getByRole('slider', { name: w.home }));
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(w.days)).toBeVisible();
  await typed(page.getByRole('textbox', { name: w.hours }), '32');
  await tabTo(page.getByRole('button', { name: w.contract }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: w.temporary })).toBeVisible();
  await page.keyboard.type(w.temporary);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: w.contract })).toContainText(w.temporary);
  await pressed(page.getByRole('button', { name: w.education }));
  await page.keyboard.type(w.doctor);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // The first clears what was searched for, the second closes the list.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: w.education })).toBeFocused();
  await expect(page.getByRole('button', { name: w.removeDoctor })).toBeVisible();
  await arrowedTo(page.getByRole('radiogroup', { name: w.languages }), w.both, 'ArrowDown');
  await pressed(page.getByRole('button', { name: w.details }));
};

const sayDetails = async (page: Page, w: Words): Promise<void> => {
  const skills = page.getByRole('region', { name: w.skills });
  await expect(skills.getByRole('textbox').first()).not.toHaveValue('');
  const count = await skills.getByRole('textbox').count();
  await pressed(skills.getByRole('button', { name: w.addSkill }));
  await expect(skills.getByRole('textbox').nth(count)).toBeFocused();
  await page.keyboard.type('Schaatsen');
  await typed(page.getByRole('textbox', { name: w.lowest }), '3400');
  await pressed(page.getByRole('button', { name: w.summary }));
};

const publish = async (page: Page, w: Words): Promise<void> => {
  await expect(page.getByRole('group', { name: w.text }).getByRole('heading', { name: w.better }).first()).toBeVisible();
  await arrowedTo(page.getByRole('radiogroup', { name: w.view }), w.edit, 'ArrowLeft');
  const text = page.getByRole('textbox', { name: w.text });
  await expect(text).toHaveValue(new RegExp(`^# ${w.better}`));
  await tabTo(text);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\n\nTot op het ijs!');
  await arrowedTo(page.getByRole('radiogroup', { name: w.view }), w.preview, 'ArrowRight');
  await expect(page.getByRole('main').getByRole('heading', { name: w.better }).last()).toBeVisible();
  await pressed(page.getByRole('button', { name: w.publish, exact: true }));
  await expect(page.getByText(w.published)).toBeVisible();
  await page.waitForURL(/\/vacancies\/[\w-]+$/);
  await expect(page.getByText('Tot op het ijs!')).toBeVisible();
};

const change = async (page: Page, w: Words): Promise<void> => {
  await pressed(page.getByRole('link', { name: w.edit }));
  await pressed(page.getByRole('link', { name: w.basics }));
  await typed(page.getByRole('textbox', { name: w.title }), w.read);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: w.skills })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: w.read })).toBeVisible();
};

const remove = async (page: Page, w: Words): Promise<void> => {
  await page.goto(new URL(page.url()).pathname.replace('/intake', ''));
  const button = page.getByRole('button', { name: w.remove });
  await pressed(button);
  await pressed(page.getByRole('alertdialog').getByRole('button', { name: w.keep }));
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await pressed(page.getByRole('alertdialog').getByRole('button', { name: w.remove }));
  await expect(page.getByRole('heading', { name: w.empty })).toBeVisible();
};

for (const language of languages('en'))
  test(`without a mouse a link becomes a vacancy, is changed and deleted (${language})`, async ({ browser }) => {
    const w = words[language];
    const page = await signedIn(browser, 'employer', language, await newEmployer('Waterschap Vijfheren', language));
    await giveLink(page, w);
    await sayBasics(page, w);
    await sayDetails(page, w);
    await publish(page, w);
    await change(page, w);
    await remove(page, w);
    await page.context().close();
  });
