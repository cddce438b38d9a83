// @ts-check
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { buildah } from './build.mjs';

/** What only building and testing need; none of it may be in an image. */
const onlyForBuilding = [
  'typescript',
  'turbo',
  'jest',
  'oxlint',
  'oxfmt',
  'vite',
  '@swc/core',
  '@playwright/test',
  'knip',
  '@tandem/test-kit',
];

/** @param {string} folder Megabytes of what is in it. */
const megabytes = (folder) => Math.round(Number(execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t')[0]) / 1024);

/**
 * Holds a built image to what every image here keeps to.
 * @param {string} work
 * @param {string} name
 * @param {string} image Its file system, mounted.
 * @returns {string} Its size, in words.
 */
export function inspected(work, name, image) {
  const { config } = JSON.parse(buildah(work, ['inspect', '--type', 'image', `localhost/${name}`])).OCIv1;
  const labels = Object.keys(config.Labels ?? {});
  const write = `require('node:fs').writeFileSync('/app/written', '')`;
  const written = spawnSync('chroot', ['--userspec=10001:10001', image, '/usr/bin/node', '-e', write]);
  /** @type {[string, boolean][]} */
  const facts = [
    ['runs as somebody other than root', config.User === '10001:10001'],
    ['starts by a command without a shell', config.Cmd?.[0] === 'node'],
    ['stops by SIGTERM', config.StopSignal === 'SIGTERM'],
    ['says title, licence, version and revision', ['title', 'licenses', 'version', 'revision'].every((each) => labels.includes(`org.opencontainers.image.${each}`))], // prettier-ignore
    ['has nothing that only building needs', onlyForBuilding.every((each) => !fs.existsSync(path.join(image, 'app/node_modules', each)))],
    ['has no sources', !fs.existsSync(path.join(image, 'src')) && !fs.existsSync(path.join(image, 'app/libs/contracts/src'))],
    ['cannot be written by whom it runs as', written.status !== 0 && !fs.existsSync(path.join(image, 'app/written'))],
  ];
  for (const [what, holds] of facts) {
    if (!holds) throw new Error(`${name}: not so: ${what}`);
    console.log(`  ok      ${name} ${what}`);
  }
  const app = megabytes(path.join(image, 'app'));
  return `${name}: ${app} MB of its own, ${megabytes(image) - app} MB of the base`;
}
