// @ts-check
import { people } from './people.mjs';

const titles = { google: 'Google', linkedin: 'LinkedIn' };

/** A text as HTML shows it. */
export const escape = (/** @type {string} */ text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const style = `
  :root { color-scheme: light dark; --ink: #17261f; --soft: #56645c; --paper: #f6f4ee; --card: #fffefb; --line: #d9d6ca; --brand: #0d5c3d; --on-brand: #fff; --note: #fdf1d3; }
  @media (prefers-color-scheme: dark) { :root { --ink: #eef3ee; --soft: #a9b7ae; --paper: #10201a; --card: #172a22; --line: #2c4338; --brand: #7fd6ab; --on-brand: #10201a; --note: #3a3117; } }
  * { box-sizing: border-box; }
  body { margin: 0; padding: 24px 16px; background: var(--paper); color: var(--ink); font: 16px/1.5 Inter, system-ui, sans-serif; }
  main { max-width: 400px; margin: 0 auto; background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 24px; }
  h1 { font-size: 20px; line-height: 1.3; margin: 0 0 12px; }
  p { margin: 0 0 16px; }
  .note { background: var(--note); border-radius: 10px; padding: 10px 12px; font-size: 14px; }
  ul { list-style: none; margin: 0 0 16px; padding: 0; display: grid; gap: 8px; }
  button { font: inherit; width: 100%; border-radius: 10px; border: 1px solid var(--line); background: transparent; color: inherit; padding: 10px 14px; text-align: left; cursor: pointer; }
  button:hover { border-color: var(--brand); }
  button small { display: block; color: var(--soft); }
  button.main { background: var(--brand); color: var(--on-brand); border-color: var(--brand); text-align: center; font-weight: 600; }
  button.plain { text-align: center; margin-top: 8px; }
  :focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
  label { display: block; font-size: 14px; margin-bottom: 12px; }
  input:not([type=checkbox]) { font: inherit; display: block; width: 100%; margin-top: 4px; padding: 10px 12px; border: 1px solid var(--line); border-radius: 10px; background: transparent; color: inherit; }
  summary { cursor: pointer; padding: 6px 0; }`;

/**
 * The page on which somebody says who he is. What was asked stays in the address, so the forms post to it.
 * @param {'google' | 'linkedin'} provider
 * @param {string} product
 */
export const identityPage = (provider, product) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Local identities</title><style>${style}</style></head>
<body><main>
<h1>Sign in to ${escape(product)} as ...</h1>
<p class="note"><strong>This is not ${titles[provider]}.</strong> It is a page of your local ${escape(product)} that stands in for it. Nothing leaves this machine; the people are invented.</p>
<ul>${people.map(({ name, email }) => `<li><form method="post"><input type="hidden" name="name" value="${escape(name)}"><input type="hidden" name="email" value="${escape(email)}"><input type="hidden" name="verified" value="on"><button>${escape(name)}<small>${escape(email)}</small></button></form></li>`).join('')}</ul>
<details><summary>Somebody else</summary>
<form method="post">
<label>Name<input name="name" autocomplete="off" required></label>
<label>E-mail address<input name="email" type="email" autocomplete="off" required></label>
<label><input type="checkbox" name="verified" checked> The address is verified</label>
<button class="main">Continue</button>
</form></details>
<form method="post"><input type="hidden" name="cancel" value="on"><button class="plain">Cancel</button></form>
</main></body></html>`;
