import { expect, type Page, test } from '@playwright/test';
import { newCandidate, newEmployer, publishVacancy, signedIn } from './people';

// Cards are carried in full motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const phone = { viewport: { width: 375, height: 640 }, hasTouch: true };
const column = (page: Page, name: string) => page.getByRole('grid', { name: new RegExp(`^${name}`) });
const cardOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

type Point = { x: number; y: number };
const middleOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** A finger on a real screen, from below the page: the browser makes of it what it would make of a person's. */
const fingerOn = async (page: Page) => {
  const tools = await page.context().newCDPSession(page);
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    tools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  return {
    down: async (at: Point) => send('touchStart', at),
    /** In steps, as fingers go. */
    glide: async (from: Point, to: Point) => {
      for (let step = 1; step <= 10; step++)
        await send('touchMove', { x: from.x + ((to.x - from.x) * step) / 10, y: from.y + ((to.y - from.y) * step) / 10 });
    },
    up: async () => send('touchEnd'),
  };
};

/** An application of somebody new to a new vacancy of a new company. */
const application = async () => {
  const company = await newEmployer();
  const { api: employer } = company;
  const title = `Gardener ${Date.now()}`;
  const vacancyId = await publishVacancy(employer, title);
  const person = await newCandidate('Noor', vacancyId);
  const { id } = (await (await person.api.get(`/candidate/vacancy/${vacancyId}/match`)).json()) as { id: string };
  expect((await person.api.patch(`/candidate/matches/${id}`, { data: { status: 'APPLIED' } })).status()).toBe(200);
  return { company, employer, person, title, id };
};

/** Carries a card by its grip to a column that is out of sight at first: the board has to come along. */
const carry = async (page: Page, title: string, goal: string): Promise<void> => {
  const grip = cardOf(page, title).getByRole('button', { name: /^Drag/ });
  await grip.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const from = middleOf((await grip.boundingBox())!);
  const finger = await fingerOn(page);
  await finger.down(from);
  const center = { x: phone.viewport.width / 2, y: from.y };
  await finger.glide(from, center);
  // The board goes along while the finger is at its edge; a little at a time, not to miss the column.
  for (let tries = 0; tries < 60; tries++) {
    const there = middleOf((await column(page, goal).boundingBox())!).x - center.x;
    if (Math.abs(there) < 90) break;
    const edge = { x: there > 0 ? phone.viewport.width - 6 : 6, y: from.y };
    await finger.glide(center, edge);
    await finger.glide(edge, center);
  }
  await expect(page.locator('[data-finger-over]')).toHaveAttribute('aria-label', new RegExp(`^${goal}`));
  await finger.up();
};

test('a finger carries an application across the board of an employer', async ({ browser }) => {
  const { company, title, employer, id } = await application();
  const page = await signedIn(browser, 'employer', 'en', company, phone);
  await page.goto('/funnel');
  await page.getByRole('searchbox').fill(title);
  await expect(page.getByText('1 found')).toBeVisible();
  await carry(page, title, 'Interview');
  await expect(column(page, 'Interview').getByText(title)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'moved to Interview' })).toBeAttached();
  expect(((await (await employer.get(`/employer/funnel/${id}`)).json()) as { status: string }).status).toBe('INTERVIEW');
  await page.context().close();
});

test('a finger carries an invitation to the interview on the board of a candidate', async ({ browser }) => {
  const { title, employer, person, id } = await application();
  expect((await employer.patch(`/employer/funnel/${id}`, { data: { status: 'INVITED' } })).status()).toBe(200);
  const page = await signedIn(browser, 'candidate', 'en', person, phone);
  await page.goto('/funnel');
  await expect(column(page, 'Invited').getByText(title)).toBeVisible();
  await carry(page, title, 'Interview');
  await expect(column(page, 'Interview').getByText(title)).toBeVisible();
  // The card is there before the server has answered.
  const status = async () => ((await (await person.api.get(`/candidate/matches/${id}`)).json()) as { status: string }).status;
  await expect.poll(status).toBe('INTERVIEW');
  await page.context().close();
});

test('a finger anywhere else on a card scrolls the page and the board, and moves nothing', async ({ browser }) => {
  const { title, person, id } = await application();
  const page = await signedIn(browser, 'candidate', 'en', person, phone);
  await page.goto('/funnel');
  const heading = cardOf(page, title).getByRole('paragraph').first();
  await expect(heading).toBeVisible();
  const finger = await fingerOn(page);
  const from = middleOf((await heading.boundingBox())!);
  await finger.down(from);
  await finger.glide(from, { x: from.x - 220, y: from.y });
  await finger.up();
  await expect
    .poll(async () => page.getByRole('group', { name: /pplications/ }).evaluate((board) => board.scrollLeft))
    .toBeGreaterThan(100);
  const mid = { x: 180, y: 420 };
  await finger.down(mid);
  await finger.glide(mid, { x: mid.x, y: 120 });
  await finger.up();
  await expect.poll(async () => page.evaluate('scrollY')).toBeGreaterThan(100);
  expect(((await (await person.api.get(`/candidate/matches/${id}`)).json()) as { status: string }).status).toBe('APPLIED');
  await page.context().close();
});
