// @ts-check
import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

const require = createRequire(import.meta.url);
/** @type {typeof import('@tandem/match-engine/from-text')} */
const { vacancyFactsFromText } = require('@tandem/match-engine/from-text');

/** Read of a file of postings; the tables have no room for the words of more. */
const MOST = 10_000;
const LONGEST = 6_000;

/**
 * Postings from elsewhere, one a line with `title` and `text`, evenly out of the file.
 * @returns {Promise<import('@tandem/match-engine/facts').VacancyFacts[]>}
 */
export const realFacts = async (/** @type {string} */ file) => {
  /** @type {{ title: string, text: string }[]} */
  const all = [];
  const stream = createReadStream(file);
  for await (const line of createInterface({ input: file.endsWith('.gz') ? stream.pipe(createGunzip()) : stream })) {
    const { title, text } = JSON.parse(line);
    if (title && text) all.push({ title, text: text.slice(0, LONGEST) });
  }
  const step = Math.max(1, Math.floor(all.length / MOST));
  return all.filter((_, place) => place % step === 0).slice(0, MOST).map(({ title, text }) => vacancyFactsFromText(title, text)); // prettier-ignore
};
