import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { demoEmployer, newCandidate, publishVacancy } from './people';
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

const accessible = async (page: Page): Promise<void> => {
  await page.evaluate('scrollTo(0, 0)');
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag22aa'])
    .exclude('[data-live-announcer]')
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`)).toEqual([]);
};

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
/** By mouse or finger, or by Enter alone. */
const press = (byKeyboard: boolean) => async (page: Page, role: 'button' | 'link' | 'tab', name: string | RegExp) => {
  const target = page.getByRole(role, { name, exact: true }).first();
  await expect(target).toBeVisible();
  if (!byKeyboard) return target.click();
  await target.focus();
  await page.keyboard.press('Enter');
};

/** From the application to the filled vacancy, each side hearing of the other without a reload. */
const wholeWay = async (browser: Browser, language: 'en' | 'nl', viewport: Seat['viewport'], byKeyboard: boolean) => {
  const w: Words = words[language];
  const go = press(byKeyboard);
  const api = await demoEmployer();
  const title = `Frontend developer ${Date.now()}`;
  const vacancyId = await publishVacancy(api, title);
  const who = await newCandidate('Robin', vacancyId);
  const employer = await sitDown(browser, { language, url: stack().employer, account: stack().accounts.employer, viewport });
  const candidate = await sitDown(browser, { language, url: stack().candidate, account: who, viewport });
  await employer.goto('/funnel');
  await expect(column(employer, w.applied)).toBeVisible();

  await candidate.goto(`/jobs/${vacancyId}`);
  await go(candidate, 'button', w.apply);
  const sent = candidate.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.url().includes('/candidate/matches/'));
  await candidate.getByRole('alertdialog').getByRole('button', { name: w.apply, exact: true }).press('Enter');
  await sent;
  await expect(column(employer, w.applied).getByText(title)).toBeVisible();
  await candidate.waitForURL('**/funnel');
  await accessible(candidate);
  await accessible(employer);

  await employer.getByRole('row').filter({ hasText: title }).getByRole('link').first().press('Enter');
  await go(employer, 'link', w.invite);
  await expect(employer.getByRole('button', { name: w.send })).toBeVisible();
  await employer.getByLabel(w.message).fill('Stationsplein 1');
  await accessible(employer);
  await go(employer, 'button', w.send);
  await expect(column(candidate, w.invited).getByText(title)).toBeVisible();

  await candidate.goto(`/jobs/${vacancyId}`);
  await expect(candidate.getByText('Stationsplein 1')).toBeVisible();
  const [first] = await candidate.getByRole('radiogroup', { name: w.times }).getByRole('radio').all();
  await first?.focus();
  await candidate.keyboard.press('Space');
  await accessible(candidate);
  await go(candidate, 'button', w.take);
  await candidate.waitForURL('**/funnel');
  await expect(column(candidate, w.interview).getByText(title)).toBeVisible();

  await go(employer, 'button', w.offer);
  const confirm = employer.getByRole('alertdialog').getByRole('button', { name: w.taken, exact: true });
  await confirm.press('Enter');
  await expect(confirm).toBeHidden();
  await accessible(employer);
  await candidate.goto(`/jobs/${vacancyId}`);
  await expect(candidate.getByText(w.filled).first()).toBeVisible();
  await expect(candidate.getByRole('button', { name: w.take })).toBeHidden();
  const { filledSince } = (await (await api.get(`/vacancies/${vacancyId}`)).json()) as { filledSince: string | null };
  expect(filledSince).not.toBeNull();
};

const desk = { width: 1280, height: 900 };

for (const language of ['en', 'nl'] as const) {
  test(`an application becomes a job, in two browsers that follow each other (${language})`, async ({ browser }) => {
    await wholeWay(browser, language, desk, false);
  });
}

test('the same by keyboard alone', async ({ browser }) => {
  await wholeWay(browser, 'en', desk, true);
});

test('the same on a phone', async ({ browser }) => {
  await wholeWay(browser, 'nl', { width: 375, height: 800 }, false);
});
