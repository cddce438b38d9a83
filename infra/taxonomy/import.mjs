#!/usr/bin/env node
// @ts-check
// Enriches a running installation from the publishers' official files; without any it goes back to the dictionary it was built with.
//   [DATABASE_URL=postgres://...] npm run taxonomy:import -- [--esco DIR] [--onet DIR] [--geonames FILE]
import fs from 'node:fs';
import pg from 'pg';
import { localDirOf, settingsFile } from '../local/local-folder.mjs';
import { broughtFrom } from './brought.mjs';
import { readOptions } from '../local/options.mjs';

const { values } = readOptions('npm run taxonomy:import -- [--esco DIR] [--onet DIR] [--geonames FILE]', {
  options: { esco: { type: 'string' }, onet: { type: 'string' }, geonames: { type: 'string' } },
});
const settings = settingsFile(localDirOf(process.env));
const url =
  process.env.DATABASE_URL ?? (fs.existsSync(settings) ? JSON.parse(fs.readFileSync(settings, 'utf8')).urls.DATABASE_URL : undefined);
if (!url) {
  console.error('No installation is running here. Start one (npm start), or set DATABASE_URL to its PostgreSQL.');
  process.exit(1);
}

const { version, ...content } = broughtFrom(values);
const isEmpty = Object.values(content).every((some) => some.length === 0);
const client = new pg.Client({ connectionString: url });
await client.connect();
try {
  if (isEmpty) await client.query('delete from matching.dictionary');
  else
    await client.query(
      `insert into matching.dictionary (version, content, imported_at) values ($1, $2, now())
       on conflict (is_only) do update set version = excluded.version, content = excluded.content, imported_at = excluded.imported_at`,
      [version, JSON.stringify(content)],
    );
} finally {
  await client.end();
}
const amount = (/** @type {readonly unknown[]} */ some) => some.length.toLocaleString('en');
console.log(
  isEmpty
    ? 'The dictionary is as it was built.'
    : `Version ${version}: ${amount(content.occupations)} occupations, ${amount(content.skills)} skills, ${amount(content.places)} places. Profiles are made anew in the background.`,
);
