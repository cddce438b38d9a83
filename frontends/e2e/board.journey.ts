import { type Browser, expect, type Page, test } from '@playwright/test';
import { newCandidate, newEmployer, publishVacancy, signedIn } from './people';

// Cards are carried and put back in full motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const column = (page: Page, name: string) => page.getByRole('grid', { name: new RegExp(`^${name}`) });
const moveTo = async (page: Page, title: string, goal: string) => {
  await page.getByRole('button', { name: new RegExp(`^Move .*${title}$`) }).click();
  await page.getByRole('menuitem', { name: goal, exact: true }).click();
};

/** A new application on the board of a new company, which is open twice: here and by calls. */
const twoBoards = async (browser: Browser) => {
  const company = await newEmployer();
  const { api } = company;
  const title = `Planner ${Date.now()}`;
  const vacancyId = await publishVacancy(api, title);
  const { api: candidate } = await newCandidate('Sam', vacancyId);
  const { id } = (await (await candidate.get(`/candidate/vacancy/${vacancyId}/match`)).json()) as { id: string };
  expect((await candidate.patch(`/candidate/matches/${id}`, { data: { status: 'APPLIED' } })).status()).toBe(200);
  const page = await signedIn(browser, 'employer', 'en', company);
  return { company, api, title, id, page };
};

test('who comes second is told where the application stands, and sees it there', async ({ browser }) => {
  const { api, title, id, page } = await twoBoards(browser);
  await page.goto('/funnel');
  await expect(column(page, 'Applied').getByText(title)).toBeVisible();
  // Somebody else's answer arrives while ours is on its way.
  await page.route(`**/employer/funnel/${id}`, async (route) => {
    if (route.request().method() === 'PATCH') await api.patch(`/employer/funnel/${id}`, { data: { status: 'REJECTED' } });
    await route.continue();
  });
  await moveTo(page, title, 'Interview');
  await expect(page.getByText(/The match could not be updated/)).toBeVisible();
  await expect(column(page, 'Applied').getByText(title)).toBeHidden();
  await expect(column(page, 'Interview').getByText(title)).toBeHidden();
  await page.getByRole('tab', { name: /^Rejected/ }).click();
  await expect(column(page, 'Rejected').getByText(title)).toBeVisible();
  await page.context().close();
});

test('a move without a connection is taken back, and works once there is one', async ({ browser }) => {
  const { title, page } = await twoBoards(browser);
  await page.goto('/funnel');
  await expect(column(page, 'Applied').getByText(title)).toBeVisible();
  await page.context().setOffline(true);
  await moveTo(page, title, 'Interview');
  await expect(page.getByText(/The match could not be updated/).first()).toBeVisible();
  await expect(column(page, 'Applied').getByText(title)).toBeVisible();
  await page.context().setOffline(false);
  await moveTo(page, title, 'Interview');
  await expect(column(page, 'Interview').getByText(title)).toBeVisible();
  await page.reload();
  await expect(column(page, 'Interview').getByText(title)).toBeVisible();
  await page.context().close();
});

test('a card is carried by keys, and what happens is said', async ({ browser }) => {
  const { title, page } = await twoBoards(browser);
  await page.goto('/funnel');
  const card = column(page, 'Applied').getByRole('row').filter({ hasText: title });
  await card.getByRole('button', { name: /^Drag/ }).focus();
  await page.keyboard.press('Enter');
  const goal = page.getByRole('button', { name: /^Drop on .*Invited/ });
  for (let tabs = 0; tabs < 12 && !(await goal.evaluate((element) => element.matches(':focus'))); tabs++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(column(page, 'Invited').getByText(title)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'moved to Invited' })).toBeAttached();
  await page.context().close();
});

test('the names of the columns stay below the bar while the page scrolls', async ({ browser }) => {
  const { title, page } = await twoBoards(browser);
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/funnel');
  await expect(column(page, 'Applied').getByText(title)).toBeVisible();
  const name = page.getByRole('heading', { name: /^Interview/ });
  const bar = await page.getByRole('banner').boundingBox();
  const { y = 0 } = (await name.boundingBox()) ?? {};
  await page.evaluate(`scrollTo(0, ${y})`);
  await expect.poll(async () => (await name.boundingBox())?.y).toBeGreaterThan((bar?.height ?? Infinity) - 2);
  await page.context().close();
});

test('a board on paper is a list by step, with nothing to take hold of', async ({ browser }) => {
  const { title, page } = await twoBoards(browser);
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto('/funnel');
  await expect(column(page, 'Applied').getByText(title)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const [applied, invited] = await Promise.all(['Applied', 'Invited'].map(async (name) => column(page, name).boundingBox()));
  expect([invited?.x, invited?.width]).toEqual([applied?.x, applied?.width]);
  expect(invited?.y).toBeGreaterThanOrEqual((applied?.y ?? 0) + (applied?.height ?? 0));
  await expect(page.getByRole('tab')).toHaveCount(1);
  for (const role of ['button', 'search'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await page.context().close();
});

test('a page that slept catches up once it is online again', async ({ browser }) => {
  const { api, title, id, page } = await twoBoards(browser);
  await page.goto('/funnel');
  await expect(column(page, 'Applied').getByText(title)).toBeVisible();
  await page.evaluate(`window.isSamePage = true`);
  await page.context().setOffline(true);
  expect((await api.patch(`/employer/funnel/${id}`, { data: { status: 'INTERVIEW' } })).status()).toBe(200);
  await expect(column(page, 'Applied').getByText(title)).toBeVisible();
  await page.context().setOffline(false);
  await expect(column(page, 'Interview').getByText(title)).toBeVisible({ timeout: 60_000 });
  expect(await page.evaluate(`window.isSamePage`)).toBe(true);
  await page.context().close();
});

test('a finger moves a card', async ({ browser }) => {
  const { company, title, page: desk } = await twoBoards(browser);
  await desk.context().close();
  const page = await signedIn(browser, 'employer', 'en', company, {
    viewport: { width: 375, height: 800 },
    hasTouch: true,
  });
  await page.goto('/funnel');
  await page.getByRole('searchbox').fill(title);
  await expect(page.getByText('1 found')).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^Move .*${title}$`) }).tap();
  await page.getByRole('menuitem', { name: 'Interview', exact: true }).tap();
  await expect(page.getByRole('status').filter({ hasText: 'moved to Interview' })).toBeAttached();
  await page.reload();
  await page.getByRole('searchbox').fill(title);
  await expect(page.getByText('1 found')).toBeVisible();
  await expect(column(page, 'Interview').getByText(title)).toBeAttached();
  await page.context().close();
});
