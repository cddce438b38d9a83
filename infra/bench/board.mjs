#!/usr/bin/env node
// @ts-check
// Frames while the board of an employer with 5,000 applications scrolls, in Chromium, beside an empty page of the same height that
// scrolls under the same load.
//   [STACK_FILE=.local/stack.json] [CHROMIUM_PATH=/usr/bin/chromium] npm run bench:board
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { middle } from './ratio.mjs';

const file = process.env['STACK_FILE'] ?? resolve('.local/stack.json');
/** @type {{ employer: string, accounts: { employer: { email: string, password: string } } }} */
const stack = JSON.parse(readFileSync(file, 'utf8'));
const amount = 5_000;
const pairs = 5;
/** Pixels down and up again, as fast as a wheel is spun. */
const distance = 12_000;
/** Milliseconds until a page that was returned to is at rest. */
const settled = 5_000;
const statuses = /** @type {const} */ (['APPLIED', 'APPLIED', 'APPLIED', 'INVITED', 'INTERVIEW']);

/** Notes the milliseconds between frames until told to stop. */
const watch = `
  window.gaps = [];
  window.isWatching = true;
  let last = performance.now();
  requestAnimationFrame(function note(now) { window.gaps.push(now - last); last = now; if (window.isWatching) requestAnimationFrame(note); });
`;

/** @typedef {{ longest: number, late: number, work: number }} Frames */

/** @returns {Promise<Frames>} */
const scrolled = async (/** @type {import('@playwright/test').Page} */ page) => {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => (await tools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  await page.evaluate('scrollTo(0, 0)');
  const before = await spent();
  await page.evaluate(watch);
  const gesture = { x: 400, y: 600, speed: 6_000, gestureSourceType: /** @type {const} */ ('mouse') };
  await tools.send('Input.synthesizeScrollGesture', { ...gesture, yDistance: -distance });
  await tools.send('Input.synthesizeScrollGesture', { ...gesture, yDistance: distance });
  await page.evaluate('window.isWatching = false');
  const gaps = /** @type {number[]} */ (await page.evaluate('window.gaps.slice(1)'));
  const work = ((await spent()) - before) * 1_000;
  await tools.detach();
  return { longest: Math.max(...gaps), late: gaps.filter((gap) => gap > 50).length / gaps.length, work: work / gaps.length };
};

const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'], args: ['--no-sandbox'] });
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
const bare = await context.newPage();
await bare.setContent(`<div style="height: 30000px">empty</div>`);

/** @type {Frames[]} */
const ours = [];
/** @type {Frames[]} */
const theirs = [];
for (let pair = 0; pair < pairs; pair++) {
  await bare.bringToFront();
  theirs.push(await scrolled(bare));
  await page.bringToFront();
  // Whoever comes back to a page has it fetched anew: that is not scrolling.
  await page.waitForTimeout(settled);
  ours.push(await scrolled(page));
}
const said = (/** @type {Frames[]} */ all) => {
  const of = (/** @type {keyof Frames} */ part) => middle(all.map((one) => one[part]));
  return `${of('longest').toFixed(0).padStart(10)} ms ${(of('late') * 100).toFixed(1).padStart(10)} % ${of('work').toFixed(1).padStart(13)} ms`;
};
console.log('           longest frame  over 50 ms  processor a frame');
console.log(`the board  ${said(ours)}`);
console.log(`empty page ${said(theirs)}`);
await browser.close();
