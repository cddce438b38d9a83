// @ts-check
import net from 'node:net';
import { StartProblem } from './problem.mjs';

/** Addresses people and scripts know: always exactly here. */
const publicOffsets = { gateway: 0, candidate: 1, employer: 2, admin: 3, mail: 4 };

/** Behind the scenes: here when free, otherwise the next free port. */
const internalOffsets = { postgres: 20, nats: 21, redis: 22, smtp: 23, identity: 24 };

const opsOffset = 30;

/** Ports that browsers, and Node's fetch, open for nobody (https://fetch.spec.whatwg.org/#port-blocking). */
const refusedByBrowsers = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);
const lastOffset = 60;

/** @typedef {Record<keyof typeof publicOffsets | keyof typeof internalOffsets, number> & { ops: Record<string, number> }} Ports */

/** @typedef {(port: number) => Promise<boolean>} IsFree */

/**
 * @param {string | undefined} text PORT_BASE as given.
 * @returns {number}
 */
export function parsePortBase(text = '8080') {
  const base = Number(text);
  if (/^\d+$/.test(text) && base >= 1024 && base + lastOffset <= 65535) return base;
  throw new StartProblem(`PORT_BASE must be a number from 1024 to ${65535 - lastOffset}, not "${text}".`);
}

/**
 * Decides every port of a stack before anything is started.
 * @param {number} base
 * @param {string[]} processes Those that need a port for health and metrics.
 * @param {IsFree} [isFree]
 * @returns {Promise<Ports>}
 * @throws {StartProblem} when one of the addresses people use is taken
 */
export async function choosePorts(base, processes, isFree = isPortFree) {
  const ports = Object.fromEntries(Object.entries(publicOffsets).map(([name, offset]) => [name, base + offset]));
  const named = (/** @type {[string, number][]} */ entries) => entries.map(([name, port]) => `${port} (${name})`).join(', ');
  const move = async () => `PORT_BASE=${await nextBase(base, isFree)} npm start (now ${base}; it uses the five ports from there)`;
  const refused = Object.entries(ports).filter(([, port]) => refusedByBrowsers.has(port));
  if (refused.length) throw new StartProblem(`Browsers refuse to open port ${named(refused)}.`, [`move Tandem: ${await move()}`]);
  /** @type {[string, number][]} */
  const taken = [];
  for (const entry of Object.entries(ports)) if (!(await isFree(entry[1]))) taken.push(entry);
  if (taken.length) {
    const sentence =
      taken.length === 1 ? `Port ${named(taken)} is in use by another program.` : `Ports in use by other programs: ${named(taken)}.`;
    throw new StartProblem(sentence, [taken.length === 1 ? 'stop that program' : 'stop those programs', `or move Tandem: ${await move()}`]);
  }
  const used = new Set(Object.values(ports));
  const claim = async (/** @type {number} */ wanted) => {
    let port = wanted;
    while (used.has(port) || refusedByBrowsers.has(port) || !(await isFree(port))) {
      port += 1;
      if (port > 65535) throw new StartProblem(`No free port from ${wanted} upwards.`, ['choose a lower PORT_BASE']);
    }
    used.add(port);
    return port;
  };
  for (const [name, offset] of Object.entries(internalOffsets)) ports[name] = await claim(base + offset);
  /** @type {Record<string, number>} */
  const ops = {};
  for (const [index, name] of processes.entries()) ops[name] = await claim(base + opsOffset + index);
  return /** @type {Ports} */ ({ ...ports, ops });
}

/**
 * A base for a stack nobody has to find again: somewhere from `lowest` upwards, so that two runs at once do not meet.
 * @param {number} lowest
 * @param {IsFree} [isFree]
 * @returns {Promise<number>}
 */
export async function chooseFreeBase(lowest, isFree = isPortFree) {
  const step = lastOffset + 40;
  const first = process.pid % 100;
  for (let turn = 0; turn < 100; turn++) {
    const base = lowest + ((first + turn) % 100) * step;
    if (await isBaseFree(base, isFree)) return base;
  }
  throw new StartProblem(`No five free ports in a row from ${lowest} upwards.`, ['stop what uses them']);
}

/**
 * The base to name to somebody whose own does not do: the next round step whose ports are really free.
 * @param {number} base
 * @param {IsFree} isFree
 */
async function nextBase(base, isFree) {
  for (let next = base + 1000; next <= 60_000; next += 1000) if (await isBaseFree(next, isFree)) return next;
  return 8080;
}

/**
 * @param {number} base
 * @param {IsFree} isFree
 */
async function isBaseFree(base, isFree) {
  const answers = Object.values(publicOffsets).map(async (offset) => !refusedByBrowsers.has(base + offset) && isFree(base + offset));
  return !(await Promise.all(answers)).includes(false);
}

/**
 * @param {number} port
 * @returns {Promise<boolean>} Whether nobody listens there, on any address of this machine.
 */
export async function isPortFree(port) {
  for (const host of ['127.0.0.1', '0.0.0.0', '::']) if (!(await canListen(port, host))) return false;
  return true;
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    // A machine without IPv6 has nobody listening on it.
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
