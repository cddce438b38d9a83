// @ts-check
import { escape } from './page.mjs';

const style = `
  :root { color-scheme: light dark; --line: #d9d6ca; --paper: #f6f4ee; --ink: #17261f; }
  @media (prefers-color-scheme: dark) { :root { --line: #2c4338; --paper: #10201a; --ink: #eef3ee; } }
  * { box-sizing: border-box; }
  body { margin: 0; height: 100dvh; display: grid; grid-template: 1fr / 1fr 1fr; background: var(--paper); color: var(--ink); font: 14px/1.4 Inter, system-ui, sans-serif; }
  section { display: grid; grid-template: auto 1fr / 1fr; min-width: 0; }
  section + section { border-left: 3px solid var(--line); }
  h1 { margin: 0; padding: 6px 12px; font-size: 14px; font-weight: 600; border-bottom: 1px solid var(--line); }
  h1 a { color: inherit; font-weight: 400; margin-left: 8px; }
  iframe { border: 0; width: 100%; height: 100%; }
  @media (max-width: 700px) { body { grid-template: 1fr 1fr / 1fr; } section + section { border-left: 0; border-top: 3px solid var(--line); } }`;

/**
 * Both sides of the market on one screen: what one does, the other sees at once.
 * @param {{ product: string, candidate: string, employer: string }} apps
 */
export const sideBySidePage = ({ product, candidate, employer }) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(product)}, both sides</title><style>${style}</style></head>
<body>${[
  ['Candidates', candidate],
  ['Employers', employer],
]
  .map(
    ([name = '', url = '']) =>
      `<section><h1>${name}<a href="${escape(url)}" target="_blank" rel="noopener">${escape(url)}</a></h1><iframe src="${escape(url)}" title="${name}"></iframe></section>`,
  )
  .join('')}</body></html>`;

/** @param {{ candidate: string, employer: string }} apps */
export const sideBySidePolicy = ({ candidate, employer }) =>
  `default-src 'none'; style-src 'unsafe-inline'; frame-src ${candidate} ${employer}; frame-ancestors 'none'`;
