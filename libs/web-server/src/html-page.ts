import { randomBytes } from 'node:crypto';
import type { DrawnFiles } from './drawn-files';
import { escaped } from './escaped';

/** What the server knows when it writes a page. */
export type PageFacts = {
  language: string;
  /** `light` or `dark` when the person has chosen; undefined follows the device. */
  theme: string | undefined;
  /** Written into the page as JSON, readable by anybody. */
  config: object;
  /** Allows the page's own style elements past the content policy. */
  nonce: string;
  /** HTML for the head and the root, made on the server; its title and description take the place of the app's. */
  head?: string | undefined;
  body?: string | undefined;
  /** What the page was made from, as JSON. */
  state?: object | undefined;
  /** Takes the place of the app's own links to its styles and scripts. */
  files?: DrawnFiles | undefined;
};

/** A new nonce for one answer. */
export const newNonce = (): string => randomBytes(16).toString('base64');

// A data block ends at the first </script>, and U+2028 and U+2029 once broke scripts.
const signs = new RegExp('[<>\\u2028\\u2029]', 'g');
const jsonBlock = (value: object): string =>
  JSON.stringify(value).replace(signs, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const dataBlock = (id: string, value: object): string => `<script type="application/json" id="${id}">${jsonBlock(value)}</script>`;

const places = {
  html: /<html[^>]*>/,
  config: /<script type="application\/json" id="config">[^<]*<\/script>/,
  title: /<title>[^<]*<\/title>\s*/,
  description: /<meta name="description"[^>]*>\s*/,
  files: /<script type="module"[^>]*><\/script>\s*|<link rel="(modulepreload|stylesheet)"[^>]*>\s*/g,
  headEnd: '</head>',
  root: '<div id="root"></div>',
} as const;

// Every page needs them, and its first script is a while on its way.
const textsOf = (language: string): string =>
  `<link rel="preload" as="fetch" href="/api/public/${escaped(language)}.json" crossorigin="use-credentials">`;

// The app takes a style for loaded when there is a link to it; a disabled one fetches nothing.
const withFiles = ({ styles, first }: DrawnFiles, nonce: string): string =>
  [
    `<script data-given="${escaped(JSON.stringify(first.given))}">${first.text}</script>`,
    ...styles.map(({ text }) => `<style nonce="${nonce}">${text}</style>`),
    ...styles.map(({ href }) => `<link rel="stylesheet" href="${escaped(href)}" disabled>`),
  ].join('');

/**
 * Turns a built index.html into a function that fills it for one request.
 * @throws Error when the template lacks one of the places that are filled.
 */
export const htmlPage = (template: string): ((facts: PageFacts) => string) => {
  const html = places.html.exec(template)?.[0];
  const config = places.config.exec(template)?.[0];
  if (!html || !config || !template.includes(places.headEnd) || !template.includes(places.root)) {
    throw new Error('index.html needs <html>, </head>, <div id="root"></div> and <script type="application/json" id="config"></script>');
  }
  const openTag = html.replace(/ (lang|data-theme)="[^"]*"/g, '').slice(0, -1);
  const general = new RegExp(`${places.title.source}|${places.description.source}`, 'g');
  // Functions as replacements, since texts may hold "$&".
  const bare = template.replace(places.files, '');
  return ({ language, theme, config: values, nonce, head = '', body = '', state, files }) =>
    (head ? (files ? bare : template).replace(general, '') : template)
      .replace(html, () => `${openTag} lang="${escaped(language)}"${theme ? ` data-theme="${escaped(theme)}"` : ''}>`)
      .replace(places.root, () => `<div id="root">${body}</div>`)
      .replace(
        places.headEnd,
        () => `<meta property="csp-nonce" nonce="${nonce}">${files ? withFiles(files, nonce) : textsOf(language)}${head}</head>`,
      )
      .replace(config, () => dataBlock('config', values) + (state ? dataBlock('state', state) : ''));
};
