// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../local/root.mjs';

/** Requirements of ASVS 5.0 by section, how many each has from 1 on that are of level 1 or 2. */
const all =
  '1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 ' +
  '6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 ' +
  '10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 ' +
  '14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2';
const levelOne =
  '1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1 2.1.1 2.2.1 2.2.2 2.3.1 3.2.1 3.2.2 3.3.1 3.4.1 3.4.2 3.5.1 3.5.2 3.5.3 4.1.1 4.4.1 ' +
  '5.2.1 5.2.2 5.3.1 5.3.2 6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.3.1 6.3.2 6.4.1 6.4.2 7.2.1 7.2.2 7.2.3 7.2.4 7.4.1 ' +
  '7.4.2 8.1.1 8.2.1 8.2.2 8.3.1 9.1.1 9.1.2 9.1.3 9.2.1 10.4.1 10.4.2 10.4.3 10.4.4 10.4.5 11.3.1 11.3.2 11.4.1 12.1.1 12.2.1 12.2.2 ' +
  '13.4.1 14.2.1 14.3.1 15.1.1 15.2.1 15.3.1';

const numbers = all.split(' ').flatMap((section) => {
  const [name = '', count] = section.split(':');
  return Array.from({ length: Number(count) }, (_, index) => `${name}.${index + 1}`);
});

const ledger = fs.readFileSync(path.join(root, 'infra/docs/security.md'), 'utf8');
const rows = [...ledger.matchAll(/^\| ([\d., ]+) \| ([12]) \|.*\|\s*([^|]*) \|$/gm)].map(([, given = '', level = '', end = '']) => ({
  numbers: given.split(', '),
  level,
  end,
}));
const tests = rows.flatMap(({ end }) =>
  [...end.matchAll(/`([^`]+\.(?:spec|test|e2e-spec|journey)\.\w+)`: ([^<|]+?)(?=<br>|$)/g)].map(([, file = '', name = '']) => ({
    file,
    name: name.trim(),
  })),
);
const words = /^(not here|exempt: .+|operator|document|by design|open: .+)/;

/** @param {string} folder @returns {string[]} */
const sourcesIn = (folder) =>
  fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist', 'coverage'].includes(entry.name) ? [] : sourcesIn(file);
    return /\.tsx?$/.test(file) && !/\.(spec|test|e2e-spec|journey)\./.test(file) ? [file] : [];
  });
const sources = ['services', 'libs', 'frontends'].flatMap(sourcesIn).filter((file) => file.includes('/src/'));

/** @param {RegExp} pattern @param {RegExp} [where] */
const withText = (pattern, where = /./) =>
  sources.filter((file) => where.test(file) && pattern.test(fs.readFileSync(path.join(root, file), 'utf8')));

describe('the code', () => {
  it('writes no HTML by hand into a page', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(withText(/dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=(?!=)|insertAdjacentHTML|document\.write\(/)).toEqual([]);
  });

  it('runs no text as code', () => {
    expect(withText(/\beval\(|new Function\(|node:vm|setTimeout\(['"`]/)).toEqual([]);
  });

  it('starts no program from a service', () => {
    expect(withText(/child_process/, /^(services|libs\/service-kit)/)).toEqual([]);
  });

  it('uses no hash that is broken', () => {
    expect(withText(/create(?:Hash|Hmac)\(\s*['"](?:md4|md5|sha1|ripemd160)['"]/)).toEqual([]);
  });
});

describe('the ledger of security', () => {
  it('has every requirement of both levels once, and no other', () => {
    const found = rows.flatMap((row) => row.numbers);
    expect([...found].sort()).toEqual([...numbers].sort());
    expect(found.length).toBe(253);
  });

  it('knows which are of the first level', () => {
    const first = rows.filter(({ level }) => level === '1').flatMap((row) => row.numbers);
    expect([...first].sort()).toEqual(levelOne.split(' ').sort());
  });

  it('ends every line in a test or in a word for why there is none', () => {
    expect(rows.filter(({ end }) => !end.startsWith('`') && !words.test(end)).map((row) => row.numbers)).toEqual([]);
  });

  it('leaves nothing of the first level open', () => {
    expect(rows.filter(({ level, end }) => level === '1' && /\bopen\b/.test(end)).map((row) => row.numbers)).toEqual([]);
  });

  it('names tests that there are', () => {
    expect(tests.length).toBeGreaterThan(100);
    const lost = tests.filter(({ file, name }) => {
      const place = path.join(root, file);
      return file.includes('..') || !fs.existsSync(place) || !fs.readFileSync(place, 'utf8').replaceAll("\\'", "'").includes(name);
    });
    expect(lost).toEqual([]);
  });
});
