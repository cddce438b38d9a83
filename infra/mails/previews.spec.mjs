// @ts-check
import { createRequire } from 'node:module';
import { mailPreviews, sample } from './previews.mjs';

const require = createRequire(import.meta.url);
const { bundles } = require('@tandem/locales/bundle');
/** @type {(language: 'en' | 'nl', id: string, values: object) => string} */
const textOf = require('@tandem/service-kit/texts').textOf;

const previews = mailPreviews();
// Filled in by each mail in its own way.
const ownWords = new Set(['mail.new_matches.line', 'mail.deleted.text', 'mail.deleted.by_company']);

describe.each(/** @type {const} */ (['en', 'nl']))('the previews of all mails (%s)', (language) => {
  const mine = previews.filter((preview) => preview.language === language);

  it('show every text a mail can have', () => {
    const shown = mine.map(({ subject, plain }) => `${subject}\n${plain}`).join('\n');
    const texts = Object.keys(bundles[language]).filter((id) => id.startsWith('mail.') && !ownWords.has(id));
    expect(texts.length).toBeGreaterThan(80);
    expect(texts.filter((id) => !shown.includes(textOf(language, id, sample)))).toEqual([]);
  });

  it('have a name each, and no blank that nobody filled', () => {
    expect(new Set(mine.map(({ name }) => name)).size).toBe(mine.length);
    for (const { name, html, plain, subject } of mine)
      expect([name, /undefined|\[object|[{}]/.test(subject + plain), html.includes('<h1')]).toEqual([name, false, true]);
  });
});
