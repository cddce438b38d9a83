import { verbose } from '@tandem/domain/verbose';
import { titleLikeness } from '../fields/title-words';
import type { Page } from './page';

/** A link that seems to lead to a vacancy. */
export interface VacancyLink {
  url: string;
  title: string;
}

const path = /(?:vacature|vacancy|vacancies|job|jobs|career|careers|werken-bij|werkenbij|functie|position|opening|stage|internship)/i;
const notOne = verbose('i')`
  (?:
    \/(?:
      login|signin|account|alert|search|zoeken|filter|privacy|cookie|contact|over-ons|about|blog|nieuws|news|tag|category|categorie
      |page|pagina|apply|solliciteer|solliciteren
    )(?:[/?#]|$)
  )|\.(?:pdf|jpe?g|png|svg|css|js|zip|docx?|xml)(?:$|\?)
`;
const more =
  /^(?:lees (?:meer|verder)|meer|more|read more|view|bekijk|details|alle vacatures|all jobs|vacatures|jobs|solliciteer|apply)\b/i;
const leastLikeness = 0.4;

const toUrl = (href: string, base: string): URL | null => {
  try {
    return new URL(href, base);
  } catch {
    return null;
  }
};

const titleInPath = (url: URL): string =>
  decodeURIComponent(url.pathname.split('/').filter(Boolean).at(-1) ?? '')
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ');

/** The page of the same host on which a list goes on. */
export const nextPage = (page: Pick<Page, 'next'>, address: string): string | null => {
  const base = toUrl(address, address);
  const url = page.next === null ? null : toUrl(page.next, address);
  if (!base || !url || url.host !== base.host || !/^https?:$/.test(url.protocol)) return null;
  for (const each of [base, url]) each.hash = '';
  return url.href === base.href ? null : url.href;
};

/** The links of a page to vacancies on the same host, each once, in the order of the page. */
export const vacancyLinks = (page: Pick<Page, 'links'>, address: string): VacancyLink[] => {
  const base = toUrl(address, address);
  if (!base) return [];
  const found = new Map<string, VacancyLink>();
  for (const { url: href, text } of page.links) {
    const url = toUrl(href, address);
    if (!url || url.host !== base.host || !/^https?:$/.test(url.protocol)) continue;
    url.hash = '';
    if (url.href === base.href || notOne.test(url.pathname) || url.pathname === '/') continue;
    const title = more.test(text) || text.length < 3 ? titleInPath(url) : text.slice(0, 120);
    const likeness = titleLikeness(title);
    const isDeeper = path.test(url.pathname) && url.pathname.split('/').filter(Boolean).length >= 2;
    const isOne = likeness >= leastLikeness ? path.test(url.pathname + base.pathname) : isDeeper && likeness > 0.15;
    if (isOne && !found.has(url.href)) found.set(url.href, { url: url.href, title });
  }
  return [...found.values()];
};
