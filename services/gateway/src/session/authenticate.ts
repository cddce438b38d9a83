import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type CookiePair, cookiePairs } from '@tandem/contracts/define';
import { languages, namedLanguage } from '@tandem/locales/bundle';
import { type Ctx, newTraceparent, nobody } from '@tandem/service-kit/context';
import { currentTraceparent } from '@tandem/service-kit/tracing/tracing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../limits/network-of';
import { AccessTokens } from './access-tokens';
import { type CookieJar, SessionCookies } from './cookies';
import { Revocations } from './revocations';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes the call, once that is known. */
    accountId?: string | null;
  }
}

type Headers = Record<string, string | string[] | undefined>;
const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** Which app's web server forwarded a call. */
const appOf = (headers: Headers): CookiePair | null => cookiePairs.find((pair) => pair === one(headers['x-tandem-app'])) ?? null;

/** Finds out who makes a call. */
@Injectable()
export class Authenticator {
  constructor(
    readonly cookies: SessionCookies,
    private readonly tokens: AccessTokens,
    private readonly revocations: Revocations,
  ) {}

  /** The context of a call; nobody is in it when the access token is missing, over or revoked. */
  async contextOf(headers: Headers, jar: CookieJar, ip: string | null, requestId: string): Promise<Ctx> {
    const app = appOf(headers);
    const pair = this.cookies.pairOf(app, jar);
    const token = pair ? jar[this.cookies.access(pair)] : undefined;
    const session = token ? await this.tokens.read(token) : null;
    const named = namedLanguage(one(headers['accept-language']));
    const isOver = session !== null && this.revocations.has(session.sessionId, session.accountId);
    return {
      ...(session && !isOver ? session : { ...nobody, sessionId: null }),
      language: named ?? languages[0],
      isLanguageNamed: named !== null,
      requestId,
      traceparent: currentTraceparent() ?? newTraceparent(),
      app,
      visitorId: visitorIn(jar[this.cookies.visitor]),
      ip: ip && networkOf(ip),
      userAgent: one(headers['user-agent'])?.replace(/\p{C}/gu, '').slice(0, 500) || null,
    };
  }

  async ofRequest(request: FastifyRequest, reply: FastifyReply): Promise<Ctx> {
    const ctx = await this.contextOf(request.headers, request.cookies, request.ip, request.id);
    request.accountId = ctx.accountId;
    if (ctx.visitorId) return ctx;
    const visitorId = randomUUID();
    this.cookies.setVisitor(reply, visitorId);
    return { ...ctx, visitorId };
  }
}

const visitorIn = (value: string | undefined): string | null => (value && /^[0-9a-f-]{36}$/.test(value) ? value : null);
