import { appNames, type AppName } from '@tandem/contracts/pages';
import * as z from 'zod';

const url = z.url().transform((text) => text.replace(/\/$/, ''));
const DemoAccount = z.object({ email: z.string(), password: z.string() });

const json = <T extends z.ZodType>(shape: T) =>
  z
    .string()
    .optional()
    .transform((text, context): unknown => {
      try {
        return text ? JSON.parse(text) : undefined;
      } catch {
        context.addIssue({ code: 'custom', message: 'is not JSON' });
        return z.NEVER;
      }
    })
    .pipe(shape.optional());

const parts = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** The environment of a web server. */
export const WebServerConfig = z.object({
  APP: z.enum(appNames),
  /** Folder of the built app. */
  DIST: z.string(),
  GATEWAY_URL: url,
  PORT: z.coerce.number().int(),
  HOST: z.string().default('0.0.0.0'),
  PRODUCT_NAME: z.string().default('Tandem'),
  CANDIDATE_URL: url,
  EMPLOYER_URL: url,
  ADMIN_URL: url,
  /** The page that shows local mail; only where one runs. */
  MAIL_URL: url.optional(),
  CONTACT_EMAIL: z.string().default('hello@tandem.example'),
  CONTACT_ADDRESS: z.string().default('Keizersgracht 1, 1015 CN Amsterdam'),
  /** Accounts the login screens offer; only locally. `{ "candidate": { "email", "password" }, ... }` */
  DEMO_ACCOUNTS: json(z.partialRecord(z.enum(appNames), DemoAccount)),
  /** Companies the home page names: `[{ "name", "logoUrl" }]`; a logo of ours, or its source must be allowed. */
  PARTNERS: json(z.array(z.object({ name: z.string(), logoUrl: z.string().optional() }))),
  /** Signing in with Google and LinkedIn: a button shows where its client id is set. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_AUTHORIZE_URL: url.default('https://accounts.google.com/o/oauth2/v2/auth'),
  LINKEDIN_CLIENT_ID: z.string().optional(),
  LINKEDIN_AUTHORIZE_URL: url.default('https://www.linkedin.com/oauth/v2/authorization'),
  /** Origins that may show the app in a frame, separated by commas. */
  FRAMED_BY: z.string().default('').transform(parts),
  /** Addresses whose X-Forwarded-For and -Proto are believed. */
  TRUSTED_PROXIES: z.string().default('').transform(parts),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Seconds between saying "not ready" and closing, for load balancers to notice. */
  DRAIN_SECONDS: z.coerce.number().min(0).default(0),
});
export type WebServerConfig = z.output<typeof WebServerConfig>;

/** Where a popup asks somebody who he is, and as whom we ask. */
export type IdentityProvider = { clientId: string; authorizeUrl: string };

/** What every browser may know of an installation. */
export type PublicConfig = {
  app: AppName;
  product: string;
  urls: Record<AppName, string> & { mail?: string };
  contact: { email: string; address: string };
  demoAccounts?: Partial<Record<AppName, { email: string; password: string }>>;
  partners?: { name: string; logoUrl?: string | undefined }[];
  signIn: { google?: IdentityProvider; linkedin?: IdentityProvider };
};

const providerOf = (clientId: string | undefined, authorizeUrl: string): IdentityProvider | undefined =>
  clientId ? { clientId, authorizeUrl } : undefined;

/** The public part of an environment. */
export const publicConfigOf = (config: WebServerConfig): PublicConfig => ({
  app: config.APP,
  product: config.PRODUCT_NAME,
  urls: {
    candidate: config.CANDIDATE_URL,
    employer: config.EMPLOYER_URL,
    admin: config.ADMIN_URL,
    ...(config.MAIL_URL && { mail: config.MAIL_URL }),
  },
  contact: { email: config.CONTACT_EMAIL, address: config.CONTACT_ADDRESS },
  ...(config.DEMO_ACCOUNTS && { demoAccounts: config.DEMO_ACCOUNTS }),
  ...(config.PARTNERS && { partners: config.PARTNERS }),
  signIn: {
    google: providerOf(config.GOOGLE_CLIENT_ID, config.GOOGLE_AUTHORIZE_URL),
    linkedin: providerOf(config.LINKEDIN_CLIENT_ID, config.LINKEDIN_AUTHORIZE_URL),
  },
});
