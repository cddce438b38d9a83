// @ts-check
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { aptOptions, foldersOf, unpackPackage } from './debian-packages.mjs';

/** @param {string} file @param {string} text */
function script(file, text) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `#!/bin/sh\n${text}\n`, { mode: 0o755 });
}

describe('unpacking a Debian package', () => {
  /** @type {string} */
  let folder;
  const onDebian = fs.existsSync('/var/lib/dpkg/status') ? it : it.skip;
  beforeEach(() => void (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'apt '))));
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  /** Stands in for apt: leaves two archives where it is told to, or fails. @param {string} install */
  function fakeApt(install) {
    const bin = path.join(folder, 'bin');
    const archives = 'for a in "$@"; do case "$a" in Dir::Cache=*) c="${a#Dir::Cache=}";; esac; done; d="$c/archives"';
    script(path.join(bin, 'apt-get'), `case "$*" in *" update") exit 100;; esac; ${archives}; ${install}`);
    script(path.join(bin, 'dpkg-deb'), 'mkdir -p "$3/usr/sbin" "$3/usr/lib/x86_64-linux-gnu"; cp "$2" "$3/usr/sbin/some-server"');
    return { cache: folder, signal: AbortSignal.timeout(20_000), env: { ...process.env, PATH: `${bin}:${process.env.PATH}` } };
  }

  onDebian('works although a package source could not be updated', async () => {
    const how = fakeApt('touch "$d/some-server_1.deb" "$d/notes.txt"');
    const tree = await unpackPackage('some-server', how);
    expect(fs.readdirSync(path.join(String(tree), 'usr/sbin'))).toEqual(['some-server']);
  });

  onDebian('leaves nothing behind when the download fails', async () => {
    expect(await unpackPackage('some-server', fakeApt('exit 100'))).toBeUndefined();
    expect(fs.readdirSync(folder)).toEqual(['bin']);
  });

  onDebian('takes what was unpacked before, without asking apt', async () => {
    const tree = path.join(folder, 'packages/some-server');
    fs.mkdirSync(tree, { recursive: true });
    expect(await unpackPackage('some-server', fakeApt('exit 100'))).toBe(tree);
  });

  onDebian('asks apt in a way an ordinary user may', () => {
    const text = execFileSync('apt-config', [
      ...aptOptions(folder),
      'shell',
      'LISTS',
      'Dir::State::lists/d',
      'ARCHIVES',
      'Dir::Cache::archives/d',
    ]).toString();
    expect(text).toContain(`LISTS='${folder}/state/lists/'`);
    expect(text).toContain(`ARCHIVES='${folder}/cache/archives/'`);
  });

  it('knows where a tree keeps programs and the libraries of this machine', () => {
    for (const name of ['usr/lib/aarch64-linux-gnu', 'usr/lib/systemd', 'lib/aarch64-linux-gnu'])
      fs.mkdirSync(path.join(folder, name), { recursive: true });
    const { programs, libraries } = foldersOf(folder);
    expect(programs).toContain(path.join(folder, 'usr/sbin'));
    expect(libraries).toEqual([path.join(folder, 'usr/lib/aarch64-linux-gnu'), path.join(folder, 'lib/aarch64-linux-gnu')]);
  });
});
