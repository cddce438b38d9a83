#!/usr/bin/env node
// @ts-check
// Scores a file of candidates with their vacancies and writes one prediction a line: { id, scores: { vacancyId: 0..100 } }.
//   npm run eval:matching -- FILE.jsonl[.gz] --out PRED.jsonl
// Takes both kinds of lines: { id, candidate, vacancies: [{ id, vacancy }] } with structured facts, and
// { id, resumeText, vacancies: [{ id, title, text }] } with nothing but text. Labels in the file are never read.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import zlib from 'node:zlib';

const require = createRequire(import.meta.url);
/** @type {typeof import('@tandem/match-engine/entities')} */
const { candidateFactsOf, vacancyFactsOf } = require('@tandem/match-engine/entities');
/** @type {typeof import('@tandem/match-engine/from-text')} */
const { candidateFactsFromText, vacancyFactsFromText } = require('@tandem/match-engine/from-text');
/** @type {typeof import('@tandem/match-engine/profile')} */
const { candidateProfile, vacancyProfile } = require('@tandem/match-engine/profile');
/** @type {typeof import('@tandem/match-engine/score')} */
const { score } = require('@tandem/match-engine/score');
/** @type {typeof import('@tandem/match-engine/version')} */
const { ENGINE_VERSION } = require('@tandem/match-engine/version');

const [file, ...rest] = process.argv.slice(2);
const out = rest[rest.indexOf('--out') + 1];
if (!file || !rest.includes('--out') || !out) {
  console.error('usage: npm run eval:matching -- FILE.jsonl[.gz] --out PRED.jsonl');
  process.exit(2);
}

const bytes = fs.readFileSync(file);
const lines = (file.endsWith('.gz') ? zlib.gunzipSync(bytes) : bytes)
  .toString('utf8')
  .split('\n')
  .filter((line) => line.trim());
const today = new Date().toISOString().slice(0, 10);

/** @type {Map<string, import('@tandem/match-engine/profile').VacancyProfile>} */
const known = new Map();
let pairs = 0;
const started = performance.now();

/** @param {any} item */
const profileOf = (item) => {
  const key = item.vacancy ? JSON.stringify(item.vacancy) : `${item.title}\n${item.text}`;
  const found = known.get(key) ?? vacancyProfile(item.vacancy ? vacancyFactsOf(item.vacancy) : vacancyFactsFromText(item.title, item.text));
  known.set(key, found);
  return found;
};

const predictions = lines.map((line) => {
  const { id, candidate, resumeText, vacancies } = JSON.parse(line);
  const person = candidateProfile(candidate ? candidateFactsOf(candidate, today) : candidateFactsFromText(resumeText));
  const scores = Object.fromEntries(vacancies.map((/** @type {any} */ item) => [item.id, score(person, profileOf(item)).exact]));
  pairs += vacancies.length;
  return JSON.stringify({ id, scores });
});
fs.writeFileSync(out, `${predictions.join('\n')}\n`);
const seconds = (performance.now() - started) / 1000;
console.log(`${predictions.length} candidates, ${pairs} pairs in ${seconds.toFixed(2)} s with engine ${ENGINE_VERSION} -> ${out}`);
