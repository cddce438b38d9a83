// @ts-check
// The servers of the product and as many services of its stack with nothing in them, for its start to be measured beside:
//   PORT_BASE=19080 LOCAL_DIR=... node bare-start.mjs
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startInfrastructure } from '../local/infrastructure/infrastructure.mjs';
import { claimLocalFolder, localDirOf } from '../local/local-folder.mjs';
import { choosePorts, parsePortBase } from '../local/ports.mjs';
import { runUntilStopped } from '../local/process/run-until-stopped.mjs';
import { Supervisor } from '../local/process/supervisor.mjs';
import { localSecrets } from '../local/secrets.mjs';

const localDir = localDirOf(process.env);
const supervisor = new Supervisor();
/** @type {(() => void) | undefined} */
let giveBack;
/** @type {import('node:child_process').ChildProcess | undefined} */
let services;

await runUntilStopped(supervisor, {
  async start() {
    giveBack = claimLocalFolder(localDir);
    const ports = await choosePorts(parsePortBase(process.env.PORT_BASE), []);
    const { databasePassword } = localSecrets(localDir);
    const place = { supervisor, env: process.env, localDir, ports, databasePassword, isThrowAway: false };
    const { urls, mailAnswers } = await startInfrastructure(place);
    services = fork(fileURLToPath(new URL('bare-services.mjs', import.meta.url)), { env: { ...process.env, ...urls } });
    await once(services, 'message');
    await mailAnswers;
    console.log('ready');
    return undefined;
  },
  stopped() {
    services?.kill();
    giveBack?.();
  },
});
