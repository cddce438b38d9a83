import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { registered } from '../people';
import { resumePdf } from '../resume-pdf';
import { stack } from '../stack';
import { newCaller, type SeenCalls } from './made-calls';

/** What staff look at. */
export const staffLooks = async (seen: SeenCalls): Promise<APIRequestContext> => {
  const by = await newCaller('admin');
  await seen.succeeds(by, 'POST /auth/login', { data: stack().accounts.admin });
  await seen.succeeds(by, 'GET /admin/overview');
  await seen.succeeds(by, 'GET /admin/analytics', { query: '?from=2026-01-01&to=2026-12-31' });
  for (const kind of ['users', 'employers', 'vacancies']) {
    await expect
      .poll(async () => JSON.stringify(await (await by.get(`/admin/${kind}`)).json()).length, { timeout: 30_000 })
      .toBeGreaterThan(100);
    const { items } = await seen.succeeds<{ items: { id: string }[] }>(by, `GET /admin/${kind}`, { query: '?page=1&pageSize=50' });
    await seen.succeeds(by, `GET /admin/${kind}/{id}`, { params: { id: items[0]?.id ?? '' } });
    await seen.succeeds(by, `GET /admin/${kind}/export.csv`);
  }
  const { items } = await seen.succeeds<{ items: { id: string }[] }>(by, 'GET /admin/users', {
    query: `?search=${encodeURIComponent(stack().accounts.candidate.email)}`,
  });
  const params = { id: items[0]?.id ?? '' };
  await seen.succeeds(by, 'POST /admin/users/{id}/verification-mail', { params });
  await seen.succeeds(by, 'POST /admin/users/{id}/password-mail', { params });
  const lost = await registered('candidate', `lost.${randomUUID()}@example.org`);
  const { id } = (await (await lost.get('/account')).json()) as { id: string };
  await expect.poll(async () => (await by.get(`/admin/users/${id}`)).status(), { timeout: 30_000 }).toBe(200);
  await seen.succeeds(by, 'POST /admin/users/{id}/email', { params: { id }, data: { email: `found.${randomUUID()}@example.org` } });
  const { ended } = await seen.succeeds<{ ended: number }>(by, 'POST /admin/users/{id}/end-sessions', { params: { id } });
  expect(ended).toBeGreaterThan(0);
  await seen.succeeds(by, 'POST /admin/users/{id}/unlock-login', { params: { id } });
  await expect.poll(async () => (await lost.get('/account')).status()).toBe(401);
  expect(await seen.succeeds<unknown[]>(by, 'GET /admin/users/{id}/matches', { params })).not.toEqual([]);
  await seen.succeeds(by, 'GET /admin/audit');
  await seen.succeeds(by, 'GET /admin/queues');
  return by;
};

/** The matching tool, from an invented candidate to his matches. */
export const staffTries = async (seen: SeenCalls, by: APIRequestContext): Promise<void> => {
  const base = '/admin/matching-tool/candidate';
  const { id } = await seen.succeeds<{ id: string }>(by, `POST ${base}`, {
    data: {
      firstName: 'Test', lastName: 'Person', address: { city: 'Utrecht', country: 'NL', latitude: 52.0908, longitude: 5.1222 },
      preferences: { desiredJobTitle: 'Nurse', jobTypes: ['FULL_TIME'], workModels: ['ON_SITE'], travelMode: 'CAR', travelTime: 45 },
    },
  }); // prettier-ignore
  const params = { id };
  await seen.succeeds(by, `GET ${base}`, { query: '?page=1&pageSize=20' });
  await seen.succeeds(by, `PATCH ${base}/{id}`, { params, data: { firstName: 'Tess' } });
  await seen.succeeds(by, `POST ${base}/{id}/resume`, {
    params,
    multipart: { resume: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: await resumePdf('en') } },
  });
  await expect
    .poll(async () => ((await (await by.get(`${base}/${id}/skills`)).json()) as unknown[]).length, { timeout: 30_000 })
    .toBeGreaterThan(0);
  for (const list of ['educations', 'work-experiences', 'skills']) {
    const entries = await seen.succeeds(by, `GET ${base}/{id}/${list}`, { params });
    await seen.succeeds(by, `PUT ${base}/{id}/${list}`, { params, data: entries });
  }
  await seen.succeeds(by, `GET ${base}/{id}/resume/download`, { params });
  await seen.succeeds(by, 'POST /admin/matching-tool/match', { data: { candidateId: id } });
  await seen.succeeds(by, `GET ${base}/{id}/matches`, { params });
  await seen.succeeds(by, `GET ${base}/{id}/matches.csv`, { params });
  await seen.succeeds(by, `DELETE ${base}/{id}/resume`, { params });
  await seen.succeeds(by, `DELETE ${base}/{id}`, { params });
};
