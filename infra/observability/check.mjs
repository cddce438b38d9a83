// @ts-check
// `npm run alerts:check`: Prometheus' own tool reads the alert rules and plays their tests. Where it is not installed it comes
// from the distribution's package, unpacked beside and not installed.
import { cacheFolder } from '../local/infrastructure/cache-folder.mjs';
import { foldersOf, unpackPackage } from '../local/infrastructure/debian-packages.mjs';
import { findProgram } from '../local/infrastructure/program.mjs';
import { localDirOf } from '../local/local-folder.mjs';
import { runPromtool } from './promtool.mjs';

const unpacked = async () => {
  const cache = cacheFolder(localDirOf(process.env));
  const tree = await unpackPackage('prometheus', { cache, env: process.env, signal: AbortSignal.timeout(300_000) });
  return tree && findProgram('promtool', foldersOf(tree).programs);
};

const promtool = findProgram('promtool') ?? (await unpacked());
if (promtool) {
  const { status, said } = runPromtool(promtool);
  console.log(said);
  process.exitCode = status ?? 1;
} else {
  console.log('Skipped: promtool is neither here nor to be had. Debian, Ubuntu: apt-get install prometheus');
}
