// How far the dictionary of titles reaches: of occupations drawn at random from ESCO's official CSV downloads, the
// share whose preferred label leads to the right ISCO-08 minor group (three digits), per language.
// Usage: npm run eval:taxonomy -- --occupations EN.csv NL.csv [--sample 500] [--seed 1] [--wrong]
import fs from 'node:fs';
import occupationsModule from '@tandem/taxonomy/occupations';
import { parseCsv } from '../taxonomy/csv.mjs';
import { existing, readOptions } from '../local/options.mjs';

const { findOccupations } = occupationsModule;
const usage = 'npm run eval:taxonomy -- --occupations EN.csv NL.csv [--sample 500] [--seed 1] [--wrong]';
const { values, positionals } = readOptions(usage, {
  allowPositionals: true,
  options: {
    occupations: { type: 'boolean' },
    sample: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    wrong: { type: 'boolean', default: false },
  },
});
const [english, dutch] = existing(usage, 'file', positionals, 2);

function readOccupations(file) {
  const [header, ...rows] = parseCsv(fs.readFileSync(file, 'utf8'));
  const column = (name) => header.indexOf(name);
  const [uri, isco, label] = ['conceptUri', 'iscoGroup', 'preferredLabel'].map(column);
  return new Map(rows.map((row) => [row[uri], { isco: row[isco], label: row[label] }]));
}

/** Mulberry32: the same draw on every machine. */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function draw(keys, count, seed) {
  const random = randomFrom(seed);
  const pool = [...keys].sort();
  for (let i = 0; i < count && i < pool.length; i += 1) {
    const other = i + Math.floor(random() * (pool.length - i));
    [pool[i], pool[other]] = [pool[other], pool[i]];
  }
  return pool.slice(0, count);
}

function measure(language, occupations, sample) {
  const counts = { right: 0, inFive: 0, named: 0, silent: 0 };
  for (const uri of sample) {
    const { isco, label } = occupations.get(uri);
    const found = findOccupations(label);
    const group = isco.slice(0, 3);
    const isRight = found[0]?.isco.slice(0, 3) === group;
    counts.right += isRight;
    counts.inFive += found.some((match) => match.isco.startsWith(group));
    counts.named += typeof found[0]?.occupationId === 'number';
    counts.silent += found.length === 0;
    if (values.wrong && !isRight) console.log(`${language} ${isco} ${label} -> ${found.map((match) => match.isco).join(' ') || '-'}`);
  }
  const share = (count) => `${((100 * count) / sample.length).toFixed(1)} %`;
  return {
    language,
    minorGroupRight: share(counts.right),
    amongFive: share(counts.inFive),
    titleListed: share(counts.named),
    noAnswer: share(counts.silent),
  };
}

const [en, nl] = [english, dutch].map(readOccupations);
const inBoth = [...en.keys()].filter((uri) => nl.has(uri));
const sample = draw(inBoth, Number(values.sample), Number(values.seed));
console.log(`${sample.length} of ${inBoth.length} occupations, seed ${values.seed}`);
console.table([measure('en', en, sample), measure('nl', nl, sample)]);
