import type { Actor } from '@tandem/service-kit/context';
import { accountTypes } from '@tandem/domain/account';
import { createLocalJWKSet, type JWK, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';

const Claims = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  accountType: z.enum(accountTypes),
  companyId: z.uuid().nullable(),
  companyRole: z.string().nullable(),
  isAdmin: z.boolean(),
  exp: z.number(),
});
export type Session = Actor & { accountId: string; sessionId: string };

/** Tokens whose signature is remembered, the ones used last. */
const KNOWN = 10_000;

/**
 * Reads access tokens without a hop: EdDSA only, for this audience, typed, in time. A token that is good stays so until its time is up,
 * so its signature is looked at once; whether its session was ended meanwhile is asked elsewhere, at every call.
 */
export class AccessTokens {
  private readonly keys: ReturnType<typeof createLocalJWKSet>;
  private readonly known = new LRUCache<string, Session>({ max: KNOWN });

  constructor(
    publicKeys: readonly Record<string, unknown>[],
    private readonly audience: string,
  ) {
    this.keys = createLocalJWKSet({ keys: publicKeys as JWK[] });
  }

  /** Whose token it is, or null when it is not good. */
  async read(token: string): Promise<Session | null> {
    const known = this.known.get(token);
    if (known) return known;
    try {
      const { payload } = await jwtVerify(token, this.keys, {
        algorithms: ['EdDSA'],
        audience: this.audience,
        issuer: 'tandem',
        typ: 'at+jwt',
      });
      const { sub, sid, exp, ...actor } = Claims.parse(payload);
      const session = { accountId: sub, sessionId: sid, ...actor };
      const left = exp * 1_000 - Date.now();
      if (left > 0) this.known.set(token, session, { ttl: left });
      return session;
    } catch {
      return null;
    }
  }
}
