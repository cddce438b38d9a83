import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import * as z from 'zod';

/** What a provider says of somebody, once its signature holds. */
export type Person = {
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  /** The address of his page there, where the provider tells it. */
  profileUrl: string | null;
  /** What the provider signed, when it came by way of a browser: it may open one session. */
  signed: string | null;
};
export type OidcSettings = { issuer: string; clientId: string | undefined; clientSecret?: string | undefined };

/** The provider said no: a token or code that is forged, over, or meant for somebody else. */
export class IdentityRefused extends Error {}
/** The provider is not configured, cannot be reached or does not speak its protocol. */
class IdentityUnavailable extends Error {}

const Metadata = z.object({ issuer: z.string(), jwks_uri: z.url(), token_endpoint: z.url() });
const Tokens = z.object({ id_token: z.string() });
type Metadata = z.output<typeof Metadata>;
type Known = { metadata: Metadata; keys: ReturnType<typeof createRemoteJWKSet>; until: number };

/** What is signed comes at once from the provider: an older token was kept by somebody, in seconds. */
export const MAX_AGE = 600;
/** How far the provider's clock and ours may be apart, in seconds. */
export const DRIFT = 30;
const TIMEOUT = 5_000;
const KEPT = 3_600_000;
const refusals = ['ERR_JWT', 'ERR_JWS', 'ERR_JWKS_NO_MATCHING_KEY', 'ERR_JOSE_ALG_NOT_ALLOWED'];

/** OpenID Connect with one provider: reads its own description, changes codes into tokens, and believes only what it signed for us. */
export class OidcClient {
  private known: Known | null = null;

  constructor(
    private readonly settings: OidcSettings,
    private readonly now: () => number,
  ) {}

  /**
   * Whom a token names that came by way of a browser, which knows whether it answers its question.
   * @throws IdentityRefused, IdentityUnavailable
   */
  async personOf(idToken: string): Promise<Person> {
    return { ...personIn(await this.claimsOf(idToken)), signed: idToken.slice(0, idToken.lastIndexOf('.')) };
  }

  // As OpenID Connect Core 3.1.3.7 has it.
  private async claimsOf(idToken: string): Promise<JWTPayload> {
    const { metadata, keys } = await this.discovered();
    // LinkedIn signs as its host and describes itself with a path.
    const issuer = [metadata.issuer, new URL(metadata.issuer).origin];
    const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'];
    try {
      const times = { currentDate: new Date(this.now()), maxTokenAge: MAX_AGE, clockTolerance: DRIFT };
      const options = { issuer, audience: this.clientId, algorithms, ...times, requiredClaims: ['sub', 'exp', 'iat'] };
      const { payload } = await jwtVerify(idToken, keys, options);
      if (!isForUs(payload, this.clientId)) throw new errors.JWTClaimValidationFailed('made for another app', payload, 'azp');
      return payload;
    } catch (error) {
      const isRefused = error instanceof errors.JOSEError && refusals.some((code) => error.code.startsWith(code));
      throw isRefused ? new IdentityRefused(error.message) : new IdentityUnavailable(String(error));
    }
  }

  /** Changes a code, good once, for the person. @throws IdentityRefused, IdentityUnavailable */
  async personOfCode(code: string, redirectUri: string): Promise<Person> {
    const { metadata } = await this.discovered();
    const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, client_id: this.clientId };
    const body = new URLSearchParams({ ...form, client_secret: this.settings.clientSecret ?? '' });
    const answer = await this.ask(metadata.token_endpoint, { method: 'POST', body });
    if (answer.status >= 400 && answer.status < 500) throw new IdentityRefused(`the code was refused with ${answer.status}`);
    // LinkedIn gives no nonce back; this token comes from itself, for a code that is good once and a secret only we have.
    return personIn(await this.claimsOf((await this.read(answer, Tokens)).id_token));
  }

  private get clientId(): string {
    if (!this.settings.clientId) throw new IdentityUnavailable('no client id is set');
    return this.settings.clientId;
  }

  private async discovered(): Promise<Known> {
    if (this.known && this.known.until > this.now()) return this.known;
    const issuer = this.settings.issuer.replace(/\/$/, '');
    const metadata = await this.read(await this.ask(`${issuer}/.well-known/openid-configuration`), Metadata);
    const keys = createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: TIMEOUT });
    this.known = { metadata, keys, until: this.now() + KEPT };
    return this.known;
  }

  private async ask(url: string, init: RequestInit = {}): Promise<Response> {
    try {
      return await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) });
    } catch (error) {
      throw new IdentityUnavailable(`${url}: ${String(error)}`);
    }
  }

  private async read<T extends z.ZodType>(answer: Response, shape: T): Promise<z.output<T>> {
    const json: unknown = answer.ok ? await answer.json().catch(() => null) : null;
    const parsed = shape.safeParse(json);
    if (!parsed.success) throw new IdentityUnavailable(`${answer.url} answered ${answer.status} and not what it should`);
    return parsed.data;
  }
}

/** Whoever asked for the token is us too; of several it may be for, that has to be said. */
const isForUs = ({ aud, azp }: JWTPayload, clientId: string): boolean =>
  azp === undefined ? !Array.isArray(aud) || aud.length === 1 : azp === clientId;

const textIn = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value.trim().slice(0, 200) : null);

const personIn = (claims: JWTPayload): Person => ({
  subject: String(claims.sub),
  email: textIn(claims['email']),
  // Some providers write the flag as text.
  isEmailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
  firstName: textIn(claims['given_name']),
  lastName: textIn(claims['family_name']),
  profileUrl: /^https?:\/\//.test(String(claims['profile'])) ? textIn(claims['profile']) : null,
  signed: null,
});
