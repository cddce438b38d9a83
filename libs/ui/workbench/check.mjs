#!/usr/bin/env node
// Draws every story in Chromium, for each audience in both themes, presses what opens, and fails on accessibility findings,
// on colours that are too weak, and on sideways scrolling, also with texts that are 30 % longer. Needs a Chromium: CHROMIUM_PATH, an installed one, or Playwright's own.
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
    [...document.querySelectorAll('[data-component]')]
      .filter((component) => !component.querySelector('[data-advice]'))
      .map((component) => `${component.dataset.component} has no do and don't in advice.ts`),
  );

/** Every press that a story names, with its component. */
const pressesOf = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-component]')].flatMap(({ dataset }) =>
      JSON.parse(dataset.opens).map((open) => ({ component: dataset.component, ...open })),
    ),
  );

/** Makes each text a third longer, as another language would. */
const lengthen = (page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const isDrawn = text.parentElement.closest('svg, textarea, script, style');
      // Figures stay figures; words get words.
      if (!isDrawn)
        text.data = text.data.replace(/[\p{L}][\p{L} ,.'-]{2,}/gu, (words) => words + ' ' + words.slice(0, Math.ceil(words.length * 0.3)));
    }
  });

const sideways = async (page, width) => {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const culprits = await page.evaluate(() =>
    [...document.querySelectorAll('[data-story]')]
      .filter((story) => story.scrollWidth > story.clientWidth + 1)
      .map((story) => story.dataset.story),
  );
  return over > 0 || culprits.length ? [`${width} px scrolls sideways by ${over}: ${culprits.join(', ')}`] : [];
};

const report = (where, found) => problems.push(...found.map((finding) => `${where}: ${finding}`));

const checkPress = async (theme, { component, press, width = 1024 }) => {
  const page = await open(width, { theme, component });
  try {
    const before = await page.locator('body').innerHTML();
    const named = { name: press };
    await page.getByRole('button', named).or(page.getByRole('radio', named)).first().click({ timeout: 10_000 });
    await page.waitForTimeout(300);
    if ((await page.locator('body').innerHTML()) === before) report(component, [`nothing came of a press on "${press}"`]);
    report(`${theme} ${component}, "${press}" pressed`, await findings(page));
  } catch (error) {
    report(component, [`"${press}" could not be pressed: ${error.message.split('\n', 1)[0]}`]);
  }
  await page.close();
};

const first = await open(1440, {});
const presses = await pressesOf(first);
problems.push(...(await unadvised(first)));
await first.close();

for (const theme of ['light', 'dark']) {
  for (const audience of ['candidate', 'employer', 'admin']) {
    const page = await open(1440, { theme, audience });
    report(`${theme} ${audience}`, await findings(page));
    await page.close();
  }
  const waiting = [...presses];
  const pressOn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await checkPress(theme, next);
  };
  // Three at a time: most of a press is waiting.
  await Promise.all([pressOn(), pressOn(), pressOn()]);
}

for (const width of WIDTHS) {
  const page = await open(width, {});
  report('as they are', await sideways(page, width));
  await lengthen(page);
  report('with longer texts', await sideways(page, width));
  await page.close();
}

await browser.close();
await server.close();
for (const problem of problems) console.error(problem);
console.log(problems.length ? `${problems.length} problems` : 'Every story is without findings, in both themes and for all audiences.');
process.exitCode = problems.length ? 1 : 0;
