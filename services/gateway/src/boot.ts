import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setTimeout as passed } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { refuseUnreadable } from '@tandem/contracts/unreadable';
import type { BaseConfig } from '@tandem/service-kit/config';
import type { Boot } from '@tandem/service-kit/start';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Logger as PinoLogger } from 'nestjs-pino';
import { BlogFeed } from './blog/blog-feed';
import { Pictures } from './blog/pictures';
import type { GatewayConfig } from './config';
import { BODY_BYTES } from './http/body-bytes';
import { Mount } from './http/mount';
import { NestProblems } from './http/nest-problems';
import { allowedOrigins } from './http/origin';
import { sendProblem } from './http/problems';
import { restRead } from './http/rest-of-body';
import { securityHeaders } from './http/security-headers';
import { endDripping, endLate } from './http/slow-bodies';
import { SocketAdapter } from './live/socket-adapter';
import { Documents } from './own/documents';

const FORM_BYTES = 1_024;

const adapterOf = (config: GatewayConfig) =>
  new FastifyAdapter({
    bodyLimit: BODY_BYTES,
    http: { headersTimeout: 30_000 },
    // A file over a slow line takes its time; bodies that drip in are ended by their pace.
    requestTimeout: 300_000,
    connectionTimeout: 60_000,
    // Longer than an ingress keeps a connection: whoever closes it must be the one that asks, or a call is lost in between.
    keepAliveTimeout: 65_000,
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    genReqId: (request: IncomingMessage) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : randomUUID().replaceAll('-', '');
    },
    // Neither goes through hooks: what cannot be read has no route.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      sendProblem(error, request, reply.headers(securityHeaders)),
    clientErrorHandler: refuseUnreadable(securityHeaders),
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    forceCloseConnections: 'idle',
    // Calls that reach a gateway on its way out are still answered.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 250, ignoreDuplicateSlashes: false, caseSensitive: true },
  });

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Said by the header: whoever parses forms has not looked yet when this is asked. */
const isForm = ({ headers }: FastifyRequest): boolean => /^multipart\//i.test(headers['content-type'] ?? '');

/** Starts the gateway: HTTP with the contracts mounted, and the live topics on the same port. */
export const boot: Boot = async ({ module, config: given }) => {
  const config = given as BaseConfig & GatewayConfig;
  const app = await NestFactory.create<NestFastifyApplication>(module, adapterOf(config), { bufferLogs: true, bodyParser: false });
  app.useLogger(app.get(PinoLogger));
  app.useWebSocketAdapter(new SocketAdapter(app, allowedOrigins(config)));
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(securityHeaders);
    done();
  });
  await fastify.register(cookie);
  let isDraining = false;
  // With a callback: after an asynchronous hook what fails in sending is thrown where nobody can catch it.
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    void reply.header('x-request-id', request.id);
    // Whoever keeps connections goes elsewhere for the next call.
    if (isDraining) void reply.header('connection', 'close');
    if (reply.statusCode < 400) return done();
    void restRead(request.raw).then(() => done());
  });
  fastify.addHook('preParsing', (request, _reply, body, done) => {
    if (hasBody(request)) (isForm(request) ? endDripping : endLate)(request.raw, config.BODY_SECONDS);
    done(null, body);
  });
  fastify.removeAllContentTypeParsers?.();
  await fastify.register(multipart);
  fastify.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: BODY_BYTES }, (request, body, done) => {
    // An empty body is how clients send "nothing"; the contract says whether that will do.
    if (body === '') return done(null, undefined);
    return fastify.getDefaultJsonParser('remove', 'remove')(request, body as string, done);
  });
  // Mail programs unsubscribe by a form of their own (RFC 8058), which says nothing that the address does not.
  fastify.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: FORM_BYTES }, (_request, _body, done) =>
    done(null, undefined),
  );
  app.useGlobalFilters(new NestProblems());
  const mount = app.get(Mount);
  mount.on(fastify);
  app.get(Documents).mount(fastify);
  app.get(Pictures).mount(fastify);
  app.get(BlogFeed).mount(fastify);
  await app.init();
  await app.listen(config.PORT, config.HOST);
  const drain = async () => {
    isDraining = true;
    await passed(config.NOTICE_SECONDS * 1_000);
    // Closing waits for what is under way; not for ever.
    setTimeout(() => fastify.server.closeAllConnections(), config.DRAIN_SECONDS * 1_000).unref();
  };
  // Redis is none of its checks: without it limits are counted here, and taking all gateways out would be the greater harm.
  return { app, checks: {}, drain };
};
