import { randomUUID } from 'node:crypto';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import { topics } from '@tandem/contracts/topics';
import { vacanciesEvents } from '@tandem/contracts/vacancies/vacancies.events';
import { matchStatuses } from '@tandem/domain/match';
import { Hints } from '@tandem/service-kit/hints';
import { eventually } from '@tandem/test-kit/eventually';
import { aCompany, aVacancy, employerOf } from './people';
import { matchIn, type Person, toldCandidate, toldVacancy } from './rows';
import { Stack } from './stack';

jest.setTimeout(60_000);

const HOUR = 3_600_000;
const ENDED = 'matching.applicationEnded';
const running = ['APPLIED', 'INVITED', 'INTERVIEW'] as const;

let stack: Stack;
let hinted: string[];
beforeAll(async () => {
  stack = await Stack.start();
  stack.matching.app.get(Hints).subscribe(({ topic }) => hinted.push(topic));
});
afterAll(async () => stack?.stop());

let company: { companyId: string; member: { accountId: string; accountType: 'EMPLOYER'; companyId: string; companyRole: 'Admin' } };
let candidate: Person;
let vacancyId: string;
beforeEach(async () => {
  const companyId = randomUUID();
  company = { companyId, member: { accountId: randomUUID(), accountType: 'EMPLOYER', companyId, companyRole: 'Admin' } };
  await stack.tellCompany(aCompany(companyId, [company.member.accountId]));
  candidate = await toldCandidate(stack);
  vacancyId = await toldVacancy(stack, companyId);
  hinted = [];
});

const deleteVacancy = async () =>
  stack.bus.deliver('matching', vacanciesEvents.vacancyDeleted, vacancyId, { vacancyId, companyId: company.companyId });
const deleteAccount = async ({ accountId }: Person) =>
  stack.bus.deliver('matching', accountsEvents.accountDeleted, accountId, { accountId, accountType: 'CANDIDATE', companyId: null });
const applied = async (status: (typeof matchStatuses)[number], who = candidate) =>
  matchIn(stack, { candidateId: who.accountId, vacancyId, status });

/** Brings a match to an interview that is planned in so many hours. */
const planned = async (hours: number) => {
  const id = await applied('APPLIED');
  const slot = { start: new Date(Date.now() + hours * HOUR).toISOString(), end: new Date(Date.now() + (hours + 1) * HOUR).toISOString() };
  const body = { method: 'TIMESLOTS' as const, slots: [slot] };
  await stack.bus.call(matchingCalls.invite, { params: { matchId: id }, body }, company.member);
  await stack.bus.call(matchingCalls.chooseTimeslot, { params: { id }, body: { slot } }, candidate);
  return { id, slot };
};

it('tells everybody with an application under way that its vacancy is gone, once, and nobody else', async () => {
  const ids = new Map<string, string>();
  for (const status of matchStatuses) ids.set(status, await applied(status, await toldCandidate(stack)));
  await deleteVacancy();
  await deleteVacancy();
  const told = new Map(await Promise.all([...ids].map(async ([status, id]) => [status, await stack.told(ENDED, id)] as const)));
  expect([...told].filter(([, events]) => events.length > 0).map(([status, events]) => [status, events.length])).toEqual(
    running.map((status) => [status, 1]),
  );
  expect(told.get('INVITED')).toEqual([
    expect.objectContaining({
      gone: 'VACANCY',
      status: 'INVITED',
      vacancy: expect.objectContaining({ title: 'Verpleegkundige' }) as object,
    }),
  ]);
});

it('calls a planned interview off with its vacancy, and no board shows it any more', async () => {
  const { id, slot } = await planned(24);
  await deleteVacancy();
  expect(await stack.told(ENDED, id)).toMatchObject([{ status: 'INTERVIEW', calledOff: slot, candidate: { id: candidate.accountId } }]);
  await eventually(async () =>
    expect(hinted).toEqual(expect.arrayContaining([topics.matches(candidate.accountId), topics.matches(company.member.accountId)])),
  );
  expect(await stack.bus.call(matchingCalls.candidateFunnel, { query: {} }, candidate)).toEqual([]);
  expect(await stack.bus.call(matchingCalls.employerFunnel, { query: {} }, company.member)).toEqual([]);
});

it('tells the company when a candidate leaves, without his id and name', async () => {
  const { id, slot } = await planned(24);
  await deleteAccount(candidate);
  const [told, ...more] = await stack.told(ENDED, id);
  expect(more).toEqual([]);
  expect(told).toMatchObject({ gone: 'CANDIDATE', calledOff: slot, candidate: { id: null }, vacancy: { companyId: company.companyId } });
  expect(JSON.stringify(told)).not.toMatch(new RegExp(`${candidate.accountId}|Mila`));
  await eventually(async () => expect(hinted).toContain(topics.matches(company.member.accountId)));
});

it('tells candidates when a whole company is gone, once, also when its vacancies go one by one', async () => {
  const { id, slot } = await planned(24);
  const { companyId } = company;
  await stack.bus.deliver('matching', accountsEvents.companyDeleted, companyId, { companyId });
  await deleteVacancy();
  expect(await stack.told(ENDED, id)).toMatchObject([{ gone: 'VACANCY', calledOff: slot, vacancy: { companyId: null } }]);
});

describe('the open list of a candidate', () => {
  const list = () => topics.matches(candidate.accountId);

  it('asks again when a vacancy in it is filled, and not when only its words change', async () => {
    const vacancy = aVacancy({ employer: employerOf(company.companyId) });
    await stack.tellVacancy(vacancy);
    await matchIn(stack, { candidateId: candidate.accountId, vacancyId: vacancy.id, status: 'MATCHED' });
    hinted = [];
    await stack.tellVacancy({ ...vacancy, title: 'Wijkverpleegkundige' });
    await stack.tellVacancy({ ...vacancy, filledSince: new Date().toISOString() });
    await eventually(async () => expect(hinted).toContain(list()));
    expect(hinted.filter((topic) => topic === list())).toHaveLength(1);
  });

  it('asks again when somebody else takes the job', async () => {
    await applied('MATCHED');
    const other = await toldCandidate(stack);
    const id = await applied('INTERVIEW', other);
    hinted = [];
    await stack.bus.call(matchingCalls.changeStatus, { params: { matchId: id }, body: { status: 'JOB_TAKEN' } }, company.member);
    await eventually(async () => expect(hinted).toContain(list()));
  });

  it.each(['MATCHED', 'REJECTED'] as const)('asks again when a vacancy that is %s in it is deleted, or its company', async (status) => {
    const id = await applied(status);
    // Whoever applied sees what he applied to, however little it fits.
    await stack.sql(`update match set is_kept = status = 'MATCHED' where id = $1`, [id]);
    hinted = [];
    await deleteVacancy();
    await eventually(async () => expect(hinted).toContain(list()));
    vacancyId = await toldVacancy(stack, company.companyId);
    await applied(status);
    hinted = [];
    await stack.bus.deliver('matching', accountsEvents.companyDeleted, company.companyId, { companyId: company.companyId });
    await eventually(async () => expect(hinted).toContain(list()));
  });
});

it('calls the open board of a company when somebody whom it rejected leaves', async () => {
  await applied('REJECTED');
  hinted = [];
  await deleteAccount(candidate);
  await eventually(async () => expect(hinted).toContain(topics.matches(company.member.accountId)));
});

it('shows a vacancy by its new name on both boards, and asks nobody to look again without one', async () => {
  const id = await applied('APPLIED');
  const named = { ...aVacancy({ id: vacancyId, employer: employerOf(company.companyId) }), title: 'Wijkverpleegkundige' };
  await stack.tellVacancy(named);
  await eventually(async () =>
    expect(hinted).toEqual(expect.arrayContaining([topics.matches(candidate.accountId), topics.matches(company.member.accountId)])),
  );
  expect((await stack.bus.call(matchingCalls.getApplication, { params: { matchId: id } }, company.member)).vacancy.title).toBe(named.title);
  hinted = [];
  await stack.tellVacancy(named);
  expect(hinted).not.toContain(topics.matches(candidate.accountId));
});
