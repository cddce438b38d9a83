import type { BaseConfig, DatabaseConfig } from '@tandem/service-kit/config';
import * as z from 'zod';

/** A private Ed25519 key as a JWK; `kid` names it in the tokens it signs. */
const SigningKey = z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string(), d: z.string(), kid: z.string().min(1) });
type SigningKey = z.output<typeof SigningKey>;

const keys = z.string().transform((text, ctx): [SigningKey, ...SigningKey[]] => {
  try {
    const [first, ...others] = z.array(SigningKey).parse(JSON.parse(text));
    if (first) return [first, ...others];
  } catch {
    // Falls through to the same complaint, which must not repeat the keys.
  }
  ctx.addIssue({ code: 'custom', message: 'needs a JSON list of private Ed25519 JWKs, each with a kid' });
  return z.NEVER;
});

export const AuthConfig = z.object({
  /** Keys for access tokens; the first one signs. The gateway knows the public halves. */
  AUTH_KEYS: keys,
  /** Whether a password account must have its address verified before it may sign in. */
  AUTH_REQUIRE_VERIFIED_EMAIL: z.stringbool().default(true),
  /** Who vouches for people, and as whom we are known there. Without a client id nobody signs in that way. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  LINKEDIN_CLIENT_ID: z.string().optional(),
  LINKEDIN_CLIENT_SECRET: z.string().optional(),
  LINKEDIN_ISSUER: z.url().default('https://www.linkedin.com/oauth'),
});
export type AuthConfig = BaseConfig & DatabaseConfig & z.output<typeof AuthConfig>;
