import * as z from 'zod';

const seconds = z.coerce.number().positive();
/** Where something is reached; paths are put behind it, so that a slash at its end would stand twice. */
const address = z.string().transform((text) => text.replace(/\/+$/, ''));

/** Settings every service has. Names are the environment variables; nothing else reads the environment. */
export const BaseConfig = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PRODUCT_NAME: z.string().default('Tandem'),
  NATS_URL: z.string(),
  NATS_USER: z.string().optional(),
  NATS_PASSWORD: z.string().optional(),
  REDIS_URL: z.string(),
  /** Keeps stacks apart that share a NATS server and a Redis: begins their subjects and the names of their queues and keys. */
  NAMESPACE: z
    .string()
    .regex(/^[a-z0-9-]*$/)
    .default(''),
  /** Signs who is calling on every message between services; shared by all of them. */
  CTX_SECRET: z.string().min(32, 'CTX_SECRET needs at least 32 characters'),
  /** Health and metrics, apart from the traffic. 0 picks a free port. */
  OPS_PORT: z.coerce.number().int().default(9090),
  OPS_HOST: z.string().default('0.0.0.0'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Longest wait for requests and jobs under way when the process is asked to stop. */
  DRAIN_SECONDS: seconds.default(20),
  OBJECT_STORE_DIR: z.string().default('.local/files'),
  S3_ENDPOINT: z.string().optional(),
  S3_BUCKET: z.string().default('tandem'),
  S3_REGION: z.string().default('eu-west-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Tandem <hello@tandem.example>'),
  CANDIDATE_URL: address.default('http://localhost:8081'),
  EMPLOYER_URL: address.default('http://localhost:8082'),
  ADMIN_URL: address.default('http://localhost:8083'),
  GATEWAY_URL: address.default('http://localhost:8080'),
  /** Where spans go, over OTLP/HTTP; none are made without it. Named as OpenTelemetry names them. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Share of traces that are kept. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
});
export type BaseConfig = z.output<typeof BaseConfig>;

/** Settings of a service with tables of its own. */
export const DatabaseConfig = z.object({
  /** The service's own role; its schema is the role's search path. */
  DATABASE_URL: z.string(),
  DATABASE_POOL: z.coerce.number().int().min(2).default(8),
  /** Longest a statement may take; a connection silent for a little longer is dead and is dropped. */
  DATABASE_STATEMENT_SECONDS: seconds.default(30),
});
export type DatabaseConfig = z.output<typeof DatabaseConfig>;

export type Environment = Readonly<Record<string, string | undefined>>;

/** Secrets somebody wrote down for development, which must never reach production: words from end to end, which no random one is. */
const developmentSecrets = /^(?:dev|development|local|test|changeme|secret)+(?:[-_ ][a-z]+)*$/i;

/**
 * Reads a service's settings once, before anything boots.
 * @throws Error with one line per wrong variable.
 */
export const parseConfig = <C extends z.ZodType>(schema: C, environment: Environment): z.output<C> => {
  // An empty variable is an absent one: that is how compose files and manifests leave something out.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    throw new Error(
      `The environment is not complete:\n${parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`).join('\n')}`,
    );
  }
  const secret = given['CTX_SECRET'] ?? '';
  if ((given['NODE_ENV'] ?? 'production') === 'production' && developmentSecrets.test(secret)) {
    throw new Error('CTX_SECRET is a development default; production needs a secret of its own.');
  }
  return parsed.data;
};
