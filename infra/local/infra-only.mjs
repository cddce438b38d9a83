// @ts-check
// PostgreSQL, NATS, Redis and the mail catcher without the product, for work on one service:
//   PORT_BASE=9080 LOCAL_DIR=.local-dev node infra/local/infra-only.mjs
// Writes their URLs to $LOCAL_DIR/infrastructure.json and stays until Ctrl-C.
import fs from 'node:fs';
import path from 'node:path';
import { startInfrastructure } from './infrastructure/infrastructure.mjs';
import { claimLocalFolder, localDirOf } from './local-folder.mjs';
import { choosePorts, parsePortBase } from './ports.mjs';
import { runUntilStopped } from './process/run-until-stopped.mjs';
import { Supervisor } from './process/supervisor.mjs';
import { localSecrets } from './secrets.mjs';
import { writeJson } from './write-json.mjs';

const localDir = localDirOf(process.env);
const addresses = path.join(localDir, 'infrastructure.json');
const supervisor = new Supervisor();
/** @type {(() => void) | undefined} */
let giveBack;

await runUntilStopped(supervisor, {
  async start() {
    giveBack = claimLocalFolder(localDir);
    const ports = await choosePorts(parsePortBase(process.env.PORT_BASE), []);
    const { databasePassword } = localSecrets(localDir);
    const { urls, mailAnswers } = await startInfrastructure({
      supervisor,
      env: process.env,
      localDir,
      ports,
      databasePassword,
      isThrowAway: false,
    });
    await mailAnswers;
    writeJson(addresses, urls);
    console.log(`${fs.readFileSync(addresses, 'utf8')}Ready; the addresses are in ${addresses}. Ctrl-C stops.`);
    return undefined;
  },
  stopped() {
    if (!giveBack) return;
    fs.rmSync(addresses, { force: true });
    giveBack();
  },
});
