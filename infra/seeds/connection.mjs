// @ts-check
import { randomUUID } from 'node:crypto';
import { Bus } from '@tandem/service-kit/bus';
import { SystemClock } from '@tandem/service-kit/clock';
import { connectNats } from '@tandem/service-kit/connect';
import { BaseConfig, parseConfig } from '@tandem/service-kit/config';
import { ctxOf, systemOrigin } from '@tandem/service-kit/context';
import { Registry } from 'prom-client';
import { cities } from './data/cities.mjs';

/** @typedef {Awaited<ReturnType<typeof connect>>} Line */

/**
 * A line to the services of a running stack, over their own contracts.
 * @param {NodeJS.ProcessEnv} environment
 */
export async function connect(environment) {
  const config = parseConfig(BaseConfig, environment);
  const nats = await connectNats(config, 'seeds');
  const bus = new Bus(nats, config, new Registry(), new SystemClock());
  const ctx = ctxOf(systemOrigin('seeds'));
  return {
    config,
    ctx,
    /** @type {<C extends import('@tandem/contracts/define').Rpc>(contract: C, input: any, as?: Partial<import('@tandem/service-kit/context').Ctx>) => Promise<any>} */
    call: (contract, input, as = {}) => bus.call(contract, input, { ...ctx, ...as, requestId: randomUUID() }),
    close: () => nats.drain(),
  };
}

/** The address of somebody in one of the demo's cities. */
export const addressIn = (/** @type {string} */ city) => ({
  ...cities.find((each) => each.city === city),
  street: null,
  postalCode: null,
  country: 'NL',
});

/**
 * Repeats what may come too early: events between services take a moment.
 * @template T
 * @param {() => Promise<T>} work
 * @param {number} [within] Milliseconds.
 * @returns {Promise<T>}
 */
export async function patiently(work, within = 60_000) {
  const end = Date.now() + within;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

/**
 * Cuts a list into stretches of at most `size`.
 * @template T
 * @param {readonly T[]} list
 * @param {number} size
 */
export const stretches = (list, size) =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size));
