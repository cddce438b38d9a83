// @ts-check
// A base image from the Node and the shell of this machine, for building where no registry of images can be reached.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const programs = 'sh env cp rm mkdir ls cat find chmod chown sed grep ln mv uname dirname basename readlink id sleep'.split(' ');
const loadedLater =
  'libnss_dns.so.2 libnss_files.so.2 libresolv.so.2 libstdc++.so.6 libgcc_s.so.1 libm.so.6 libdl.so.2 libpthread.so.0 librt.so.1 libutil.so.1'.split(
    ' ',
  );
const folders = ['/etc/ssl/certs', '/usr/share/ca-certificates', '/usr/share/zoneinfo/UTC'];

/** @param {string} program */
const placeOf = (program) => execFileSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).trim();

/**
 * Libraries a program needs, and the loader.
 * @param {string} file
 */
function librariesOf(file) {
  const lines = execFileSync('ldd', [file], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => /(?:=> |^\s*)(\/\S+) \(0x/.exec(line)?.[1] ?? []);
}

/**
 * @param {string} folder Becomes the root of an image.
 */
export function layOutMachine(folder) {
  // Where /bin and /lib are links into /usr, they are here, too.
  for (const name of ['bin', 'lib', 'lib64', 'sbin']) {
    if (!fs.lstatSync(`/${name}`, { throwIfNoEntry: false })?.isSymbolicLink()) continue;
    fs.mkdirSync(path.join(folder, 'usr', name), { recursive: true });
    fs.symlinkSync(`usr/${name}`, path.join(folder, name));
  }
  const node = fs.realpathSync(process.execPath);
  const files = new Set([node, ...programs.map(placeOf)]);
  for (const file of [...files]) for (const library of librariesOf(file)) files.add(library);
  // What native modules and the look-up of hosts load by name.
  const libraryFolder = path.dirname([...files].find((file) => file.includes('libc.so')) ?? '/lib/libc.so');
  for (const name of loadedLater) {
    const library = [libraryFolder, `/usr${libraryFolder}`].map((each) => path.join(each, name)).find((each) => fs.existsSync(each));
    if (library) files.add(library);
  }
  for (const file of files) copy(file, path.join(folder, file));
  copy(node, path.join(folder, 'usr/bin/node'));
  for (const each of folders) if (fs.existsSync(each)) fs.cpSync(each, path.join(folder, each), { recursive: true, dereference: true });
  const npm = path.join(path.dirname(fs.realpathSync(placeOf('npm'))), '..');
  fs.cpSync(npm, path.join(folder, 'usr/lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx']) fs.symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(folder, 'usr/bin', name));
  for (const each of ['tmp', 'root', 'proc', 'sys', 'dev', 'etc']) fs.mkdirSync(path.join(folder, each), { recursive: true });
  fs.chmodSync(path.join(folder, 'tmp'), 0o1777);
  fs.writeFileSync(path.join(folder, 'etc/passwd'), 'root:x:0:0:root:/root:/bin/sh\n');
  fs.writeFileSync(path.join(folder, 'etc/group'), 'root:x:0:\n');
  fs.writeFileSync(path.join(folder, 'etc/nsswitch.conf'), 'hosts: files dns\n');
}

/**
 * @param {string} from
 * @param {string} to
 */
function copy(from, to) {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.copyFileSync(fs.realpathSync(from), to);
  fs.chmodSync(to, 0o755);
}
