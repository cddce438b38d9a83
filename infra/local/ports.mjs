// @ts-check
import net from 'node:net';
import { StartProblem } from './problem.mjs';

/** Addresses people and scripts know: always exactly here. */
const publicOffsets = { gateway: 0, candidate: 1, employer: 2, admin: 3, mail: 4 };

/** Behind the scenes: here when free, otherwise the next free port. */
const internalOffsets = { postgres: 20, nats: 21, redis: 22, smtp: 23, identity: 24 };

const opsOffset = 30;
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
  const taken = [];
  for (const [name, port] of Object.entries(ports)) if (!(await isFree(port))) taken.push(`${port} (${name})`);
  if (taken.length) {
    throw new StartProblem(`Port ${taken.join(', ')} is in use by another program.`, [
      'stop that program',
      `or move Tandem: PORT_BASE=${base + 1000 > 60000 ? 8080 : base + 1000} npm start (now ${base}; it uses the five ports from there)`,
    ]);
  }
  const used = new Set(Object.values(ports));
  const claim = async (/** @type {number} */ wanted) => {
    let port = wanted;
    while (used.has(port) || !(await isFree(port))) {
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
    const taken = await Promise.all(Object.values(publicOffsets).map(async (offset) => !(await isFree(base + offset))));
    if (!taken.includes(true)) return base;
  }
  throw new StartProblem(`No five free ports in a row from ${lowest} upwards.`, ['stop what uses them']);
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
