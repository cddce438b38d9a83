// @ts-check
// `npm run images:check [-- service|web]`: builds the images with buildah, without Docker and from this machine's own Node, and runs what
// was built from its root file system: it must come up, say it is well, and end with 0 when it is asked to. Needs root.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { startInfrastructure } from '../local/infrastructure/infrastructure.mjs';
import { findProgram } from '../local/infrastructure/program.mjs';
import { chooseFreeBase, choosePorts } from '../local/ports.mjs';
import { runUntilStopped } from '../local/process/run-until-stopped.mjs';
import { Supervisor } from '../local/process/supervisor.mjs';
import { root } from '../local/root.mjs';
import { newSecrets } from '../secrets/secrets.mjs';
import { buildah, buildBase, buildImage, mountImage } from './build.mjs';
import { inspected } from './inspect.mjs';

const work = process.env.IMAGES_DIR || fs.mkdtempSync(path.join(os.tmpdir(), 'tandem-images-'));
const wanted = process.argv.slice(2);
const supervisor = new Supervisor();

if (!findProgram('buildah') || process.getuid?.() !== 0) {
  console.log('Skipped: images are built by buildah as root. Debian, Ubuntu: apt-get install buildah');
} else {
  await runUntilStopped(supervisor, { start, stopped, askedCode: 130 });
}

async function start() {
  if (wanted.length === 0 || wanted.includes('service')) {
    await checkService(builtImage('tandem-service', 'infra/docker/service.Dockerfile'));
  }
  if (wanted.length === 0 || wanted.includes('web')) await checkWeb(builtImage('tandem-web', 'infra/docker/web.Dockerfile'));
  return 0;
}

function stopped() {
  if (process.env.IMAGES_DIR) return;
  buildah(work, ['rm', '--all']);
  buildah(work, ['rmi', '--all', '--force']);
  fs.rmSync(work, { recursive: true, force: true });
}

/**
 * The root file system of an image; one that a run before left in IMAGES_DIR is taken as it is.
 * @param {string} name
 * @param {string} file
 */
function builtImage(name, file) {
  const images = buildah(work, ['images', '--format', '{{.Name}}']);
  if (!images.includes(`localhost/${name}`)) {
    const base = images.includes('node-of-this-machine') ? 'localhost/node-of-this-machine' : buildBase(work);
    console.log(`Building ${name} (its words: ${path.join(work, `${name}.log`)}) ...`);
    buildImage(work, { name, file: path.join(root, file), base, context: root });
  }
  const image = mountImage(work, name);
  console.log(`  size    ${inspected(work, name, image)}`);
  return image;
}

/** @param {string} image */
async function checkService(image) {
  const ports = await choosePorts(await chooseFreeBase(38_080), ['auth', 'gateway']);
  const localDir = path.join(work, 'servers');
  const secrets = newSecrets({ isSplit: false });
  const { urls } = await startInfrastructure({
    supervisor,
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
    localDir,
    ports,
    databasePassword: 'of-a-moment',
    isThrowAway: true,
  });
  const { username, password } = new URL(secrets['auth']?.['DATABASE_URL'] ?? '');
  const own = Object.assign(new URL(urls.DATABASE_URL), { username, password }).toString();
  const common = {
    ...secrets['shared'],
    NATS_URL: urls.NATS_URL,
    REDIS_URL: urls.REDIS_URL,
    SMTP_URL: urls.SMTP_URL,
    OPS_HOST: '127.0.0.1',
  };
  const auth = { ...common, ...secrets['auth'], SERVICE: 'auth', DATABASE_URL: own, OPS_PORT: String(ports.ops['auth']) };
  await expectEnd('migrations', run(image, '/app/service.mjs', { ...auth, MIGRATE: 'only', ADMIN_DATABASE_URL: urls.DATABASE_URL }));
  await expectLife('auth', run(image, '/app/service.mjs', auth), `http://127.0.0.1:${ports.ops['auth']}/health/ready`);
  const gateway = {
    ...common,
    ...secrets['gateway'],
    SERVICE: 'gateway',
    PORT: String(ports.gateway),
    OPS_PORT: String(ports.ops['gateway']),
  };
  await expectLife('gateway', run(image, '/app/service.mjs', gateway), `http://127.0.0.1:${ports.ops['gateway']}/health/ready`);
}

/** @param {string} image */
async function checkWeb(image) {
  const { candidate } = await choosePorts(await chooseFreeBase(38_080), []);
  const urls = {
    GATEWAY_URL: 'http://127.0.0.1:9',
    CANDIDATE_URL: 'http://localhost',
    EMPLOYER_URL: 'http://localhost',
    ADMIN_URL: 'http://localhost',
  };
  for (const app of ['candidate', 'employer', 'admin']) {
    const child = run(image, '/app/web.mjs', { ...urls, APP: app, PORT: String(candidate), DRAIN_SECONDS: '1' });
    await expectLife(`${app} app`, child, `http://127.0.0.1:${candidate}/`, requireStrictPage);
  }
}

/**
 * Runs a program of an image as the user it names, seeing nothing but the image.
 * @param {string} image
 * @param {string} program
 * @param {Record<string, string>} env
 */
function run(image, program, env) {
  return spawn(findProgram('chroot') ?? '/usr/sbin/chroot', ['--userspec=10001:10001', image, '/usr/bin/node', program], {
    env: { NODE_ENV: 'production', LOG_LEVEL: 'warn', PATH: '/usr/bin', ...env },
    stdio: 'inherit',
  });
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<number | null>} */
function endOf(child) {
  return new Promise((resolve) => child.once('exit', resolve));
}

/**
 * @param {string} name
 * @param {import('node:child_process').ChildProcess} child
 */
async function expectEnd(name, child) {
  const code = await endOf(child);
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
  console.log(`  ok      ${name} ended with 0`);
}

/**
 * @param {string} name
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} url Answers 200 when it is well.
 * @param {(answer: Response) => void} [look] At what it answers.
 */
async function expectLife(name, child, url, look) {
  const end = endOf(child);
  const deadline = Date.now() + 90_000;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${name} did not come up`);
    await passed(250);
  }
  look?.(await fetch(url));
  console.log(`  ok      ${name} is well`);
  child.kill('SIGTERM');
  if ((await end) !== 0) throw new Error(`${name} did not end with 0`);
  console.log(`  ok      ${name} ended with 0 when asked to`);
}

/** @param {Response} page A page of an app, as a browser gets it. */
function requireStrictPage({ headers }) {
  const policy = headers.get('content-security-policy') ?? '';
  if (!/default-src 'self'|default-src 'none'/.test(policy) || /script-src[^;]*'unsafe-inline'/.test(policy))
    throw new Error(`its policy is "${policy}"`);
  if (headers.get('x-content-type-options') !== 'nosniff') throw new Error('it lets types be guessed');
}
