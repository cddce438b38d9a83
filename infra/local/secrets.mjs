// @ts-check
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { writeJson } from './write-json.mjs';

/**
 * @typedef {object} Secrets
 * @property {string} databasePassword
 * @property {string} provisionSecret The services' database passwords are derived from it.
 * @property {string} contextSecret
 * @property {string} apiKey
 * @property {{ privateJwk: import('node:crypto').JsonWebKey, publicJwk: import('node:crypto').JsonWebKey }} authKeys Ed25519.
 */

/**
 * The secrets of a local stack, made once and readable by their owner only.
 * @param {string} localDir
 * @returns {Secrets}
 */
export function localSecrets(localDir) {
  const file = path.join(localDir, 'secrets.json');
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8'));
  const secrets = newSecrets();
  fs.mkdirSync(localDir, { recursive: true });
  writeJson(file, secrets);
  return secrets;
}

/** @returns {Secrets} */
function newSecrets() {
  const word = () => randomBytes(24).toString('base64url');
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const kid = randomBytes(6).toString('hex');
  const named = (/** @type {import('node:crypto').KeyObject} */ key) => ({
    ...key.export({ format: 'jwk' }),
    kid,
    alg: 'EdDSA',
    use: 'sig',
  });
  return {
    databasePassword: word(),
    provisionSecret: word(),
    contextSecret: word(),
    apiKey: word(),
    authKeys: { privateJwk: named(privateKey), publicJwk: named(publicKey) },
  };
}
