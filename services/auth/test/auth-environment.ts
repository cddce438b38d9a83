import { generateKeyPairSync } from 'node:crypto';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');

/** Settings of auth for one test file, with a key of its own. */
export const authEnvironment = { AUTH_KEYS: JSON.stringify([{ ...privateKey.export({ format: 'jwk' }), kid: 'test' }]) };
export const authPublicKey = { ...publicKey.export({ format: 'jwk' }), kid: 'test', alg: 'EdDSA' };
