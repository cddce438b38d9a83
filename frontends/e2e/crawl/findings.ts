import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../accessible';
import { alive } from '../alive';

const narrow = 320;
/** Where the bar on top is fullest. */
const tablet = 1024;

/** Waits until a page has its heading and nothing on it is still on its way. */
export const settled = async (page: Page): Promise<void> => {
  for (let address = ''; address !== page.url();) {
    address = page.url();
    await alive(page);
    await expect(page.locator('h1').first(), `a heading at ${address}`).toBeVisible();
    await expect(page.locator('[aria-busy=true]'), `nothing on its way at ${address}`).toHaveCount(0);
  }
};

/** Words that only a mistake puts on a screen: a message's id, an argument nobody filled, a value that is none. What addresses are called is people's own. */
export const strayWords = (texts: readonly string[], idStarts: readonly string[]): string[] => {
  const id = new RegExp(`(?<![\\w@/.-])(${idStarts.join('|')})\\.[a-z_][\\w.-]*\\w(?!\\.example)`);
  const address = /\S+@\S+|[\w.-]+\.example\b/g;
  const wrong = [/\bundefined\b/, /\bNaN\b/, /\[object/, /\bInvalid Date\b/, /\{\w+(, (plural|select))?/, id];
  return texts
    .map((text) => text.replace(address, ''))
    .flatMap((text) => wrong.map((pattern) => pattern.exec(text)?.[0]).filter((found) => found !== undefined));
};

type Seen = { texts: string[]; links: string[]; deadAnchors: string[]; title: string; language: string; over: number };

/** Runs in the page. */
const whatIsSeen = `(() => {
  const named = ['aria-label', 'alt', 'title', 'placeholder', 'aria-description'];
  const names = [...document.querySelectorAll('body *')].flatMap((element) => named.map((name) => element.getAttribute(name)));
  const links = [...document.querySelectorAll('a[href]')];
  const here = location.href.replace(location.hash, '');
  const within = links.filter(({ href, hash }) => hash && href.replace(hash, '') === here).map(({ hash }) => hash);
  return {
    texts: [document.body.innerText, ...names.filter(Boolean)],
    links: links.map(({ href }) => href),
    deadAnchors: within.filter((hash) => !document.getElementById(decodeURIComponent(hash.slice(1)))),
    title: document.title,
    language: document.documentElement.lang,
    over: document.documentElement.scrollWidth - innerWidth,
  };
})()`;

/** Runs in the page: makes each text a third longer, as another language would. What people wrote themselves is no exception. */
const lengthen = `(() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (text.parentElement.closest('svg, textarea, script, style')) continue;
    text.data = text.data.replace(/[\\p{L}][\\p{L} ,.'-]{2,}/gu, (words) => words + ' ' + words.slice(0, Math.ceil(words.length * 0.3)));
  }
})()`;

const overAt = async (page: Page, width: number): Promise<number> => {
  await page.setViewportSize({ width, height: 900 });
  return (await page.evaluate<Seen>(whatIsSeen)).over;
};

/** What is wrong with the page as it stands, in words, and where its links lead. `widths` are those axe looks at. */
export const findingsOn = async (
  page: Page,
  { idStarts, language, widths }: { idStarts: readonly string[]; language: string; widths: readonly number[] },
): Promise<{ findings: string[]; links: string[] }> => {
  const seen = await page.evaluate<Seen>(whatIsSeen);
  const findings = [
    ...strayWords(seen.texts, idStarts).map((words) => `shows "${words}"`),
    ...seen.deadAnchors.map((anchor) => `has a link to ${anchor}, which is not on the page`),
    ...(/^\S.* - \S/.test(seen.title) || /^Tandem$/.test(seen.title) ? [] : [`has the title "${seen.title}"`]),
    ...(seen.language === language ? [] : [`says it is in "${seen.language}"`]),
  ];
  for (const width of [...widths].sort((a, b) => b - a)) {
    await page.setViewportSize({ width, height: 900 });
    findings.push(...(await axeFindings(page)).map((finding) => `${width} px: ${finding}`));
  }
  const over = await overAt(page, narrow);
  if (over > 0) findings.push(`scrolls sideways by ${over} px at ${narrow} px`);
  await page.evaluate(lengthen);
  for (const width of [narrow, tablet]) {
    const overLonger = await overAt(page, width);
    if (overLonger > 0 && over <= 0) findings.push(`scrolls sideways by ${overLonger} px at ${width} px once its texts are a third longer`);
  }
  return { findings, links: seen.links };
};
