import { once } from 'node:events';
import http from 'node:http';
import { connect } from 'node:net';
import { setTimeout as passed } from 'node:timers/promises';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { adminCalls } from '@tandem/contracts/admin/admin';
import { httpCalls } from '@tandem/contracts/registry';
import { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { eventually } from '@tandem/test-kit/eventually';
import request from 'supertest';
import { io, type Socket } from 'socket.io-client';
import { GatewayUnderTest } from './harness';

jest.setTimeout(60_000);

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await GatewayUnderTest.start({ BODY_SECONDS: '2' });
});
afterAll(async () => gateway?.stop());

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': expect.stringMatching(/max-age=\d{8,}; includeSubDomains/) as string,
  'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/) as string,
};
type Answer = { status: number; headers: http.IncomingHttpHeaders; text: string };

/** Asks for a path as it stands here. */
const ask = async (path: string, given: http.OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(gateway.url);
    const asked = http.request({ hostname, port, method, path, headers: given, agent: false }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    asked.once('error', reject).end();
  });

/** Writes what is no request, and reads to the end of the line. */
const say = async (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(gateway.url);
    let said = '';
    connect({ host: hostname, port: Number(port) }, function (this: { write(text: string): void }) {
      this.write(text);
    })
      .on('data', (chunk) => (said += String(chunk)))
      .on('error', reject)
      .on('close', () => resolve(said));
  });

describe('every answer has the security headers', () => {
  it.each(['/health/live', '/nowhere', '/account', '/%', '/%ff', '/openapi.json', '/socket.io/', '/socket.io/?EIO=4&transport=polling'])(
    'of %s',
    async (path) => {
      expect((await ask(path)).headers).toMatchObject(headers);
    },
  );

  it.each([
    ['a head that is too large', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`, 431, 'too_large'],
    ['a method nobody knows', 'FOO / HTTP/1.1\r\nhost: a\r\n\r\n', 404, 'not_found'],
    ['two lengths', 'POST /auth/login HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n', 400, 'invalid_value'],
    [
      'a length beside chunks',
      'POST /auth/login HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'invalid_value',
    ],
    ['what is no HTTP', 'GET / HTTP/9.9\r\n\r\n', 400, 'invalid_value'],
  ])('of %s', async (_, text, status, detail) => {
    const [head = '', body = ''] = (await say(text)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain('x-content-type-options: nosniff');
    expect(head).toContain('content-type: application/problem+json');
    expect(JSON.parse(body)).toMatchObject({ status, detail });
  });
});

it('answers a path that cannot be read with a problem that repeats nothing of it', async () => {
  const { status, text } = await ask('/%ff<script>');
  expect([status, JSON.parse(text)]).toEqual([400, { type: 'about:blank', title: 'Bad Request', status: 400, detail: 'invalid_value' }]);
});

it('keeps personal answers out of every cache', async () => {
  await gateway.services.standIn(accountsCalls.get, () => ({ id: 'x' }) as never);
  const own = await ask('/account', { cookie: await gateway.cookie(gateway.someone()) });
  expect([own.status, own.headers['cache-control']]).toEqual([200, 'no-store']);
  for (const { route } of httpCalls.filter(({ route: { method, access } }) => method === 'GET' && access !== 'anonymous')) {
    const { headers: given } = await ask(route.path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000'));
    expect([route.path, given['cache-control']]).toEqual([route.path, 'no-store']);
  }
});

describe('what no database can keep', () => {
  it.each([
    ['a zero', JSON.stringify({ email: 'a\u0000b@example.org', password: 'x' }), 'email'],
    ['half of a pair', '{"email":"\\ud800@example.org","password":"x"}', 'email'],
    ['a tree of 5,000 levels', `{"email":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_001)}`, 'email'],
  ])('is refused before anybody is asked: %s', async (_, body, field) => {
    const answer = await request(gateway.url).post('/auth/login').set('content-type', 'application/json').send(body);
    expect([answer.status, answer.body]).toEqual([
      400,
      expect.objectContaining({ detail: 'invalid_value', errors: [{ field, detail: 'invalid_value' }] }),
    ]);
  });

  it('is refused in a query and unknown in a path', async () => {
    const cookie = await gateway.cookie(gateway.someone('CANDIDATE', true));
    await gateway.services.standIn(adminCalls.recordLook, () => undefined);
    expect((await ask('/public/vacancies?search=a%00')).status).toBe(400);
    expect((await ask('/public/blog/a%00b', { cookie })).status).toBe(404);
  });
});

it('hangs up on a body that only drips in', async () => {
  const began = Date.now();
  await say('POST /auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{');
  expect(Date.now() - began).toBeLessThan(10_000);
});

describe('a form over a slow line', () => {
  const head = (cookie: string) =>
    `POST /candidate/resume HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncookie: ${cookie}\r\ncontent-type: multipart/form-data; boundary=b\r\ntransfer-encoding: chunked\r\n\r\n`;
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
  const start = '--b\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.7';

  it('is hung up on when it only drips in', async () => {
    const began = Date.now();
    const cookie = await gateway.cookie(gateway.someone());
    expect(await say(head(cookie) + chunk(start))).not.toContain('200');
    expect(Date.now() - began).toBeLessThan(10_000);
    expect(await gateway.keptFiles()).toEqual([]);
  });

  it('is waited for as long as something worth it comes', async () => {
    let size = 0;
    await gateway.services.standIn(resumesCalls.upload, ({ files }) => {
      size = files?.['resume']?.size ?? 0;
      throw new Error('enough');
    });
    const cookie = await gateway.cookie(gateway.someone());
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    const said: Buffer[] = [];
    socket.on('data', (part: Buffer) => said.push(part));
    socket.write(head(cookie) + chunk(start));
    for (let part = 0; part < 7; part++) {
      await passed(1_000);
      socket.write(chunk('x'.repeat(10_000)));
    }
    socket.write(chunk('\r\n--b--\r\n') + chunk(''));
    await once(socket, 'close');
    expect(Buffer.concat(said).toString()).toMatch(/^HTTP\/1.1 5/);
    expect(size).toBe(70_000 + '%PDF-1.7'.length);
  });
});

describe('a form that its parser cannot read', () => {
  const upload = async (type: string, body: string) => {
    const cookie = await gateway.cookie(gateway.someone());
    return request(gateway.url).post('/candidate/resume').set('cookie', cookie).set('content-type', type).send(body);
  };
  const part = '--b\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.7';

  it.each([
    ['without a boundary', 'multipart/form-data', part],
    ['with an endless boundary', `multipart/form-data; boundary=${'b'.repeat(5_000)}`, part],
    ['that ends before its first part', 'multipart/form-data; boundary=b', '--b\r\n'],
    ['that ends in the middle of a file', 'multipart/form-data; boundary=b', part + 'x'.repeat(100_000)],
    ['with a field named like a prototype', 'multipart/form-data; boundary=b', part.replace('"resume"', '"__proto__"') + '\r\n--b--\r\n'],
  ])('is the fault of its sender: %s', async (_, type, body) => {
    const { status, body: said } = await upload(type, body);
    expect([status, said.detail]).toEqual([400, 'invalid_value']);
    expect(await gateway.keptFiles()).toEqual([]);
  });
});

it.each([
  ['cv.pdf', 'cv.pdf'],
  ['CV.PDF', 'CV.PDF'],
  ['cv.exe', 'cv.exe.pdf'],
  ['cv.html', 'cv.html.pdf'],
  ['cv', 'cv.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\\\cv.pdf', 'cv.pdf'],
  ['\u202efdp.cv.pdf', 'fdp.cv.pdf'],
])('keeps a PDF that was called %s as %s', async (given, kept) => {
  let name: string | undefined;
  await gateway.services.standIn(resumesCalls.upload, ({ files }) => {
    name = files?.['resume']?.name;
    throw new Error('enough');
  });
  const cookie = await gateway.cookie(gateway.someone());
  await request(gateway.url).post('/candidate/resume').set('cookie', cookie).attach('resume', Buffer.from('%PDF-1.7\n'), given);
  expect(name).toBe(kept);
});

describe('sockets', () => {
  const open = async (extraHeaders: Record<string, string>, url = gateway.url): Promise<Socket> => {
    const socket = io(url, { transports: ['websocket'], extraHeaders, forceNew: true, reconnection: false });
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
    return socket;
  };

  it.each([[{ origin: 'https://evil.example' }], [{ origin: 'null' }], [{ 'sec-fetch-site': 'cross-site' }]])(
    'are refused at the handshake when opened by %j',
    async (given) => {
      const polling = await ask('/socket.io/?EIO=4&transport=polling', given as Record<string, string>);
      expect(polling.status).toBe(403);
      await expect(open(given as Record<string, string>)).rejects.toThrow();
    },
  );

  it('are opened by one account and by one address of visitors up to a number, and to others still', async () => {
    const own = await GatewayUnderTest.start({ TRUSTED_PROXIES: 'loopback' });
    const opened: Socket[] = [];
    const openOne = async (extraHeaders: Record<string, string>): Promise<void> => {
      opened.push(await open(extraHeaders, own.url));
    };
    const openMany = async (amount: number, extraHeaders: Record<string, string>): Promise<void> => {
      await Promise.all(Array.from({ length: amount }, async () => openOne(extraHeaders)));
    };
    try {
      const from = (address: string) => ({ 'x-forwarded-for': address });
      await openMany(200, from('203.0.113.7'));
      await expect(openOne(from('203.0.113.7'))).rejects.toThrow('too_many_sockets');
      await expect(openOne(from('198.51.100.1, 203.0.113.7'))).rejects.toThrow('too_many_sockets');
      await openOne(from('203.0.113.8'));
      const cookie = await own.cookie(own.someone());
      await openMany(20, { ...from('203.0.113.7'), cookie });
      await expect(openOne({ ...from('203.0.113.9'), cookie })).rejects.toThrow('too_many_sockets');
      const freed = opened.shift();
      freed?.disconnect();
      await eventually(async () => openOne(from('203.0.113.7')));
    } finally {
      for (const socket of opened) socket.disconnect();
      await own.stop();
    }
  });

  it('are hung up on after a hundred questions, also when none of them leads anywhere', async () => {
    const socket = await open({ cookie: await gateway.cookie(gateway.someone()) });
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    for (let n = 0; n < 200; n++) socket.emit(n % 2 ? 'subscribe' : 'leave', `user-updates-${n}`);
    await expect(closed).resolves.toBeDefined();
  });
});
