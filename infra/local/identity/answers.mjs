// @ts-check
import { identityPage } from './page.mjs';
import { claimsOf } from './people.mjs';
import { LocalProvider } from './provider.mjs';

/**
 * @typedef {object} IdentitySettings
 * @property {string} baseUrl
 * @property {string} clientId The one client it knows.
 * @property {Set<string>} origins Where people may be sent back to.
 * @property {string} product
 */
/** @typedef {'google' | 'linkedin'} Name */
/** @typedef {{ status: number, type?: string, body?: string, location?: string }} Answer */

const json = (/** @type {unknown} */ value, status = 200) => ({ status, type: 'application/json', body: JSON.stringify(value) });
/** @returns {Answer} */
const plain = (/** @type {number} */ status, /** @type {string} */ body) => ({ status, type: 'text/plain; charset=utf-8', body });

/**
 * Answers as both providers, each below a path of its own.
 * @param {IdentitySettings} settings
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>}
 */
export function identityServer(settings) {
  const providers = {
    google: new LocalProvider(`${settings.baseUrl}/google`),
    linkedin: new LocalProvider(`${settings.baseUrl}/linkedin`),
  };
  return async (request, response) => {
    const url = new URL(request.url ?? '/', settings.baseUrl);
    const [, name = '', ...rest] = url.pathname.split('/');
    const form = request.method === 'POST' ? await formOf(request) : null;
    const isKnown = name === 'google' || name === 'linkedin';
    const { status, type, body, location } = isKnown
      ? await answerOf(settings, name, providers[name], rest.join('/'), url.searchParams, form)
      : plain(404, 'not here');
    response.writeHead(status, {
      ...(type ? { 'content-type': type } : {}),
      ...(location ? { location } : {}),
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    });
    response.end(body);
  };
}

/**
 * @param {IdentitySettings} settings
 * @param {Name} name
 * @param {LocalProvider} provider
 * @param {string} path
 * @param {URLSearchParams} query
 * @param {URLSearchParams | null} form
 * @returns {Promise<Answer>}
 */
async function answerOf(settings, name, provider, path, query, form) {
  if (path === '.well-known/openid-configuration') return json(provider.metadata);
  if (path === 'jwks') return json(await provider.jwks());
  if (path === 'token' && form) return tokenAnswer(provider, form);
  if (path !== 'authorize') return plain(404, 'not here');
  const complaint = complaintOf(settings, query);
  if (complaint) return plain(400, complaint);
  if (!form) return { status: 200, type: 'text/html; charset=utf-8', body: identityPage(name, settings.product) };
  return { status: 303, location: await wayBack(name, provider, query, form) };
}

/**
 * @param {LocalProvider} provider
 * @param {URLSearchParams} form
 */
async function tokenAnswer(provider, form) {
  const text = (/** @type {string} */ field) => form.get(field) ?? '';
  const idToken = await provider.redeem({ code: text('code'), clientId: text('client_id'), redirectUri: text('redirect_uri') });
  if (!idToken) return json({ error: 'invalid_grant' }, 400);
  return json({ access_token: 'unused', token_type: 'Bearer', expires_in: 600, id_token: idToken });
}

/**
 * @param {IdentitySettings} settings
 * @param {URLSearchParams} query
 */
function complaintOf({ clientId, origins }, query) {
  const redirectUri = query.get('redirect_uri') ?? '';
  if (query.get('client_id') !== clientId) return 'unknown client_id';
  if (!URL.canParse(redirectUri) || !origins.has(new URL(redirectUri).origin)) return 'redirect_uri leads elsewhere';
  const type = query.get('response_type') ?? '';
  // As Google says it: a token that comes by way of the browser has to tell which question it answers.
  if (type === 'id_token' && !query.get('nonce')) return 'nonce is missing';
  return ['code', 'id_token'].includes(type) ? null : 'response_type must be code or id_token';
}

/**
 * @param {Name} name
 * @param {LocalProvider} provider
 * @param {URLSearchParams} query
 * @param {URLSearchParams} form
 * @returns {Promise<string>} Where the popup goes on.
 */
async function wayBack(name, provider, query, form) {
  const redirectUri = String(query.get('redirect_uri'));
  const isCode = query.get('response_type') === 'code';
  const back = new URLSearchParams({ state: query.get('state') ?? '' });
  if (form.get('cancel')) {
    back.set('error', name === 'linkedin' ? 'user_cancelled_login' : 'access_denied');
    back.set('error_description', 'The sign-in was cancelled.');
  } else {
    const person = { name: form.get('name') ?? '', email: form.get('email') ?? '', isVerified: form.get('verified') === 'on' };
    const clientId = String(query.get('client_id'));
    const grant = { clientId, redirectUri, nonce: query.get('nonce') ?? undefined, claims: claimsOf(name, person) };
    if (isCode) back.set('code', provider.code(grant));
    else back.set('id_token', await provider.idToken(grant));
  }
  return `${redirectUri}${isCode ? '?' : '#'}${back}`;
}

/** @param {import('node:http').IncomingMessage} request */
async function formOf(request) {
  let text = '';
  for await (const chunk of request) if (text.length < 10_000) text += chunk;
  return new URLSearchParams(text);
}
