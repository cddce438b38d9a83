import type { Actor } from '@tandem/service-kit/context';
import { accountTypes } from '@tandem/domain/account';
import { createLocalJWKSet, type JWK, jwtVerify } from 'jose';
import * as z from 'zod';

const Claims = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  accountType: z.enum(accountTypes),
  companyId: z.uuid().nullable(),
  companyRole: z.string().nullable(),
  isAdmin: z.boolean(),
});
export type Session = Actor & { accountId: string; sessionId: string };

/** Reads access tokens without a hop: EdDSA only, for this audience, typed, in time. */
export class AccessTokens {
  private readonly keys: ReturnType<typeof createLocalJWKSet>;

  constructor(
    publicKeys: readonly Record<string, unknown>[],
    private readonly audience: string,
  ) {
    this.keys = createLocalJWKSet({ keys: publicKeys as JWK[] });
  }

  /** Whose token it is, or null when it is not good. */
  async read(token: string): Promise<Session | null> {
    try {
      const { payload } = await jwtVerify(token, this.keys, {
        algorithms: ['EdDSA'],
        audience: this.audience,
        issuer: 'tandem',
        typ: 'at+jwt',
      });
      const { sub, sid, ...actor } = Claims.parse(payload);
      return { accountId: sub, sessionId: sid, ...actor };
    } catch {
      return null;
    }
  }
}
