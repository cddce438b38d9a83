import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { AppName } from '@tandem/contracts/pages';
import { refuseUnreadable } from '@tandem/contracts/unreadable';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { serveFiles } from './files';
import { serveCrawlers } from './for-crawlers';
import { forward } from './forward';
import { isReaderGone, quietLeavings } from './leavings';
import { servePages, type Render } from './pages';
import { sendProblem } from './problem';
import { commonHeaders, strictTransport, type ExtraSources } from './security-headers';

export type WebServerOptions = {
  app: AppName;
  /** Folder of the built app. */
  dist: string;
  gatewayUrl: string;
  /** 0 takes any free port. */
  port: number;
  host?: string;
  /** Written into every page; anybody can read it. */
  publicConfig: object;
  /** Renders public pages on the server. */
  render?: Render;
  /** Sources beyond the app's own that its pages may use. */
  extraSources?: ExtraSources;
  /** Addresses whose X-Forwarded-For and -Proto are believed. */
  trustedProxies?: readonly string[];
  /** Milliseconds between saying "not ready" and closing. */
  drainMs?: number;
  /** Log lines as JSON to the standard output; off by default. */
  log?: false | { level: string; stream?: { write: (line: string) => void } };
};

export type RunningWebServer = {
  url: string;
  /** Says "not ready", finishes what is under way and closes. Safe to call twice. */
  close: () => Promise<void>;
};

const patience = 10_000;

const create = ({ app, log = false, trustedProxies = [] }: WebServerOptions): FastifyInstance =>
  fastify({
    // As the services write theirs; a request's id is that of its trace too.
    logger: log && {
      ...log,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => ({ service: `${app}-app` }),
      hooks: quietLeavings,
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'trace_id' }),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    genReqId: () => randomUUID().replaceAll('-', ''),
    // Neither goes through hooks: what cannot be read has no route.
    frameworkErrors: (_error, _request, reply) => void sendProblem(reply.headers(commonHeaders), 400, 'invalid_value'),
    clientErrorHandler: refuseUnreadable(commonHeaders),
    // Uploads over a slow line take their time; the gateway limits their size.
    requestTimeout: 300_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // Calls that reach a server on its way out are still answered.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 2_000 },
  });

const secure = (server: FastifyInstance, { extraSources }: WebServerOptions): void => {
  const isFramed = Boolean(extraSources?.['frame-ancestors']?.length);
  server.addHook('onRequest', async (request, reply) => {
    void reply.headers(commonHeaders);
    // For browsers that do not know frame-ancestors, and it knows no exceptions.
    if (!isFramed) void reply.header('x-frame-options', 'DENY');
    // A popup that comes back from another site has its opener only on a page without such a policy.
    if (/^\/register\/linkedin\/?(\?|$)/.test(request.url)) void reply.removeHeader('cross-origin-opener-policy');
    if (request.protocol === 'https') void reply.header('strict-transport-security', strictTransport);
  });
  server.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    if (isReaderGone(error, reply)) return reply.hijack();
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
    if (status >= 500) request.log.error(error);
    return sendProblem(reply, status, status === 404 ? 'not_found' : status < 500 ? 'invalid_value' : 'internal_error');
  });
};

const health = (server: FastifyInstance, isDraining: () => boolean): void => {
  // A connection that is kept would keep the server.
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining()) void reply.header('connection', 'close');
    done();
  });
  server.get('/health/live', async () => ({ status: 'ok' }));
  server.get('/health/ready', async (_, reply) => (isDraining() ? reply.code(503).send({ status: 'draining' }) : { status: 'ok' }));
};

/**
 * Serves a built app and forwards its calls: /api/* to the gateway without the prefix, /socket.io as it is.
 * @throws Error when the port is taken or `dist` holds no built app.
 */
export const startWebServer = async (options: WebServerOptions): Promise<RunningWebServer> => {
  const { app, dist, gatewayUrl, port, host = '127.0.0.1', publicConfig, render, extraSources, drainMs = 0 } = options;
  const server = create(options);
  let isDraining = false;
  secure(server, options);
  await server.register(compress, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    // Made for each answer anew: good is quick enough, best is not.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  health(server, () => isDraining);
  await forward(server, { app, gatewayUrl });
  await serveFiles(server, dist);
  const pages = { app, dist, gatewayUrl, publicConfig, render, extraSources };
  serveCrawlers(server, pages);
  servePages(server, pages);
  const url = await server.listen({ port, host });

  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    isDraining = true;
    if (drainMs > 0) await new Promise((resolve) => setTimeout(resolve, drainMs));
    const impatience = setTimeout(() => server.server.closeAllConnections(), patience);
    // A connection whose answer ends only now would be kept as long as it may be idle.
    const broom = setInterval(() => server.server.closeIdleConnections(), 100);
    await server.close();
    clearInterval(broom);
    clearTimeout(impatience);
  };
  return { url, close: () => (closing ??= close()) };
};
