// @ts-check
// `npm run replicas:check`: two of everything as processes of their own on throw-away servers, then what a cluster does to them:
// live news across gateways, a rolling restart under load, a replica killed outright, and two that must answer alike.
// BEFORE names a checkout of an older version, built: its processes are there first, on the schemas of this one, and are replaced.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { environmentOf, inherited } from '../environment.mjs';
import { startInfrastructure } from '../infrastructure/infrastructure.mjs';
import { backend, services } from '../parts.mjs';
import { chooseFreeBase, choosePorts } from '../ports.mjs';
import { runUntilStopped } from '../process/run-until-stopped.mjs';
import { Supervisor } from '../process/supervisor.mjs';
import { root } from '../root.mjs';
import { localSecrets } from '../secrets.mjs';
import { Balancer } from './balancer.mjs';
import { Fleet } from './fleet.mjs';
import { load } from './load.mjs';
import { listenAt, signIn } from './people.mjs';

const REQUESTS = 5_000;
const SEARCHES = 20;
const before = path.resolve(process.env['BEFORE'] ?? root);
/** What the demo has something for; the first that finds something is asked again and again. */
const wordings = ['nurse', 'software developer', 'job in an office', 'truck driver', 'warehouse work'];
const localDir = fs.mkdtempSync(path.join(os.tmpdir(), 'tandem-replicas-'));
const logDir = path.join(localDir, 'logs');
const supervisor = new Supervisor();

await runUntilStopped(supervisor, {
  start,
  stopped: (code) => (code ? console.log(`Logs: ${logDir}`) : fs.rmSync(localDir, { recursive: true, force: true, maxRetries: 3 })),
  askedCode: 130,
});

async function start() {
  const ports = await choosePorts(await chooseFreeBase(Number(process.env['PORT_BASE'] ?? 28_080)), backend);
  const stack = await prepared(ports);
  const fleet = new Fleet(stack, logDir, { REQUESTS_PER_MINUTE: '1000000', LOG_LEVEL: 'warn' });
  const balancer = new Balancer();
  try {
    await Promise.all(services.flatMap((service) => [fleet.add(service, before), fleet.add(service, before)]));
    for (const replica of [await fleet.add('gateway', before), await fleet.add('gateway', before)]) balancer.add(replica.name, replica);
    await balancer.look();
    await balancer.listen(ports.gateway);
    say(`${fleet.replicas.length} processes are up${before === root ? '' : `, of the version in ${before}`}`);
    await fillDemo(stack);
    await checkAll(fleet, balancer, `http://127.0.0.1:${ports.gateway}`, `http://localhost:${ports.candidate}`);
  } finally {
    balancer.close();
    await fleet.stop();
  }
  return 0;
}

/**
 * @param {Fleet} fleet
 * @param {Balancer} balancer
 * @param {string} url Of the balancer.
 * @param {string} origin Of the candidate app.
 */
async function checkAll(fleet, balancer, url, origin) {
  const candidate = await signIn(url, 'candidate', origin);
  await checkNews(fleet, candidate);
  await checkSameAnswers(fleet, url, origin);
  await checkRollout(fleet, balancer, asksOf(url, candidate));
  await checkKill(fleet, asksOf(url, candidate));
}

/** What people ask most, of most services, and a change. @param {string} url @param {import('./people.mjs').Person} person */
function asksOf(url, { headers }) {
  const paths = [
    '/account',
    '/candidate/matches',
    '/candidate/matches/funnel',
    '/notifications',
    '/vacancies',
    '/public/en.json',
    '/candidate/resume',
  ];
  const change = { method: 'PATCH', body: JSON.stringify({ language: 'en' }) };
  const json = { ...headers, 'content-type': 'application/json' };
  return [...paths.map((each) => ({ url, path: each, headers })), { url, path: '/account', headers: json, ...change }];
}

/** @param {Fleet} fleet @param {import('./people.mjs').Person} candidate */
async function checkNews(fleet, candidate) {
  const topic = `user-updates-${candidate.accountId}`;
  const gateways = fleet.of('gateway').map(({ port }) => `http://127.0.0.1:${port}`);
  const ears = await Promise.all(gateways.map((url) => listenAt(url, candidate, topic)));
  for (const [index, url] of gateways.entries()) {
    const before = ears.map(({ heard }) => heard());
    await change(url, candidate, index % 2 ? 'en' : 'nl');
    await until('news at both gateways', () => ears.every(({ heard }, place) => heard() > (before[place] ?? 0)));
  }
  for (const { socket } of ears) socket.disconnect();
  say('a change made at either gateway is heard by sockets at both');
}

/** @param {string} url @param {import('./people.mjs').Person} person @param {string} language */
async function change(url, { headers }, language) {
  const init = { method: 'PATCH', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify({ language }) };
  const answer = await fetch(`${url}/account`, init);
  if (!answer.ok) throw new Error(`the account could not be changed: ${answer.status} ${await answer.text()}`);
}

/** @param {Fleet} fleet @param {string} url @param {string} origin */
async function checkSameAnswers(fleet, url, origin) {
  // Each time as somebody new: a visitor has three searches a day.
  const found = async (/** @type {string} */ search) => {
    const query = new URLSearchParams({
      'address[city]': 'Amsterdam',
      travelMode: 'CAR',
      travelTime: '180',
      search,
      sessionId: 'replicas',
    });
    const answer = await fetch(`${url}/public/vacancies?${query}`, { headers: { origin, 'x-tandem-app': 'candidate' } });
    const { vacancies } = await answer.json();
    return vacancies?.length > 0 ? JSON.stringify(vacancies) : undefined;
  };
  let wording = '';
  for (const words of wordings) if (!wording && (await found(words))) wording = words;
  if (!wording) throw new Error('none of the searches found anything');
  /** @type {Set<string | undefined>} */
  const answers = new Set();
  for (let time = 0; time < SEARCHES; time += 1) answers.add(await found(wording));
  const amounts = await Promise.all(fleet.of('matching').map(({ opsPort }) => servedBy(opsPort, 'matching.openSearch')));
  if (answers.size !== 1 || amounts.includes(0)) throw new Error(`${answers.size} different answers, given by ${amounts.join(' and ')}`);
  say(`two replicas of matching give the same answer (${amounts.join(' and ')} times)`);
}

/** @param {number} opsPort @param {string} subject */
async function servedBy(opsPort, subject) {
  const text = await (await fetch(`http://127.0.0.1:${opsPort}/metrics`)).text();
  return Number(new RegExp(`tandem_served_duration_seconds_count\\{[^}]*subject="${subject}",outcome="ok"\\} (\\d+)`).exec(text)?.[1] ?? 0);
}

/** @param {Fleet} fleet @param {Balancer} balancer @param {import('./load.mjs').Ask[]} asks */
async function checkRollout(fleet, balancer, asks) {
  const { finish } = load(asks, { atOnce: 6, atLeast: REQUESTS, mayAskAgain: false });
  for (const old of [...fleet.replicas]) {
    const fresh = await fleet.add(old.service);
    if (old.service === 'gateway') {
      balancer.add(fresh.name, fresh);
      await balancer.look();
    }
    await fleet.end(old);
    balancer.remove(old.name);
  }
  const { total, failures } = await finish();
  if (failures.length > 0) throw new Error(`${failures.length} of ${total} requests failed:\n  ${failures.slice(0, 10).join('\n  ')}`);
  say(`every process replaced one by one under load: 0 of ${total} requests failed`);
}

/** @param {Fleet} fleet @param {import('./load.mjs').Ask[]} asks */
async function checkKill(fleet, asks) {
  const { tally, finish } = load(
    asks.filter(({ method }) => !method),
    { atOnce: 6, atLeast: 1_000, mayAskAgain: true },
  );
  for (const service of ['matching', 'accounts']) {
    const wanted = tally.total + 100;
    await until('some load', () => tally.total >= wanted);
    const [victim] = fleet.of(service);
    if (victim) await fleet.kill(victim);
  }
  const { total, failures, again } = await finish();
  if (failures.length > 0) throw new Error(`${failures.length} of ${total} requests failed:\n  ${failures.slice(0, 10).join('\n  ')}`);
  say(`a replica of matching and one of accounts killed outright: 0 of ${total} reads failed, ${again} were asked a second time`);
}

/** @param {import('../ports.mjs').Ports} ports */
async function prepared(ports) {
  const secrets = localSecrets(localDir);
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'] };
  const { urls } = await startInfrastructure({
    supervisor,
    env,
    localDir,
    ports,
    databasePassword: secrets.databasePassword,
    isThrowAway: true,
  });
  const stack = { localDir, ports, urls, secrets, databaseUrls: {} };
  const host = {
    name: 'prepare',
    command: [process.execPath, path.join(root, 'infra/local/host.mjs')],
    env: process.env,
    logDir,
    hasChannel: true,
  };
  const { databaseUrls } = await supervisor.ask(host, { stack, isPreparing: true }, 'ready');
  return { ...stack, databaseUrls };
}

/** @param {import('../environment.mjs').StackSettings} stack */
async function fillDemo(stack) {
  const command = [process.execPath, path.join(root, 'infra/seeds/demo.mjs')];
  const { code, log } = await supervisor.run({
    name: 'seed',
    command,
    env: { ...inherited(process.env), ...environmentOf(stack, 'seeds') },
    logDir,
  });
  if (code !== 0) throw new Error(`the demo could not be written: ${log}`);
  say('the demo is there');
}

/** @param {string} what @param {() => boolean} isSo */
async function until(what, isSo) {
  for (const end = Date.now() + 30_000; !isSo(); await passed(50)) if (Date.now() > end) throw new Error(`${what}: not within 30 seconds`);
}

/** @param {string} line */
function say(line) {
  console.log(`  ok      ${line}`);
}
