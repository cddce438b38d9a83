// @ts-check
// `npm run backup -- FOLDER` and `npm run restore -- FOLDER`: everything people gave the product, into a folder and back into an
// empty installation. DATABASE_URL names a role that may read and write all schemas; the files are found as services find them,
// by OBJECT_STORE_DIR or S3_*.
import path from 'node:path';
import { openObjectStore } from '@tandem/service-kit/object-store/open';
import { BaseConfig } from '@tandem/service-kit/config';
import { backUp, restore } from './backup.mjs';

const [what, folder] = process.argv.slice(2);
const databaseUrl = process.env['DATABASE_URL'];
const works = { backup: backUp, restore };
const work = works[/** @type {keyof typeof works} */ (what)];
if (!work || !folder || !databaseUrl) {
  console.error('DATABASE_URL=... OBJECT_STORE_DIR=... npm run backup -- FOLDER (or: npm run restore -- FOLDER)');
  process.exit(1);
}
const settings = BaseConfig.pick({
  OBJECT_STORE_DIR: true,
  S3_ENDPOINT: true,
  S3_BUCKET: true,
  S3_REGION: true,
  S3_ACCESS_KEY: true,
  S3_SECRET_KEY: true,
});
const store = openObjectStore(/** @type {any} */ (settings.parse(process.env)));
try {
  const { tables, files } = await work({ databaseUrl, store, folder: path.resolve(folder) });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${what}: ${rows} rows of ${tables.length} tables, ${files.count} files; counts and sums agree.`);
} catch (error) {
  console.error(`${what} did not happen: ${/** @type {Error} */ (error).message}`);
  process.exitCode = 1;
}
