// @ts-check
// Ends well when the Chromium described in BROWSER opens a page the way the journeys will.
import { createRequire } from 'node:module';

const { chromium } = createRequire(import.meta.url)('playwright-core');
const { program, args, env } = JSON.parse(String(process.env.BROWSER));

const browser = await chromium.launch({ executablePath: program, args, env: { ...process.env, ...env }, timeout: 20_000 });
const page = await browser.newPage();
await page.goto('data:text/html,<p>it works');
const text = await page.textContent('p');
await browser.close();
process.exit(text === 'it works' ? 0 : 1);
