// @ts-check
// One provider of identities as OpenID Connect knows it, as far as signing in needs it: who somebody says he is, signed.
import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** @typedef {{ sub: string, email: string, email_verified: boolean, given_name?: string, family_name?: string, profile?: string }} Claims */
/** @typedef {{ clientId: string, redirectUri: string, nonce: string | undefined, claims: Claims }} Grant */

const MINUTE = 60_000;

export class LocalProvider {
  /** @type {Map<string, Grant & { until: number }>} */
  #codes = new Map();
  #keyId = randomBytes(6).toString('hex');
  #keys = generateKeyPair('RS256');

  /**
   * @param {string} issuer
   * @param {() => number} [now]
   */
  constructor(issuer, now = Date.now) {
    this.issuer = issuer;
    this.now = now;
  }

  get metadata() {
    const at = (/** @type {string} */ path) => `${this.issuer}/${path}`;
    return {
      issuer: this.issuer,
      authorization_endpoint: at('authorize'),
      token_endpoint: at('token'),
      jwks_uri: at('jwks'),
      response_types_supported: ['code', 'id_token'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    };
  }

  async jwks() {
    const { publicKey } = await this.#keys;
    return { keys: [{ ...(await exportJWK(publicKey)), kid: this.#keyId, alg: 'RS256', use: 'sig' }] };
  }

  /**
   * @param {Grant} grant
   * @returns {string} A code that is good once, for a minute.
   */
  code(grant) {
    const code = randomBytes(24).toString('base64url');
    this.#codes.set(code, { ...grant, until: this.now() + MINUTE });
    return code;
  }

  /**
   * @param {{ code: string, clientId: string, redirectUri: string }} asked
   * @returns {Promise<string | null>} The signed identity, or null when the code is not good for this.
   */
  async redeem({ code, clientId, redirectUri }) {
    const grant = this.#codes.get(code);
    this.#codes.delete(code);
    const isGood = grant && grant.until > this.now() && grant.clientId === clientId && grant.redirectUri === redirectUri;
    return isGood ? this.idToken(grant) : null;
  }

  /** @param {Pick<Grant, 'clientId' | 'nonce' | 'claims'>} grant */
  async idToken({ clientId, nonce, claims }) {
    const { privateKey } = await this.#keys;
    const seconds = Math.floor(this.now() / 1000);
    return new SignJWT({ ...claims, ...(nonce ? { nonce } : {}) })
      .setProtectedHeader({ alg: 'RS256', kid: this.#keyId, typ: 'JWT' })
      .setIssuer(this.issuer)
      .setAudience(clientId)
      .setSubject(claims.sub)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 600)
      .sign(privateKey);
  }
}
