// @ts-check
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { connect, JSONCodec } from 'nats';
import { started } from '../process.mjs';
import { sideBySide } from '../ratio.mjs';
import { asked, echo } from '../small-services.mjs';

const require = createRequire(import.meta.url);
/** @type {typeof import('@tandem/service-kit/migrate')} */
const { migrate } = require('@tandem/service-kit/migrate');
/** @type {typeof import('@tandem/test-kit/environment')} */
const { testEnvironment } = require('@tandem/test-kit/environment');
/** @type {typeof import('@tandem/test-kit/test-bus')} */
const { TestBus } = require('@tandem/test-kit/test-bus');

const calls = 2_000;
const atOnce = 16;
const pairs = 9;
const text = 'as long as a short question is, and some words more';

const many = async (/** @type {() => Promise<unknown>} */ ask) => {
  let left = calls;
  const caller = async () => {
    while (left-- > 0) await ask();
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
};

/** @type {import('../row.mjs').Row} */
export const row = {
  id: 'P3',
  what: 'a call of a service in another process that needs no database: signed, checked by its contract, counted',
  peer: 'a NATS request that is answered with what it brought',
  measure: async () => {
    const environment = await testEnvironment(['vacancies']);
    const own = environment.of('vacancies');
    await migrate(asked, own);
    const subject = `bare.${randomUUID()}`;
    const servers = [
      await started('./hop-server.mjs', ['ours'], own),
      await started('./hop-server.mjs', ['bare'], { ...own, BARE_SUBJECT: subject }),
    ];
    const bus = await TestBus.connect(own);
    const plain = await connect({ servers: environment.natsUrl });
    const codec = JSONCodec();
    try {
      const ours = async () => many(async () => bus.call(echo, { query: { text } }));
      const peer = async () => many(async () => codec.decode((await plain.request(subject, codec.encode({ text }))).data));
      const each = await sideBySide(ours, peer, { pairs, warmUps: 3 });
      const rate = (/** @type {number} */ taken) => Math.round((calls / taken) * 1_000);
      return {
        figures: [{ name: 'calls a second', value: 1 / each.ratio, unit: 'x', floor: 0.35, goal: 0.5 }],
        notes: [`${rate(each.ours)} calls a second against ${rate(each.peer)}, ${atOnce} at a time`],
      };
    } finally {
      for (const { child } of servers) child.kill();
      await bus.close();
      await plain.close();
      await environment.remove();
    }
  },
};
