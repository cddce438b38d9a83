// @ts-check
import { createRequire } from 'node:module';
import { columnsOf, parseCsv } from './csv.mjs';

const require = createRequire(import.meta.url);
/** @type {typeof import('@tandem/taxonomy/occupations')} */
const { findOccupations } = require('@tandem/taxonomy/occupations');
/** @type {typeof import('@tandem/taxonomy/skills')} */
const { skillByName } = require('@tandem/taxonomy/skills');

/** @typedef {import('@tandem/taxonomy/supplement').Supplement} Supplement */
/** @typedef {{ isco: string, label: string, names: string[] }} Concept */

const lines = (/** @type {string} */ cell) => cell.split('\n').map((line) => line.trim()).filter(Boolean); // prettier-ignore

/** Longer titles are descriptions. */
const longest = 80;
const isTitle = (/** @type {string} */ name) => name.length >= 3 && name.length <= longest;

/** @returns {Map<string, Concept>} */
const occupationsIn = (/** @type {string} */ csv) =>
  new Map(
    columnsOf(parseCsv(csv), ['conceptUri', 'iscoGroup', 'preferredLabel', 'altLabels'])
      .filter(([uri = '', isco = '', label = '']) => uri && /^\d{4}$/.test(isco) && isTitle(label))
      .map(([uri = '', isco = '', label = '', names = '']) => [uri, { isco, label, names: lines(names).filter(isTitle) }]),
  );

/** What the dictionary is sure of already: a name it reads as other work stays what it is. */
const isKnownOtherwise = (/** @type {string} */ name, /** @type {string} */ isco) => {
  const [best] = findOccupations(name);
  return best !== undefined && best.confidence >= 0.8 && best.isco.slice(0, 3) !== isco.slice(0, 3);
};

/** The title of the dictionary that a concept is, if it is one. */
const known = (/** @type {string[]} */ labels, /** @type {string} */ isco) =>
  labels.map((label) => findOccupations(label)[0]).find((best) => best?.confidence === 1 && best.isco === isco)?.occupationId ?? null;

/** Names that stand for work of more than one group say nothing. */
const ambiguousNames = (/** @type {Supplement['occupations']} */ occupations) => {
  /** @type {Map<string, string>} */
  const groups = new Map();
  const ambiguous = new Set();
  for (const { isco, en, nl, names } of occupations) {
    for (const name of [en, nl, ...names].map((one) => one.toLowerCase())) {
      if ((groups.get(name) ?? isco.slice(0, 3)) !== isco.slice(0, 3)) ambiguous.add(name);
      groups.set(name, isco.slice(0, 3));
    }
  }
  return ambiguous;
};

/** Occupations of ESCO's tables in English and Dutch: names for those of the dictionary, and those it has not. @returns {Supplement['occupations']} */
export function escoOccupations(/** @type {string} */ english, /** @type {string} */ dutch) {
  const nl = occupationsIn(dutch);
  const all = [...occupationsIn(english)].map(([uri, { isco, label, names }]) => {
    const own = nl.get(uri);
    return { id: known([label, own?.label ?? label], isco), isco, en: label, nl: own?.label ?? label, names: [...names, ...(own?.names ?? [])] };
  }); // prettier-ignore
  const ambiguous = ambiguousNames(all);
  const isClear = (/** @type {string} */ isco) => (/** @type {string} */ name) =>
    !ambiguous.has(name.toLowerCase()) && !isKnownOtherwise(name, isco);
  return all
    .filter(({ isco, en }) => isClear(isco)(en))
    .map((each) => ({ ...each, nl: isClear(each.isco)(each.nl) ? each.nl : each.en, names: each.names.filter(isClear(each.isco)) }));
}

/** Other labels of skills that the dictionary has, of ESCO's table of one language. @returns {Supplement['skills']} */
export function escoSkills(/** @type {string} */ csv) {
  return columnsOf(parseCsv(csv), ['preferredLabel', 'altLabels']).flatMap(([label = '', others = '']) => {
    const names = [label, ...lines(others)];
    const skill = names.map((name) => skillByName(name)).find(Boolean);
    return skill ? [{ id: skill.id, en: skill.en, nl: skill.nl, names }] : [];
  });
}
