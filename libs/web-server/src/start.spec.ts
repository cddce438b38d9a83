import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import { connect } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as passed } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { startWebServer, type RunningWebServer, type WebServerOptions } from './start';

const script = `console.log(${JSON.stringify('x'.repeat(4_000))})`;
const template =
  '<!doctype html><html lang="en" data-audience="candidate"><head><title>t</title><script type="module" src="/assets/app-1.js"></script></head>' +
  '<body><div id="root"></div><script type="application/json" id="config"></script></body></html>';

const buildApp = (): string => {
  const dist = fs.mkdtempSync(path.join(os.tmpdir(), 'app-'));
  fs.mkdirSync(path.join(dist, 'assets'));
  fs.writeFileSync(path.join(dist, 'index.html'), template);
  fs.writeFileSync(path.join(dist, 'robots.txt'), 'User-agent: *');
  fs.writeFileSync(path.join(dist, 'long.txt'), [...longText()].join(''));
  fs.writeFileSync(path.join(dist, 'assets', 'app-1.js'), script);
  fs.writeFileSync(path.join(dist, 'assets', 'app-1.js.br'), brotliCompressSync(script));
  return dist;
};

// More than the buffers on its way: it is still being written when its reader leaves.
function* longText(): Iterable<string> {
  for (let times = 0; times < 500; times++) yield 'a'.repeat(64_000);
}

// A gateway that tells what reached it.
const startGateway = async (): Promise<{ gateway: FastifyInstance; gatewayUrl: string; sockets: Server }> => {
  const gateway = fastify({ forceCloseConnections: true });
  gateway.addContentTypeParser('*', (_, payload, done) => done(null, payload));
  gateway.all('/echo', async ({ headers, method, url }) => ({ method, url, headers }));
  gateway.get('/cookies', async (_, reply) => reply.header('set-cookie', ['a=1; HttpOnly', 'b=2; HttpOnly']).send({}));
  gateway.get('/long', async (_, reply) => reply.type('text/plain').send(Readable.from(longText())));
  // Its head is there at once, its first byte late.
  const begin = (raw: http.ServerResponse) => raw.writeHead(200, { 'content-type': 'text/plain' }).flushHeaders();
  gateway.all('/begun', async ({ query }, reply) => {
    reply.hijack();
    begin(reply.raw);
    await passed(200);
    if ((query as { breaks?: string }).breaks) reply.raw.destroy();
    else reply.raw.end('late');
  });
  gateway.all('/slow', async () => new Promise((resolve) => setTimeout(resolve, 300, { done: true })));
  gateway.get('/gone', async (_, reply) => reply.redirect('/my-data?package=gone', 303));
  gateway.get('/forbidden', async (_, reply) =>
    reply.code(403).type('application/problem+json').send('{"status":403,"detail":"forbidden"}'),
  );
  gateway.post('/upload', async ({ body }) => {
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      hash.update(chunk);
      size += chunk.length;
    }
    return { size, hash: hash.digest('hex') };
  });
  const sockets = new Server(gateway.server, { path: '/socket.io' });
  sockets.on('connection', (socket) => {
    socket.on('who', (ack: (answer: unknown) => void) => ack(socket.handshake.headers));
  });
  const gatewayUrl = await gateway.listen({ port: 0, host: '127.0.0.1' });
  return { gateway, gatewayUrl, sockets };
};

let backend: Awaited<ReturnType<typeof startGateway>>;
let dist: string;
const running: RunningWebServer[] = [];
const start = async (options: Partial<WebServerOptions> = {}): Promise<RunningWebServer> => {
  const { gatewayUrl } = backend;
  const server = await startWebServer({ app: 'candidate', dist, gatewayUrl, port: 0, publicConfig: { product: 'Tandem' }, ...options });
  running.push(server);
  return server;
};
const json = async (response: Response): Promise<Record<string, never>> => (await response.json()) as Record<string, never>;

beforeAll(async () => {
  backend = await startGateway();
  dist = buildApp();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ close }) => close()));
});
afterAll(async () => {
  await backend.sockets.close();
  await backend.gateway.close();
  fs.rmSync(dist, { recursive: true });
});

describe('pages', () => {
  it('sends a page compressed', async () => {
    const { url } = await start({ publicConfig: { product: 'Tandem '.repeat(500) } });
    const answer = await fetch(`${url}/jobs`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toContain('accept-encoding');
    expect(await answer.text()).toContain('<div id="root"></div>');
  });

  it('answers a page of the app with its page, and an unknown path with the same page and 404', async () => {
    const { url } = await start();
    expect((await fetch(`${url}/jobs/1?tab=x`)).status).toBe(200);
    const unknown = await fetch(`${url}/nowhere`);
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain('<div id="root">');
  });

  it('knows the pages of its own app only', async () => {
    const { url } = await start({ app: 'admin' });
    expect((await fetch(`${url}/jobs/1`)).status).toBe(404);
    expect((await fetch(`${url}/admin`)).status).toBe(200);
  });

  it('takes the secret of a mailed link for no file, whatever is in it', async () => {
    const { url } = await start();
    expect((await fetch(`${url}/unsubscribe/5b0.newMatches.0ZNvek6`)).status).toBe(200);
  });

  it('answers a missing file with a problem, not with a page', async () => {
    const { url } = await start();
    for (const missing of ['/assets/gone-2.js', '/favicon.ico', '/assets/gone']) {
      const response = await fetch(url + missing);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
    }
    expect((await fetch(`${url}/jobs`, { method: 'POST' })).status).toBe(404);
  });

  it('writes the public configuration into the page as data that cannot end its element', async () => {
    const { url } = await start({ publicConfig: { product: '</script><script>alert(1)</script>' } });
    const html = await (await fetch(url)).text();
    expect(html).not.toContain('<script>alert');
    const block = /<script type="application\/json" id="config">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(block)).toEqual({ product: '</script><script>alert(1)</script>', hasSession: false, language: 'en' });
  });

  it.each([
    ['a=1; refresh_token=x', true],
    ['__Host-access_token=x', true],
    ['__Secure-refresh_token=x', true],
    ['access_token_employer=x', true],
    ['refresh_token=', false],
    ['not_access_token=x', false],
  ])('tells the page whether a session cookie came along: %s', async (cookie, expected) => {
    const { url } = await start();
    const html = await (await fetch(url, { headers: { cookie } })).text();
    expect(html).toContain(`"hasSession":${expected}`);
  });

  it.each([
    ['/', 'nl-NL,nl;q=0.9,en;q=0.5', 'nl'],
    ['/', 'fr', 'en'],
    ['/?lang=nl', 'en', 'nl'],
    ['/?lang=xx', 'en', 'en'],
  ])('marks the language of %s for %s', async (address, accept, language) => {
    const { url } = await start();
    const html = await (await fetch(url + address, { headers: { 'accept-language': accept } })).text();
    expect(html).toContain(`<html data-audience="candidate" lang="${language}">`);
  });

  it('keeps the language an address names for the pages after it', async () => {
    const { url } = await start();
    const { headers } = await fetch(`${url}/?lang=nl`);
    expect(headers.get('set-cookie')).toBe('language=nl; Path=/; Max-Age=31536000; SameSite=Lax');
    for (const address of ['/', '/?lang=xx']) expect((await fetch(url + address)).headers.get('set-cookie')).toBeNull();
  });

  it('paints the chosen theme at once', async () => {
    const { url } = await start();
    expect(await (await fetch(url, { headers: { cookie: 'theme=dark' } })).text()).toContain('data-theme="dark"');
  });

  it('lets pages run no script but their own and be framed by nobody', async () => {
    const { url } = await start();
    const response = await fetch(url);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
    expect(await response.text()).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(response.headers.has('strict-transport-security')).toBe(false);
  });

  it('may be framed by those it is told of, and by nobody else', async () => {
    const { url } = await start({ extraSources: { 'frame-ancestors': ['http://localhost:8104'] } });
    const { headers } = await fetch(url);
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors http:\/\/localhost:8104(;|$)/);
    expect(headers.has('x-frame-options')).toBe(false);
  });

  it('asks for TLS from then on when the visitor came over TLS', async () => {
    const { url } = await start({ trustedProxies: ['127.0.0.1'] });
    const response = await fetch(url, { headers: { 'x-forwarded-proto': 'https' } });
    expect(response.headers.get('strict-transport-security')).toContain('max-age=');
  });
});

describe('rendering on the server', () => {
  it('puts what was rendered into the page', async () => {
    const render = async ({ path: asked, language }: { path: string; language: string }) => ({
      status: 410,
      head: `<meta name="description" content="${asked}">`,
      body: `<h1>${language} $&</h1>`,
    });
    const { url } = await start({ render });
    const response = await fetch(`${url}/jobs/7?lang=nl`);
    const html = await response.text();
    expect(response.status).toBe(410);
    expect(html).toContain('<div id="root"><h1>nl $&</h1></div>');
    expect(html).toContain('<meta name="description" content="/jobs/7">');
  });

  it('writes styles and the first script into what it has drawn, and lets only that script past the policy', async () => {
    const first = 'let early = 1;';
    fs.writeFileSync(path.join(dist, 'assets', 'first-1.js'), first);
    fs.writeFileSync(path.join(dist, 'assets', 'page-1.css'), 'h1 { color: red }');
    const manifest = { '../../libs/web-kit/src/first/first-moments.ts': { file: 'assets/first-1.js', isEntry: true } };
    fs.writeFileSync(path.join(dist, 'manifest.json'), JSON.stringify(manifest));
    const files = { styles: ['/assets/page-1.css'], scripts: ['/assets/part-1.js', '/assets/app-1.js'] };
    const { url } = await start({ render: async () => ({ head: '<title>Jobs</title>', body: '<h1>Jobs</h1>', files }) });
    const response = await fetch(`${url}/jobs?lang=nl`);
    const html = await response.text();
    const policy = response.headers.get('content-security-policy') ?? '';

    expect(html).not.toContain('type="module"');
    const [, given, text] = /<script data-given="(.*?)">(.*?)<\/script>/.exec(html) ?? [];
    expect(text).toBe(`(()=>{${first}})();`);
    expect(JSON.parse((given ?? '').replaceAll('&#34;', '"'))).toEqual({ texts: '/api/public/nl.json', scripts: files.scripts });
    expect(policy).toContain(
      `script-src 'self' 'sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}'`,
    );
    const [, nonce, style] = /<style nonce="(.*?)">(.*?)<\/style>/.exec(html) ?? [];
    expect(style).toBe('h1 { color: red }');
    expect(policy).toContain(`'nonce-${nonce}'`);
    expect(html).toContain('<link rel="stylesheet" href="/assets/page-1.css" disabled>');
  });

  it('leaves the page to the browser when rendering fails', async () => {
    const { url } = await start({ render: () => Promise.reject(new Error('no')) });
    const response = await fetch(`${url}/jobs`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<div id="root"></div>');
  });
});

describe('files', () => {
  it('serves hashed files for ever and as they were compressed by the build', async () => {
    const { url } = await start();
    const response = await fetch(`${url}/assets/app-1.js`, { headers: { 'accept-encoding': 'br' } });
    expect(await response.text()).toBe(script);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toContain('javascript');
  });

  it('serves other files for an hour, and nothing outside the folder', async () => {
    const { url } = await start();
    expect((await fetch(`${url}/robots.txt`)).headers.get('cache-control')).toBe('public, max-age=3600');
    expect((await fetch(`${url}/..%2f..%2fetc/passwd`)).status).toBe(404);
    expect((await fetch(`${url}/index.html`)).status).toBe(404);
  });
});

describe('log lines', () => {
  const lines: string[] = [];
  const log = { level: 'info', stream: { write: (line: string) => void lines.push(line) } };
  beforeEach(() => void lines.splice(0));

  it('name no call that is answered: its path may be a mailed link with its secret', async () => {
    const { url } = await start({ log });
    await fetch(`${url}/api/echo/canary-of-a-secret?token=canary-of-a-token`);
    await fetch(`${url}/verify?secret=canary-of-a-page`);
    expect(lines.join('')).not.toContain('canary');
  });

  it('are written as those of services, with the id that the gateway is told', async () => {
    const { url } = await start({ log, app: 'employer', gatewayUrl: 'http://127.0.0.1:1' });
    expect((await fetch(`${url}/api/echo`)).status).toBe(503);
    const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>).find(({ trace_id: id }) => id !== undefined);
    const [time, id] = [/^\d{4}-\d\d-\d\dT[\d:.]+Z$/, /^[0-9a-f]{32}$/].map((form) => expect.stringMatching(form) as string);
    expect(told).toMatchObject({ level: 'warn', service: 'employer-app', time, trace_id: id });
  });
});

describe('an answer that has not begun', () => {
  const lines: string[] = [];
  const log = { level: 'info', stream: { write: (line: string) => void lines.push(line) } };
  beforeEach(() => void lines.splice(0));

  // Whose question was read to its end counts as gone by its answer alone.
  it.each([
    ['a question', 'GET /api/begun', 'content-length: 0\r\n\r\n'],
    ['a question with a body', 'POST /api/begun', 'content-length: 2\r\n\r\n{}'],
    ['a body that is under way', 'POST /api/upload', 'content-length: 2000\r\n\r\n{'],
    ['a question whose head comes late', 'POST /api/slow', 'content-length: 2\r\n\r\n{}'],
  ])('is nothing to write down when its reader leaves: %s', async (_, what, rest) => {
    const { url } = await start({ log });
    lines.splice(0);
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(`${what} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip\r\ncontent-type: application/json\r\n${rest}`);
    await passed(100);
    socket.destroy();
    await passed(400);
    expect(lines).toEqual([]);
  });

  it('is written down as a failure when it breaks off while its reader waits', async () => {
    const { url } = await start({ log });
    const answer = await fetch(`${url}/api/begun?breaks=1`).catch(() => null);
    expect(answer?.ok).not.toBe(true);
    expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).toContain('error');
  });
});

describe('calls', () => {
  it('forwards without the prefix and says which app it is, whatever the client says', async () => {
    const { url } = await start({ app: 'employer' });
    const lies = { 'x-tandem-app': 'admin', 'x-forwarded-for': '1.2.3.4', forwarded: 'for=1.2.3.4', 'x-forwarded-proto': 'https' };
    const seen = await json(
      await fetch(`${url}/api/echo?page=1&a[b]=c`, { method: 'PATCH', headers: { ...lies, cookie: 'a=1', 'accept-language': 'nl' } }),
    );
    expect(seen).toMatchObject({ method: 'PATCH', url: '/echo?page=1&a[b]=c' });
    const headers = seen['headers'] as unknown as Record<string, string>;
    expect(headers).toMatchObject({
      'x-tandem-app': 'employer',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      cookie: 'a=1',
    });
    expect(headers).toMatchObject({ 'accept-language': 'nl' });
    expect(headers).not.toHaveProperty('forwarded');
  });

  it('passes on the address a trusted proxy names', async () => {
    const { url } = await start({ trustedProxies: ['127.0.0.1'] });
    const seen = await json(await fetch(`${url}/api/echo`, { headers: { 'x-forwarded-for': '203.0.113.9' } }));
    expect(seen['headers']).toMatchObject({ 'x-forwarded-for': '203.0.113.9' });
  });

  it('hands on cookies and failures as they are', async () => {
    const { url } = await start();
    expect((await fetch(`${url}/api/cookies`)).headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2; HttpOnly']);
    const refused = await fetch(`${url}/api/forbidden`);
    expect(refused.status).toBe(403);
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
    expect(await refused.json()).toEqual({ status: 403, detail: 'forbidden' });
  });

  it('sends a browser to the page of the app that the gateway names', async () => {
    const { url } = await start();
    const { status, headers } = await fetch(`${url}/api/gone`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([303, '/my-data?package=gone']);
  });

  it('streams an upload of 11 MB whole', async () => {
    const { url } = await start();
    const body = Buffer.alloc(11 * 1024 * 1024, 'pdf');
    const response = await fetch(`${url}/api/upload`, { method: 'POST', body, headers: { 'content-type': 'application/octet-stream' } });
    expect(await response.json()).toEqual({ size: body.length, hash: createHash('sha256').update(body).digest('hex') });
  });

  it('takes an upload from a program that asks first whether to go on', async () => {
    const { url } = await start();
    const request = http.request(`${url}/api/upload`, { method: 'POST', headers: { expect: '100-continue', 'content-length': '8' } });
    request.once('continue', () => request.end('%PDF-1.7')).flushHeaders();
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(200);
  });

  it.each(['/long.txt', '/api/long'])('ends an answer whose reader leaves, and nobody else notices (%s)', async (where) => {
    const { url } = await start();
    for (const how of ['destroy', 'resetAndDestroy'] as const) {
      for (const encoding of ['identity', 'gzip']) {
        const socket = connect(Number(new URL(url).port), '127.0.0.1');
        socket.write(`GET ${where} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: ${encoding}\r\n\r\n`);
        const begun = await new Promise<Buffer>((resolve) => socket.once('data', resolve));
        expect(begun.toString('latin1')).toMatch(/^HTTP\/1.1 200 OK/);
        socket[how]();
      }
    }
    // What fails in the server without being caught ends the process, and this test.
    await passed(300);
    expect((await fetch(`${url}/robots.txt`)).status).toBe(200);
  });

  it('says unavailable when no gateway answers, and stays up', async () => {
    const { url } = await start({ gatewayUrl: 'http://127.0.0.1:1' });
    const response = await fetch(`${url}/api/account`);
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(await response.json()).toMatchObject({ status: 503, detail: 'unavailable' });
    expect((await fetch(`${url}/jobs`)).status).toBe(200);
  });

  it.each(['/api/../health', '/api/%2e%2e/health', '/api/%2e%2e%2fhealth'])('lets nobody climb out of the prefix: %s', async (address) => {
    const { url } = await start();
    const { port, hostname } = new URL(url);
    const status = await new Promise((resolve, reject) => {
      http.get({ port, hostname, path: address }, (response) => resolve(response.resume().statusCode)).on('error', reject);
    });
    expect([400, 404]).toContain(status);
  });
});

describe('live topics', () => {
  it.each([['websocket'], ['polling']])('forwards socket.io over %s with cookies and the name of the app', async (transport) => {
    const { url } = await start({ app: 'employer' });
    const headers = { cookie: 'access_token=x', 'x-tandem-app': 'admin' };
    const socket = io(url, { path: '/socket.io', transports: [transport], extraHeaders: headers, forceNew: true });
    const seen = (await socket.timeout(5_000).emitWithAck('who')) as Record<string, string>;
    socket.disconnect();
    expect(seen).toMatchObject({ cookie: 'access_token=x', 'x-tandem-app': 'employer', 'x-forwarded-for': '127.0.0.1' });
  });

  it('outlives a gateway that is not there', async () => {
    const { url } = await start({ gatewayUrl: 'http://127.0.0.1:1' });
    const socket = io(url, { path: '/socket.io', transports: ['websocket'], reconnection: false, forceNew: true });
    const connected = await Promise.race([
      new Promise((resolve) => socket.on('connect', () => resolve(true))),
      new Promise((resolve) => setTimeout(resolve, 300, false)),
    ]);
    socket.disconnect();
    expect(connected).toBe(false);
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
  });
});

describe('closing', () => {
  it('first says that it is not ready, and answers what still comes', async () => {
    const server = await start({ drainMs: 200 });
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
    const closed = server.close();
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(503);
    expect((await fetch(`${server.url}/jobs`)).status).toBe(200);
    await closed;
    await expect(fetch(`${server.url}/jobs`)).rejects.toThrow();
  });

  it('finishes the calls under way', async () => {
    const server = await start();
    const slow = fetch(`${server.url}/api/slow`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await server.close();
    expect(await (await slow).json()).toEqual({ done: true });
  });

  it('does not wait for a connection that is kept although its answer ended meanwhile', async () => {
    const server = await start();
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write('GET /api/long HTTP/1.1\r\nhost: localhost\r\naccept-encoding: identity\r\n\r\n');
    await new Promise((resolve) => socket.once('data', resolve));
    socket.pause();
    const closed = server.close();
    let size = 0;
    socket.on('data', ({ length }) => (size += length)).resume();
    const before = Date.now();
    await closed;
    expect(Date.now() - before).toBeLessThan(5_000);
    expect(size).toBeGreaterThan(31_900_000);
  });

  it('does not wait for sockets or idle connections', async () => {
    const server = await start();
    const socket = io(server.url, { path: '/socket.io', transports: ['websocket'], reconnection: false, forceNew: true });
    await new Promise((resolve) => socket.on('connect', () => resolve(true)));
    const agent = new http.Agent({ keepAlive: true });
    const { port, hostname } = new URL(server.url) as unknown as AddressInfo & { hostname: string };
    await new Promise((resolve) =>
      http.get({ agent, port, hostname, path: '/robots.txt' }, (response) => response.resume().on('end', resolve)),
    );
    const before = Date.now();
    await server.close();
    expect(Date.now() - before).toBeLessThan(2_000);
    agent.destroy();
    socket.disconnect();
  });
});
