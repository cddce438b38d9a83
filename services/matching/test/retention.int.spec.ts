import { randomUUID } from 'node:crypto';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import { topics } from '@tandem/contracts/topics';
import { vacanciesEvents } from '@tandem/contracts/vacancies/vacancies.events';
import { Hints } from '@tandem/service-kit/hints';
import { eventually } from '@tandem/test-kit/eventually';
import { RetentionSweep } from '../src/matches/retention-sweep';
import { aCompany } from './people';
import { matchIn, type Person, toldCandidate, toldVacancy } from './rows';
import { Stack } from './stack';

jest.setTimeout(60_000);

const FORGOTTEN = 'matching.applicationForgotten';

let stack: Stack;
let hinted: string[];
beforeAll(async () => {
  stack = await Stack.start();
  stack.matching.app.get(Hints).subscribe(({ topic }) => hinted.push(topic));
});
afterAll(async () => stack?.stop());

let member: { accountId: string; accountType: 'EMPLOYER'; companyId: string; companyRole: 'Admin' };
let candidate: Person;
let vacancyId: string;
beforeEach(async () => {
  const companyId = randomUUID();
  member = { accountId: randomUUID(), accountType: 'EMPLOYER', companyId, companyRole: 'Admin' };
  await stack.tellCompany(aCompany(companyId, [member.accountId]));
  candidate = await toldCandidate(stack);
  vacancyId = await toldVacancy(stack, companyId);
  hinted = [];
});

const applied = async (who = candidate, status: 'MATCHED' | 'APPLIED' | 'INTERVIEW' = 'APPLIED') =>
  matchIn(stack, { candidateId: who.accountId, vacancyId, status });
const mine = async (id: string, who = candidate) => stack.bus.call(matchingCalls.getMatch, { params: { id } }, who);
const theirs = async (id: string) => stack.bus.call(matchingCalls.getApplication, { params: { matchId: id } }, member);
const board = async () => (await stack.bus.call(matchingCalls.employerFunnel, { query: {} }, member)).map(({ id }) => id);
const agree = async (id: string, keepsLonger: boolean, who = candidate) =>
  stack.bus.call(matchingCalls.changeMatch, { params: { id }, body: { keepsLonger } }, who);
const fill = async () => {
  const id = await applied(await toldCandidate(stack), 'INTERVIEW');
  await stack.bus.call(matchingCalls.changeStatus, { params: { matchId: id }, body: { status: 'JOB_TAKEN' } }, member);
  return id;
};
/** So many days and a second: the database counts finer than the service's clock. */
const closedDaysAgo = async (days: number) =>
  stack.sql('update vacancy set closed_at = now() - make_interval(days => $2, secs => 1) where id = $1', [vacancyId, days]);
const sweep = async () => stack.matching.app.get(RetentionSweep).sweep();

it('takes applications from the employer four weeks after the vacancy was filled, and leaves them to the candidate', async () => {
  const [waiting, hired] = [await applied(), await fill()];
  await closedDaysAgo(27);
  await sweep();
  expect(await board()).toContain(waiting);
  await closedDaysAgo(28);
  hinted = [];
  await sweep();
  await sweep();
  expect(await board()).toEqual([]);
  for (const id of [waiting, hired]) await expect(theirs(id)).rejects.toMatchObject({ code: 'match_not_found', status: 404 });
  const reject = { params: { matchId: waiting }, body: { status: 'REJECTED' as const } };
  await expect(stack.bus.call(matchingCalls.changeStatus, reject, member)).rejects.toMatchObject({ code: 'match_not_found' });
  const asked = { body: { vacancyIds: [vacancyId] } };
  expect((await stack.bus.call(matchingCalls.matchesOfVacancies, asked, member)).matches).toEqual([]);
  expect((await mine(waiting)).retention).toMatchObject({ isLonger: false, isOver: true });
  expect(await stack.bus.call(matchingCalls.candidateFunnel, { query: {} }, candidate)).toHaveLength(1);
  expect(await stack.told(FORGOTTEN, waiting)).toEqual([{ matchId: waiting, candidateId: candidate.accountId }]);
  await eventually(async () =>
    expect(hinted).toEqual(expect.arrayContaining([topics.matches(candidate.accountId), topics.matches(member.accountId)])),
  );
});

it('leaves them for a year where the candidate agreed, and no longer than he does', async () => {
  const id = await applied();
  await fill();
  expect((await mine(id)).retention).toEqual({ isLonger: false, until: expect.any(String), isOver: false });
  const { retention } = await agree(id, true);
  await closedDaysAgo(364);
  await sweep();
  expect(await board()).toEqual([id]);
  expect((await theirs(id)).retention).toMatchObject({ isLonger: true, isOver: false });
  expect(Date.parse(retention?.until ?? '') - Date.now()).toBeGreaterThan(364 * 86_400_000);
  await agree(id, false);
  await sweep();
  expect(await board()).toEqual([]);
});

it('counts from the day a vacancy was deleted', async () => {
  const id = await applied();
  await stack.bus.deliver('matching', vacanciesEvents.vacancyDeleted, vacancyId, { vacancyId, companyId: member.companyId });
  await sweep();
  expect(await stack.told(FORGOTTEN, id)).toEqual([]);
  await closedDaysAgo(28);
  await sweep();
  expect(await stack.told(FORGOTTEN, id)).toHaveLength(1);
});

it('keeps the clock of a vacancy that was filled first and deleted later', async () => {
  await fill();
  await closedDaysAgo(20);
  await stack.bus.deliver('matching', vacanciesEvents.vacancyDeleted, vacancyId, { vacancyId, companyId: member.companyId });
  const [row] = await stack.sql("select closed_at < now() - interval '19 days' as is_kept from vacancy where id = $1", [vacancyId]);
  expect(row).toEqual({ is_kept: true });
});

it('takes nothing while a vacancy is open, nor what nobody applied for', async () => {
  const [id, unapplied] = [await applied(), await applied(await toldCandidate(stack), 'MATCHED')];
  expect((await mine(id)).retention).toEqual({ isLonger: false, until: null, isOver: false });
  await sweep();
  expect(await board()).toEqual([id]);
  await closedDaysAgo(400);
  await sweep();
  expect(await stack.told(FORGOTTEN, unapplied)).toEqual([]);
});

it('agrees with the application itself, and not before it or after its time', async () => {
  const id = await applied(candidate, 'MATCHED');
  await expect(agree(id, true)).rejects.toMatchObject({ code: 'transition_not_allowed', status: 409 });
  const body = { status: 'APPLIED' as const, keepsLonger: true };
  const { retention } = await stack.bus.call(matchingCalls.changeMatch, { params: { id }, body }, candidate);
  expect(retention).toEqual({ isLonger: true, until: null, isOver: false });
  await closedDaysAgo(365);
  await sweep();
  await expect(agree(id, false)).rejects.toMatchObject({ code: 'transition_not_allowed' });
});

it('has no clock where no employer is on the platform', async () => {
  vacancyId = await toldVacancy(stack, null);
  const id = await applied();
  expect((await mine(id)).retention).toBeNull();
  await closedDaysAgo(400);
  await sweep();
  expect(await stack.told(FORGOTTEN, id)).toEqual([]);
});

it('forgets many in one sweep', async () => {
  await stack.sql(
    `insert into match (id, candidate_id, vacancy_id, status, percentage, exact, is_asked, is_kept, archived_by_candidate, archived_by_employer,
       applied_at, is_generating_cover_letter, is_generating_resume, created_at, updated_at)
     select gen_random_uuid(), gen_random_uuid(), $1, 'APPLIED', 70, 70, false, true, false, false, now(), false, false, now(), now()
     from generate_series(1, 450)`,
    [vacancyId],
  );
  await closedDaysAgo(28);
  await sweep();
  const [row] = await stack.sql('select count(*)::int as kept from match where vacancy_id = $1 and forgotten_at is null', [vacancyId]);
  expect(row).toEqual({ kept: 0 });
});
