// @ts-check
// All schemas, one service after the other, where one container does it: each with the URL in its DATABASE_URL_<NAME>.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

const services = fs.readdirSync(new URL('./services/', import.meta.url)).filter((name) => name !== 'gateway');
for (const service of services) {
  const env = { ...process.env, MIGRATE: 'only', DATABASE_URL: process.env[`DATABASE_URL_${service.toUpperCase()}`] };
  execFileSync(process.execPath, [`services/${service}/dist/src/main.js`], { cwd: new URL('.', import.meta.url), env, stdio: 'inherit' });
}
