import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askModel } from './language-model';

let server: Server;
let heard: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[];
let reply: { status: number; body: string; after: number };

const ask = (milliseconds?: number) =>
  askModel({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`, apiKey: 'key', model: 'small', milliseconds })(
    'Check this.',
    '{"text":"Halte"}',
  );

beforeEach(async () => {
  heard = [];
  reply = { status: 200, body: JSON.stringify({ choices: [{ message: { content: '{"a":"b"}' } }] }), after: 0 };
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      heard.push({ url: request.url, headers: request.headers, body });
      setTimeout(() => response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body), reply.after);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('asks as the protocol has it, and gives back the answer', async () => {
  expect(await ask()).toBe('{"a":"b"}');
  expect(heard[0]).toMatchObject({ url: '/v1/chat/completions', headers: { authorization: 'Bearer key' } });
  expect(JSON.parse(heard[0]!.body)).toMatchObject({
    model: 'small',
    messages: [{ role: 'system' }, { role: 'user', content: '{"text":"Halte"}' }],
    temperature: 0,
  });
});

it.each([
  ['fails', { status: 500, body: 'no', after: 0 }],
  ['sends no JSON', { status: 200, body: 'hello', after: 0 }],
  ['sends another shape', { status: 200, body: '[]', after: 0 }],
  ['is too slow', { status: 200, body: '{}', after: 400 }],
])('takes a server that %s for no answer', async (_name, given) => {
  reply = given;
  expect(await ask(150)).toBe('');
});
