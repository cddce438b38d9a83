import * as z from 'zod';

const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').map((part) => part.trim()).filter(Boolean)); // prettier-ignore

export const GatewayConfig = z.object({
  PORT: z.coerce.number().int().default(8080),
  HOST: z.string().default('0.0.0.0'),
  /** Public halves of the keys that sign access tokens, as a JSON list of JWKs; two live while keys rotate. */
  AUTH_PUBLIC_KEYS: z.string().transform((text, ctx): Record<string, unknown>[] => {
    try {
      const keys: unknown = JSON.parse(text);
      if (Array.isArray(keys) && keys.length > 0) return keys as Record<string, unknown>[];
    } catch {
      // Falls through to the same complaint.
    }
    ctx.addIssue({ code: 'custom', message: 'needs a JSON list of public JWKs' });
    return z.NEVER;
  }),
  /** Opens the calls of staff tools that have no account; compared in constant time. */
  API_KEY: z.string().min(16),
  /** Parent domain of the candidate and employer apps where they share their cookies. */
  COOKIE_DOMAIN: z.string().optional(),
  /** Whether browsers reach the apps over TLS. */
  COOKIE_SECURE: z.stringbool().default(true),
  /** Origins beside the three apps' that may change state. */
  EXTRA_ORIGINS: list,
  /** Addresses or ranges whose X-Forwarded-For is believed: the apps' web servers and the ingress. */
  TRUSTED_PROXIES: list,
  /** From saying "not ready" to taking no more connections: as long as whoever spreads them needs to notice. */
  NOTICE_SECONDS: z.coerce.number().min(0).default(5),
  /** A virus scanner that speaks clamd's protocol, `tcp://host:3310`; with one no file is taken that it does not call clean. */
  SCANNER_URL: z.url({ protocol: /^tcp$/ }).optional(),
  /** Within which a body has come that is no form; forms bring files, which take their time over a slow line. */
  BODY_SECONDS: z.coerce.number().positive().default(25),
  REQUESTS_PER_MINUTE: z.coerce.number().int().positive().default(1_200),
  /** The content service of the blog, without `/api`; without one the posts that come with the product are shown. */
  CONTENT_URL: z.url({ protocol: /^https?$/ }).optional(),
  CONTENT_TOKEN: z.string().optional(),
});
export type GatewayConfig = z.output<typeof GatewayConfig>;
