// @ts-check
// Inside an image's build: lays out what runs in production, without sources, tests and what only building needs.
//   node infra/docker/production.mjs FOLDER services|web
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const [out = '/out', kind = 'services'] = process.argv.slice(2);
const foldersOf = (/** @type {string} */ group) =>
  fs
    .readdirSync(group)
    .map((name) => path.join(group, name))
    .filter((folder) => fs.existsSync(path.join(folder, 'package.json')));
const roots = kind === 'services' ? foldersOf('services') : ['libs/web-server'];

fs.rmSync('node_modules', { recursive: true });
const workspaces = roots.flatMap((folder) => ['--workspace', folder]);
execFileSync('npm', ['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', ...workspaces], {
  stdio: 'inherit',
});

/** The packages of the house that something stands on when it runs, and all that these stand on. */
const kept = new Set(roots);
for (const folder of kept) {
  const { dependencies = {} } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const own = Object.keys(dependencies).filter((name) => name.startsWith('@tandem/'));
  for (const name of own) kept.add(path.relative('.', fs.realpathSync(path.join('node_modules', name))));
}
for (const folder of kept) {
  for (const part of fs.readdirSync(folder)) {
    if (/^(src|test|build|migrations|node_modules\/\.cache|.*\.md|tsconfig.*|jest\.config.*|\.turbo)$/.test(part)) continue;
    fs.cpSync(path.join(folder, part), path.join(out, folder, part), { recursive: true, verbatimSymlinks: true });
  }
}
fs.cpSync('node_modules', path.join(out, 'node_modules'), {
  recursive: true,
  verbatimSymlinks: true,
  filter: (file) => !/\.(map|d\.[cm]?ts|md)$/.test(file) && !file.endsWith('/.cache'),
});
for (const name of fs.readdirSync(path.join(out, 'node_modules/@tandem'))) {
  const link = path.join(out, 'node_modules/@tandem', name);
  if (!fs.existsSync(link)) fs.unlinkSync(link);
}
if (kind === 'web') {
  for (const folder of foldersOf('frontends').filter((each) => fs.existsSync(path.join(each, 'dist')))) {
    fs.cpSync(path.join(folder, 'dist'), path.join(out, folder, 'dist'), { recursive: true });
  }
}
for (const entrance of kind === 'web' ? ['web.mjs'] : ['service.mjs', 'migrate.mjs']) {
  fs.copyFileSync(path.join('infra/docker', entrance), path.join(out, entrance));
}
