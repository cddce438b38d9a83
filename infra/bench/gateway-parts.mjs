// @ts-check
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { SignJWT } from 'jose';
import { io } from 'socket.io-client';

const require = createRequire(import.meta.url);
/** @type {typeof import('@tandem/contracts/auth/auth')} */
const { authCalls } = require('@tandem/contracts/auth/auth');
/** @type {typeof import('@tandem/test-kit/environment')} */
const { testEnvironment } = require('@tandem/test-kit/environment');
/** @type {typeof import('@tandem/test-kit/test-bus')} */
const { TestBus } = require('@tandem/test-kit/test-bus');

const audience = 'http://localhost:8080';

/** Where a gateway can run whose people hold tokens made here, beside these services. */
export const gatewayGround = async (/** @type {readonly string[]} */ services = []) => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const environment = await testEnvironment(services, {
    AUTH_PUBLIC_KEYS: JSON.stringify([{ ...publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'EdDSA' }]),
    API_KEY: 'a-key-for-measuring', PORT: '0', HOST: '127.0.0.1', COOKIE_SECURE: 'false', REQUESTS_PER_MINUTE: '1000000', GATEWAY_URL: audience, MATCHING_THREADS: '1',
  }); // prettier-ignore
  const bus = await TestBus.connect(environment.of('gateway'));
  await bus.standIn(authCalls.listRevocations, () => ({ sessions: [], accounts: [] }));
  /** The cookie of somebody who is signed in: a candidate unless another is wished. */
  const cookieOf = async (/** @type {string} */ accountId, /** @type {object} */ wished = {}) => {
    const claims = { sid: randomUUID(), accountType: 'CANDIDATE', companyId: null, companyRole: null, isAdmin: false, ...wished };
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: 'k1' }).setSubject(accountId).setIssuer('tandem').setAudience(audience).setIssuedAt()
      .setExpirationTime('1h').sign(privateKey); // prettier-ignore
    return `access_token=${token}`;
  };
  const close = async () => {
    await bus.close();
    await environment.remove();
  };
  return { environment, bus, cookieOf, close };
};

/** A browser that listens to one topic; resolves when it does. */
export const listener = async (/** @type {string} */ url, /** @type {string} */ cookie, /** @type {string} */ topic) => {
  const socket = io(url, { transports: ['websocket'], extraHeaders: { cookie }, forceNew: true, reconnection: false });
  await new Promise((resolve, reject) => socket.once('connect', () => resolve(undefined)).once('connect_error', reject));
  const { ok, detail } = await socket.emitWithAck('subscribe', topic);
  if (!ok) throw new Error(`${topic}: ${detail}`);
  return socket;
};
