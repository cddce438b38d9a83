// Makes somebody an administrator, or not any more, while the services run. No call of the public API can do it. With the settings of
// accounts, so where accounts runs; for a stack on this machine `npm run set-admin` at the root gives them.
//   node services/accounts/set-admin.mjs person@example.org [--revoke]
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

const usage = 'Whom? set-admin EMAIL [--revoke]';
const settings = BaseConfig.pick({ NATS_URL: true, NATS_USER: true, NATS_PASSWORD: true, NAMESPACE: true, CTX_SECRET: true });

const read = () => {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { revoke: { type: 'boolean', default: false } } });
    if (positionals.length !== 1) throw new Error(usage);
    return { email: positionals[0], isAdmin: !values.revoke, config: parseConfig(settings, process.env) };
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
};

const { email, isAdmin, config } = read();
// Servers with a user per service let accounts hear answers under its own name only.
const nats = await connectNats(config, 'accounts');
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
