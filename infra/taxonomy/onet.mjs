// @ts-check
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** @type {typeof import('@tandem/taxonomy/occupations')} */
const { findOccupations } = require('@tandem/taxonomy/occupations');
/** @type {typeof import('@tandem/taxonomy/skills')} */
const { plainSkillByName } = require('@tandem/taxonomy/skills');

/** @typedef {import('@tandem/taxonomy/supplement').Supplement} Supplement */

const tabbed = (/** @type {string} */ text) => text.split(/\r?\n/).slice(1).map((line) => line.split('\t')).filter((cells) => cells.length > 2); // prettier-ignore

/** Titles by code, of O*NET's "Alternate Titles" as text or as JSON. @returns {Record<string, string[]>} */
export function titlesIn(/** @type {string} */ text) {
  if (text.trimStart().startsWith('{')) return JSON.parse(text);
  /** @type {Record<string, string[]>} */
  const byCode = {};
  for (const [code = '', title = ''] of tabbed(text)) (byCode[code] ??= []).push(title);
  return byCode;
}

/** A group of titles says what it is when so many of those the dictionary is sure of agree. */
const agreement = { least: 3, share: 0.6 };

const commonest = (/** @type {number[]} */ ids) => {
  const counts = new Map(ids.map((id) => [id, ids.filter((other) => other === id).length]));
  return [...counts].sort((a, b) => b[1] - a[1])[0];
};

/** American titles: those beside which the dictionary knows enough others, of one kind. @returns {Supplement['occupations']} */
export function onetOccupations(/** @type {Record<string, string[]>} */ byCode) {
  return Object.values(byCode).flatMap((titles) => {
    const read = titles.map((title) => ({ title, best: findOccupations(title)[0] }));
    const sure = read.flatMap(({ best }) => (best && best.confidence >= 0.9 && best.occupationId !== null ? [{ id: best.occupationId, isco: best.isco }] : []));
    const [id, count] = commonest(sure.map((each) => each.id)) ?? [0, 0];
    if (sure.length < agreement.least || count / sure.length < agreement.share) return [];
    const isco = sure.find((each) => each.id === id)?.isco ?? '';
    const names = read.filter(({ best }) => !best || best.confidence < 0.5).map(({ title }) => title.replace(/\s*\([^)]*\)$/, ''));
    return names.length === 0 ? [] : [{ id, isco, en: names[0] ?? '', nl: names[0] ?? '', names }];
  }); // prettier-ignore
}

/** @typedef {{ n: string, hot: boolean }} Technology */

/** Technologies, of O*NET's "Technology Skills" as text or as JSON. @returns {Technology[]} */
export function technologiesIn(/** @type {string} */ text) {
  if (text.trimStart().startsWith('['))
    return JSON.parse(text).map((/** @type {{ n: string, hot: number }} */ { n, hot }) => ({ n, hot: hot === 1 }));
  const all = tabbed(text).map(([, n = '', , , hot = '']) => ({ n, hot: hot === 'Y' }));
  return [...new Map(all.map((each) => [each.n, each])).values()];
}

/** A maker's name before a product's: "Atlassian JIRA" is JIRA. */
const withoutMaker = (/** @type {string} */ name) => name.split(' ').slice(1).join(' ');

/** More than one capital or word: a single one (Chef, Zoom) is too often a word of its own. */
const isName = (/** @type {string} */ name) => /[A-Z].*[A-Z\d ]/.test(name) && !/software$/i.test(name);

/** @returns {Supplement['skills'][number][]} */
const skillsOf = (/** @type {Technology} */ { n, hot }) => {
  if (plainSkillByName(n)) return [];
  const rest = withoutMaker(n);
  const same = rest.length > 2 ? plainSkillByName(rest) : undefined;
  if (same) return [{ id: same.id, en: same.en, nl: same.nl, names: [n] }];
  return hot && isName(n) ? [{ id: null, en: n, nl: n, names: [] }] : [];
};

/** Names of technologies: with their maker's for those the dictionary has, and the much used ones it has not. @returns {Supplement['skills']} */
export const onetSkills = (/** @type {readonly Technology[]} */ technologies) => technologies.flatMap(skillsOf);
