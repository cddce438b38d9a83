#!/usr/bin/env node
// Draws every story in Chromium, for each audience in both themes, and fails on accessibility findings, on colours
// that are too weak, and on sideways scrolling. Needs a Chromium: CHROMIUM_PATH, an installed one, or Playwright's own.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
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

const findBrowser = () =>
  [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => file && fs.existsSync(file));

await build({ configFile, logLevel: 'error' });
const server = await preview({ configFile, logLevel: 'error', preview: { port: 0 } });
const address = server.resolvedUrls.local[0];
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const problems = [];

for (const theme of ['light', 'dark'])
  for (const audience of ['candidate', 'employer', 'admin']) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    page.on('pageerror', (error) => problems.push(`${theme} ${audience}: ${error.message}`));
    await page.goto(`${address}?theme=${theme}&audience=${audience}`);
    await page.waitForSelector('[data-story]');
    await page.addScriptTag({ path: require.resolve('axe-core') });
    const violations = await page.evaluate(
      async ([tags, off]) =>
        (
          await axe.run(document, { runOnly: tags, rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])) })
        ).violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
        ),
      [RULES, NOT_FOR_A_CATALOGUE],
    );
    problems.push(...violations.map((violation) => `${theme} ${audience}: ${violation}`));
    if (audience === 'candidate' && theme === 'light')
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        const culprits = await page.evaluate(() =>
          [...document.querySelectorAll('[data-story]')]
            .filter((story) => story.scrollWidth > story.clientWidth + 1)
            .map((story) => story.dataset.story),
        );
        if (over > 0 || culprits.length) problems.push(`${width} px scrolls sideways by ${over}: ${culprits.join(', ')}`);
      }
    await page.close();
  }

await browser.close();
await server.close();
for (const problem of problems) console.error(problem);
console.log(problems.length ? `${problems.length} problems` : 'Every story is without findings, in both themes and for all audiences.');
process.exitCode = problems.length ? 1 : 0;
