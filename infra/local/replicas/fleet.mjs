// @ts-check
import net from 'node:net';
import path from 'node:path';
import { environmentOf, inherited } from '../environment.mjs';
import { startChild } from '../process/child.mjs';
import { waitUntil } from '../process/wait.mjs';
import { root } from '../root.mjs';

/** @typedef {{ name: string, service: string, child: import('../process/child.mjs').Child, port: number, opsPort: number }} Replica */

/** @returns {Promise<number>} */
export const freePort = () =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {net.AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/** Several replicas of every service as processes of their own. */
export class Fleet {
  /** @type {Replica[]} */
  replicas = [];
  #count = 0;

  /**
   * @param {import('../environment.mjs').StackSettings} stack
   * @param {string} logDir
   * @param {Record<string, string>} settings Laid over those of every process.
   */
  constructor(stack, logDir, settings) {
    this.stack = stack;
    this.logDir = logDir;
    this.settings = settings;
  }

  /** @param {string} service */
  of(service) {
    return this.replicas.filter((replica) => replica.service === service);
  }

  /**
   * One more replica of a service, once it is ready.
   * @param {string} service
   * @param {string} [of] A checkout, built, whose version it is.
   */
  async add(service, of = root) {
    const name = `${service}-${++this.#count}`;
    const [port, opsPort] = [await freePort(), await freePort()];
    const command = [process.execPath, path.join(of, 'services', service, 'dist/src/main.js')];
    const own = { OPS_PORT: String(opsPort), ...(service === 'gateway' ? { PORT: String(port), NOTICE_SECONDS: '3' } : {}) };
    const env = { ...inherited(process.env), ...environmentOf(this.stack, service), ...this.settings, ...own };
    const child = startChild({ name, command, env, logDir: this.logDir });
    const replica = { name, service, child, port, opsPort };
    this.replicas.push(replica);
    await waitUntil(name, child, () => requireReady(opsPort), 180_000);
    return replica;
  }

  /**
   * Asks a replica to end; it must end by itself, and with 0.
   * @param {Replica} replica
   */
  async end(replica) {
    this.replicas = this.replicas.filter((each) => each !== replica);
    await replica.child.stop(60_000);
    if (replica.child.exitCode() !== 0) throw new Error(`${replica.name} ${await replica.child.ended}`);
  }

  /** @param {Replica} replica */
  async kill(replica) {
    this.replicas = this.replicas.filter((each) => each !== replica);
    replica.child.kill();
    await replica.child.ended;
  }

  async stop() {
    await Promise.all(this.replicas.splice(0).map(({ child }) => child.stop()));
  }
}

/** @param {number} port */
async function requireReady(port) {
  const { ok, status } = await fetch(`http://127.0.0.1:${port}/health/ready`);
  if (!ok) throw new Error(`answered ${status}`);
}
