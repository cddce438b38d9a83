import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { readPdf } from '@tandem/pdf-text/read';
import { readResume } from '../src/read';
import { factsOf, factsRead, likeness } from './likeness';
import { people } from './people';
import { peopleAbroad } from './people-abroad';
import { printedLayouts } from './printed-layouts';

const program = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (file) => file && existsSync(file),
);
/** Of the pairs of a layout and a person one in so many is printed, by turns, so that none is left out: all of them in the deep run. */
const oneIn = process.env['TANDEM_DEEP'] ? 1 : 3;
const cases = Object.entries(printedLayouts)
  .flatMap(([name, layout], row) => [...people, ...peopleAbroad].map((person, place) => ({ name, layout, person, turn: row + place })))
  .filter(({ turn }) => turn % oneIn === 0)
  .map(({ name, layout, person }) => ({ name, language: person.language, layout, person }));

// Where there is no browser there is nothing to print with.
(program ? describe : describe.skip)('a web page printed by a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    const args = process.env.CHROMIUM_ARGS?.split(' ').filter(Boolean) ?? (process.getuid?.() === 0 ? ['--no-sandbox'] : []);
    browser = await chromium.launch({ executablePath: program, args });
  }, 60_000);
  afterAll(() => browser?.close());

  it.each(cases)(
    'reads back $name in $language',
    async ({ layout, person }) => {
      const page = await browser.newPage();
      await page.setContent(layout(person));
      const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      await page.close();
      const resume = readResume(await readPdf(bytes), { today: '2026-01-15' });
      const { f1, missing, invented } = likeness(factsOf(person), factsRead(resume));
      expect(f1 >= 0.97 ? [] : { missing, invented }).toEqual([]);
      expect(resume.language).toBe(person.language);
    },
    30_000,
  );
});
