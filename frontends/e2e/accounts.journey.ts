import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { languages } from './depth';
import { pressed, typed } from './keys';
import { password, registered } from './people';
import { mailedLink, stack } from './stack';

const words = {
  en: {
    email: 'E-mail', password: 'Password', login: 'Log in', forgot: 'Forgot password?', send: 'Send me a link', sent: 'a link is on its way', choose: 'New password', repeat: 'Repeat password', save: 'Save password',
    changed: 'Your password has been changed', deadLink: 'This link does not work', google: 'Continue with Google', linkedin: 'Continue with LinkedIn', unknown: 'There is no account for this yet',
    candidate: 'I am looking for work', invite: 'Send invitation', invited: 'Invited', active: 'Active', activate: 'Activate account', welcome: 'Your account is ready', contact: 'Name of your contact',
    contactEmail: 'E-mail address of your contact', company: 'Company name', refer: 'Refer', cancel: 'Cancel', referred: 'gets an e-mail from us', newEmail: 'Change e-mail address', pending: 'is waiting for your confirmation', verified: 'Your address is confirmed',
    change: 'Change password', current: 'Current password', endThere: /^Log out there/,
  },
  nl: {
    email: 'E-mailadres', password: 'Wachtwoord', login: 'Inloggen', forgot: 'Wachtwoord vergeten?', send: 'Stuur me een link', sent: 'is er een link onderweg', choose: 'Nieuw wachtwoord', repeat: 'Herhaal wachtwoord', save: 'Wachtwoord opslaan',
    changed: 'Je wachtwoord is gewijzigd', deadLink: 'Deze link werkt niet', google: 'Doorgaan met Google', linkedin: 'Doorgaan met LinkedIn', unknown: 'Hier is nog geen account voor',
    candidate: 'Ik zoek werk', invite: 'Uitnodiging sturen', invited: 'Uitgenodigd', active: 'Actief', activate: 'Account activeren', welcome: 'Je account is klaar', contact: 'Naam van je contactpersoon',
    contactEmail: 'E-mailadres van je contactpersoon', company: 'Bedrijfsnaam', refer: 'Uitnodigen', cancel: 'Annuleren', referred: 'krijgt een mail van ons', newEmail: 'E-mailadres wijzigen', pending: 'wacht op je bevestiging', verified: 'Je adres is bevestigd',
    change: 'Wachtwoord wijzigen', current: 'Huidig wachtwoord', endThere: /^Daar uitloggen/,
  },
} as const; // prettier-ignore
type Language = keyof typeof words;
type Words = (typeof words)[Language];

const speak = async (context: BrowserContext, language: Language): Promise<Words> => {
  await context.addInitScript(`localStorage.setItem('language', '${language}'); localStorage.setItem('cookieConsent', 'declined')`);
  return words[language];
};
const addressOf = (name: string): string => `${name}.${Date.now()}@example.org`;

const signIn = async (page: Page, w: Words, app: string, email: string, secret = password): Promise<void> => {
  await page.goto(`${app}/login`);
  await typed(page.getByLabel(w.email, { exact: true }), email);
  await typed(page.getByLabel(w.password, { exact: true }), secret);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
};
const choosePassword = async (page: Page, w: Words, chosen: string): Promise<void> => {
  await typed(page.getByLabel(w.choose).first(), chosen);
  await typed(page.getByLabel(w.repeat).first(), chosen);
};

test('an address that waits for its link is no wider than a phone', async ({ page, context }) => {
  const w = await speak(context, 'en');
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto('/register');
  await page.getByText(w.candidate, { exact: true }).click();
  const email = addressOf('a.name.that.is.longer.than.a.phone.is.wide');
  await page.getByLabel(w.email).fill(email);
  await page.getByLabel(w.password).first().fill(password);
  await page.getByLabel(w.repeat).fill(password);
  await page.getByRole('checkbox').first().press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText(email)).toBeVisible();
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(375);
  await page.goto('/login');
  await page.getByLabel(w.email, { exact: true }).fill(email);
  await page.getByLabel(w.password, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').first()).toBeVisible();
  // What it says covers nothing of the form.
  await page.getByRole('heading').click({ trial: true, timeout: 3000 });
});

for (const language of languages('nl')) {
  test(`who forgot a password chooses another by a link that works once, by keyboard alone (${language})`, async ({ page, context }) => {
    const w = await speak(context, language);
    const email = addressOf('vera');
    await registered('candidate', email);
    await page.goto('/login');
    await pressed(page.getByRole('link', { name: w.forgot }));
    await expect(page.getByRole('button', { name: w.send })).toBeVisible();
    await typed(page.getByLabel(w.email, { exact: true }), email);
    await page.keyboard.press('Enter');
    await expect(page.getByText(w.sent)).toBeVisible();
    await page.waitForURL('**/login');
    const link = await mailedLink(email, 'reset-password');
    await page.goto(link);
    await expect(page.getByRole('button', { name: w.save })).toBeVisible();
    await choosePassword(page, w, 'another-secret');
    await page.keyboard.press('Enter');
    await expect(page.getByText(w.changed)).toBeVisible();
    await signIn(page, w, stack().candidate, email, 'another-secret');
    await page.goto(link);
    await expect(page.getByText(w.deadLink)).toBeVisible();
  });

  test(`a colleague is invited, activates his account and signs in with it, all by keyboard (${language})`, async ({
    page,
    context,
    browser,
  }) => {
    const w = await speak(context, language);
    const [email, colleague] = [addressOf('els'), addressOf('ruben')];
    await registered('employer', email, 'Kwartier Software');
    await signIn(page, w, stack().employer, email);
    await page.goto(`${stack().employer}/settings?tab=members`);
    await typed(page.getByLabel(w.email, { exact: true }), colleague);
    await pressed(page.getByRole('button', { name: w.invite }));
    const row = page.getByRole('row', { name: new RegExp(colleague) });
    await expect(row).toContainText(w.invited);
    const theirs = await browser.newContext();
    await speak(theirs, language);
    const other = await theirs.newPage();
    await other.goto(await mailedLink(colleague, 'activate-account'));
    await choosePassword(other, w, 'colleague-secret');
    await pressed(other.getByRole('button', { name: w.activate }));
    await expect(other.getByText(w.welcome)).toBeVisible();
    await theirs.clearCookies();
    await signIn(other, w, stack().employer, colleague, 'colleague-secret');
    await theirs.close();
    await page.reload();
    await expect(row).toContainText(w.active);
  });

  test(`a friend's company is told of the product, and registers by the link in the mail (${language})`, async ({ page, context }) => {
    const w = await speak(context, language);
    const [email, friend] = [addressOf('els'), addressOf('bram')];
    const by = await registered('employer', email, 'Kwartier Software');
    await by.patch('/account', { data: { firstName: 'Els', lastName: 'Kwartier' } });
    await signIn(page, w, stack().employer, email);
    await page.goto(`${stack().employer}/refer`);
    // The field is found wrong as it is left, which is when the press on what stands below begins: that may not move away.
    await page.getByLabel(w.contactEmail).fill('bram');
    await page.getByRole('button', { name: w.cancel }).click();
    await page.waitForURL((url) => url.pathname !== '/refer');
    await page.goto(`${stack().employer}/refer`);
    await page.getByLabel(w.company).fill('Molen en Zonen');
    await page.getByLabel(w.contact).fill('Bram');
    await page.getByLabel(w.contactEmail).fill(friend);
    await page.getByRole('button', { name: w.refer, exact: true }).click();
    await expect(page.getByText(w.referred)).toBeVisible();
    await expect(page.getByLabel(w.contact)).toHaveValue('');
    await context.clearCookies();
    await page.goto(await mailedLink(friend, 'register'));
    await expect(page.getByLabel(w.company)).toHaveValue('Molen en Zonen');
  });
}

/** What somebody says on the page that stands in for Google and LinkedIn. */
const sayWho = async (page: Page, button: string, email: string): Promise<void> => {
  const [popup] = await Promise.all([page.waitForEvent('popup'), pressed(page.getByRole('button', { name: button }))]);
  await pressed(popup.locator('summary'));
  await typed(popup.getByLabel('Name', { exact: true }), 'Nora Veldman');
  await typed(popup.getByLabel('E-mail address'), email);
  await pressed(popup.getByRole('button', { name: 'Continue' }));
};

const comingBy = [['google', 'en'], ['google', 'nl'], ['linkedin', 'en'], ['linkedin', 'nl']] as const; // prettier-ignore
for (const [provider, language] of comingBy) {
  test(`somebody new comes by ${provider} and is asked what he comes for, then is known, by keyboard alone (${language})`, async ({
    page,
    context,
  }) => {
    const w = await speak(context, language);
    const email = addressOf(provider);
    await page.goto('/login');
    await sayWho(page, w[provider], email);
    await expect(page.getByText(w.unknown)).toBeVisible();
    await page.waitForURL('**/register**');
    await pressed(page.getByRole('button', { name: w.candidate }));
    await sayWho(page, w[provider], email);
    await page.waitForURL('**/profile');
    await context.clearCookies();
    await page.goto('/login');
    await sayWho(page, w[provider], email);
    await page.waitForURL((url) => url.pathname !== '/login');
  });
}

test('a candidate changes his address and password, and signs out elsewhere', async ({ page, context, browser }) => {
  const w = await speak(context, 'en');
  const [email, newEmail] = [addressOf('noor'), addressOf('noor.new')];
  await registered('candidate', email);
  const elsewhere = await browser.newContext();
  await speak(elsewhere, 'en');
  const other = await elsewhere.newPage();
  await signIn(other, w, stack().candidate, email);
  await signIn(page, w, stack().candidate, email);

  await page.goto('/profile');
  const ends = page.getByRole('button', { name: w.endThere });
  await expect(ends).toHaveCount(2);
  for (const left of [1, 0]) {
    await ends.first().click();
    await expect(ends).toHaveCount(left);
  }
  await other.goto('/profile');
  await other.waitForURL('**/login**');
  await elsewhere.close();

  await page.getByRole('button', { name: w.change, exact: true }).click();
  await page.getByLabel(w.current).first().fill(password);
  await choosePassword(page, w, 'changed-secret');
  await page.getByRole('button', { name: w.save }).click();
  await expect(page.getByText(w.changed)).toBeVisible();

  await page.getByLabel(w.email, { exact: true }).fill(newEmail);
  await page.getByRole('button', { name: w.newEmail }).click();
  await expect(page.getByText(w.pending)).toBeVisible();
  await page.goto(await mailedLink(newEmail, 'verify'));
  await expect(page.getByText(w.verified)).toBeVisible();
  await context.clearCookies();
  await signIn(page, w, stack().candidate, newEmail, 'changed-secret');
});
