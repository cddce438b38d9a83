// @ts-check
import net from 'node:net';

/** @typedef {{ port: number, opsPort: number }} Target */

/**
 * Spreads connections over the replicas that say they are ready, as the service of a cluster does: it knows connections and
 * not requests, hears of a change after a moment, and tries nothing again.
 */
export class Balancer {
  /** @type {Map<string, Target & { isReady: boolean }>} */
  #targets = new Map();
  #server = net.createServer({ allowHalfOpen: true }, (socket) => this.#pass(socket));
  #timer = setInterval(() => void this.look(), 1_000);
  #turn = 0;
  /** @type {Set<net.Socket>} */
  #open = new Set();

  /** @param {number} port */
  listen(port) {
    return new Promise((resolve) => this.#server.listen(port, '127.0.0.1', () => resolve(undefined)));
  }

  /** @param {string} name @param {Target} target */
  add(name, target) {
    this.#targets.set(name, { ...target, isReady: false });
  }

  /** @param {string} name */
  remove(name) {
    this.#targets.delete(name);
  }

  /** Asks every replica whether it is ready. */
  async look() {
    await Promise.all(
      [...this.#targets.values()].map(async (target) => {
        target.isReady = await fetch(`http://127.0.0.1:${target.opsPort}/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        );
      }),
    );
  }

  close() {
    clearInterval(this.#timer);
    for (const socket of this.#open) socket.destroy();
    this.#server.close();
  }

  /** @param {net.Socket} socket */
  #pass(socket) {
    const ready = [...this.#targets.values()].filter(({ isReady }) => isReady);
    const target = ready[this.#turn++ % ready.length];
    if (!target) return void socket.destroy();
    const other = net.connect({ port: target.port, host: '127.0.0.1', allowHalfOpen: true });
    for (const [one, two] of [
      [socket, other],
      [other, socket],
    ]) {
      if (!one || !two) continue;
      this.#open.add(one);
      one.on('error', () => two.destroy());
      one.on('close', () => {
        this.#open.delete(one);
        two.destroy();
      });
      one.pipe(two);
    }
  }
}
