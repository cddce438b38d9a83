import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { request as clientRequest } from 'node:http';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { authCalls } from '@tandem/contracts/auth/auth';
import { REVOKED } from '@tandem/contracts/auth/revoked';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import { httpCalls } from '@tandem/contracts/registry';
import { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { type HintData, topics } from '@tandem/contracts/topics';
import { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { textLimits } from '@tandem/domain/limits';
import { eventually } from '@tandem/test-kit/eventually';
import { JSONCodec } from 'nats';
import { io, type Socket } from 'socket.io-client';
import request from 'supertest';
import { AUDIENCE, API_KEY, CANDIDATE_URL, GatewayUnderTest } from './harness';

jest.setTimeout(30_000);

let gateway: GatewayUnderTest;
const http = () => request(gateway.url);
const emptyPage = { items: [], page: 1, pageSize: 10, total: 0, totalPages: 0 };
/** Sends a method few clients know; the answer's status and code. */
const sent = async (url: string, method: string) =>
  new Promise<[number, string]>((resolve, reject) => {
    const outgoing = clientRequest(`${url}/account`, { method }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => resolve([response.statusCode ?? 0, (JSON.parse(text || '{}') as { detail?: string }).detail ?? text]));
    });
    outgoing.on('error', reject).end();
  });

beforeAll(async () => {
  gateway = await GatewayUnderTest.start();
});
afterAll(async () => gateway?.stop());

describe('every call of the contracts', () => {
  it('is mounted with its access: a stranger gets 401 where an account is needed', async () => {
    const guarded = httpCalls.filter(({ route }) => !['anonymous', 'apiKey'].includes(route.access));
    expect(guarded.length).toBeGreaterThan(60);
    for (const { route } of guarded) {
      const url = route.path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
      const response = await http()[route.method.toLowerCase() as 'get'](url);
      expect({
        path: `${route.method} ${url}`,
        status: response.status,
        type: response.headers['content-type'],
        detail: (response.body as { detail?: string }).detail,
      }).toEqual({
        path: `${route.method} ${url}`,
        status: 401,
        type: 'application/problem+json; charset=utf-8',
        detail: 'unauthorized',
      });
    }
  });

  it('refuses an account of the wrong kind with 403', async () => {
    const employer = await gateway.cookie(gateway.someone('EMPLOYER'));
    const response = await http().get('/candidate/matches').set('cookie', employer);
    expect([response.status, response.body]).toEqual([403, { type: 'about:blank', title: 'Forbidden', status: 403, detail: 'forbidden' }]);
    const admin = await http()
      .get('/admin/users')
      .set('cookie', await gateway.cookie(gateway.someone('CANDIDATE')));
    expect(admin.status).toBe(403);
  });

  it('answers 503 while the service is down and 501 when it runs but does not serve the call', async () => {
    const cookie = await gateway.cookie(gateway.someone());
    const down = await http().get('/notifications').set('cookie', cookie);
    expect([down.status, down.body.detail]).toEqual([503, 'unavailable']);
    const running = gateway.services.nats.subscribe('served.notifications', {
      callback: (_, message) => message.respond(JSONCodec().encode(['notifications.readAll'])),
    });
    const missing = await http().get('/notifications').set('cookie', cookie);
    expect([missing.status, missing.body.detail]).toEqual([501, 'not_implemented']);
    running.unsubscribe();
  });

  it('answers 404 for what leads nowhere, and never an admin page by another spelling', async () => {
    for (const url of ['/nowhere', '/ADMIN/users', '//admin/users', '/%2fadmin/users', '/admin/users/../users']) {
      const { status } = await http().get(url);
      expect([url, [401, 403, 404].includes(status)]).toEqual([url, true]);
    }
  });
});

describe('an answer', () => {
  it('says by its status whether something was made or was there already, and nothing else', async () => {
    const member = { id: randomUUID(), email: 'noor@example.com', role: 'Admin', state: 'Invited' } as const;
    const invited = new Set<string>();
    await gateway.services.standIn(accountsCalls.inviteMember, ({ body }) => {
      const isAgain = invited.has(body.email);
      invited.add(body.email);
      return { ...member, isAgain };
    });
    const cookie = await gateway.cookie(gateway.someone('EMPLOYER'));
    const invite = async () => http().post('/employer/members').set('cookie', cookie).send({ email: member.email });
    for (const status of [201, 200]) {
      const response = await invite();
      expect([response.status, response.body]).toEqual([status, member]);
    }
  });
});

describe('input', () => {
  it('reads query strings by the types of the contract: numbers, flags, lists, brackets', async () => {
    const seen: unknown[] = [];
    await gateway.services.standIn(matchingCalls.recommended, (input) => (seen.push(input), emptyPage));
    await gateway.services.standIn(matchingCalls.candidateFunnel, (input) => (seen.push(input), []));
    const cookie = await gateway.cookie(gateway.someone());
    await http().get('/vacancies?page=2&pageSize=10&withMatches=true&isAdmin=true').set('cookie', cookie).expect(200);
    await http().get('/candidate/matches/funnel?states=APPLIED,INVITED&archived=true').set('cookie', cookie).expect(200);
    expect(seen).toEqual([
      { query: { page: 2, pageSize: 10, withMatches: true } },
      { query: { states: ['APPLIED', 'INVITED'], archived: true } },
    ]);
  });

  it('says which field is wrong and how', async () => {
    const response = await http().post('/auth/register').send({ email: 'no', password: '123', accountType: 'ROBOT' });
    expect(response.status).toBe(400);
    expect(response.body.errors).toEqual(
      expect.arrayContaining([
        { field: 'email', detail: 'invalid_email' },
        { field: 'password', detail: 'input_password_too_short' },
      ]),
    );
  });

  it('survives hostile input', async () => {
    const cookie = await gateway.cookie(gateway.someone());
    const bad = async (body: string) => http().post('/auth/login').set('content-type', 'application/json').send(body);
    expect((await bad('{"email":')).body).toMatchObject({ status: 400, detail: 'invalid_json' });
    expect((await bad(`{"email":"a@b.nl","password":"${'x'.repeat(1_100_000)}"}`)).status).toBe(413);
    await http().get('/vacancies?page[__proto__][x]=1&page=1&page=2&__proto__[isAdmin]=1').set('cookie', cookie);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
    const response = await http()
      .post('/auth/login')
      .set('content-type', 'application/json')
      .send('{"__proto__":{"isAdmin":true},"email":"","password":""}');
    expect(response.status).toBe(400);
  });

  it('answers problem+json without stack or path for every failure', async () => {
    const response = await http().get('/nowhere');
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.text).not.toMatch(/node_modules|\.ts:|stack/);
  });
});

describe('sessions', () => {
  it('turns a grant into the cookie pair of the account type and never shows it', async () => {
    await gateway.services.standIn(authCalls.login, () => ({
      exp: 1,
      grant: { accessToken: 'aaa', refreshToken: 'rrr', pair: 'employer', refreshMaxAge: 60 },
    }));
    const response = await http().post('/auth/login').send({ email: 'a@b.nl', password: 'secret1' });
    expect([response.status, response.body]).toEqual([200, { exp: 1 }]);
    const cookies = response.headers['set-cookie'] as unknown as string[];
    expect(cookies).toEqual(expect.arrayContaining([
      'access_token_employer=aaa; Max-Age=900; Path=/; HttpOnly; SameSite=Lax',
      'refresh_token_employer=rrr; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
    ])); // prettier-ignore
  });

  it('passes the refresh token of the app that asks, and clears its pair at logout', async () => {
    const seen: unknown[] = [];
    await gateway.services.standIn(authCalls.logout, (input) => void seen.push(input.refreshToken));
    const response = await http()
      .post('/auth/logout')
      .set('x-tandem-app', 'employer')
      .set('cookie', 'refresh_token=cand; refresh_token_employer=emp');
    expect([response.status, seen]).toEqual([204, ['emp']]);
    expect(String(response.headers['set-cookie'])).toContain('access_token_employer=; Max-Age=0');
  });

  it('keeps candidate and employer apart in one browser', async () => {
    const [candidate, employer] = [gateway.someone('CANDIDATE'), gateway.someone('EMPLOYER')];
    const cookie = `${await gateway.cookie(candidate)}; ${await gateway.cookie(employer)}`;
    const seen: string[] = [];
    await gateway.services.standIn(vacanciesCalls.list, () => (seen.push('employer'), emptyPage));
    await http().get('/vacancies').set('x-tandem-app', 'employer').set('cookie', cookie).expect(200);
    expect(seen).toEqual(['employer']);
  });

  it('refuses forged, foreign, expired and mistyped tokens', async () => {
    const person = gateway.someone();
    const stranger = generateKeyPairSync('ed25519').privateKey;
    const none = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${Buffer.from(JSON.stringify({ sub: person.accountId })).toString('base64url')}.`;
    const tokens = await Promise.all([
      gateway.token(person, {}, { key: stranger }),
      gateway.token(person, {}, { aud: 'http://elsewhere' }),
      gateway.token(person, {}, { typ: 'JWT' }),
      gateway.token(person, {}, { seconds: -1 }),
    ]);
    for (const token of [none, ...tokens, 'rubbish']) {
      const response = await http().get('/account').set('cookie', `access_token=${token}`);
      expect(response.status).toBe(401);
    }
    expect(AUDIENCE).toBeTruthy();
  });

  it('stops a session at once when it is revoked', async () => {
    const person = gateway.someone();
    await gateway.services.standIn(accountsCalls.updateMailPreferences, () => ({}));
    const call = async () =>
      http()
        .patch('/account/mail-preferences')
        .set('cookie', await gateway.cookie(person))
        .send({});
    expect((await call()).status).toBe(200);
    gateway.services.nats.publish('hint', JSONCodec().encode({ topic: `${REVOKED}${person.sessionId}` }));
    await eventually(async () => expect((await call()).status).toBe(401), 2_000);
  });
});

describe('other sites', () => {
  it('may not change state, whatever cookies come along', async () => {
    const cookie = await gateway.cookie(gateway.someone());
    const foreign: [string, string][] = [['origin', 'https://evil.example'], ['origin', 'null'], ['origin', `${CANDIDATE_URL}.evil.example`], ['sec-fetch-site', 'cross-site']]; // prettier-ignore
    for (const [name, value] of foreign) {
      const response = await http().delete('/account').set(name, value).set('cookie', cookie);
      expect([response.status, response.body.detail]).toEqual([403, 'origin_not_allowed']);
    }
    const creates = await http().get('/public/resume/new').set('sec-fetch-site', 'cross-site');
    expect(creates.status).toBe(403);
  });

  it('get no CORS headers, and ours and API clients pass', async () => {
    const response = await http().options('/account').set('origin', 'https://evil.example').set('access-control-request-method', 'DELETE');
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
    await gateway.services.standIn(authCalls.resendVerification, () => undefined);
    await http().post('/auth/verify/resend').set('origin', CANDIDATE_URL).send({ email: 'a@b.nl' }).expect(204);
    await http().post('/auth/verify/resend').send({ email: 'a@b.nl' }).expect(204);
  });

  it('see security headers on every answer', async () => {
    const { headers } = await http().get('/health/live');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    });
  });
});

describe('what a caller says of himself', () => {
  it('is not believed: neither another address nor another host, and a call is the method it came by', async () => {
    const said: Partial<Record<'ip' | 'wasRemoved', unknown>>[] = [];
    await gateway.services.standIn(authCalls.forgotPassword, (_, ctx) => void said.push({ ip: ctx.ip }));
    await gateway.services.standIn(accountsCalls.remove, () => void said.push({ wasRemoved: true }));
    await http()
      .post('/auth/forgot-password')
      .set({ 'x-forwarded-for': '10.1.2.3', 'x-real-ip': '10.1.2.3', 'x-forwarded-host': 'evil.example', host: 'evil.example' })
      .send({ email: 'a@b.nl' })
      .expect(204);
    const cookie = await gateway.cookie(gateway.someone());
    const overridden = await http().post('/account').set('x-http-method-override', 'DELETE').set('cookie', cookie).send({});
    expect(overridden.status).toBe(404);
    expect(said).toEqual([{ ip: '127.0.0.1' }]);
  });

  it('names a language or leaves it, which the services can tell apart', async () => {
    const said: unknown[] = [];
    await gateway.services.standIn(
      authCalls.forgotPassword,
      (_, { language, isLanguageNamed }) => void said.push([language, isLanguageNamed]),
    );
    for (const header of ['nl', 'de,en;q=0.5', 'de', '*', '']) {
      await http().post('/auth/forgot-password').set('accept-language', header).send({ email: 'a@b.nl' }).expect(204);
    }
    const [unnamed, english] = [['en', false], ['en', true]]; // prettier-ignore
    expect(said).toEqual([['nl', true], english, unnamed, unnamed, unnamed]);
  });

  it.each(['TRACE', 'PROPFIND', 'PURGE'])('is no call by %s', async (method) => {
    const response = await sent(gateway.url, method);
    expect(response).toEqual([404, 'not_found']);
  });
});

describe('the key', () => {
  it('opens its calls as a header only, and closes after ten wrong ones', async () => {
    await http()
      .get('/admin/refresh-translations')
      .set('x-api-key', API_KEY)
      .expect(200, { refreshed: ['en', 'nl'] });
    expect((await http().get(`/admin/refresh-translations?apiKey=${API_KEY}`)).body.detail).toBe('invalid_api_key');
    const statuses = [];
    for (let tries = 0; tries < 12; tries++)
      statuses.push((await http().get('/admin/refresh-translations').set('x-api-key', 'wrong')).status);
    expect(statuses.at(0)).toBe(401);
    expect(statuses.at(-1)).toBe(429);
    expect((await http().get('/admin/refresh-translations').set('x-api-key', API_KEY)).headers['retry-after']).toBeDefined();
  });
});

describe('uploads', () => {
  const upload = async (bytes: Buffer, field = 'resume') => http().post('/candidate/resume').set('cookie', await gateway.cookie(gateway.someone())).attach(field, bytes, 'My résumé.pdf'); // prettier-ignore

  it('stores a PDF and gives the service its key', async () => {
    const seen: { files?: Record<string, unknown> }[] = [];
    await gateway.services.standIn(resumesCalls.upload, (input) => (seen.push(input), { id: 'x' }));
    const response = await upload(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5_000, 1)]));
    expect(response.status).toBe(201);
    expect(seen[0]?.files).toMatchObject({
      resume: { name: 'My résumé.pdf', size: 5_009, contentType: 'application/pdf', key: expect.stringMatching(/^incoming\//) as string },
    });
  });

  it('refuses what is no PDF, too large, empty or missing, and keeps nothing of it', async () => {
    const before = gateway.keptFiles();
    expect((await upload(Buffer.from('<html>'))).body).toMatchObject({ status: 415, detail: 'pdf_only' });
    expect((await upload(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(12_000_000)]))).body).toMatchObject({
      status: 413,
      detail: 'file_too_large',
    });
    expect((await upload(Buffer.alloc(0))).body).toMatchObject({ status: 400 });
    expect((await upload(Buffer.from('%PDF-1.7'), 'other')).body).toMatchObject({ status: 400, detail: 'field_required' });
    await eventually(() => expect(gateway.keptFiles()).toEqual(before));
  });

  it('hands on the texts of a form whole, or refuses them: none is cut', async () => {
    const seen: number[] = [];
    await gateway.services.standIn(vacanciesCalls.replaceSource, ({ body }) => (seen.push(body.text?.length ?? 0), {}));
    const cookie = await gateway.cookie(gateway.someone('EMPLOYER'));
    const send = async (text: string) =>
      (await http().put(`/vacancies/${randomUUID()}/source`).set('cookie', cookie).field({ source: 'TEXT', text })).body as object;
    await send('é'.repeat(textLimits.source));
    expect(await send('e'.repeat(textLimits.source + 1))).toMatchObject({ status: 400 });
    expect(await send('e'.repeat(1_000_001))).toMatchObject({ status: 413, detail: 'too_large' });
    expect(seen).toEqual([textLimits.source]);
  });
});

describe('drawings', () => {
  it('are to be had as often as somebody reads them, and not by the hundred', async () => {
    await gateway.services.standIn(resumesCalls.download, () => ({ fileName: 'cv.pdf', contentType: 'application/pdf', text: 'drawn' }));
    const cookie = await gateway.cookie(gateway.someone());
    const statuses = [];
    for (let times = 0; times < 62; times++) statuses.push((await http().get('/candidate/resume/download').set('cookie', cookie)).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  });
});

describe('documents', () => {
  it('serves the texts of both languages with a tag, and no third', async () => {
    const first = await http().get('/public/nl.json').expect(200);
    expect(first.body['nav.login']).toBe('Inloggen');
    await http()
      .get('/public/nl.json')
      .set('if-none-match', first.headers['etag'] ?? '')
      .expect(304);
    expect((await http().get('/public/de.json')).body).toMatchObject({ status: 404, detail: 'not_found' });
  });

  it('describes every call at /openapi.json and /docs', async () => {
    const { body } = (await http().get('/openapi.json').expect(200)) as { body: { openapi: string; paths: Record<string, object> } };
    expect(body.openapi).toMatch(/^3\.1/);
    for (const { route } of httpCalls) expect(body.paths[route.path]).toHaveProperty(route.method.toLowerCase());
    expect((await http().get('/docs').expect(200)).text).toContain('/candidate/matches/start-matching');
  });

  it('gives private files only with the token of their link', async () => {
    expect((await http().get('/files/resumes/none.pdf')).status).toBe(403);
    expect((await http().get('/files/public/none.md')).status).toBe(404);
    expect((await http().get('/files/public/../secrets.json')).status).not.toBe(200);
    expect((await http().get('/files/incoming/none')).status).toBe(404);
  });

  it('leads whoever follows the mailed link of a package that is gone to the page that makes another', async () => {
    const followed = http().get('/files/exports/a1/p1/my-data.zip?token=1.x').set('accept', 'text/html,*/*;q=0.8');
    expect((await followed.expect(303)).headers['location']).toBe('/my-data?package=gone');
    const { status } = await http().get('/files/exports/a1/p1/my-data.zip?token=1.x').set('accept', '*/*');
    expect(status).toBe(403);
  });

  it('says that it is not ready while services are down, and which', async () => {
    const response = await http().get('/health/ready');
    expect([response.status, response.body.detail]).toEqual([503, 'not_ready']);
    expect(response.body.errors).toEqual(expect.arrayContaining([{ field: 'resumes', detail: 'unavailable' }]));
  });
});

describe('live topics', () => {
  const open: Socket[] = [];
  const connect = async (headers: Record<string, string> = {}) => {
    const socket = io(gateway.url, { transports: ['websocket'], extraHeaders: headers, forceNew: true, reconnection: false });
    open.push(socket);
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
    return socket;
  };
  const ask = async (socket: Socket, event: string, topic: unknown) =>
    (await socket.timeout(5_000).emitWithAck(event, topic)) as { ok: boolean; detail?: string; missed?: true };
  const hint = (topic: string, data?: HintData) =>
    gateway.services.nats.publish('hint', JSONCodec().encode(data === undefined ? { topic } : { topic, data }));
  afterEach(() => open.splice(0).forEach((socket) => socket.disconnect()));

  it('reach only their owner, first at once and then at most once a second', async () => {
    const person = gateway.someone();
    const mine = await connect({ cookie: await gateway.cookie(person) });
    const other = await connect({ cookie: await gateway.cookie(gateway.someone()) });
    const topic = topics.matches(person.accountId);
    expect(await ask(other, 'subscribe', topic)).toEqual({ ok: false, detail: 'forbidden' });
    expect(await ask(mine, 'subscribe', topic)).toEqual({ ok: true });
    const heard: number[] = [];
    mine.on(topic, () => heard.push(Date.now()));
    other.onAny(() => heard.push(-1));
    for (let n = 0; n < 5; n++) hint(topic);
    await eventually(() => expect(heard).toHaveLength(2), 3_000);
    expect(heard[1]! - heard[0]!).toBeGreaterThanOrEqual(900);
  });

  it('carry the progress of a search to whoever knows its session', async () => {
    const socket = await connect();
    const topic = topics.promptProgress('11111111-1111-4111-8111-111111111111');
    expect(await ask(socket, 'subscribe', topic)).toEqual({ ok: true });
    const heard = new Promise((resolve) => socket.once(topic, resolve));
    hint(topic, 42);
    await expect(heard).resolves.toBe(42);
  });

  it('name what changed, and whom or what the topic is of', async () => {
    const person = gateway.someone();
    const socket = await connect({ cookie: await gateway.cookie(person) });
    const heard: Record<string, unknown> = {};
    socket.onAny((topic: string, message: unknown) => (heard[topic] = message));
    const said = { matchId: randomUUID(), vacancyId: randomUUID(), status: 'INVITED' };
    const [matches, account] = [topics.matches(person.accountId), topics.userUpdates(person.accountId)];
    for (const topic of [matches, account]) expect(await ask(socket, 'subscribe', topic)).toEqual({ ok: true });
    hint(matches, said);
    hint(account);
    await eventually(() => expect(heard).toEqual({ [matches]: said, [account]: { accountId: person.accountId } }), 3_000);
  });

  it('say that something was said just before one listened', async () => {
    const socket = await connect();
    const topic = topics.promptProgress(randomUUID());
    hint(topic, 42);
    await eventually(async () => {
      expect(await ask(socket, 'subscribe', topic)).toEqual({ ok: true, missed: true });
    });
  });

  it('refuse wildcards, lists, control characters and prototypes', async () => {
    const socket = await connect({ cookie: await gateway.cookie(gateway.someone()) });
    for (const topic of ['user-updates-*', '>', ['user-updates-x'], `user-updates-${'1'.repeat(36)}\u0000`, '__proto__', { a: 1 }, null]) {
      expect((await ask(socket, 'subscribe', topic)).ok).toBe(false);
    }
  });

  it('close the door to other origins and to sessions that end', async () => {
    await expect(connect({ origin: 'https://evil.example' })).rejects.toThrow();
    const person = gateway.someone();
    const socket = await connect({ cookie: await gateway.cookie(person) });
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    gateway.services.nats.publish('hint', JSONCodec().encode({ topic: `${REVOKED}${person.sessionId}` }));
    await expect(closed).resolves.toBeDefined();
  });
});
