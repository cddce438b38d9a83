#!/usr/bin/env node
// @ts-check
// Frames while the board of an employer with 5,000 applications scrolls, in Chromium, beside an empty page and a page of nothing but text
// that scroll under the same load: what a browser without a graphics card takes for any page that is not empty. It needs a stack that runs (npm start) and a Chromium: CHROMIUM_PATH, an installed one, or Playwright's.
//   [STACK_FILE=.local/stack.json] [CHROMIUM_PATH=/usr/bin/chromium] npm run bench:board
import { launchedBrowser, measured, runningStack } from './running.mjs';
import { middle } from './ratio.mjs';

const amount = 5_000;
const rounds = 5;
/** Pixels a second: as fast as cards are drawn, a wheel spun fast, and twice as fast. */
const speeds = [1_500, 3_000, 6_000];
/** Seconds down, and up again. */
const duration = 4;
/** Milliseconds until a page that was returned to is at rest. */
const settled = 4_000;
const statuses = /** @type {const} */ (['APPLIED', 'APPLIED', 'APPLIED', 'INVITED', 'INTERVIEW']);

/** Notes the milliseconds between frames until told to stop. */
const watch = `
  window.gaps = [];
  window.isWatching = true;
  let last = performance.now();
  requestAnimationFrame(function note(now) { window.gaps.push(now - last); last = now; if (window.isWatching) requestAnimationFrame(note); });
`;

/** @typedef {{ longest: number, late: number, work: number }} Frames */

/**
 * @param {import('@playwright/test').Page} page
 * @param {number} speed
 * @returns {Promise<Frames>}
 */
const scrolled = async (page, speed) => {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => (await tools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  await page.evaluate('scrollTo(0, 0)');
  const before = await spent();
  await page.evaluate(watch);
  const gesture = { x: 400, y: 600, speed, gestureSourceType: /** @type {const} */ ('mouse') };
  await tools.send('Input.synthesizeScrollGesture', { ...gesture, yDistance: -speed * duration });
  await tools.send('Input.synthesizeScrollGesture', { ...gesture, yDistance: speed * duration });
  await page.evaluate('window.isWatching = false');
  const gaps = /** @type {number[]} */ (await page.evaluate('window.gaps.slice(1)'));
  const work = ((await spent()) - before) * 1_000;
  await tools.detach();
  return { longest: Math.max(...gaps), late: gaps.filter((gap) => gap > 50).length / gaps.length, work: work / gaps.length };
};

const line =
  '<p>Words that fill a line of the page from its left to its right, so that there is something to paint wherever one looks.</p>';

/** The board of the demo employer, and two pages to compare with, in one window. */
const opened = async (/** @type {import('@playwright/test').Browser} */ browser) => {
  /** @type {{ employer: string, accounts: { employer: { email: string, password: string } } }} */
  const stack = runningStack();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: stack.employer });
  await context.addInitScript(`localStorage.setItem('language', 'en'); localStorage.setItem('cookieConsent', 'declined')`);
  await context.request.post('/api/auth/login', {
    data: stack.accounts.employer,
    headers: { origin: stack.employer, 'x-tandem-app': 'employer' },
  });
  const page = await context.newPage();
  // One real answer many times over: what the server does with as many is measured elsewhere.
  await page.route(/\/employer\/funnel(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const [card] = /** @type {object[]} */ (await answer.json());
    const isArchive = route.request().url().includes('archived=true');
    const many = Array.from({ length: isArchive ? 0 : amount }, (_, at) => ({
      ...card,
      id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      status: statuses[at % statuses.length],
      archived: false,
    }));
    await route.fulfill({ response: answer, json: many });
  });
  await page.goto('/funnel');
  await page.getByRole('row').first().waitFor();
  const shown = async (/** @type {string} */ html) => {
    const other = await context.newPage();
    await other.setContent(html);
    return other;
  };
  return [
    { name: 'the board', page },
    { name: 'an empty page', page: await shown(`<div style="height: 30000px">empty</div>`) },
    { name: 'a page of text', page: await shown(`<body style="background: white">${line.repeat(900)}</body>`) },
  ];
};

const said = (/** @type {Frames[]} */ all) => {
  const of = (/** @type {keyof Frames} */ part) => middle(all.map((one) => one[part]));
  const worst = Math.max(...all.map(({ longest }) => longest));
  return `${of('longest').toFixed(0).padStart(10)} ms ${worst.toFixed(0).padStart(8)} ms ${(of('late') * 100).toFixed(1).padStart(10)} % ${of('work').toFixed(1).padStart(13)} ms`;
};

await measured(async () => {
  const browser = await launchedBrowser();
  try {
    const pages = await opened(browser);
    console.log(`${amount} applications, ${duration} s down and up again, the middle of ${rounds} runs`);
    console.log('                          longest frame  of all runs  over 50 ms  processor a frame');
    for (const speed of speeds) {
      /** @type {Frames[][]} */
      const found = pages.map(() => []);
      for (let round = 0; round < rounds; round++) {
        for (const [place, { page }] of pages.entries()) {
          await page.bringToFront();
          // Whoever comes back to a page has it fetched anew: that is not scrolling.
          await page.waitForTimeout(settled);
          found[place]?.push(await scrolled(page, speed));
        }
      }
      found.forEach((all, place) => console.log(`${speed} px/s  ${pages[place]?.name.padEnd(14)} ${said(all)}`));
    }
  } finally {
    await browser.close();
  }
});
