import fs from 'node:fs';
import http from 'node:http';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { startWebServer, type RunningWebServer } from './start';

let dist: string;
let server: RunningWebServer;
beforeAll(async () => {
  dist = fs.mkdtempSync(path.join(os.tmpdir(), 'app-'));
  const page =
    '<!doctype html><html><head></head><body><div id="root"></div><script type="application/json" id="config"></script></body></html>';
  fs.writeFileSync(path.join(dist, 'index.html'), page);
  fs.writeFileSync(path.join(dist, 'robots.txt'), 'User-agent: *');
  const render = async ({ path: asked }: { path: string }) => Promise.resolve(asked === '/jobs' ? { location: '/elsewhere' } : null);
  server = await startWebServer({ app: 'candidate', dist, gatewayUrl: 'http://127.0.0.1:1', port: 0, publicConfig: {}, render });
});
afterAll(async () => {
  await server?.close();
  fs.rmSync(dist, { recursive: true });
});

const place = () => ({ host: '127.0.0.1', port: Number(new URL(server.url).port) });

/** Asks for a path as it stands here. */
const ask = async (asked: string): Promise<{ status: number; headers: http.IncomingHttpHeaders; text: string }> =>
  new Promise((resolve, reject) => {
    http
      .get({ ...place(), path: asked, agent: false }, (answer) => {
        let text = '';
        answer.on('data', (chunk) => (text += chunk));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      })
      .on('error', reject);
  });

const say = async (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const line = connect(place(), () => line.write(text));
    line.on('data', (chunk) => (said += String(chunk)));
    line.on('error', reject).on('close', () => resolve(said));
  });

it.each([
  '/',
  '/nowhere',
  '/jobs',
  '/robots.txt',
  '/gone.js',
  '/health/live',
  '/api/account',
  '/socket.io/',
  '/%',
  '/%ff',
  '//evil.example',
])('says with %s too what a browser may do with it', async (asked) => {
  const { headers } = await ask(asked);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': expect.stringMatching(/base-uri 'none'.*frame-ancestors 'none'/) as string,
  });
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '/%5cevil.example',
  '//evil.example/%2f..',
  '/.git/config',
  '/..%2f..%2fetc%2fpasswd',
  '/index.html',
])('leads nobody away and shows no file by %s', async (asked) => {
  const { status, headers } = await ask(asked);
  expect([status, headers.location]).toEqual([404, undefined]);
});

it('answers a path that cannot be read with a problem that repeats nothing of it', async () => {
  const { status, text } = await ask('/%ff<script>');
  expect([status, JSON.parse(text)]).toEqual([400, { type: 'about:blank', title: 'Bad Request', status: 400, detail: 'invalid_value' }]);
});

it.each([
  ['a head that is too large', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
  ['a method nobody knows', 'FOO / HTTP/1.1\r\nhost: a\r\n\r\n', 404],
  ['a length beside chunks', 'POST /api/x HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n', 400],
])('answers %s with a problem and the same headers', async (_, text, status) => {
  const [head = '', body = ''] = (await say(text)).split('\r\n\r\n');
  expect(head).toContain('x-content-type-options: nosniff');
  expect(head).toContain('content-type: application/problem+json');
  expect(JSON.parse(body)).toMatchObject({ status });
});
