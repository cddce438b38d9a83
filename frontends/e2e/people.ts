import { type APIRequestContext, expect, request } from '@playwright/test';
import { mailedLink, stack } from './stack';

type Side = 'candidate' | 'employer';
const caller = async (side: Side): Promise<APIRequestContext> =>
  request.newContext({ baseURL: stack().gateway, extraHTTPHeaders: { 'x-tandem-app': side } });

/** The demo employer, as an API client. */
export const demoEmployer = async (): Promise<APIRequestContext> => {
  const employer = await caller('employer');
  expect((await employer.post('/auth/login', { data: stack().accounts.employer })).status()).toBe(200);
  return employer;
};

/** A vacancy of the demo employer that nobody has seen yet. */
export const publishVacancy = async (employer: APIRequestContext, title: string): Promise<string> => {
  const { id } = (await (await employer.get('/vacancies/new')).json()) as { id: string };
  expect((await employer.put(`/vacancies/${id}/source`, { multipart: { source: 'CHAT' } })).ok()).toBe(true);
  const readStatus = async () =>
    ((await (await employer.get(`/vacancies/${id}`)).json()) as { flags: { readStatus: string } }).flags.readStatus;
  await expect.poll(readStatus, { timeout: 20_000 }).toBe('DONE');
  const steps = [
    { title, address: { city: 'Utrecht', country: 'NL', latitude: 52.09, longitude: 5.12 }, requiredSkills: ['TypeScript'] },
    { flags: { basicInfoValid: true } },
    { flags: { detailsValid: true } },
    { flags: { readStatus: 'VERIFIED' } },
  ];
  for (const data of steps) {
    const answer = await employer.patch(`/vacancies/${id}`, { data });
    expect([answer.status(), await answer.text()]).toEqual([200, expect.anything()]);
  }
  return id;
};

/** Somebody new with a finished intake, who has had his score for a vacancy worked out. */
export const newCandidate = async (
  firstName: string,
  vacancyId: string,
): Promise<{ email: string; password: string; api: APIRequestContext }> => {
  const api = await caller('candidate');
  const email = `${firstName}.${Date.now()}@example.org`.toLowerCase();
  const password = 'secret-enough';
  await api.post('/auth/register', { data: { email, password, accountType: 'CANDIDATE' } });
  const secret = (await mailedLink(email, 'verify')).split('/').at(-1);
  expect((await api.post('/auth/verify', { data: { secret } })).status()).toBe(200);
  const address = { city: 'Utrecht', country: 'NL', latitude: 52.09, longitude: 5.12 };
  const preferences = {
    desiredJobTitle: 'Frontend developer', jobTypes: ['FULL_TIME'], workModels: ['ON_SITE', 'HYBRID'], travelMode: 'CAR', travelTime: 60,
  }; // prettier-ignore
  const person = { firstName, lastName: 'van Dijk', birthDate: '1990-05-12', address, phone: '+31 6 55501002', preferences };
  expect((await api.patch('/candidate/account', { data: person })).status()).toBe(200);
  expect((await api.post('/candidate/resume/blank')).status()).toBe(201);
  expect((await api.post('/candidate/resume/verify')).ok()).toBe(true);
  await api.post('/candidate/summary/generate');
  await expect
    .poll(async () => (await api.post(`/candidate/vacancy/${vacancyId}/calculate-score`)).status(), { timeout: 15_000 })
    .toBe(202);
  await expect
    .poll(async () => ((await (await api.get(`/candidate/vacancy/${vacancyId}/match`)).json()) as { status: string }).status, {
      timeout: 30_000,
    })
    .toBe('MATCHED');
  return { email, password, api };
};
