// @ts-check
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../local/root.mjs';

/** @typedef {import('./render.mjs').Manifest} Manifest */

/** Packages that know the kinds of a group; all others are Kubernetes' own. @type {Record<string, string>} */
const packages = {
  'keda.sh': '@kubernetes-models/keda',
  'gateway.networking.k8s.io': '@kubernetes-models/gateway-api',
  'monitoring.coreos.com': '@kubernetes-models/prometheus-operator',
  'postgresql.cnpg.io': '@kubernetes-models/cloudnative-pg',
};

/** Kinds that no package knows, by the type of what they hold at one place. @type {Record<string, { type: string, from: string, at: string }>} */
const byPart = {
  ObjectStore: {
    type: 'IBarmanObjectStoreConfiguration',
    from: '@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/BarmanObjectStoreConfiguration',
    at: 'configuration',
  },
};

/** @param {Manifest} manifest */
function statement({ apiVersion, kind, ...rest }, index = 0) {
  const part = byPart[kind];
  if (part)
    return `import type { ${part.type} as T${index} } from '${part.from}';\n// prettier-ignore\nexport const m${index}: T${index} = ${JSON.stringify(rest.spec[part.at])};\n`;
  const [group = ''] = apiVersion.split('/');
  const module = `${packages[group] ?? 'kubernetes-models'}/${apiVersion}/${kind}`;
  return `import type { I${kind} as T${index} } from '${module}';\n// prettier-ignore\nexport const m${index}: T${index} = ${JSON.stringify({ apiVersion, kind, ...rest }, undefined, 1)};\n`;
}

/**
 * Holds manifests to the types of their kinds: a key nobody knows and a value of a wrong type are errors.
 * @param {Manifest[]} manifests
 * @returns {string[]} What the compiler complains about.
 */
export function wrongTypes(manifests) {
  const folder = path.join(root, 'infra/topology/.checked');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const unique = [...new Map(manifests.map((manifest) => [JSON.stringify(manifest), manifest])).values()];
  fs.writeFileSync(path.join(folder, 'manifests.ts'), unique.map(statement).join('\n'));
  const options = { strict: true, noEmit: true, skipLibCheck: true, module: 'nodenext', moduleResolution: 'nodenext', types: [] };
  fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['manifests.ts'] }));
  try {
    execFileSync(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], { encoding: 'utf8' });
    return [];
  } catch (error) {
    return /** @type {{ stdout: string }} */ (error).stdout.trim().split('\n');
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
