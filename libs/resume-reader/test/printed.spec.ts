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
const cases = Object.entries(printedLayouts).flatMap(([name, layout]) =>
  [...people, ...peopleAbroad].map((person) => ({ name, language: person.language, layout, person })),
);

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
