// @ts-check
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../local/root.mjs';
import { layOutMachine } from './machine-base.mjs';

/** Everything buildah keeps stays in one folder, so that nothing of it is left behind. */
const options = (/** @type {string} */ work) => [
  '--root', path.join(work, 'images'), '--runroot', path.join(work, 'run'), '--storage-driver', 'vfs',
]; // prettier-ignore

/**
 * @param {string} work
 * @param {string[]} args
 * @param {string | undefined} [log] A file for what it says; else it is returned.
 */
export function buildah(work, args, log) {
  const output = log ? fs.openSync(log, 'a') : /** @type {const} */ ('pipe');
  const said = execFileSync('buildah', [...options(work), ...args], { cwd: root, encoding: 'utf8', stdio: ['ignore', output, output] });
  return said?.trim() ?? '';
}

/**
 * An image of this machine's own Node.
 * @param {string} work
 * @returns {string} Its name.
 */
export function buildBase(work) {
  const container = buildah(work, ['from', 'scratch']);
  layOutMachine(buildah(work, ['mount', container]));
  buildah(work, ['umount', container]);
  // Whom this machine trusts, the build trusts: networks that look into TLS have authorities of their own.
  buildah(work, ['config', '--env', 'PATH=/usr/bin:/bin', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt', container]);
  buildah(work, ['commit', '--quiet', container, 'localhost/node-of-this-machine']);
  buildah(work, ['rm', container]);
  return 'localhost/node-of-this-machine';
}

/**
 * @param {string} work
 * @param {{ name: string, file: string, base: string, context: string }} image
 */
export function buildImage(work, { name, file, base, context }) {
  const args = ['build', '--isolation', 'chroot', '--format', 'oci', '--pull-never', '--build-arg', `BASE=${base}`];
  buildah(work, [...args, '--file', file, '--tag', `localhost/${name}`, context], path.join(work, `${name}.log`));
}

/**
 * The file system of an image, mounted.
 * @param {string} work
 * @param {string} name
 */
export function mountImage(work, name) {
  return buildah(work, ['mount', buildah(work, ['from', '--pull-never', `localhost/${name}`])]);
}
