// @ts-check
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../local/root.mjs';

const notOurs = new Set(['node_modules', 'dist', 'coverage']);

/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return notOurs.has(entry.name) || entry.name.startsWith('.') ? [] : filesIn(file);
    return /\.(md|ya?ml)$/.test(file) ? [file] : [];
  });

const files = filesIn('.');

/** What documents and comments of manifests say, line by line. */
const lines = files.flatMap((file) =>
  fs
    .readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .map((text, index) => ({ file, text, place: `${file}:${index + 1}` })),
);

/** @param {RegExp} pattern With the flag g. */
const named = (pattern) => lines.flatMap(({ file, text, place }) => [...text.matchAll(pattern)].map((match) => ({ file, place, match })));

/** @param {string} folder */
const manifestOf = (folder) => JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

const packages = ['libs', 'services', 'frontends'].flatMap((group) =>
  fs
    .readdirSync(path.join(root, group))
    .map((name) => `${group}/${name}`)
    .filter((folder) => fs.existsSync(path.join(root, folder, 'package.json')))
    .map((folder) => ({ folder, ...manifestOf(folder) })),
);

describe('what documents tell one to type', () => {
  it('names scripts that there are, of the workspace it names or the one it stands in', () => {
    const calls = named(/npm run (?:--silent )?([a-z][\w:-]*)(?: -w (@tandem\/[\w-]+))?/g);
    expect(calls.length).toBeGreaterThan(30);
    const unknown = calls.filter(({ file, match: [, script = '', workspace] }) => {
      const own = packages.find(({ folder, name }) => (workspace ? name === workspace : file.startsWith(`${folder}/`)));
      return !(own?.scripts?.[script] ?? (workspace ? undefined : manifestOf('.').scripts[script]));
    });
    expect(unknown.map(({ place, match }) => `${place} ${match[0]}`)).toEqual([]);
  });

  it('names programs that there are, from the root or from beside the document', () => {
    const programs = named(/\bnode ((?:[\w-]+\/)+[\w-]+\.mjs)/g);
    expect(programs.length).toBeGreaterThan(5);
    const unknown = programs.filter(
      ({ file, match: [, program = ''] }) =>
        ![root, path.join(root, path.dirname(file))].some((from) => fs.existsSync(path.join(from, program))),
    );
    expect(unknown.map(({ place, match }) => `${place} ${match[0]}`)).toEqual([]);
  });

  // npm says what it runs on standard output as well, where kubectl would take it for a manifest.
  it('pipes nothing but manifests into kubectl', () => {
    const pipes = named(/(?:\w+=\S+ )*npm run [^|`]*(?= \| kubectl apply -f -)/g).map(({ match }) => match[0]);
    expect(new Set(pipes).size).toBeGreaterThan(2);
    for (const command of new Set(pipes)) {
      const { stdout } = spawnSync('sh', ['-c', command], {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' },
      });
      expect({ command, kind: JSON.parse(stdout).kind }).toEqual({ command, kind: 'List' });
    }
  });

  it('leads by links to files that there are', () => {
    const documents = named(/\]\(([\w./-]+)(?:#[\w-]*)?\)/g).filter(({ file }) => !/\/(policies|posts)\//.test(file));
    expect(documents.length).toBeGreaterThan(100);
    const lost = documents.filter(({ file, match: [, target = ''] }) => !fs.existsSync(path.join(root, path.dirname(file), target)));
    expect(lost.map(({ place, match }) => `${place} ${match[1]}`)).toEqual([]);
  });
});
