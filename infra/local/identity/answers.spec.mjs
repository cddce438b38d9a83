// @ts-check
import http from 'node:http';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { identityServer } from './answers.mjs';

const origin = 'http://localhost:8081';
const redirectUri = `${origin}/register/linkedin`;
/** @type {http.Server} */
let server;
let base = '';

beforeAll(async () => {
  server = http.createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  base = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
  const answer = identityServer({ baseUrl: base, clientId: 'us', origins: new Set([origin]), product: 'Tandem' });
  server.on('request', (request, response) => void answer(request, response));
});
afterAll(() => void server.close());

const person = { name: 'Noor Visser', email: 'noor@people.example', verified: 'on' };

/**
 * @param {string} provider
 * @param {Record<string, string>} query
 * @param {Record<string, string>} [form]
 */
async function authorize(provider, query, form) {
  const asked = new URLSearchParams({ client_id: 'us', redirect_uri: redirectUri, response_type: 'code', state: 's', ...query });
  const init = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
  return fetch(`${base}/${provider}/authorize?${asked}`, { ...init, redirect: 'manual' });
}

/** @param {string} code */
const token = async (code, clientId = 'us') =>
  fetch(`${base}/linkedin/token`, { method: 'POST', body: new URLSearchParams({ code, client_id: clientId, redirect_uri: redirectUri }) });

const backOf = (/** @type {Response} */ answer) => new URL(answer.headers.get('location') ?? '');

describe('the local identity page', () => {
  it('says that it is not Google', async () => {
    const answer = await authorize('google', {});
    expect(await answer.text()).toContain('This is not Google.');
  });

  it('gives a code that is good once, for its own client', async () => {
    const code = String(backOf(await authorize('linkedin', {}, person)).searchParams.get('code'));
    const answer = await token(code);
    const { id_token: idToken } = /** @type {{ id_token: string }} */ (await answer.json());
    const keys = createRemoteJWKSet(new URL(`${base}/linkedin/jwks`));
    const { payload } = await jwtVerify(idToken, keys, { issuer: `${base}/linkedin`, audience: 'us' });
    expect(payload).toMatchObject({
      email: 'noor@people.example',
      email_verified: true,
      profile: 'https://www.linkedin.com/in/noor-visser',
    });
    expect((await token(code)).status).toBe(400);
    const other = String(backOf(await authorize('linkedin', {}, person)).searchParams.get('code'));
    expect((await token(other, 'somebody-else')).status).toBe(400);
  });

  it('gives an identity at once in the fragment, with the state that was sent', async () => {
    const { hash } = backOf(await authorize('google', { response_type: 'id_token', nonce: 'n' }, person));
    const back = new URLSearchParams(hash.slice(1));
    expect(back.get('state')).toBe('s');
    const keys = createRemoteJWKSet(new URL(`${base}/google/jwks`));
    const { payload } = await jwtVerify(String(back.get('id_token')), keys, { issuer: `${base}/google`, audience: 'us' });
    expect(payload).toMatchObject({ nonce: 'n', given_name: 'Noor', family_name: 'Visser' });
  });

  it('goes back with an error when somebody cancels', async () => {
    expect(backOf(await authorize('linkedin', {}, { cancel: 'on' })).searchParams.get('error')).toBe('user_cancelled_login');
  });

  it.each([
    ['another client', { client_id: 'them' }],
    ['a way back to elsewhere', { redirect_uri: 'http://evil.example/' }],
    ['another kind of answer', { response_type: 'token' }],
    ['an identity at once that answers no question', { response_type: 'id_token' }],
  ])('refuses %s', async (_, query) => {
    expect((await authorize('google', query, person)).status).toBe(400);
  });
});
