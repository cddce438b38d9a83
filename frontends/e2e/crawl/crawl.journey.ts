import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { appNames, type AppName } from '@tandem/contracts/pages';
import { isDeep } from '../depth';
import { stack } from '../stack';
import { everyScreenOnce, everyVisit, knownThings, type Known, type Viewer, type Visit } from './addresses';
import { findingsOn, settled, strayWords } from './findings';

type Look = { language: 'en' | 'nl'; theme: 'light' | 'dark'; widths: readonly number[] };

const wide = 1280;
const narrow = 320;
const combinations = (['en', 'nl'] as const).flatMap((language) => (['light', 'dark'] as const).map((theme) => ({ language, theme })));
/** By turns every language, theme and width; the deep run sees each screen in all of them. */
const looksAt = (index: number): Look[] => {
  if (isDeep) return combinations.map((each) => ({ ...each, widths: [wide, narrow] }));
  const turn = combinations[index % combinations.length];
  return turn ? [{ ...turn, widths: [Math.floor(index / combinations.length) % 2 ? narrow : wide] }] : [];
};

/** What a browser says when a link that was made up is refused, as it has to be. */
const refusal = /Failed to load resource: the server responded with a status of 4(00|01|03|04|10)/;
const isMadeUp = (path: string): boolean => /no-such-|\/nowhere|\/register\/linkedin/.test(path);
/** A refusal that is an answer: the cookie of one app is no session in another of the same host. */
const answer = /status of 401 .*\/api\/(account|auth\/refresh)$/;
const isExpected = (path: string, message: string): boolean => (isMadeUp(path) && refusal.test(message)) || answer.test(message);

const inLanguage = (path: string, language: string): string => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

const addressOf = (url: string): string => {
  const address = new URL(url);
  address.searchParams.delete('lang');
  address.hash = '';
  // The login is the same wherever it leads.
  if (address.pathname === '/login') address.search = '';
  return address.href;
};

class Crawl {
  readonly problems: string[] = [];
  private readonly links = new Map<string, string>();
  private readonly seen = new Set<string>();

  constructor(private readonly idStarts: readonly string[]) {}

  /** Opens an address in one look and keeps what is wrong with what comes. A screen that was seen before is left. */
  async look(page: Page, { app, viewer, path }: Visit, { language, theme, widths }: Look): Promise<void> {
    const where = `${app} ${path} (${viewer}, ${language}, ${theme})`;
    const said: string[] = [];
    const hear = (message: string): void => void (isExpected(path, message) ? null : said.push(message));
    page.removeAllListeners('console').removeAllListeners('pageerror');
    page.on('console', (message) => message.type() === 'error' && hear(`${message.text()} ${message.location().url}`));
    page.on('pageerror', (error) => hear(error.message));
    await page.setViewportSize({ width: wide, height: 900 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto(stack()[app] + inLanguage(path, language));
    await settled(page);
    const screen = [viewer, language, theme, addressOf(page.url())].join(' ');
    if (!this.seen.has(screen)) {
      this.seen.add(screen);
      const { findings, links } = await findingsOn(page, { idStarts: this.idStarts, language, widths });
      this.problems.push(...findings.map((finding) => `${where} ${finding}`));
      // A link to a part of the page itself, which may be the page of an unknown address, leads nowhere else.
      const here = addressOf(page.url());
      for (const link of links.map(addressOf)) if (link !== here && !this.links.has(link)) this.links.set(link, where);
    }
    this.problems.push(...said.map((message) => `${where} console: ${message}`));
  }

  /** Follows every link to one of the apps once. */
  async follow(context: BrowserContext): Promise<void> {
    const apps = appNames.map((app) => stack()[app]);
    for (const [link, where] of this.links) {
      if (!apps.some((app) => link.startsWith(`${app}/`))) continue;
      const status = (await context.request.get(link)).status();
      if (status >= 400) this.problems.push(`${where} has a link to ${link}, which answers ${status}`);
    }
  }
}

const contextOf = async (browser: Browser, app: AppName, viewer: Viewer): Promise<BrowserContext> => {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/Amsterdam' });
  await context.addInitScript(`localStorage.setItem('cookieConsent', 'declined')`);
  if (viewer === 'visitor') return context;
  const answer = await context.request.post(`${stack()[app]}/api/auth/login`, {
    data: stack().accounts[app],
    headers: { origin: stack()[app] },
  });
  expect(answer.status()).toBe(200);
  return context;
};

const idStarts = async (): Promise<string[]> => {
  const texts = (await (await fetch(`${stack().gateway}/public/en.json`)).json()) as Record<string, string>;
  return [...new Set(Object.keys(texts).map((id) => id.split('.')[0] ?? ''))].filter((start) => start.length > 2);
};

// Each app and viewer where there is time for it.
test.describe.configure({ mode: 'parallel' });

let known: Known;
let starts: string[];
test.beforeAll(async () => {
  known = await knownThings();
  starts = await idStarts();
});

test('what counts as a mistake on a screen is one', () => {
  const found = (text: string) => strayWords([text], ['wishes', 'jobs']);
  expect(found('wishes.tab.work')).toEqual(['wishes.tab.work']);
  expect(found('{count, plural, one {vacancy}}')).toEqual(['{count, plural']);
  expect(found('NaN km from undefined')).toEqual(['undefined', 'NaN']);
  expect(found('Bo (wishes.bo@example.org) works at jobs.tandem.example, see https://tandem.example/jobs.html')).toEqual([]);
});

for (const app of appNames) {
  for (const viewer of ['visitor', 'member'] as const) {
    test(`every screen of the ${app} app is sound for a ${viewer}`, async ({ browser }) => {
      test.setTimeout((isDeep ? 60 : 6) * 60_000);
      const crawl = new Crawl(starts);
      const context = await contextOf(browser, app, viewer);
      const all = isDeep ? everyVisit(known) : everyScreenOnce(known);
      const waiting = all.map((visit, index) => ({ visit, looks: looksAt(index) })).filter(({ visit }) => visit.app === app && visit.viewer === viewer); // prettier-ignore
      const walk = async (page: Page): Promise<void> => {
        for (let next = waiting.shift(); next; next = waiting.shift())
          for (const look of next.looks) await crawl.look(page, next.visit, look);
      };
      await walk(await context.newPage());
      await crawl.follow(context);
      await context.close();
      expect(crawl.problems).toEqual([]);
    });
  }
}
