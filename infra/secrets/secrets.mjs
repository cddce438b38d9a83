// @ts-check
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { services } from '../local/parts.mjs';
import { keepers } from '../topology/traffic.mjs';

/** @typedef {Record<string, Record<string, string>>} Secrets Keys and values of each secret, by its name. */

/** Where an installation finds its servers: beside it, or in the namespace of `overlays/data`. */
const beside = { postgres: 'postgres', redis: 'redis' };
export const serversIn = (/** @type {string} */ namespace) => ({
  postgres: `postgres-rw.${namespace}.svc`,
  redis: `redis.${namespace}.svc`,
});

const word = () => randomBytes(24).toString('base64url');

/** A key pair for access tokens; `kid` tells two apart while they rotate. */
function newKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const kid = randomBytes(6).toString('hex');
  const named = (/** @type {import('node:crypto').KeyObject} */ key) =>
    JSON.stringify([{ ...key.export({ format: 'jwk' }), kid, alg: 'EdDSA', use: 'sig' }]);
  return { own: named(privateKey), known: named(publicKey) };
}

/**
 * Fresh secrets of a whole installation: `shared` for all processes, one for each process, one for each server that an
 * overlay or a compose file brings itself.
 * @param {object} options
 * @param {boolean} options.isSplit Whether NATS has a user per service; one without knows nobody.
 * @param {typeof beside} [options.hosts]
 * @param {{ user: string, password: string }} [options.files] What an object store that is there already asks for.
 * @returns {Secrets}
 */
export function newSecrets({ isSplit, hosts = beside, files = { user: word(), password: word() } }) {
  const keys = newKeys();
  const admin = word();
  const redis = word();
  /** @type {Secrets} */
  const secrets = {
    shared: { CTX_SECRET: word(), REDIS_URL: `redis://:${redis}@${hosts.redis}:6379` },
    gateway: { API_KEY: word(), AUTH_PUBLIC_KEYS: keys.known },
    postgres: { POSTGRES_PASSWORD: admin },
    provision: { ADMIN_DATABASE_URL: `postgres://tandem:${admin}@${hosts.postgres}:5432/tandem` },
    redis: { REDIS_PASSWORD: redis },
    files: { MINIO_ROOT_USER: files.user, MINIO_ROOT_PASSWORD: files.password },
    nats: {},
  };
  for (const service of services) {
    secrets[service] = { DATABASE_URL: `postgres://tandem_${service}:${word()}@${hosts.postgres}:5432/tandem` };
  }
  secrets['auth'] = { ...secrets['auth'], AUTH_KEYS: keys.own };
  for (const name of keepers) secrets[name] = { ...secrets[name], S3_ACCESS_KEY: files.user, S3_SECRET_KEY: files.password };
  if (isSplit) for (const name of ['gateway', ...services]) giveNatsUser(secrets, name);
  return secrets;
}

/**
 * @param {Secrets} secrets
 * @param {string} name
 */
function giveNatsUser(secrets, name) {
  // NATS reads what a variable holds as configuration: a word that begins with a letter is only a word.
  const password = `n${randomBytes(24).toString('hex')}`;
  secrets[name] = { ...secrets[name], NATS_USER: name, NATS_PASSWORD: password };
  secrets['nats'] = { ...secrets['nats'], [passwordVariable(name)]: password };
}

/**
 * Where the configuration of NATS finds the password of a process.
 * @param {string} name
 */
export const passwordVariable = (name) => `NATS_PASSWORD_${name.toUpperCase()}`;
