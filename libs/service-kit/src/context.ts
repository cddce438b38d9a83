import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { CookiePair } from '@tandem/contracts/define';
import { problem } from '@tandem/contracts/codes';
import type { AccountType } from '@tandem/domain/account';
import type { Language } from '@tandem/locales/bundle';

/** Who acts. All null: nobody signed in, or the system itself. */
export type Actor = {
  accountId: string | null;
  accountType: AccountType | null;
  companyId: string | null;
  companyRole: string | null;
  isAdmin: boolean;
};

/** Where a change came from; events and jobs carry it on. */
export type Origin = {
  actor: Actor;
  language: Language;
  requestId: string;
  /** W3C trace context, version 00. */
  traceparent: string;
};

/** What a service knows about a call. */
export type Ctx = Origin['actor'] &
  Omit<Origin, 'actor'> & {
    /** Whether the caller named the language; one who named none gets the fallback. */
    isLanguageNamed: boolean;
    sessionId: string | null;
    /** The app whose web server forwarded the call. */
    app: CookiePair | null;
    visitorId: string | null;
    /** Where the call comes from, by what configured proxies say: an address of the fourth version, of the sixth the network it lies in. */
    ip: string | null;
    /** What the caller's program says it is. */
    userAgent: string | null;
  };

export const nobody: Actor = { accountId: null, accountType: null, companyId: null, companyRole: null, isAdmin: false };

/** 32 digits, from the store of random numbers that Node keeps for these: a third of the time of fetching some for each. */
const randomHex = (): string => randomUUID().replaceAll('-', '');
const newSpan = (): string => randomHex().slice(16);

export const newTraceparent = (traceId = randomHex()): string => `00-${traceId}-${newSpan()}-01`;

/** The same trace, a new span. */
export const childOf = (traceparent: string): string => {
  const [version, trace, , flags] = traceparent.split('-');
  return trace?.length === 32 ? `${version}-${trace}-${newSpan()}-${flags ?? '01'}` : newTraceparent();
};

export const originOf = (ctx: Ctx): Origin => {
  const { accountId, accountType, companyId, companyRole, isAdmin, language, requestId, traceparent } = ctx;
  return { actor: { accountId, accountType, companyId, companyRole, isAdmin }, language, requestId, traceparent };
};

/** The context in which a job or a listener makes calls: the one who caused it, without a session. */
export const ctxOf = (origin: Origin): Ctx => ({
  ...origin.actor,
  language: origin.language,
  requestId: origin.requestId,
  traceparent: origin.traceparent,
  isLanguageNamed: false,
  sessionId: null,
  app: null,
  visitorId: null,
  ip: null,
  userAgent: null,
});

/** Work nobody asked for: sweeps, schedules, start-up. */
export const systemOrigin = (name: string): Origin => ({
  actor: nobody,
  language: 'en',
  requestId: `system-${name}-${randomBytes(6).toString('hex')}`,
  traceparent: newTraceparent(),
});

export type SignedCtx = { ctx: Ctx; at: number; signature: string };

/** A signature is good for 30 seconds: long enough for a slow hop, too short to be worth stealing. */
const LIFETIME = 30_000;

const signatureOf = (secret: string, subject: string, at: number, ctx: Ctx) =>
  createHmac('sha256', secret)
    .update(`${subject}\n${at}\n${JSON.stringify(ctx)}`)
    .digest();

/** Signs a context for one subject. `now` is milliseconds since the epoch. */
export const signCtx = (secret: string, subject: string, ctx: Ctx, now: number): SignedCtx => ({
  ctx,
  at: now,
  signature: signatureOf(secret, subject, now, ctx).toString('base64url'),
});

/**
 * The context of a message whose signature holds.
 * @throws Problem unsigned_message (401) when it is missing, forged, for another subject or too old.
 */
export const verifyCtx = (secret: string, subject: string, signed: SignedCtx | undefined, now: number): Ctx => {
  if (!signed?.signature || typeof signed.at !== 'number' || Math.abs(now - signed.at) > LIFETIME) throw problem('unsigned_message');
  const given = Buffer.from(signed.signature, 'base64url');
  const expected = signatureOf(secret, subject, signed.at, signed.ctx);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw problem('unsigned_message');
  return signed.ctx;
};
