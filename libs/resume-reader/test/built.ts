import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(__dirname, '..');
const newest = (folder: string) =>
  Math.max(...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => statSync(join(folder, file)).mtimeMs));

/** The thread runs compiled code, so a package whose sources are newer is compiled first. */
function build(folder: string) {
  const made = join(folder, 'dist');
  if (existsSync(made) && newest(made) > newest(join(folder, 'src'))) return;
  execFileSync(process.execPath, [join(dirname(require.resolve('@tandem/config/swc')), 'build.mjs')], { cwd: folder });
}

/** Everything the reading thread runs. */
export function built(): void {
  for (const name of ['domain', 'geo', 'taxonomy', 'pdf-text', 'resume-reader']) build(join(root, '..', name));
}
