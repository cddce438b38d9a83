// @ts-check
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { postingPage, postingText } from '../posting.mjs';
import { middle, timed } from '../ratio.mjs';

const require = createRequire(import.meta.url);
/** @type {typeof import('@tandem/vacancy-reader/source')} */
const { readSource } = require('@tandem/vacancy-reader/source');
/** @type {typeof import('@tandem/contracts/vacancies/vacancies')} */
const { vacanciesCalls: calls } = require('@tandem/contracts/vacancies/vacancies');
/** @type {typeof import('@tandem/service-kit/migrate')} */
const { migrate } = require('@tandem/service-kit/migrate');
/** @type {typeof import('@tandem/service-kit/start')} */
const { startService } = require('@tandem/service-kit/start');
/** @type {typeof import('@tandem/test-kit/environment')} */
const { testEnvironment } = require('@tandem/test-kit/environment');
/** @type {typeof import('@tandem/test-kit/test-bus')} */
const { TestBus } = require('@tandem/test-kit/test-bus');
/** @type {typeof import('@tandem/vacancies/service')} */
const { service } = require('@tandem/vacancies/service');

/** @typedef {import('@tandem/contracts/vacancies/vacancies').VacancySource} VacancySource */

const rounds = 21;
const warmUps = 5;
const kilobytes = 300;
const page = postingPage(kilobytes);

const read = async () => {
  const result = await readSource({ kind: 'page', html: page, url: 'https://vijfheren.example/vacatures/1', choice: null });
  if (!result.ok || result.vacancy.pay?.value.max !== 4_280) throw new Error('the page was not read');
};

/** Processor milliseconds of this process: what else the machine does costs none. */
const processorTime = async (/** @type {() => Promise<void>} */ work) => {
  const since = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
};

/** The service on servers of a namespace of its own, beside a site with the page, and a source that lasts until it was read. */
const start = async () => {
  const site = createServer(({ url }, response) => response.writeHead(url === '/1' ? 200 : 404, { 'content-type': 'text/html' }).end(page));
  await new Promise((resolve) => site.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (site.address());
  const environment = await testEnvironment(['vacancies'], { FETCH_LOCAL_HOSTS: 'true' });
  await migrate(service, environment.of('vacancies'));
  const running = await startService(service, environment.of('vacancies'));
  const bus = await TestBus.connect(environment.of('vacancies'));
  /** Called at every hint: what open screens go by. */
  let look = () => {};
  bus.nats.subscribe('hint', { callback: () => look() });
  const sourceToDone = async (/** @type {VacancySource} */ body) => {
    const who = { accountId: randomUUID(), accountType: /** @type {const} */ ('EMPLOYER'), companyId: randomUUID(), companyRole: 'Admin' };
    const params = await bus.call(calls.create, {}, who);
    const isRead = new Promise((resolve, reject) => {
      look = () =>
        void bus.call(calls.get, { params }, who).then(
          ({ flags: { readStatus } }) =>
            readStatus === 'DONE' ? resolve(undefined) : readStatus === 'ERROR' && reject(new Error('the source was not read')),
          () => undefined, // not there yet
        );
    });
    await bus.call(calls.replaceSource, { params, body }, who);
    await isRead;
  };
  const stop = async () => {
    await bus.close();
    await running.stop();
    await environment.remove();
    site.close();
  };
  return { url: `http://127.0.0.1:${port}/1`, sourceToDone, stop };
};

const throughService = async () => {
  const { url, sourceToDone, stop } = await start();
  try {
    /** @type {[string, VacancySource][]} */
    const sources = [
      ['a text to DONE', { source: 'TEXT', text: postingText }],
      ['that page as a link to DONE', { source: 'URL', url }],
    ];
    const figures = [];
    for (const [name, body] of sources) {
      await sourceToDone(body);
      const taken = [];
      for (let round = 0; round < 9; round++) taken.push(await timed(async () => sourceToDone(body)));
      figures.push({ name, value: middle(taken), unit: ' ms', floor: 5_000, isLowerBetter: true });
    }
    return figures;
  } finally {
    await stop();
  }
};

/** @type {import('../row.mjs').Row} */
export const row = {
  id: 'vacancy-source',
  what: `a page of ${kilobytes} kB read without the network, and sources from being sent to DONE: kept, queued, read in a thread, stored, told`,
  peer: 'nothing, these are limits in milliseconds',
  measure: async () => {
    for (let round = 0; round < warmUps; round++) await read();
    /** @type {{ processor: number, clock: number }[]} */
    const taken = [];
    for (let round = 0; round < rounds; round++) {
      const since = performance.now();
      taken.push({ processor: await processorTime(read), clock: performance.now() - since });
    }
    const hasServers = process.env.TEST_DATABASE_URL && process.env.TEST_NATS_URL && process.env.TEST_REDIS_URL;
    return {
      figures: [
        {
          name: 'the page, processor time',
          value: middle(taken.map(({ processor }) => processor)),
          unit: ' ms',
          floor: 150,
          isLowerBetter: true,
        },
        ...(hasServers ? await throughService() : []),
      ],
      notes: [
        `${Math.round(page.length / 1_024)} kB; by the clock ${middle(taken.map(({ clock }) => clock)).toFixed(0)} ms; medians of ${rounds}`,
        ...(hasServers ? [] : ['sources not measured: needs TEST_DATABASE_URL, TEST_NATS_URL and TEST_REDIS_URL']),
      ],
    };
  },
};
