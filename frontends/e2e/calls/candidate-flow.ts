import { expect, type APIRequestContext } from '@playwright/test';
import { resumePdf } from '../resume-pdf';
import { mailedLink } from '../stack';
import type { SeenCalls } from './made-calls';
import { identity, newIdentity, password, picture, register, sentence } from './visitor-flow';

/** Of himself: everything a candidate says before he looks for work. */
export const candidateIntake = async (seen: SeenCalls): Promise<{ by: APIRequestContext; email: string }> => {
  const { by, email } = await register(seen, 'candidate', { accountType: 'CANDIDATE' });
  await seen.succeeds(by, 'GET /account');
  await seen.succeeds(by, 'PATCH /account/mail-preferences', { data: { newMatches: true } });
  const address = { city: 'Utrecht', country: 'NL', latitude: 52.0908, longitude: 5.1222 };
  await seen.succeeds(by, 'PATCH /candidate/account', {
    data: {
      firstName: 'Nora', lastName: 'Veldman', birthDate: '1990-05-12', phone: '+31 6 55501002', address,
      preferences: { desiredJobTitle: 'Frontend developer', jobTypes: ['FULL_TIME'], workModels: ['HYBRID', 'ON_SITE'], travelMode: 'CAR', travelTime: 60 },
    },
  }); // prettier-ignore
  await seen.succeeds(by, 'PUT /account/profile-picture', { multipart: { profilePicture: picture } });
  const { accountInfo } = await seen.succeeds<{ accountInfo: { profilePicture: string } }>(by, 'GET /account');
  await readFile(seen, by, accountInfo.profilePicture);
  await seen.succeeds(by, 'DELETE /account/profile-picture');
  await resumeOf(seen, by);
  await seen.succeeds(by, 'POST /candidate/summary/generate');
  await seen.succeeds(by, 'PUT /account/profile-summary', { data: { summary: 'Frontend developer who tests with real people.' } });
  return { by, email };
};

/** A file by the link it was shown with. */
const readFile = async (seen: SeenCalls, by: APIRequestContext, link: string): Promise<void> => {
  const [, key = '', token = ''] = /\/files\/([^?]+)(?:\?token=(.+))?$/.exec(link) ?? [];
  await seen.succeeds(by, 'GET /files/{key}', { params: { key: decodeURIComponent(key) }, query: token ? `?token=${token}` : '' });
};

const read = async (by: APIRequestContext) =>
  expect
    .poll(async () => ((await (await by.get('/candidate/resume')).json()) as { status: string }).status, { timeout: 30_000 })
    .toBe('DONE');

const resumeOf = async (seen: SeenCalls, by: APIRequestContext): Promise<void> => {
  const resume = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: await resumePdf('en') };
  await seen.succeeds(by, 'POST /account/resume', { multipart: { resume } });
  await read(by);
  await seen.succeeds(by, 'POST /account/resume/verify');
  await seen.succeeds(by, 'DELETE /account/resume');
  await seen.succeeds(by, 'POST /candidate/resume/json', { data: { basics: { name: 'Nora Veldman' }, skills: [{ name: 'React' }] } });
  await seen.succeeds(by, 'DELETE /candidate/resume');
  await seen.succeeds(by, 'POST /candidate/resume/blank');
  await seen.succeeds(by, 'DELETE /candidate/resume');
  await seen.succeeds(by, 'POST /candidate/resume', { multipart: { resume } });
  await read(by);
  for (const list of ['educations', 'work-experiences', 'skills']) {
    const entries = await seen.succeeds(by, `GET /candidate/resume/${list}`);
    await seen.succeeds(by, `PUT /candidate/resume/${list}`, { data: entries });
  }
  await seen.succeeds(by, 'PUT /candidate/resume/summary', { data: { summary: 'Builds screens people understand.' } });
  await seen.succeeds(by, 'POST /candidate/resume/verify');
  const { settings } = await seen.succeeds<{ settings: unknown }>(by, 'GET /candidate/resume');
  await seen.succeeds(by, 'PUT /candidate/resume/settings', { data: { settings } });
  await seen.succeeds(by, 'GET /candidate/resume/download');
  await seen.succeeds(by, 'GET /candidate/resume/json');
};

/** Looking: runs, searches, and the score of one vacancy. Answers the match with it. */
export const candidateSearch = async (seen: SeenCalls, by: APIRequestContext, vacancyId: string): Promise<string> => {
  await seen.succeeds(by, 'POST /candidate/matches/start-matching');
  await expect
    .poll(async () => ((await (await by.get('/account')).json()) as { accountInfo: { beingMatched: boolean } }).accountInfo.beingMatched, {
      timeout: 60_000,
    })
    .toBe(false);
  await seen.succeeds(by, 'GET /vacancies', { query: '?page=1&pageSize=10&withMatches=true' }, 'CANDIDATE');
  await seen.succeeds(by, 'GET /candidate/matches');
  await seen.succeeds(by, 'GET /candidate/vacancy', { query: `${sentence('5f000000-0000-4000-8000-000000000002')}&page=1&pageSize=10` });
  await seen.succeeds(by, 'GET /candidate/vacancy/usage');
  await seen.succeeds(by, 'POST /candidate/vacancy/{vacancyId}/calculate-score', { params: { vacancyId } });
  await expect
    .poll(async () => ((await (await by.get(`/candidate/vacancy/${vacancyId}/match`)).json()) as { status: string }).status, {
      timeout: 30_000,
    })
    .toBe('MATCHED');
  const { id } = await seen.succeeds<{ id: string }>(by, 'GET /candidate/vacancy/{vacancyId}/match', { params: { vacancyId } });
  await seen.succeeds(by, 'GET /candidate/matches/{id}', { params: { id } });
  await seen.succeeds(by, 'POST /candidate/matches/{id}/what-if', { params: { id }, data: { travelTime: 30 } });
  return id;
};

/** A letter and a resume of one's own for a match, then the application. */
export const candidateApplies = async (seen: SeenCalls, by: APIRequestContext, id: string): Promise<void> => {
  const params = { matchId: id };
  const helper = '/candidate/application-helper/{matchId}';
  await seen.succeeds(by, `POST ${helper}/cover-letter`, { params });
  await seen.succeeds(by, `POST ${helper}/resume`, { params });
  const answerOf = async (path: string) => (await by.get(path)).json() as Promise<Record<string, unknown>>;
  await expect
    .poll(async () => answerOf(`/candidate/application-helper/${id}/cover-letter`), { timeout: 30_000 })
    .toMatchObject({ isGeneratingCoverLetter: false });
  await expect
    .poll(async () => answerOf(`/candidate/matches/${id}`), { timeout: 30_000 })
    .toMatchObject({ isGeneratingResume: false, resumeSettings: expect.anything() as unknown });
  await seen.succeeds(by, `GET ${helper}/cover-letter`, { params });
  await seen.succeeds(by, `GET ${helper}/cover-letter.pdf`, { params });
  await seen.succeeds(by, `DELETE ${helper}/cover-letter`, { params });
  await seen.succeeds(by, `PUT ${helper}/cover-letter`, { params, data: { content: 'Dear reader,\n\nI build screens.\n\nNora' } });
  await seen.succeeds(by, `GET ${helper}/resume`, { params });
  await seen.succeeds(by, `PUT ${helper}/resume`, { params, data: { overrides: { summary: 'Builds screens for energy.' } } });
  await seen.succeeds(by, `GET ${helper}/resume/download`, { params });
  await seen.succeeds(by, 'PATCH /candidate/matches/{id}', { params: { id }, data: { status: 'APPLIED' } });
  await seen.succeeds(by, 'GET /candidate/matches/funnel');
  await seen.succeeds(by, 'GET /candidate/matches/funnel/vacancies');
};

/** The invitation is answered, the news of it read, and no more mail wanted. */
export const candidateAnswers = async (
  seen: SeenCalls,
  { by, email }: { by: APIRequestContext; email: string },
  id: string,
  slot: unknown,
): Promise<void> => {
  await seen.succeeds(by, 'PUT /candidate/matches/{id}/timeslot', { params: { id }, data: { slot } });
  await seen.succeeds(by, 'GET /candidate/matches/{id}/invitation.ics', { params: { id } });
  await expect.poll(async () => (await (await by.get('/notifications')).text()).length, { timeout: 20_000 }).toBeGreaterThan(50);
  const { items } = await seen.succeeds<{ items: { id: string }[] }>(by, 'GET /notifications');
  await seen.succeeds(by, 'PUT /notifications/{id}/read', { params: { id: items[0]?.id ?? '' } });
  await seen.succeeds(by, 'PUT /notifications/read');
  const token = (await mailedLink(email, 'unsubscribe')).split('/').at(-1) ?? '';
  await seen.succeeds(by, 'GET /public/unsubscribe/{token}', { params: { token } });
  await seen.succeeds(by, 'POST /public/unsubscribe/{token}', { params: { token } });
};

/** Ways in, other devices, a friend, and the way out. */
export const candidateAccount = async (seen: SeenCalls, { by, email }: { by: APIRequestContext; email: string }): Promise<void> => {
  const linked = await identity('linkedin', email);
  await seen.succeeds(by, 'POST /account/linkedin', { data: { code: linked.proof, redirectUri: linked.redirectUri } });
  await seen.succeeds(by, 'DELETE /account/linkedin');
  await newIdentity(seen);
  await seen.succeeds(by, 'POST /auth/login', { data: { email, password } });
  const sessions = await seen.succeeds<{ id: string; isCurrent?: boolean; current?: boolean }[]>(by, 'GET /account/sessions');
  const other = sessions.find(({ isCurrent, current }) => !(isCurrent ?? current));
  await seen.succeeds(by, 'DELETE /account/sessions/{id}', { params: { id: other?.id ?? '' } });
  await seen.succeeds(by, 'POST /auth/refresh');
  await seen.succeeds(by, 'PUT /account/password', { data: { current: password, password: `${password}-2` } });
  await seen.succeeds(by, 'POST /auth/forgot-password', { data: { email } });
  const secret = (await mailedLink(email, 'reset-password')).split('/').at(-1) ?? '';
  await seen.succeeds(by, 'GET /auth/forgot-password/{secret}', { params: { secret } });
  await seen.succeeds(by, 'POST /auth/forgot-password/{secret}', { params: { secret }, data: { password } });
  await seen.succeeds(by, 'POST /auth/login', { data: { email, password } });
  const friend = { recipientEmail: `friend.${Date.now()}@example.org`, recipientName: 'Bo', type: 'CANDIDATE' };
  const { id: referral } = await seen.succeeds<{ id: string }>(by, 'POST /referrals', { data: friend });
  await seen.succeeds(by, 'GET /referrals/{referral}/open', { params: { referral } });
  await seen.succeeds(by, 'GET /account/export');
  await seen.succeeds(by, 'POST /account/export');
  await seen.succeeds(by, 'DELETE /account');
  await seen.succeeds(by, 'POST /auth/logout');
};
