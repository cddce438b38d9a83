// @ts-check
// A process that answers over NATS: a service of the kit, or a bare subscription.
//   node hop-server.mjs ours|bare
import { createRequire } from 'node:module';
import { connect, JSONCodec } from 'nats';
import { listens } from './process.mjs';
import { asked } from './small-services.mjs';

const ours = async () => {
  /** @type {typeof import('@tandem/service-kit/start')} */
  const { startService } = createRequire(import.meta.url)('@tandem/service-kit/start');
  await startService(asked, process.env);
};

const bare = async () => {
  const nats = await connect({ servers: process.env.NATS_URL ?? '' });
  const codec = JSONCodec();
  nats.subscribe(process.env.BARE_SUBJECT ?? '', {
    callback: (_, message) => void message.respond(codec.encode(codec.decode(message.data))),
  });
  await nats.flush();
};

await (process.argv[2] === 'ours' ? ours() : bare());
listens(0);
