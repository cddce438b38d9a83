// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { claimLocalFolder, localDirOf, settingsFile } from './local-folder.mjs';
import { startInfrastructure } from './infrastructure/infrastructure.mjs';
import { backend } from './parts.mjs';
import { choosePorts, parsePortBase } from './ports.mjs';
import { StartProblem } from './problem.mjs';
import { runUntilStopped } from './process/run-until-stopped.mjs';
import { Supervisor } from './process/supervisor.mjs';
import { root } from './root.mjs';
import { localSecrets } from './secrets.mjs';
import { buildPackages } from './setup/build.mjs';
import { installPackages } from './setup/install.mjs';
import { startStack } from './stack.mjs';
import { welcome } from './welcome.mjs';
import { writeJson } from './write-json.mjs';

const usage = `npm start -- [--empty] [--processes]
  --empty      without demo data
  --processes  each service as a process of its own
PORT_BASE (8080) moves the ports, LOCAL_DIR (.local) the data. DATABASE_URL, NATS_URL, REDIS_URL and SMTP_URL
replace what would be started otherwise.`;

const localDir = localDirOf(process.env);
const addresses = path.join(localDir, 'stack.json');
const supervisor = new Supervisor();
/** @type {(() => void) | undefined} */
let giveBack;

await runUntilStopped(supervisor, {
  async start() {
    const options = readArguments(process.argv.slice(2));
    if (!options) return 0;
    const begin = Date.now();
    giveBack = claimLocalFolder(localDir);
    fs.rmSync(addresses, { force: true });
    const ports = await choosePorts(parsePortBase(process.env.PORT_BASE), backend);
    const step = { supervisor, root, logDir: path.join(localDir, 'logs'), say: console.log };
    await installPackages(step);
    await buildPackages(step);
    console.log('Starting ...');
    const secrets = localSecrets(localDir);
    const { urls, mailAnswers } = await startInfrastructure({
      supervisor,
      env: process.env,
      localDir,
      ports,
      databasePassword: secrets.databasePassword,
      isThrowAway: false,
    });
    const stack = await startStack({ ...options, supervisor, root, localDir, ports, secrets, urls, say: console.log });
    await mailAnswers;
    writeJson(settingsFile(localDir), { localDir, ports, urls, databaseUrls: {} });
    writeJson(addresses, stack);
    console.log(welcome(stack, { seconds: (Date.now() - begin) / 1000, addresses }));
    return undefined;
  },
  stopped() {
    if (!giveBack) return;
    for (const file of [addresses, settingsFile(localDir)]) fs.rmSync(file, { force: true });
    giveBack();
  },
});

/** @param {string[]} args */
function readArguments(args) {
  try {
    const { values } = parseArgs({
      args,
      options: { empty: { type: 'boolean' }, processes: { type: 'boolean' }, help: { type: 'boolean' } },
    });
    if (!values.help) return { isEmpty: Boolean(values.empty), isSplit: Boolean(values.processes) };
    console.log(usage);
    return undefined;
  } catch (error) {
    throw new StartProblem(`${/** @type {Error} */ (error).message}\n${usage}`);
  }
}
