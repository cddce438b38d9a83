// @ts-check
// What the service image runs: the one process that SERVICE names.
import fs from 'node:fs';

const services = fs.readdirSync(new URL('./services/', import.meta.url));
const service = process.env.SERVICE ?? '';
if (!services.includes(service)) {
  process.stderr.write(`SERVICE is "${service}"; it must be one of ${services.join(', ')}.\n`);
  process.exit(1);
}
await import(`./services/${service}/dist/src/main.js`);
