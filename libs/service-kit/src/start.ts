import 'reflect-metadata';
import type { INestApplication, INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getDataSourceToken } from '@nestjs/typeorm';
import { JSONCodec, type NatsConnection } from 'nats';
import { Logger as PinoLogger } from 'nestjs-pino';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import * as z from 'zod';
import type { Clock } from './clock';
import { BaseConfig, DatabaseConfig, type Environment, parseConfig } from './config';
import { connectNats } from './connect';
import type { ServiceDefinition } from './definition';
import { JobRunner } from './job-runner';
import { KitModule, type KitParts } from './kit.module';
import { asService } from './logging';
import { migrated } from './migrate';
import { DrainingNatsServer } from './nats-server';
import { type Check, OpsServer } from './ops-server';
import { HandledFigures } from './observed';
import { OutboxRelay } from './outbox-relay';
import { servedBy, servedQuestion } from './served';
import { openTracing } from './tracing/open';

/** A service that is up. */
export type RunningService = {
  name: string;
  /** Port of health and metrics. */
  opsPort: number;
  /** Nest's container, for tests and for the gateway's own start. */
  app: INestApplication | INestMicroservice;
  /** Finishes what is under way and lets go of everything. Safe to call twice. */
  stop(): Promise<void>;
};

/** How the gateway boots differently: it serves HTTP and has checks and a closing of its own. */
export type Boot = (
  parts: KitParts & { module: ReturnType<typeof KitModule.for> },
) => Promise<{ app: INestApplication; checks: Record<string, Check>; drain: () => Promise<void> }>;

let hasDefaultMetrics = false;

/**
 * Boots a service from its definition and its environment; several may share a process.
 * Resolves when it serves. Never exits the process and owns no signals: that is `run`'s.
 * @throws Error when the environment is not complete or a port is taken.
 */
export const startService = async (
  definition: ServiceDefinition,
  environment: Environment,
  options: { clock?: Clock; boot?: Boot } = {},
): Promise<RunningService> => asService(definition.name, async () => started(definition, environment, options));

const started = async (
  definition: ServiceDefinition,
  environment: Environment,
  options: { clock?: Clock; boot?: Boot },
): Promise<RunningService> => {
  const base = definition.database ? z.object({ ...BaseConfig.shape, ...DatabaseConfig.shape }) : BaseConfig;
  const config = { ...parseConfig(base, environment), ...(parseConfig(definition.config, environment) as object) };
  const registry = new Registry();
  registry.setDefaultLabels({ service: definition.name });
  if (!hasDefaultMetrics) collectDefaultMetrics({ register: registry });
  hasDefaultMetrics = true;

  const ops = new OpsServer(registry);
  const opsPort = await ops.listen(config.OPS_PORT, config.OPS_HOST);
  await migrated(definition, environment);
  const tracing = await openTracing(definition.name, config);
  const nats = await connectNats(config, definition.name);
  const parts: KitParts = { definition, config, nats, registry, tracing, ...(options.clock ? { clock: options.clock } : {}) };
  const module = KitModule.for(parts);
  const booted = options.boot ? await options.boot({ ...parts, module }) : await bootMicroservice(parts, module);

  ops.ready({ nats: async () => nats.flush(), ...booted.checks });
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    ops.draining();
    await booted.drain();
    await booted.app.close();
    await nats.drain().catch(() => undefined);
    await tracing.stop();
    await ops.close();
  };
  return { name: definition.name, opsPort, app: booted.app, stop: async () => (stopping ??= stop()) };
};

const bootMicroservice = async (
  { definition, config, nats }: KitParts,
  module: ReturnType<typeof KitModule.for>,
): Promise<{ app: INestMicroservice; checks: Record<string, Check>; drain: () => Promise<void> }> => {
  const strategy = new DrainingNatsServer(nats, definition.name, config.DRAIN_SECONDS * 1_000);
  const app = await NestFactory.createMicroservice(module, { strategy, bufferLogs: true });
  app.useLogger(app.get(PinoLogger));
  strategy.measureBy(app.get(HandledFigures));
  await app.listen();
  const served = JSONCodec<string[]>().encode(servedBy(definition));
  ignoreUnheard(nats, definition.name, new Set(strategy.getHandlers().keys()));
  const source = app.get<DataSource>(getDataSourceToken());
  const postgres = async (): Promise<unknown> => source.query('select 1');
  nats.subscribe(servedQuestion(definition.name), {
    queue: definition.name,
    callback: (_, message) => {
      const isReady = message.data.length > 0 ? postgres() : Promise.resolve();
      // Silence is the answer of a service that is away, and of one that can do nothing.
      void isReady.then(() => message.respond(served), () => undefined); // prettier-ignore
    },
  });
  await nats.flush();
  const drain = async () => {
    await Promise.all([strategy.close(), app.get(JobRunner).stop()]);
    await app.get(OutboxRelay).stop();
  };
  return { app, checks: { postgres }, drain };
};

/**
 * Acknowledges events that name this service as a consumer while it has no listener for them yet, so that they do not
 * wait for ever. A listener added later catches up from the owner's snapshots.
 */
const ignoreUnheard = (nats: NatsConnection, service: string, heard: ReadonlySet<string>): void => {
  const acknowledged = JSONCodec().encode({ response: 'ignored', isDisposed: true });
  // A queue of its own: in one queue with the listeners, each event would go to either the one or the other.
  nats.subscribe(`event.${service}.>`, {
    queue: `${service}-unheard`,
    callback: (_, message) => void (heard.has(message.subject) || message.respond(acknowledged)),
  });
};
