// @ts-check
import path from 'node:path';
import { companies, drawLogo } from '../seeds/data/companies.mjs';
import { identityUrl, localClient } from './identity/identity.mjs';
import { apps, backend, processOf } from './parts.mjs';
import { root } from './root.mjs';

/**
 * @typedef {object} Setting One variable of the environment.
 * @property {string[]} to Who is told.
 * @property {(stack: StackSettings, part: string) => string | undefined} value
 */

/**
 * @typedef {object} StackSettings
 * @property {string} localDir
 * @property {import('./ports.mjs').Ports} ports
 * @property {import('./infrastructure/infrastructure.mjs').InfrastructureUrls} urls
 * @property {import('./secrets.mjs').Secrets} secrets
 * @property {Record<string, string>} databaseUrls Per service, each its own role.
 * @property {object} [demoAccounts] Offered by the login screens.
 */

/** As many companies of the demo as the strip on the home page has room for, with their logos. */
const demoPartners = Object.values(companies)
  .slice(0, 6)
  .map(({ name, logo }) => ({ name, logoUrl: `data:image/svg+xml,${encodeURIComponent(drawLogo(logo, 64))}` }));

const seeds = 'seeds';
const webServers = apps.map(processOf);
const everyone = [...backend, ...webServers, seeds];

/** @param {string} part */
const appOf = (part) => part.replace(/-app$/, '');

/** @param {keyof import('./ports.mjs').Ports} name */
const address =
  (name) =>
  (/** @type {StackSettings} */ { ports }) =>
    `http://localhost:${ports[name]}`;

/**
 * An address of the local identity page, unless somebody has a client of his own at the real one.
 * @param {string} provider
 * @param {string} name
 * @param {string} place
 */
const local =
  (provider, name, place) =>
  (/** @type {StackSettings} */ { ports }) =>
    process.env[`${provider}_CLIENT_ID`] ? process.env[`${provider}_${name}`] : `${identityUrl(ports)}${place}`;

/** All that is told to the processes of a local stack. @type {Record<string, Setting>} */
const settings = {
  NODE_ENV: { to: everyone, value: () => 'development' },
  PRODUCT_NAME: { to: everyone, value: () => process.env.PRODUCT_NAME || 'Tandem' },
  LOG_LEVEL: { to: everyone, value: () => process.env.LOG_LEVEL || 'info' },
  GATEWAY_URL: { to: everyone, value: address('gateway') },
  CANDIDATE_URL: { to: everyone, value: address('candidate') },
  EMPLOYER_URL: { to: everyone, value: address('employer') },
  ADMIN_URL: { to: everyone, value: address('admin') },
  MAIL_URL: { to: [...webServers, seeds], value: ({ urls }) => urls.MAIL_URL },
  HOST: { to: ['gateway', ...webServers], value: () => process.env.BIND_HOST || '127.0.0.1' },
  PORT: { to: ['gateway', ...webServers], value: ({ ports }, part) => String(ports[/** @type {'gateway'} */ (appOf(part))]) },
  APP: { to: webServers, value: (_, part) => appOf(part) },
  FRAMED_BY: { to: webServers, value: ({ ports }) => identityUrl(ports) },
  DIST: { to: webServers, value: (_, part) => path.join(root, 'frontends', appOf(part), 'dist') },
  OPS_HOST: { to: backend, value: () => '127.0.0.1' },
  OPS_PORT: { to: backend, value: ({ ports }, part) => String(ports.ops[part]) },
  DRAIN_SECONDS: { to: backend, value: () => '5' },
  // The web servers call from this machine; limits by address are those of the browsers behind them.
  TRUSTED_PROXIES: { to: ['gateway'], value: () => 'loopback' },
  NOTICE_SECONDS: { to: ['gateway'], value: () => '0' },
  NATS_URL: { to: [...backend, seeds], value: ({ urls }) => urls.NATS_URL },
  REDIS_URL: { to: [...backend, seeds], value: ({ urls }) => urls.REDIS_URL },
  SMTP_URL: { to: [...backend, seeds], value: ({ urls }) => urls.SMTP_URL },
  MAIL_FROM: { to: backend, value: () => process.env.MAIL_FROM || 'Tandem <hello@tandem.example>' },
  OBJECT_STORE_DIR: { to: [...backend, seeds], value: ({ localDir }) => path.join(localDir, 'files') },
  CTX_SECRET: { to: [...backend, seeds], value: ({ secrets }) => secrets.contextSecret },
  // A service sees its own schema; the seeds also write what no service offers, such as who is an administrator.
  DATABASE_URL: {
    to: [...backend, seeds],
    value: ({ databaseUrls, urls }, part) => (part === seeds ? urls.DATABASE_URL : databaseUrls[part]),
  },
  API_KEY: { to: ['gateway', seeds], value: ({ secrets }) => secrets.apiKey },
  AUTH_KEYS: { to: ['auth'], value: ({ secrets }) => JSON.stringify([secrets.authKeys.privateJwk]) },
  AUTH_PUBLIC_KEYS: { to: ['gateway'], value: ({ secrets }) => JSON.stringify([secrets.authKeys.publicJwk]) },
  // A client of one's own at Google or LinkedIn takes the place of the local page.
  GOOGLE_CLIENT_ID: { to: ['auth', ...webServers], value: () => process.env.GOOGLE_CLIENT_ID || localClient.id },
  GOOGLE_ISSUER: { to: ['auth'], value: local('GOOGLE', 'ISSUER', '/google') },
  GOOGLE_AUTHORIZE_URL: { to: webServers, value: local('GOOGLE', 'AUTHORIZE_URL', '/google/authorize') },
  LINKEDIN_CLIENT_ID: { to: ['auth', ...webServers], value: () => process.env.LINKEDIN_CLIENT_ID || localClient.id },
  LINKEDIN_CLIENT_SECRET: { to: ['auth'], value: () => process.env.LINKEDIN_CLIENT_SECRET || localClient.secret },
  LINKEDIN_ISSUER: { to: ['auth'], value: local('LINKEDIN', 'ISSUER', '/linkedin') },
  LINKEDIN_AUTHORIZE_URL: { to: webServers, value: local('LINKEDIN', 'AUTHORIZE_URL', '/linkedin/authorize') },
  COOKIE_SECURE: { to: ['gateway'], value: () => 'false' },
  DEMO_ACCOUNTS: { to: webServers, value: ({ demoAccounts }) => (demoAccounts ? JSON.stringify(demoAccounts) : undefined) },
  PARTNERS: { to: webServers, value: ({ demoAccounts }) => (demoAccounts ? JSON.stringify(demoPartners) : undefined) },
};

/**
 * The settings of one part of a stack, to be laid over the environment it is started with.
 * @param {StackSettings} stack
 * @param {string} part A service, the gateway, an app's process, or "seeds".
 * @returns {Record<string, string>}
 */
export function environmentOf(stack, part) {
  const told = Object.entries(settings).filter(([, { to }]) => to.includes(part));
  return Object.fromEntries(
    told.flatMap(
      ([name, { value }]) => /** @type {[string, string][]} */ ([[name, value(stack, part)]].filter(([, text]) => text !== undefined)),
    ),
  );
}

/**
 * What a child inherits of the environment we were started with. What the stack decides is left out, so that a
 * variable a service is not told about does not reach it by accident.
 * @param {NodeJS.ProcessEnv} given
 * @returns {NodeJS.ProcessEnv}
 */
export function inherited(given) {
  return Object.fromEntries(Object.entries(given).filter(([name]) => !(name in settings)));
}
