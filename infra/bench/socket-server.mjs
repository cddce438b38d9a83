// @ts-check
// A process with one socket server, ours or a bare one, that tells its parent where it listens, what it weighs and how long it worked.
//   node --expose-gc socket-server.mjs ours|bare
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const say = (/** @type {object} */ message) => process.send?.(message);

const weighed = () => {
  global.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

const ours = async () => {
  /** @type {typeof import('@tandem/service-kit/start')} */
  const { startService } = require('@tandem/service-kit/start');
  /** @type {typeof import('@tandem/gateway/service')} */
  const { boot, service } = require('@tandem/gateway/service');
  const { app } = await startService(service, process.env, { boot });
  return /** @type {any} */ (app).getHttpServer().address().port;
};

/** Rooms and nothing else: no sessions, no rights, no throttle. */
const bare = async () => {
  const { Server } = createRequire(require.resolve('@tandem/gateway/service'))('socket.io');
  const http = createServer();
  const server = new Server(http, { serveClient: false, transports: ['websocket'] });
  server.on('connection', (/** @type {any} */ socket) =>
    socket.on('subscribe', async (/** @type {string} */ topic, /** @type {(answer: object) => void} */ answer) => {
      await socket.join(topic);
      answer({ ok: true });
    }),
  );
  process.on('message', (/** @type {{ topics?: string[] }} */ { topics = [] }) =>
    topics.forEach((topic) => server.to(topic).emit(topic, {})),
  );
  await new Promise((resolve) => http.listen(0, '127.0.0.1', () => resolve(undefined)));
  return /** @type {import('node:net').AddressInfo} */ (http.address()).port;
};

const worked = () => Object.values(process.cpuUsage()).reduce((sum, one) => sum + one);

process.on('message', (/** @type {{ weigh?: boolean, ask?: boolean }} */ { weigh, ask }) => {
  if (weigh) say({ bytes: weighed() });
  if (ask) say({ microseconds: worked() });
});
say({ port: await (process.argv[2] === 'ours' ? ours() : bare()) });
