// @ts-check
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { gatewayGround, listener } from '../gateway-parts.mjs';
import { started } from '../process.mjs';
import { sideBySide } from '../ratio.mjs';

const require = createRequire(import.meta.url);
/** @type {typeof import('@tandem/contracts/topics')} */
const { topics } = require('@tandem/contracts/topics');

const people = 1_000;
const pairs = 20;
/** Rounds in which both servers grow warm, as one that has run for a while is. */
const warmUps = 8;
const AT_ONCE = 50;
/** A topic says something once a second at most. */
const SECOND = 1_100;

/** A server in a process of its own. */
const start = async (/** @type {'ours' | 'bare'} */ kind, /** @type {Record<string, string>} */ environment) => {
  const { child, url } = await started('./socket-server.mjs', [kind], environment, ['--expose-gc']);
  const weigh = async () => {
    child.send({ weigh: true });
    const [{ bytes }] = await once(child, 'message');
    return /** @type {number} */ (bytes);
  };
  /** Processor time, in microseconds. */
  const worked = async () => {
    child.send({ ask: true });
    const [{ microseconds }] = await once(child, 'message');
    return /** @type {number} */ (microseconds);
  };
  return { child, weigh, worked, url };
};
/** @typedef {Awaited<ReturnType<typeof start>>} Server */

const crowd = async (/** @type {Server} */ server, /** @type {readonly { id: string, cookie: string }[]} */ all) => {
  const before = await server.weigh();
  /** @type {Awaited<ReturnType<typeof listener>>[]} */
  const sockets = [];
  for (let from = 0; from < all.length; from += AT_ONCE)
    sockets.push(
      ...(await Promise.all(
        all.slice(from, from + AT_ONCE).map(async ({ id, cookie }) => listener(server.url, cookie, topics.matches(id))),
      )),
    );
  const bytes = ((await server.weigh()) - before) / all.length;
  /** Resolves when each of them has heard its topic once more. */
  const heard = async () =>
    Promise.all(sockets.map((socket, place) => new Promise((resolve) => socket.once(topics.matches(all[place]?.id ?? ''), resolve))));
  return { sockets, bytes, heard };
};

/** @type {import('../row.mjs').Row} */
export const row = {
  id: 'P14',
  what: `${people} clients on one gateway, each with a topic of its own that is hinted at over NATS`,
  peer: 'bare Socket.IO that emits to as many rooms',
  measure: async () => {
    const ground = await gatewayGround();
    const servers = [await start('ours', ground.environment.of('gateway')), await start('bare', {})];
    const [ours, bare] = /** @type {[Server, Server]} */ (servers);
    /** @type {{ disconnect: () => void }[]} */
    const open = [];
    try {
      const all = await Promise.all(Array.from({ length: people }, async () => {
        const id = randomUUID();
        return { id, cookie: await ground.cookieOf(id) };
      })); // prettier-ignore
      const [theirs, own] = [await crowd(bare, all), await crowd(ours, all)];
      open.push(...theirs.sockets, ...own.sockets);
      const names = all.map(({ id }) => topics.matches(id));
      const texts = names.map((topic) => JSON.stringify({ topic }));
      const byPeer = async () => {
        const heard = theirs.heard();
        bare.child.send({ topics: names });
        await heard;
      };
      const byUs = async () => {
        const heard = own.heard();
        for (const text of texts) ground.bus.nats.publish('hint', Buffer.from(text));
        await heard;
      };
      const ratios = [];
      /** @type {number[]} */
      let before = [];
      for (let pair = 0; pair < pairs; pair++) {
        if (pair === warmUps) before = await Promise.all(servers.map(async ({ worked }) => worked()));
        ratios.push(await sideBySide(byUs, byPeer, { pairs: 1, warmUps: 0 }));
        await new Promise((resolve) => setTimeout(resolve, SECOND));
      }
      const after = await Promise.all(servers.map(async ({ worked }) => worked()));
      const [costOfOurs, costOfBare] = after.map((now, place) => (now - (before[place] ?? 0)) / ((pairs - warmUps) * people));
      const middle = ratios.slice(warmUps).sort((a, b) => a.ratio - b.ratio)[Math.floor((pairs - warmUps) / 2)];
      return {
        figures: [
          { name: 'messages a second', value: 1 / (middle?.ratio ?? 1), unit: 'x', floor: 0.8 },
          { name: 'memory of a client', value: own.bytes / theirs.bytes, unit: 'x', floor: 1.5, isLowerBetter: true },
        ],
        notes: [
          `${Math.round((people / (middle?.ours ?? 1)) * 1_000)} messages a second against ${Math.round((people / (middle?.peer ?? 1)) * 1_000)}`,
          `${costOfOurs?.toFixed(0)} microseconds of processor time a message against ${costOfBare?.toFixed(0)}, in the server alone`,
          `${(own.bytes / 1_024).toFixed(1)} kB of a client against ${(theirs.bytes / 1_024).toFixed(1)} kB`,
        ],
      };
    } finally {
      for (const socket of open) socket.disconnect();
      for (const { child } of servers) child.kill();
      await ground.close();
    }
  },
};
