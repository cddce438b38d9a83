// @ts-check
// PostgreSQL, NATS, Redis and the mail catcher without the product, for work on one service:
//   PORT_BASE=9080 LOCAL_DIR=.local-dev node infra/local/infra-only.mjs
// Writes their URLs to $LOCAL_DIR/infrastructure.json and stays until Ctrl-C.
import fs from 'node:fs';
import path from 'node:path';
import { startInfrastructure } from './infrastructure/infrastructure.mjs';
import { choosePorts, parsePortBase } from './ports.mjs';
import { runUntilStopped } from './process/run-until-stopped.mjs';
import { Supervisor } from './process/supervisor.mjs';
import { localSecrets } from './secrets.mjs';
import { writeJson } from './write-json.mjs';

const localDir = path.resolve(process.env.LOCAL_DIR ?? '.local');
const addresses = path.join(localDir, 'infrastructure.json');
const supervisor = new Supervisor();

await runUntilStopped(supervisor, {
  async start() {
    fs.mkdirSync(localDir, { recursive: true });
    const ports = await choosePorts(parsePortBase(process.env.PORT_BASE), []);
    const { databasePassword } = localSecrets(localDir);
    const urls = await startInfrastructure({ supervisor, env: process.env, localDir, ports, databasePassword, isThrowAway: false });
    writeJson(addresses, { ...urls, MAIL_URL: process.env.SMTP_URL ? null : `http://localhost:${ports.mail}` });
    console.log(`${fs.readFileSync(addresses, 'utf8')}Ready; the addresses are in ${addresses}. Ctrl-C stops.`);
  },
  stopped: () => fs.rmSync(addresses, { force: true }),
});
