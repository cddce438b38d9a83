import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { services } from '../local/parts.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @returns {[file: string, sql: string][]} What each migration does; the way back is nobody's way in production. */
const changes = services.flatMap((service) => {
  const folder = path.join('services', service, 'migrations');
  if (!fs.existsSync(path.join(root, folder))) return [];
  return fs.readdirSync(path.join(root, folder)).map((file) => {
    const text = fs.readFileSync(path.join(root, folder, file), 'utf8');
    return [`${service}/${file}`, text.replace(/async down\([^]*?\n {2}\}\n/, '')];
  });
});

/** @param {(sql: string, isNew: (table: string) => boolean) => string[]} found */
const broken = (found) =>
  changes.flatMap(([file, sql]) => found(sql, (table) => sql.includes(`create table ${table} (`)).map((what) => `${file}: ${what}`));

describe('a migration of a version that is rolled out beside the one before', () => {
  it('keeps nobody from writing while it makes an index', () => {
    const indexes = broken((sql, isNew) =>
      [...sql.matchAll(/create (?:unique )?index (\w+) on (\w+)/g)].filter(([, , table]) => !isNew(table)).map(([, name]) => name),
    );
    expect(indexes).toEqual([]);
  });

  it('takes away nothing that the version before reads or writes', () => {
    const taken = broken((sql) => [...sql.matchAll(/(?:drop (?:table|column)|rename (?:to|column)) [\w ]+/g)].map(([what]) => what));
    expect(taken).toEqual([]);
  });

  it('writes no table anew, which would shut everybody out of it meanwhile', () => {
    const rewritten = broken((sql) => [...sql.matchAll(/alter column \w+ (?:type|set not null)/g)].map(([what]) => what));
    // From before there was anything to be upgraded.
    expect(new Set(rewritten)).toEqual(new Set(['matching/20261122223000-found-by-wishes.ts: alter column profile type']));
  });
});
