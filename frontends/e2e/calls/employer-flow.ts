import { expect, type APIRequestContext } from '@playwright/test';
import type { SeenCalls } from './made-calls';
import { picture, register } from './visitor-flow';

/** A company of its own, with a second member for a while. */
export const employerIntake = async (seen: SeenCalls): Promise<APIRequestContext> => {
  const { by } = await register(seen, 'employer', { accountType: 'EMPLOYER', companyName: 'Kwartier Software' });
  const { accountInfo } = await seen.succeeds<{ accountInfo: { id: string } }>(by, 'PATCH /account', {
    data: {
      firstName: 'Els', lastName: 'Kwartier', phone: '+31 10 5550900', industry: 'software-it', companySize: 'SMALL', foundingDate: '2010-01-01',
      websites: { home: 'https://kwartier.example' }, address: { city: 'Utrecht', country: 'NL', latitude: 52.0908, longitude: 5.1222 },
    },
  }); // prettier-ignore
  const email = `member.${Date.now()}@example.org`;
  const { id: memberId } = await seen.succeeds<{ id: string }>(by, 'POST /employer/members', {
    data: { email, role: 'Member' },
  });
  expect((await by.post('/employer/members', { data: { email } })).status()).toBe(200);
  const members = await seen.succeeds<{ companyId?: string }[]>(by, 'GET /employer/members');
  expect(members).toHaveLength(2);
  await seen.succeeds(by, 'PATCH /employer/members/{memberId}', { params: { memberId }, data: { role: 'Admin' } });
  await seen.succeeds(by, 'DELETE /employer/members/{memberId}', { params: { memberId } });
  const { id } = accountInfo;
  await seen.succeeds(by, 'GET /public/employer/{id}', { params: { id } });
  await seen.succeeds(by, 'PUT /employer/{id}/image', { params: { id }, multipart: { type: 'logo', image: picture } });
  await seen.succeeds(by, 'POST /employer/generate-summary');
  await seen.succeeds(by, 'GET /public/employer/{employerId}/vacancies', { params: { employerId: id } });
  return by;
};

const posting = `Frontend developer at Kwartier Software in Utrecht. You build screens in React and TypeScript with four colleagues,
32 to 40 hours a week, two days from home. We ask for three years of experience with React and good Dutch.
We offer 3.800 to 5.200 euro gross a month, 26 days off and a train card. Send your application before the end of next month.`;

/** A vacancy from a pasted text, published. */
export const employerPublishes = async (seen: SeenCalls, by: APIRequestContext): Promise<string> => {
  const { id } = await seen.succeeds<{ id: string }>(by, 'GET /vacancies/new');
  const params = { id };
  await seen.succeeds(by, 'PUT /vacancies/{id}/source', { params, multipart: { source: 'TEXT', text: posting } });
  await expect
    .poll(async () => ((await (await by.get(`/vacancies/${id}`)).json()) as { flags: { readStatus: string } }).flags.readStatus, {
      timeout: 30_000,
    })
    .toBe('DONE');
  await seen.succeeds(by, 'GET /vacancies/{id}/reading', { params });
  await seen.succeeds(by, 'PATCH /vacancies/{id}', { params, data: { title: 'Frontend developer', flags: { basicInfoValid: true } } });
  await seen.succeeds(by, 'PATCH /vacancies/{id}', { params, data: { flags: { detailsValid: true } } });
  await seen.succeeds(by, 'PATCH /vacancies/{id}', { params, data: { flags: { readStatus: 'VERIFIED' } } });
  await seen.succeeds(by, 'GET /vacancies/{id}', { params });
  await seen.succeeds(by, 'GET /vacancies', { query: '?page=1&pageSize=10' }, 'EMPLOYER');
  return id;
};

/** The application arrives and is invited; answers the first time on offer. */
export const employerInvites = async (seen: SeenCalls, by: APIRequestContext, matchId: string): Promise<unknown> => {
  const params = { matchId };
  await seen.succeeds(by, 'GET /employer/funnel');
  await seen.succeeds(by, 'GET /employer/funnel/vacancies');
  await seen.succeeds(by, 'GET /employer/funnel/{matchId}', { params });
  await expect.poll(async () => (await by.get(`/employer/funnel/${matchId}/cover-letter`)).status(), { timeout: 20_000 }).toBe(200);
  await seen.succeeds(by, 'GET /employer/funnel/{matchId}/cover-letter', { params });
  await seen.succeeds(by, 'GET /employer/funnel/{matchId}/resume', { params });
  await seen.succeeds(by, 'GET /employer/funnel/{matchId}/resume/download', { params });
  const start = Date.now() + 3 * 86_400_000;
  const slot = { start: new Date(start).toISOString(), end: new Date(start + 3_600_000).toISOString() };
  await seen.succeeds(by, 'POST /employer/funnel/{matchId}/invite', { params, data: { method: 'TIMESLOTS', slots: [slot] } });
  return slot;
};

/** Moves on, and takes the vacancy away. */
export const employerCloses = async (seen: SeenCalls, by: APIRequestContext, matchId: string, id: string): Promise<void> => {
  await seen.succeeds(by, 'PATCH /employer/funnel/{matchId}', { params: { matchId }, data: { status: 'REJECTED' } });
  await seen.succeeds(by, 'DELETE /vacancies/{id}', { params: { id } });
};
