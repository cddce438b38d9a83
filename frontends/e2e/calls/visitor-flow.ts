import type { APIRequestContext } from '@playwright/test';
import { resumePdf } from '../resume-pdf';
import { mailedLink, stack } from '../stack';
import { newCaller, type SeenCalls } from './made-calls';

export const password = 'secret-enough';
/** A sentence and how far somebody wants to travel for it. */
export const sentence = (sessionId: string) =>
  `?${new URLSearchParams({
    'address[city]': 'Utrecht', 'address[country]': 'NL', 'address[latitude]': '52.0908', 'address[longitude]': '5.1222',
    travelMode: 'CAR', travelTime: '45', search: 'frontend developer, 32 hours', sessionId,
  })}`; // prettier-ignore

/** Somebody new of a kind, whose address is confirmed. */
export const register = async (
  seen: SeenCalls,
  side: 'candidate' | 'employer',
  more: object,
): Promise<{ by: APIRequestContext; email: string }> => {
  const by = await newCaller(side);
  const email = `calls.${side}.${Date.now()}@example.org`;
  await seen.succeeds(by, 'POST /auth/register', { data: { email, password, ...more } });
  const secret = (await mailedLink(email, 'verify')).split('/').at(-1);
  await seen.succeeds(by, 'POST /auth/verify', { data: { secret } });
  return { by, email };
};

/** What anybody may do. */
export const visit = async (seen: SeenCalls): Promise<void> => {
  const by = await newCaller('anonymous');
  await seen.succeeds(by, 'GET /openapi.json');
  await seen.succeeds(by, 'GET /public/{language}.json', { params: { language: 'nl' } });
  await seen.succeeds(by, 'POST /auth/verify/resend', { data: { email: 'nobody@example.org' } });
  await seen.succeeds(by, 'GET /health/live');
  await seen.succeeds(by, 'GET /health/ready');
  await seen.succeeds(by, 'GET /public/statistics');
  for (const what of ['vacancies', 'companies']) await seen.succeeds(by, `GET /public/site-map/${what}`);
  await seen.succeeds(by, 'POST /analytics', { data: { type: 'page_view', data: { path: '/' } } });
  await seen.succeeds(by, 'GET /address/search', { query: '?query=zwol' });
  const posts = await seen.succeeds<{ slug: string }[]>(by, 'GET /public/blog');
  await seen.succeeds(by, 'GET /public/blog/{slug}', { params: { slug: posts[0]?.slug ?? '' } });
  const session = '5f000000-0000-4000-8000-000000000001';
  await seen.succeeds(by, 'GET /public/vacancies/reading', { query: sentence(session) });
  await seen.succeeds(by, 'GET /public/vacancies', { query: sentence(session) });
  await seen.succeeds(by, 'GET /admin/refresh-translations', { key: stack().apiKey });
  await seen.succeeds(by, 'GET /auth/demo-signups', { key: stack().apiKey });
  await buildResume(seen, by);
};

const buildResume = async (seen: SeenCalls, by: APIRequestContext): Promise<void> => {
  const { id } = await seen.succeeds<{ id: string }>(by, 'GET /public/resume/new');
  const params = { id };
  const call = async (name: string, given = {}) => seen.succeeds(by, name, { params, ...given });
  await call('GET /public/resume/{id}');
  await call('PUT /public/resume/{id}/basic-info', { data: { firstName: 'Nora', lastName: 'Veldman' } });
  await call('PUT /public/resume/{id}/summary', { data: { summary: 'Nurse with ten years on surgical wards.' } });
  await call('PUT /public/resume/{id}/educations', { data: [] });
  await call('GET /public/resume/{id}/educations');
  await call('PUT /public/resume/{id}/work-experiences', {
    data: [{ title: 'Nurse', company: 'De Linde', startDate: '2014-02', endDate: null, description: 'Wound care.', hiddenOnResume: false }],
  });
  await call('GET /public/resume/{id}/work-experiences');
  await call('PUT /public/resume/{id}/skills', {
    data: [{ type: 'OTHER', stack: 'Wound care', yearsOfExperience: 10, description: null, hiddenOnResume: false }],
  });
  await call('GET /public/resume/{id}/skills');
  await call('PUT /public/resume/{id}/settings', {
    data: {
      settings: {
        pageBreaks: [],
        pictureHidden: false,
        addressHidden: false,
        phoneHidden: false,
        emailHidden: false,
        linkedinUrlHidden: false,
      },
    },
  });
  await call('PUT /public/resume/{id}/status', { data: { status: 'VERIFIED' } });
  await call('GET /public/resume/{id}/download');
  await call('GET /public/resume/{id}/json');
  await call('POST /public/resume/{id}/upload', {
    multipart: { resume: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: await resumePdf('en') } },
  });
  await call('DELETE /public/resume/{id}');
};

/** Signs in by the local page that stands in for Google and LinkedIn: a token or a code. */
export const identity = async (provider: 'google' | 'linkedin', email: string): Promise<{ proof: string; redirectUri: string }> => {
  const redirectUri = `${stack().candidate}/register/linkedin`;
  const isCode = provider === 'linkedin';
  const query = new URLSearchParams({
    client_id: 'tandem-local', redirect_uri: redirectUri, response_type: isCode ? 'code' : 'id_token', scope: 'openid email profile', state: 's', nonce: 'n',
  }); // prettier-ignore
  const answer = await fetch(`${stack().identity}/${provider}/authorize?${query}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ name: 'Nora Veldman', email, verified: 'on' }),
  });
  const back = new URL((answer.headers.get('location') ?? '').replace('#', '?'));
  return { proof: back.searchParams.get(isCode ? 'code' : 'id_token') ?? '', redirectUri };
};

/** A picture of one pixel. */
export const picture = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
};

/** Two who come by Google and by LinkedIn. */
export const newIdentity = async (seen: SeenCalls): Promise<void> => {
  const google = await identity('google', `google.${Date.now()}@example.org`);
  const byGoogle = await newCaller('candidate');
  await seen.succeeds(byGoogle, 'POST /auth/google-callback', { data: { accessToken: google.proof, accountType: 'CANDIDATE' } });
  const linkedin = await identity('linkedin', `linkedin.${Date.now()}@example.org`);
  const byLinkedin = await newCaller('candidate');
  await seen.succeeds(byLinkedin, 'POST /auth/linkedin-callback', {
    data: { code: linkedin.proof, redirectUri: linkedin.redirectUri, accountType: 'CANDIDATE' },
  });
};
