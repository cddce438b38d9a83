#!/usr/bin/env node
// @ts-check
// Scores a file of candidates with their vacancies and writes one prediction a line: { id, scores: { vacancyId: 0..100 } }.
//   npm run eval:matching -- FILE.jsonl[.gz] --out PRED.jsonl [--baseline random|skills|bm25|tfidf]
// Takes both kinds of lines: { id, candidate, vacancies: [{ id, vacancy }] } with structured facts, and
// { id, resumeText, vacancies: [{ id, title, text }] } with nothing but text. Labels play no part in a score; where a file has them,
// the figures are printed.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import zlib from 'node:zlib';
import { baselines } from './matching-baselines.mjs';
import { summary } from './matching-metrics.mjs';
import { existing, readOptions } from '../local/options.mjs';

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

const usage = `npm run eval:matching -- FILE.jsonl[.gz] --out PRED.jsonl [--baseline ${Object.keys(baselines).join('|')}]`;
const { values, positionals } = readOptions(usage, {
  allowPositionals: true,
  options: { out: { type: 'string' }, baseline: { type: 'string' } },
});
const { out = '', baseline } = values;
const isComplete = out && (!baseline || baselines[baseline]);
const [file = ''] = existing(usage, 'file', isComplete ? positionals : [], 1);

const bytes = fs.readFileSync(file);
const lines = (file.endsWith('.gz') ? zlib.gunzipSync(bytes) : bytes)
  .toString('utf8')
  .split('\n')
  .filter((line) => line.trim());
const today = new Date().toISOString().slice(0, 10);

/** @type {Map<string, import('@tandem/match-engine/profile').VacancyProfile>} */
const known = new Map();

/** @param {any} item */
const profileOf = (item) => {
  const key = item.vacancy ? JSON.stringify(item.vacancy) : `${item.title}\n${item.text}`;
  const found = known.get(key) ?? vacancyProfile(item.vacancy ? vacancyFactsOf(item.vacancy) : vacancyFactsFromText(item.title, item.text));
  known.set(key, found);
  return found;
};

/** @param {any} query @returns {number[]} */
const byEngine = ({ candidate, resumeText, vacancies }) => {
  const person = candidateProfile(candidate ? candidateFactsOf(candidate, today) : candidateFactsFromText(resumeText));
  return vacancies.map((/** @type {any} */ item) => score(person, profileOf(item)).exact);
};

/** Every text of a value, however deep. @param {any} value @returns {string} */
const textOf = (value) =>
  typeof value === 'string' ? value : value && typeof value === 'object' ? Object.values(value).map(textOf).join(' ') : '';

/** @param {string} name @param {any} query @returns {number[]} */
const byBaseline = (name, { candidate, resumeText, vacancies }) => {
  const skills = (candidate?.resume?.skills ?? []).map((/** @type {any} */ skill) => skill.stack);
  const own = {
    id: 'candidate',
    text: resumeText ?? textOf([candidate.resume, candidate.preferences]),
    skills: candidate ? skills : [resumeText],
  };
  const others = vacancies.map((/** @type {any} */ { id, vacancy, title, text }) => ({
    id,
    text: vacancy ? textOf(vacancy) : `${title} ${text}`,
    skills: vacancy?.requiredSkills ?? [title],
  }));
  return baselines[name]?.(own, others) ?? [];
};

const started = performance.now();
/** @type {{ label: number, score: number }[][]} */
const graded = [];
const predictions = lines.map((line) => {
  const query = JSON.parse(line);
  const scores = baseline ? byBaseline(baseline, query) : byEngine(query);
  if (query.vacancies.every((/** @type {any} */ { label }) => typeof label === 'number')) {
    graded.push(query.vacancies.map((/** @type {any} */ { label }, /** @type {number} */ place) => ({ label, score: scores[place] ?? 0 })));
  }
  return JSON.stringify({
    id: query.id,
    scores: Object.fromEntries(query.vacancies.map((/** @type {any} */ { id }, /** @type {number} */ place) => [id, scores[place]])),
  });
});
fs.writeFileSync(out, `${predictions.join('\n')}\n`);
const seconds = (performance.now() - started) / 1000;
console.log(`${predictions.length} candidates in ${seconds.toFixed(2)} s by ${baseline ?? `engine ${ENGINE_VERSION}`} -> ${out}`);
if (graded.length > 0)
  for (const [name, value] of Object.entries(summary(graded))) console.log(`  ${name.padEnd(26)} ${value?.toFixed(4) ?? 'none such'}`);
