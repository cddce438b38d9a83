// @ts-check
// Runs all services and the gateway in this one process, each with its own settings, data source and connections.
// With `prepare` it only brings the schemas up to date, for services that will be processes of their own.
import { createRequire } from 'node:module';
import { environmentOf, inherited } from './environment.mjs';
import { backend, services } from './parts.mjs';

const require = createRequire(import.meta.url);
const { provision } = require('@tandem/service-kit/provision');
const { migrate } = require('@tandem/service-kit/migrate');
const { startService } = require('@tandem/service-kit/start');

/** @type {{ name: string, stop: () => Promise<void> }[]} */
const running = [];

/**
 * @typedef {object} Assignment
 * @property {Omit<import('./environment.mjs').StackSettings, 'databaseUrls'>} stack
 * @property {boolean} isPreparing
 */

/** @param {Assignment} assignment */
async function work({ stack, isPreparing }) {
  const databaseUrls = await provision({ adminUrl: stack.urls.DATABASE_URL, services, secret: stack.secrets.provisionSecret });
  const given = inherited(process.env);
  const environments = Object.fromEntries(backend.map((part) => [part, { ...given, ...environmentOf({ ...stack, databaseUrls }, part) }]));
  const definitions = Object.fromEntries(backend.map((part) => [part, require(`@tandem/${part}/service`)]));
  await Promise.all(services.map((part) => migrate(definitions[part].service, environments[part] ?? {})));
  if (isPreparing) return { kind: 'ready', databaseUrls };
  const start = async (/** @type {string} */ part) => {
    const { service, boot } = definitions[part];
    running.push(await startService(service, environments[part] ?? {}, boot ? { boot } : {}));
  };
  await Promise.all(services.map(start));
  await start('gateway');
  return { kind: 'ready', databaseUrls };
}

async function stop() {
  // The gateway came last and goes first: nobody is let in while the services finish.
  for (const { stop: stopOne } of running.splice(-1)) await stopOne();
  await Promise.all(running.splice(0).map(({ stop: stopOne }) => stopOne()));
  process.exit(0);
}

process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
process.once('disconnect', () => void stop());
process.once('message', (/** @type {Assignment} */ assignment) => {
  work(assignment).then(
    (answer) => process.send?.(answer, () => assignment.isPreparing && process.exit(0)),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
});
