// Makes somebody an administrator, or not any more, while the services run. No call of the public API can do it.
//   NATS_URL=... CTX_SECRET=... npm run set-admin -w @tandem/accounts -- person@example.org [--revoke]
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';

const require = createRequire(import.meta.url);
const { accountsCalls } = require('@tandem/contracts/accounts/accounts');
const { Bus } = require('@tandem/service-kit/bus');
const { SystemClock } = require('@tandem/service-kit/clock');
const { BaseConfig, parseConfig } = require('@tandem/service-kit/config');
const { connectNats } = require('@tandem/service-kit/connect');
const { ctxOf, systemOrigin } = require('@tandem/service-kit/context');
const { Registry } = require('prom-client');

const { values, positionals } = parseArgs({ allowPositionals: true, options: { revoke: { type: 'boolean', default: false } } });
const [email] = positionals;
if (!email) {
  console.error('Whom? set-admin EMAIL [--revoke]');
  process.exit(2);
}

const isAdmin = !values.revoke;
const settings = BaseConfig.pick({ NATS_URL: true, NATS_USER: true, NATS_PASSWORD: true, NAMESPACE: true, CTX_SECRET: true });
const config = parseConfig(settings, process.env);
const nats = await connectNats(config, 'set-admin');
try {
  const bus = new Bus(nats, config, new Registry(), new SystemClock());
  await bus.call(accountsCalls.setAdmin, { body: { email, isAdmin } }, ctxOf(systemOrigin('set-admin')));
  console.log(`${email} is ${isAdmin ? 'an administrator now' : 'no administrator any more'}`);
} catch (error) {
  console.error(`${email}: ${error.code ?? error.message}`);
  process.exitCode = 1;
} finally {
  await nats.close();
}
