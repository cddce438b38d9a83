import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problem';

export type ForwardOptions = { app: string; gatewayUrl: string };
type Headers = Record<string, string | string[] | undefined>;

/** Longer than the gateway's slowest call, the open search with its 5 minutes. */
const answerWithin = 310_000;
const connectWithin = 3_000;

/** What the gateway believes about a caller; it comes from here and from nowhere else. */
export const spoken = (app: string, request: FastifyRequest): Headers => ({
  'x-tandem-app': app,
  'x-forwarded-for': request.ip,
  'x-forwarded-proto': request.protocol,
  'x-forwarded-host': request.host,
  'x-request-id': request.id,
});
const ownWords = new Set(['forwarded', 'x-tandem-app', 'x-real-ip']);
/** Between the client and this server, which has answered it: programs that send much first ask whether to go on. */
const heardHere = 'expect';
const isClientsWord = (name: string): boolean => name !== heardHere && !ownWords.has(name) && !name.startsWith('x-forwarded-');

/** The client's headers without what was said to this server or only it may say, and with the latter. */
export const forwardedHeaders = (headers: Headers, app: string, request: FastifyRequest): Headers => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => isClientsWord(name))),
  ...spoken(app, request),
});

const onError = (reply: FastifyReply, { error }: { error: Error }): void => {
  const code = 'code' in error ? String(error.code) : '';
  const isSlow = code === 'FST_REPLY_FROM_TIMEOUT' || code === 'UND_ERR_HEADERS_TIMEOUT';
  if ((error as { statusCode?: number }).statusCode === 400) return void sendProblem(reply, 400, 'invalid_value');
  if (!isSlow) reply.header('retry-after', '2');
  sendProblem(reply, isSlow ? 504 : 503, isSlow ? 'timeout' : 'unavailable');
};

/** Forwards /api/* to the gateway without the prefix, and /socket.io as it is, websockets included. Bodies are streamed. */
export const forward = async (server: FastifyInstance, { app, gatewayUrl }: ForwardOptions): Promise<void> => {
  const shared = {
    upstream: gatewayUrl,
    undici: {
      connections: 256,
      pipelining: 1,
      headersTimeout: answerWithin,
      bodyTimeout: answerWithin,
      connect: { timeout: connectWithin },
    },
    // The caller knows whether it is safe to ask again; this server does not.
    retryMethods: [],
    maxRetriesOn503: 0,
    // Its lines name the path of every call, and with it the secrets of links that were mailed.
    disableRequestLogging: true,
  };
  const replyOptions = {
    onError: onError as never,
    rewriteRequestHeaders: (request: FastifyRequest, headers: Headers) => forwardedHeaders(headers, app, request),
  };
  // Where the gateway sends a browser is a page of the app, not another call.
  const toPages = { internalRewriteLocationHeader: false };
  await server.register(proxy, { ...shared, ...toPages, prefix: '/api', replyOptions: replyOptions as never });
  await server.register(proxy, {
    ...shared,
    prefix: '/socket.io',
    rewritePrefix: '/socket.io',
    replyOptions: replyOptions as never,
    websocket: true,
    wsServerOptions: { maxPayload: 1_000_000 },
    wsClientOptions: {
      handshakeTimeout: connectWithin,
      rewriteRequestHeaders: (_: unknown, request: FastifyRequest) => {
        const { cookie, origin, 'user-agent': agent, 'accept-language': language, 'sec-fetch-site': site } = request.headers;
        const theirs = { cookie, origin, 'user-agent': agent, 'accept-language': language, 'sec-fetch-site': site };
        return Object.fromEntries(Object.entries({ ...theirs, ...spoken(app, request) }).filter(([, value]) => value !== undefined));
      },
    } as never,
  });
};
