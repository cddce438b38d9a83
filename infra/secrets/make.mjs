// @ts-check
// `npm run secrets -- ...`: fresh secrets of an installation, which belong in no repository.
//   --kubernetes NAMESPACE   manifests, to be piped into kubectl apply -f -
//   --kubernetes NAMESPACE --data NAMESPACE   the same with the servers of k8s/overlays/data; S3_ACCESS_KEY and S3_SECRET_KEY
//                            of your object store are read from the environment
//   --compose [FOLDER]       a file for each process (default .local/compose), kept when it is there
//   --names                  which keys each secret has, for a store of your own
import fs from 'node:fs';
import path from 'node:path';
import { backend, services } from '../local/parts.mjs';
import { root } from '../local/root.mjs';
import { newSecrets, serversIn } from './secrets.mjs';
import { readOptions } from '../local/options.mjs';

const { values, positionals } = readOptions(
  'npm run --silent secrets -- --kubernetes NAMESPACE [--data NAMESPACE] | --compose [FOLDER] | --names',
  {
    allowPositionals: true,
    options: { kubernetes: { type: 'string' }, data: { type: 'string' }, compose: { type: 'boolean' }, names: { type: 'boolean' } },
  },
);

const { S3_ACCESS_KEY: user, S3_SECRET_KEY: password } = process.env;

if (values.kubernetes && values.data && !(user && password)) {
  console.error('Say what your object store asks for: S3_ACCESS_KEY and S3_SECRET_KEY.');
  process.exitCode = 1;
} else if (values.kubernetes) asManifests(values.kubernetes, values.data);
else if (values.compose) asFiles(path.resolve(root, positionals[0] ?? '.local/compose'));
else if (values.names) {
  for (const [name, keys] of Object.entries(newSecrets({ isSplit: true }))) console.log(`${name}: ${Object.keys(keys).join(', ')}`);
} else {
  console.error('Say for what: --kubernetes NAMESPACE, --compose [FOLDER] or --names.');
  process.exitCode = 1;
}

/**
 * @param {string} namespace
 * @param {string} [data] The namespace of the servers, where they have one of their own.
 */
function asManifests(namespace, data) {
  const elsewhere = data ? { hosts: serversIn(data), files: { user: user ?? '', password: password ?? '' } } : {};
  const { postgres, files, ...others } = newSecrets({ isSplit: true, ...elsewhere });
  const items = Object.entries({ ...others, ...(data ? {} : { postgres, files }) }).map(([name, stringData]) => ({
    ...secretOf(name, data && ['nats', 'redis'].includes(name) ? data : namespace),
    type: 'Opaque',
    stringData,
  }));
  // CloudNativePG reads user and password of a database from a secret of this type.
  const owner = { type: 'kubernetes.io/basic-auth', stringData: { username: 'tandem', password: postgres?.['POSTGRES_PASSWORD'] } };
  const all = data ? [...items, { ...secretOf('postgres', data), ...owner }] : items;
  console.log(JSON.stringify({ apiVersion: 'v1', kind: 'List', items: all }, undefined, 2));
}

/**
 * @param {string} name
 * @param {string} namespace
 */
function secretOf(name, namespace) {
  return { apiVersion: 'v1', kind: 'Secret', metadata: { name, namespace } };
}

/** @param {string} folder */
function asFiles(folder) {
  if (fs.existsSync(folder)) {
    console.log(`${folder} is there already and is kept: databases know these passwords.`);
    return;
  }
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const [name, keys] of Object.entries(forCompose())) {
    const lines = Object.entries(keys).map(([key, value]) => `${key}='${value}'\n`);
    fs.writeFileSync(path.join(folder, `${name}.env`), lines.join(''), { mode: 0o600 });
  }
  console.log(`Secrets are in ${folder}.`);
}

/** The servers of the compose file have passwords of their own; one container there brings all schemas up to date. */
function forCompose() {
  const secrets = newSecrets({ isSplit: false });
  const processes = Object.fromEntries(['shared', ...backend].map((name) => [name, secrets[name] ?? {}]));
  const urls = services.map((service) => [`DATABASE_URL_${service.toUpperCase()}`, secrets[service]?.['DATABASE_URL'] ?? '']);
  return { ...processes, migrations: Object.fromEntries(urls) };
}
