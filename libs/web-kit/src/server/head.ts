import type { AppName } from '@tandem/contracts/pages';
import type { PublicConfig } from '../app/config';
import type { Language } from '../browser/storage';
import type { Described } from './public-page';

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
// A block of data ends at the first "</script".
const block = (value: object): string => JSON.stringify(value).replace(/</g, '\\u003c');

const meta = (name: string, content: string): string => `<meta name="${name}" content="${escape(content)}">`;
const property = (name: string, content: string): string => `<meta property="${name}" content="${escape(content)}">`;
const link = (rel: string, href: string, more = ''): string => `<link rel="${rel}" href="${escape(href)}"${more}>`;

const locales: Record<Language, string> = { en: 'en_GB', nl: 'nl_NL' };
const longestDescription = 160;

/** At most so many signs, cut between words. */
export const shortened = (text: string, most = longestDescription): string => {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= most ? plain : `${plain.slice(0, plain.lastIndexOf(' ', most - 1))}…`;
};

type Page = {
  config: PublicConfig;
  language: Language;
  /** The language the address names, if any. */
  asked: Language | null;
  path: string;
  described: Described;
};

const addressOf = (base: string, language: Language | null): string => (language ? `${base}?lang=${language}` : base);

const alternates = (base: string): string[] => [
  ...(['en', 'nl'] as const).map((language) => link('alternate', addressOf(base, language), ` hreflang="${language}"`)),
  link('alternate', base, ' hreflang="x-default"'),
];

const feeds = (config: PublicConfig, language: Language): string =>
  link('alternate', `/api/public/blog/rss.xml?lang=${language}`, ` type="application/rss+xml" title="${escape(config.product)}"`);

/** The head of a page that was drawn on the server. */
export const headOf = ({ config, language, asked, path, described }: Page): string => {
  const { app, product, urls } = config;
  const { title, shareTitle, status, home, picture, kind, isUnlisted, structured = [] } = described;
  const description = shortened(described.description);
  const fullTitle = `${title} - ${product}`;
  const owner: AppName = home ? (home.app ?? 'candidate') : app;
  const base = `${urls[owner]}${home?.path ?? path.replace(/(.)\/$/, '$1')}`;
  const isFound = status === undefined;
  const shared = shareTitle ?? title;
  const image = `${urls[app]}${picture ?? '/pictures/page.png'}${picture?.includes('?') ? '&' : '?'}lang=${language}`;
  return [
    `<title>${escape(fullTitle)}</title>`,
    meta('description', description),
    ...(isFound && !isUnlisted ? [link('canonical', addressOf(base, asked)), ...alternates(base)] : [meta('robots', 'noindex')]),
    property('og:site_name', product),
    property('og:type', kind ?? 'website'),
    property('og:title', shared),
    property('og:description', description),
    property('og:url', addressOf(base, asked)),
    property('og:locale', locales[language]),
    property('og:locale:alternate', locales[language === 'en' ? 'nl' : 'en']),
    property('og:image', image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', shared),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', shared),
    meta('twitter:description', description),
    meta('twitter:image', image),
    feeds(config, language),
    ...structured.map((each) => `<script type="application/ld+json">${block(each)}</script>`),
  ].join('');
};
