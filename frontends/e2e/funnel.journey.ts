import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { accessible } from './accessible';
import { isDeep, languages } from './depth';
import { pressed, tabTo, typed } from './keys';
import { newCandidate, newEmployer, publishVacancy } from './people';
import { stack } from './stack';

const words = {
  en: {
    email: 'E-mail', password: 'Password', login: 'Log in', apply: 'Apply', applied: 'Applied', invited: 'Invited', interview: 'Interview', invite: 'Invite', send: 'Send times',
    message: 'Message', times: 'Which time suits you?', take: 'Take this time', offer: 'Accepted offer', taken: 'Job taken', filled: 'This vacancy has been filled.', calendar: 'Add to calendar',
  },
  nl: {
    email: 'E-mail', password: 'Wachtwoord', login: 'Inloggen', apply: 'Solliciteren', applied: 'Gesolliciteerd', invited: 'Uitgenodigd', interview: 'Gesprek', invite: 'Uitnodigen', send: 'Tijden versturen',
    message: 'Bericht', times: 'Welke tijd komt je uit?', take: 'Deze tijd kiezen', offer: 'Aanbod aangenomen', taken: 'Aangenomen', filled: 'Deze vacature is vervuld.', calendar: 'In agenda zetten',
  },
} as const; // prettier-ignore
type Words = (typeof words)[keyof typeof words];

type Seat = {
  language: 'en' | 'nl';
  url: string;
  account: { email: string; password: string };
  viewport: { width: number; height: number };
};
const sitDown = async (browser: Browser, { language, url, account, viewport }: Seat): Promise<Page> => {
  const context = await browser.newContext({ viewport, hasTouch: viewport.width < 768, baseURL: url });
  await context.addInitScript(`localStorage.setItem('language', '${language}'); localStorage.setItem('cookieConsent', 'declined')`);
  const page = await context.newPage();
  const w = words[language];
  await page.goto('/login');
  await page.getByLabel(w.email).fill(account.email);
  await page.getByLabel(w.password, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: w.login, exact: true }).click();
  await page.waitForURL((address) => !address.pathname.startsWith('/login'));
  return page;
};

const column = (page: Page, name: string) => page.getByRole('grid', { name: new RegExp(`^${name}`) });
/** By mouse or finger, or by Tab and Enter alone. */
const press = (byKeyboard: boolean) => async (target: Locator) => {
  await expect(target).toBeVisible();
  await (byKeyboard ? pressed(target) : target.click());
};

/** Goes to a card as somebody without a mouse does: Tab to its column, arrow keys to the card. */
const cardTo = async (card: Locator): Promise<void> => {
  const page = card.page();
  const onCard = page.getByRole('row').and(page.locator(':focus'));
  for (let tabs = 0; tabs < 60 && (await onCard.count()) === 0; tabs++) await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  for (let steps = 0; steps < 60 && !(await card.evaluate((row) => row.matches(':focus'))); steps++) await page.keyboard.press('ArrowDown');
  await expect(card).toBeFocused();
};

/** From the application to the filled vacancy, each side hearing of the other without a reload. */
const wholeWay = async (browser: Browser, language: 'en' | 'nl', viewport: Seat['viewport'], byKeyboard: boolean) => {
  const w: Words = words[language];
  const go = press(byKeyboard);
  const company = await newEmployer('Waterschap Vijfheren', language);
  const { api } = company;
  const title = `Frontend developer ${Date.now()}`;
  const vacancyId = await publishVacancy(api, title);
  const who = await newCandidate('Robin', vacancyId);
  const employer = await sitDown(browser, { language, url: stack().employer, account: company, viewport });
  const candidate = await sitDown(browser, { language, url: stack().candidate, account: who, viewport });
  await employer.goto('/funnel');
  await expect(column(employer, w.applied)).toBeVisible();

  await candidate.goto(`/jobs/${vacancyId}`);
  await go(candidate.getByRole('button', { name: w.apply, exact: true }).first());
  const sent = candidate.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.url().includes('/candidate/matches/'));
  await go(candidate.getByRole('alertdialog').getByRole('button', { name: w.apply, exact: true }));
  await sent;
  const since = Date.now();
  // Looked at in every frame; an expectation looks once a second after the first ones.
  await column(employer, w.applied).getByText(title).waitFor();
  const passed = Date.now() - since;
  test.info().annotations.push({ type: 'on the other board after', description: `${passed} ms` });
  // By the clock, so only where nothing else runs.
  if (isDeep) expect(passed).toBeLessThan(1_500);
  await candidate.waitForURL('**/funnel');
  await accessible(candidate);
  await accessible(employer);

  const card = employer.getByRole('row').filter({ hasText: title });
  if (byKeyboard) await cardTo(card);
  await go(card.getByRole('link').first());
  await go(employer.getByRole('link', { name: w.invite, exact: true }).first());
  await expect(employer.getByRole('button', { name: w.send })).toBeVisible();
  const message = employer.getByLabel(w.message);
  await (byKeyboard ? typed(message, 'Stationsplein 1') : message.fill('Stationsplein 1'));
  await accessible(employer);
  await go(employer.getByRole('button', { name: w.send, exact: true }));
  await expect(column(candidate, w.invited).getByText(title)).toBeVisible();

  await candidate.goto(`/jobs/${vacancyId}`);
  await expect(candidate.getByText('Stationsplein 1')).toBeVisible();
  const first = candidate.getByRole('radiogroup', { name: w.times }).getByRole('radio').first();
  if (byKeyboard) await tabTo(first);
  else await first.focus();
  await candidate.keyboard.press('Space');
  await accessible(candidate);
  await go(candidate.getByRole('button', { name: w.take, exact: true }).first());
  await candidate.waitForURL('**/funnel');
  await expect(column(candidate, w.interview).getByText(title)).toBeVisible();

  await go(employer.getByRole('button', { name: w.offer, exact: true }).first());
  const confirm = employer.getByRole('alertdialog').getByRole('button', { name: w.taken, exact: true });
  await go(confirm);
  await expect(confirm).toBeHidden();
  // Only then the page is as it stays: on a slow machine axe looked while it changed.
  await expect(employer.getByRole('button', { name: w.offer, exact: true })).toBeHidden();
  await accessible(employer);
  await candidate.goto(`/jobs/${vacancyId}`);
  await expect(candidate.getByText(w.filled).first()).toBeVisible();
  await expect(candidate.getByRole('button', { name: w.take })).toBeHidden();
  const { filledSince } = (await (await api.get(`/vacancies/${vacancyId}`)).json()) as { filledSince: string | null };
  expect(filledSince).not.toBeNull();
};

const desk = { width: 1280, height: 900 };

for (const language of languages('en')) {
  test(`an application becomes a job, in two browsers that follow each other (${language})`, async ({ browser }) => {
    await wholeWay(browser, language, desk, false);
  });
}

for (const language of languages('nl')) {
  test(`the same by keyboard alone (${language})`, async ({ browser }) => {
    await wholeWay(browser, language, desk, true);
  });
}

test('the same on a phone', async ({ browser }) => {
  await wholeWay(browser, 'nl', { width: 375, height: 800 }, false);
});
