import { httpCalls, type HttpCall } from '@tandem/contracts/registry';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { newCandidate, newEmployer, password, publishVacancy, registered } from '../people';
import { mailedLink } from '../stack';
import { make, nameOf, newCaller } from './made-calls';
import { validInput } from './valid-input';

/** What is somebody's own is not there for anybody else of his kind: the same answer as for what does not exist, and nothing done. */
type Kind = 'candidate' | 'employer';
type Owned = { of: Kind; id: string };

let own: Record<string, Owned>;
let strangers: Record<Kind, APIRequestContext>;
let owners: Record<Kind, APIRequestContext>;
let colleague: APIRequestContext;

/** By what a call begins with: which thing of whom its parameter names. */
const things: [start: string, thing: string][] = [
  ['/account/sessions/', 'session'],
  ['/notifications/', 'notification'],
  ['/candidate/application-helper/', 'match'],
  ['/candidate/matches/', 'match'],
  ['/employer/funnel/', 'application'],
  ['/employer/members/', 'member'],
  ['/vacancies/', 'draft'],
];
/** Calls about what everybody may know of: vacancies to be scored for, and companies, whose page is public. */
const everybodys = [
  'GET /candidate/vacancy/{vacancyId}/match',
  'POST /candidate/vacancy/{vacancyId}/calculate-score',
  'PUT /employer/{id}/image',
];

const signedIn = async (side: Kind, data: { email: string; password: string }): Promise<APIRequestContext> => {
  const by = await newCaller(side);
  expect((await by.post('/auth/login', { data })).status()).toBe(200);
  return by;
};
const json = async <T>(by: APIRequestContext, path: string): Promise<T> => (await (await by.get(path)).json()) as T;
const oneOf = async (by: APIRequestContext, path: string): Promise<string> => {
  const found = await json<{ id: string }[] | { items: { id: string }[] }>(by, path);
  return (Array.isArray(found) ? found : found.items)[0]?.id ?? '';
};

/** Joins a company as somebody who may not manage its members. */
const memberOf = async (employer: APIRequestContext): Promise<APIRequestContext> => {
  const email = `member.${Date.now()}@example.org`;
  expect((await employer.post('/employer/members', { data: { email, role: 'Member' } })).status()).toBe(201);
  const by = await newCaller('employer');
  const secret = (await mailedLink(email, 'activate-account')).split('/').at(-1);
  expect((await by.post(`/auth/forgot-password/${secret}`, { data: { password } })).ok()).toBe(true);
  return by;
};

test.beforeAll(async () => {
  const employer = await signedIn('employer', await newEmployer('Hoeve Dichtbij', 'en'));
  const vacancyId = await publishVacancy(employer, 'Keeper of secrets');
  const { api: candidate } = await newCandidate('Tess', vacancyId);
  const { id: matchId } = await json<{ id: string }>(candidate, `/candidate/vacancy/${vacancyId}/match`);
  expect((await candidate.patch(`/candidate/matches/${matchId}`, { data: { status: 'APPLIED' } })).ok()).toBe(true);
  await expect.poll(async () => (await employer.get(`/employer/funnel/${matchId}`)).status()).toBe(200);
  await expect.poll(async () => oneOf(employer, '/notifications')).not.toBe('');
  const newDraft = async () => (await json<{ id: string }>(employer, '/vacancies/new')).id;
  await expect.poll(newDraft).not.toBe(vacancyId);
  own = {
    match: { of: 'candidate', id: matchId },
    session: { of: 'candidate', id: await oneOf(candidate, '/account/sessions') },
    application: { of: 'employer', id: matchId },
    notification: { of: 'employer', id: await oneOf(employer, '/notifications') },
    member: { of: 'employer', id: await oneOf(employer, '/employer/members') },
    draft: { of: 'employer', id: await newDraft() },
  };
  owners = { candidate, employer };
  strangers = {
    candidate: await registered('candidate', `stranger.${Date.now()}@example.org`),
    employer: await signedIn('employer', await newEmployer('Hoeve Verderop', 'en')),
  };
  colleague = await memberOf(employer);
});
test.afterAll(async () =>
  Promise.all([...Object.values(owners), ...Object.values(strangers), colleague].map(async (caller) => caller.dispose())),
);

const isOfSomebody = ({ params, route }: HttpCall) => params !== undefined && ['account', 'CANDIDATE', 'EMPLOYER'].includes(route.access);
const thingOf = ({ route }: HttpCall) => things.find(([start]) => route.path.startsWith(start))?.[1];
const judged = httpCalls.filter((call) => isOfSomebody(call) && !everybodys.includes(nameOf(call)));

const answered = async (by: APIRequestContext, call: HttpCall, id: string): Promise<[number, string]> => {
  const [, parameter = 'id'] = /\{(\w+)\}/.exec(call.route.path) ?? [];
  const answer = await make(by, call, { ...validInput[nameOf(call)], params: { [parameter]: id } });
  return [answer.status(), answer.ok() ? 'was accepted' : ((await answer.json()) as { detail: string }).detail];
};

for (const call of judged) {
  test(`${nameOf(call)} of somebody else is not there`, async () => {
    const thing = own[thingOf(call) ?? ''];
    expect(thing?.id, 'every call about something of somebody’s names what').toBeTruthy();
    if (!thing) return;
    const theirs = await answered(strangers[thing.of], call, thing.id);
    expect(theirs).toEqual(await answered(strangers[thing.of], call, '00000000-0000-4000-8000-000000000000'));
    expect([403, 404]).toContain(theirs[0]);
  });
}

test('a stranger changes nothing by trying', async () => {
  const { match, application, draft, member, session, notification } = own;
  expect(await json(owners.candidate, `/candidate/matches/${match?.id}`)).toMatchObject({ status: 'APPLIED', archived: false });
  expect(await json(owners.employer, `/employer/funnel/${application?.id}`)).toMatchObject({ status: 'APPLIED', archived: false });
  expect(await json(owners.employer, `/vacancies/${draft?.id}`)).toMatchObject({ title: null });
  expect(await json(owners.employer, '/employer/members')).toContainEqual(expect.objectContaining({ id: member?.id, role: 'Admin' }));
  expect(await json(owners.candidate, '/account/sessions')).toContainEqual(expect.objectContaining({ id: session?.id }));
  const { items } = await json<{ items: { id: string; read: boolean }[] }>(owners.employer, '/notifications');
  expect(items).toContainEqual(expect.objectContaining({ id: notification?.id, read: false }));
});

test('a member who is no administrator works on vacancies and applications, and on no members', async () => {
  for (const name of ['PATCH /employer/members/{memberId}', 'DELETE /employer/members/{memberId}'])
    for (const call of httpCalls.filter((each) => nameOf(each) === name))
      expect(await answered(colleague, call, own['member']?.id ?? '')).toEqual([403, 'forbidden']);
  expect((await colleague.post('/employer/members', { data: { email: `x.${Date.now()}@example.org` } })).status()).toBe(403);
  expect((await colleague.get(`/employer/funnel/${own['application']?.id}`)).status()).toBe(200);
  expect((await colleague.patch(`/vacancies/${own['draft']?.id}`, { data: { title: 'Gardener' } })).status()).toBe(200);
});
