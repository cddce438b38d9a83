#!/usr/bin/env node
// Draws every story in Chromium, for each audience in both themes, and fails on accessibility findings, on colours
// that are too weak, and on sideways scrolling. Needs a Chromium: CHROMIUM_PATH, an installed one, or Playwright's own.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';

const require = createRequire(import.meta.url);
const configFile = `${import.meta.dirname}/vite.config.mjs`;
const WIDTHS = [320, 375, 768, 1440, 1920];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
// The catalogue repeats landmarks that a page has once.
const NOT_FOR_A_CATALOGUE = [
  'landmark-unique',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-main',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'page-has-heading-one',
  'heading-order',
  'region',
];

// What opens on a press, by component and button.
const OPENED = [
  ['Select, multi-select, combobox', /Education/],
  ['Select, multi-select, combobox', /Choose an industry/],
  ['Select, multi-select, combobox', /Add industry/],
  ['Date, month and phone', 'Choose a date'],
  ['Date, month and phone', 'Choose a month'],
  ['Date, month and phone', /Country code/],
  ['Dialog, popup, menu, popover', 'Delete account'],
  ['Dialog, popup, menu, popover', 'Invite a member'],
  ['Dialog, popup, menu, popover', 'Sanne Visser'],
  ['Dialog, popup, menu, popover', 'Why 86?'],
  ['Banner, toast, save state', 'Archive'],
  ['Image crop', 'Change photo'],
  ['Board', /^Move/],
];

const findBrowser = () =>
  [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => file && fs.existsSync(file));

await build({ configFile, logLevel: 'error' });
const server = await preview({ configFile, logLevel: 'error', preview: { port: 0 } });
const address = server.resolvedUrls.local[0];
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const problems = [];

const open = async (width, search) => {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  page.on('pageerror', (error) => problems.push(`${JSON.stringify(search)}: ${error.message}`));
  await page.goto(`${address}?${new URLSearchParams(search)}`);
  await page.waitForSelector('[data-story]');
  return page;
};

const findings = async (page) => {
  await page.addScriptTag({ path: require.resolve('axe-core') });
  return page.evaluate(
    async ([tags, off]) =>
      (await axe.run(document, { runOnly: tags, rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])) })).violations.flatMap(
        ({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
      ),
    [RULES, NOT_FOR_A_CATALOGUE],
  );
};

const unadvised = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main section[aria-labelledby]')]
      .filter((component) => component.querySelector('[data-story]') && !component.querySelector('[data-advice]'))
      .map((component) => `${component.getAttribute('aria-labelledby')} has no do and don't in advice.ts`),
  );

const report = (where, found) => problems.push(...found.map((finding) => `${where}: ${finding}`));

for (const theme of ['light', 'dark']) {
  for (const audience of ['candidate', 'employer', 'admin']) {
    const page = await open(1440, { theme, audience });
    report(`${theme} ${audience}`, await findings(page));
    await page.close();
  }
  for (const [component, button] of OPENED) {
    const page = await open(1024, { theme, component });
    await page.getByRole('button', { name: button }).first().click();
    await page.waitForTimeout(300);
    report(`${theme} ${component}, ${button} pressed`, await findings(page));
    await page.close();
  }
}

for (const width of WIDTHS) {
  const page = await open(width, {});
  if (width === WIDTHS[0]) problems.push(...(await unadvised(page)));
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const culprits = await page.evaluate(() =>
    [...document.querySelectorAll('[data-story]')]
      .filter((story) => story.scrollWidth > story.clientWidth + 1)
      .map((story) => story.dataset.story),
  );
  if (over > 0 || culprits.length) problems.push(`${width} px scrolls sideways by ${over}: ${culprits.join(', ')}`);
  await page.close();
}

await browser.close();
await server.close();
for (const problem of problems) console.error(problem);
console.log(problems.length ? `${problems.length} problems` : 'Every story is without findings, in both themes and for all audiences.');
process.exitCode = problems.length ? 1 : 0;
