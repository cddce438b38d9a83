// @ts-check
// What the product's start has in one process, without the product: a gateway and eight services of Nest on NATS, each with a pool and
// a queue, and the three servers of the apps.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const ofKit = createRequire(require.resolve('@tandem/service-kit/start'));
const ofGateway = createRequire(require.resolve('@tandem/gateway/service'));
/** @type {typeof import('@nestjs/common')} */
const { Module } = ofKit('@nestjs/common');
/** @type {typeof import('@nestjs/core')} */
const { NestFactory } = ofKit('@nestjs/core');
/** @type {typeof import('@nestjs/microservices')} */
const { Transport } = ofKit('@nestjs/microservices');
/** @type {typeof import('typeorm')} */
const { DataSource } = ofKit('typeorm');
/** @type {typeof import('bullmq')} */
const { Queue } = ofKit('bullmq');
const { FastifyAdapter } = ofGateway('@nestjs/platform-fastify');
const { fastify } = ofGateway('fastify');

const Nothing = class {};
Module({})(Nothing);
const { DATABASE_URL, NATS_URL = '', REDIS_URL } = process.env;

const service = async (/** @type {number} */ n) => {
  const app = await NestFactory.createMicroservice(Nothing, { transport: Transport.NATS, options: { servers: [NATS_URL] }, logger: false });
  await Promise.all([app.listen(), new DataSource({ type: 'postgres', url: DATABASE_URL }).initialize()]);
  await new Queue(`bare-${n}`, { connection: { url: REDIS_URL } }).waitUntilReady();
};
const gateway = async () => {
  const app = await NestFactory.create(Nothing, new FastifyAdapter(), { logger: false });
  await app.listen(0, '127.0.0.1');
};
const web = async () => fastify().listen({ port: 0, host: '127.0.0.1' });

await Promise.all([...Array.from({ length: 8 }, (_, n) => service(n)), gateway(), web(), web(), web()]);
process.send?.('ready');
