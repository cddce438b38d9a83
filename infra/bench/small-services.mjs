// @ts-check
import { createRequire } from 'node:module';
import * as z from 'zod';

const require = createRequire(import.meta.url);
/** @type {typeof import('@nestjs/common')} */
const { Controller, Injectable, Module } = createRequire(require.resolve('@tandem/service-kit/start'))('@nestjs/common');
/** @type {typeof import('@tandem/contracts/define')} */
const { event, job, rpc } = require('@tandem/contracts/define');
/** @type {typeof import('@tandem/service-kit/definition')} */
const { defineService } = require('@tandem/service-kit/definition');
/** @type {typeof import('@tandem/service-kit/handles')} */
const { Handles } = require('@tandem/service-kit/handles');
/** @type {typeof import('@tandem/service-kit/jobs')} */
const { Works } = require('@tandem/service-kit/jobs');
/** @type {typeof import('@tandem/service-kit/kit-tables')} */
const { createKitTables } = require('@tandem/service-kit/kit-tables');
/** @type {typeof import('@tandem/service-kit/listens')} */
const { On } = require('@tandem/service-kit/listens');

// Two services with nothing of their own: what is measured is the kit. They bear names of services that the bus knows.
const Work = z.object({ id: z.uuid() });

/** Says what it was asked. */
export const echo = rpc(
  { subject: 'vacancies.echo', access: 'anonymous', method: 'GET', path: '/echo' },
  { query: z.object({ text: z.string() }), output: z.object({ text: z.string() }), status: 200 },
);
export const worked = event('vacancies.worked', { payload: Work, consumers: ['matching'], carries: 'fact' });
/** Work that does nothing but tell the other service. */
export const work = job('vacancies.work', { data: Work, attempts: 3, backoff: 20, limit: 10_000, concurrency: 8 });

/** As `@decorator` before a method, which this language does not have. */
const decorated = (/** @type {any} */ type, /** @type {string} */ method, /** @type {any} */ decorator) =>
  decorator(type.prototype, method, Object.getOwnPropertyDescriptor(type.prototype, method));

class Echo {
  async say(/** @type {unknown} */ _ctx, /** @type {any} */ { query }) {
    return query;
  }
}
decorated(Echo, 'say', Handles(echo));
Controller()(Echo);

class Worker {
  async work(/** @type {any} */ run) {
    await run.finish(async (/** @type {any} */ tx) => tx.emit(worked, run.data.id, run.data));
  }
}
decorated(Worker, 'work', Works(work));
Injectable()(Worker);

/** Called with the id of what was heard. */
export const heard = { by: /** @type {(id: string) => void} */ (() => {}) };

class Hearer {
  async hear(/** @type {any} */ payload) {
    heard.by(payload.id);
  }
}
decorated(Hearer, 'hear', On('matching', worked));
Controller()(Hearer);

class Tables1732180000000 {
  async up(/** @type {any} */ runner) {
    await createKitTables(runner);
  }
  async down() {}
}
const database = { entities: [], migrations: [Tables1732180000000] };

class Asked {}
Module({ controllers: [Echo], providers: [Worker] })(Asked);
class Told {}
Module({ controllers: [Hearer] })(Told);

export const asked = defineService({ name: 'vacancies', config: z.object({}), module: Asked, database });
export const told = defineService({ name: 'matching', config: z.object({}), module: Told, database });
