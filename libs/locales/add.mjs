#!/usr/bin/env node
// Adds or changes texts: node libs/locales/add.mjs FILE.json, where FILE holds { "id": ["English", "Nederlands"] }.
// Keeps both languages complete and sorted, which keeps their diffs small.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = path.dirname(fileURLToPath(import.meta.url));
const lock = path.join(folder, '.add.lock');
const additions = JSON.parse(fs.readFileSync(process.argv[2], 'utf8'));

for (const [id, texts] of Object.entries(additions)) {
  if (!Array.isArray(texts) || texts.length !== 2 || texts.some((text) => typeof text !== 'string'))
    throw new Error(`${id} needs [English, Nederlands]`);
  if (!/^[a-zA-Z0-9_.-]+$/.test(id)) throw new Error(`${id} is not an id`);
}
for (let tries = 0; ; tries++) {
  try {
    fs.closeSync(fs.openSync(lock, 'wx'));
    break;
  } catch (error) {
    if (tries > 100) throw error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  }
}
try {
  ['en', 'nl'].forEach((language, index) => {
    const file = path.join(folder, `${language}.json`);
    const texts = {
      ...JSON.parse(fs.readFileSync(file, 'utf8')),
      ...Object.fromEntries(Object.entries(additions).map(([id, pair]) => [id, pair[index]])),
    };
    const sorted = Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)));
    fs.writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
  });
} finally {
  fs.rmSync(lock);
}
