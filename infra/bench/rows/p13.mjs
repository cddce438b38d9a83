// @ts-check
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { sideBySide } from '../ratio.mjs';
import { asked, heard, told, work } from '../small-services.mjs';

const require = createRequire(import.meta.url);
const { Queue, Worker } = createRequire(require.resolve('@tandem/service-kit/job-runner'))('bullmq');
/** @type {typeof import('@tandem/service-kit/context')} */
const { systemOrigin } = require('@tandem/service-kit/context');
/** @type {typeof import('@tandem/service-kit/database')} */
const { Db } = require('@tandem/service-kit/database');
/** @type {typeof import('@tandem/service-kit/migrate')} */
const { migrate } = require('@tandem/service-kit/migrate');
/** @type {typeof import('@tandem/service-kit/start')} */
const { startService } = require('@tandem/service-kit/start');
/** @type {typeof import('@tandem/test-kit/environment')} */
const { testEnvironment } = require('@tandem/test-kit/environment');

const jobs = 500;
const pairs = 5;

/** Resolves once so many were told of. */
const counted = () => {
  let left = jobs;
  /** @type {() => void} */
  let done = () => {};
  const all = new Promise((resolve) => (done = () => resolve(undefined)));
  return { all, one: () => --left === 0 && done() };
};

/** Bare BullMQ on the same Redis, as many at a time as ours. */
const bareQueue = (/** @type {string} */ redisUrl) => {
  const { hostname: host, port, pathname } = new URL(redisUrl);
  const connection = { host, port: Number(port), db: Number(pathname.slice(1)), maxRetriesPerRequest: null };
  const name = `bare-${randomUUID()}`;
  let told = () => {};
  const queue = new Queue(name, { connection });
  const worker = new Worker(name, async () => told(), { connection, concurrency: work.concurrency });
  const run = async () => {
    const { all, one } = counted();
    told = one;
    await Promise.all(Array.from({ length: jobs }, async () => queue.add('work', { id: randomUUID() })));
    await all;
  };
  const stop = async () => {
    await worker.close();
    await queue.obliterate({ force: true });
    await queue.close();
  };
  return { run, stop };
};

/** @type {import('../row.mjs').Row} */
export const row = {
  id: 'P13',
  what: 'jobs, each queued in a transaction of its own, worked in another that tells a second service, which hears it in a third',
  peer: 'bare BullMQ, whose jobs do nothing',
  measure: async () => {
    const environment = await testEnvironment(['vacancies', 'matching']);
    await migrate(asked, environment.of('vacancies'));
    await migrate(told, environment.of('matching'));
    const services = [await startService(asked, environment.of('vacancies')), await startService(told, environment.of('matching'))];
    const db = services[0]?.app.get(Db);
    const bare = bareQueue(environment.redisUrl);
    const ours = async () => {
      const { all, one } = counted();
      heard.by = one;
      const queued = async (/** @type {string} */ id) => db?.run(systemOrigin('bench'), async (tx) => tx.queue(work, id, { id }));
      await Promise.all(Array.from({ length: jobs }, async () => queued(randomUUID())));
      await all;
    };
    try {
      const each = await sideBySide(ours, bare.run, { pairs, warmUps: 2 });
      const rate = (/** @type {number} */ taken) => Math.round((jobs / taken) * 1_000);
      return {
        figures: [{ name: 'jobs a second', value: 1 / each.ratio, unit: 'x', floor: 0.25, goal: 0.4 }],
        notes: [`${rate(each.ours)} jobs a second against ${rate(each.peer)}`],
      };
    } finally {
      await bare.stop();
      for (const service of services) await service.stop();
      await environment.remove();
    }
  },
};
