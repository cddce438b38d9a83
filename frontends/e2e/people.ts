import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, type BrowserContextOptions, expect, type Page, request } from '@playwright/test';
import { mailedLink, stack } from './stack';

type Side = 'candidate' | 'employer';
type Language = 'en' | 'nl';
export type SignIn = { email: string; password: string };
/** Somebody at home: everybody comes from an address of his own, as each may only do so much in an hour. */
const homes = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;
const caller = async (side: Side): Promise<APIRequestContext> =>
  request.newContext({ baseURL: stack().gateway, extraHTTPHeaders: { 'x-tandem-app': side, 'x-forwarded-for': homes() } });

export const password = 'secret-enough';

/** Somebody new whose address is confirmed, as an API client. */
export const registered = async (
  side: Side,
  email: string,
  companyName?: string,
  language: Language = 'en',
): Promise<APIRequestContext> => {
  const by = await caller(side);
  const data = { email, password, accountType: side === 'candidate' ? 'CANDIDATE' : 'EMPLOYER', companyName };
  const answer = await by.post('/auth/register', { headers: { 'accept-language': language }, data });
  expect([answer.status(), await answer.text()]).toEqual([201, expect.anything()]);
  const secret = (await mailedLink(email, 'verify')).split('/').at(-1);
  expect((await by.post('/auth/verify', { data: { secret } })).status()).toBe(200);
  await expect.poll(async () => (await by.get('/account')).status()).toBe(200);
  return by;
};

/** Somebody to sign in as, and an API client that is signed in as him. */
type Person = SignIn & { api: APIRequestContext };

/** A company nobody has seen yet, with a finished intake; its only member speaks the language. */
export const newEmployer = async (companyName = 'Waterschap Vijfheren', language: Language = 'en'): Promise<Person> => {
  const account = { email: `employer.${randomUUID()}@example.org`, password };
  const api = await registered('employer', account.email, companyName, language);
  const address = { city: 'Kampen', country: 'NL', latitude: 52.555, longitude: 5.911 };
  const company = {
    firstName: 'Gerda', lastName: 'Visch', phone: '+31 38 5550400', industry: 'energy-utilities', companySize: 'MEDIUM', foundingDate: '1998-01-01',
    websites: { home: 'https://vijfheren.example' }, address,
  }; // prettier-ignore
  expect((await api.patch('/account', { data: company })).status()).toBe(200);
  const summary = { summary: '## About\n\nWe keep the water out.', fromMessage: false };
  expect((await api.put('/account/profile-summary', { data: summary })).ok()).toBe(true);
  return { ...account, api };
};

/** A browser of somebody's own, signed in to an app. */
export const signedIn = async (
  browser: Browser,
  side: Side,
  language: Language,
  account: SignIn,
  device: BrowserContextOptions = {},
): Promise<Page> => {
  const origin = stack()[side];
  const context = await browser.newContext({ baseURL: origin, ...device });
  await context.addInitScript(`localStorage.setItem('language', '${language}'); localStorage.setItem('cookieConsent', 'declined')`);
  const { email } = account;
  const answer = await context.request.post('/api/auth/login', {
    data: { email, password: account.password },
    headers: { origin, 'x-tandem-app': side },
  });
  expect(answer.status()).toBe(200);
  return context.newPage();
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
export const newCandidate = async (firstName: string, vacancyId: string): Promise<Person> => {
  const email = `${firstName}.${randomUUID()}@example.org`.toLowerCase();
  const api = await registered('candidate', email);
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
