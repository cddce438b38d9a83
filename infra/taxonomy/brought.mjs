// @ts-check
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { escoOccupations, escoSkills } from './esco.mjs';
import { placesIn } from './geonames.mjs';
import { onetOccupations, onetSkills, technologiesIn, titlesIn } from './onet.mjs';

/** @typedef {import('@tandem/taxonomy/supplement').Supplement & { places: import('@tandem/geo/place').Place[] }} Brought */

/** The first of these files that is in a folder. */
const read = (/** @type {string} */ folder, /** @type {string[]} */ names) => {
  const found = names.map((name) => path.join(folder, name)).find((file) => fs.existsSync(file));
  return found === undefined ? null : fs.readFileSync(found, 'utf8').replace(/^\uFEFF/, '');
};

const needed = (/** @type {string} */ folder, /** @type {string[]} */ names) => {
  const text = read(folder, names);
  if (text === null) throw new Error(`there is no ${names.join(' or ')} in ${folder}`);
  return text;
};

const fromEsco = (/** @type {string} */ folder) => ({
  occupations: escoOccupations(needed(folder, ['occupations_en.csv']), needed(folder, ['occupations_nl.csv'])),
  skills: ['skills_en.csv', 'skills_nl.csv'].flatMap((name) => escoSkills(read(folder, [name]) ?? 'preferredLabel,altLabels')),
});

const fromOnet = (/** @type {string} */ folder) => ({
  occupations: onetOccupations(titlesIn(needed(folder, ['Alternate Titles.txt', 'onet-alt-titles.json']))),
  skills: onetSkills(technologiesIn(needed(folder, ['Technology Skills.txt', 'onet-tech.json']))),
});

/**
 * What the publishers' files add to the dictionary. The same files give the same version.
 * @param {{ esco?: string | undefined, onet?: string | undefined, geonames?: string | undefined }} sources folders of ESCO and O*NET, a file of GeoNames
 * @returns {Brought}
 */
export function broughtFrom({ esco, onet, geonames }) {
  const parts = [...(esco ? [fromEsco(esco)] : []), ...(onet ? [fromOnet(onet)] : [])];
  const content = {
    occupations: parts.flatMap(({ occupations }) => occupations),
    skills: parts.flatMap(({ skills }) => skills),
    places: geonames ? placesIn(fs.readFileSync(geonames, 'utf8')) : [],
  };
  return { version: createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12), ...content };
}
