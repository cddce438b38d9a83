import type { CookieSerializeOptions } from '@fastify/cookie';
import { type CookiePair, cookiePairs, type SessionGrant } from '@tandem/contracts/define';
import { ages } from '@tandem/domain/limits';
import type { FastifyReply } from 'fastify';
import type { GatewayConfig } from '../config';

const suffix: Record<CookiePair, string> = { candidate: '', employer: '_employer', admin: '_admin' };

type Settings = Pick<GatewayConfig, 'COOKIE_DOMAIN' | 'COOKIE_SECURE'>;
export type CookieJar = Readonly<Record<string, string | undefined>>;

/** Names and attributes of the session cookies: one pair per account type and one for the console, which is never shared. */
export class SessionCookies {
  constructor(private readonly settings: Settings) {}

  access(pair: CookiePair): string {
    return this.named(`access_token${suffix[pair]}`, pair);
  }

  refresh(pair: CookiePair): string {
    return this.named(`refresh_token${suffix[pair]}`, pair);
  }

  get visitor(): string {
    return this.named('visitor_id', 'candidate');
  }

  /**
   * The pair a call is answered with: the app's it comes from, else the one that is there, so that an app can send
   * somebody to the other. The console takes none but its own. A refresh token counts: its session is only to be renewed.
   */
  pairOf(app: CookiePair | null, cookies: CookieJar): CookiePair | null {
    const isThere = (pair: CookiePair) => Boolean(cookies[this.access(pair)] ?? cookies[this.refresh(pair)]);
    if (app === 'admin' || (app && isThere(app))) return app;
    const others = app ? cookiePairs.filter((pair) => pair !== 'admin') : cookiePairs;
    return others.find((pair) => cookies[this.access(pair)]) ?? others.find(isThere) ?? app;
  }

  set(reply: FastifyReply, grant: SessionGrant): void {
    const options = this.options(grant.pair);
    void reply.setCookie(this.access(grant.pair), grant.accessToken, { ...options, maxAge: ages.accessToken });
    void reply.setCookie(this.refresh(grant.pair), grant.refreshToken, { ...options, maxAge: grant.refreshMaxAge });
  }

  clear(reply: FastifyReply, pair: CookiePair): void {
    void reply.clearCookie(this.access(pair), this.options(pair));
    void reply.clearCookie(this.refresh(pair), this.options(pair));
  }

  setVisitor(reply: FastifyReply, id: string): void {
    void reply.setCookie(this.visitor, id, { ...this.options('candidate'), maxAge: ages.visitor });
  }

  private named(name: string, pair: CookiePair): string {
    if (!this.settings.COOKIE_SECURE) return name;
    return this.domainOf(pair) ? `__Secure-${name}` : `__Host-${name}`;
  }

  private domainOf(pair: CookiePair): string | undefined {
    return pair === 'admin' ? undefined : this.settings.COOKIE_DOMAIN;
  }

  private options(pair: CookiePair): CookieSerializeOptions {
    const domain = this.domainOf(pair);
    return { httpOnly: true, sameSite: 'lax', path: '/', secure: this.settings.COOKIE_SECURE, ...(domain ? { domain } : {}) };
  }
}
