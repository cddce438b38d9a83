import { randomUUID } from 'node:crypto';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import { resumesEvents } from '@tandem/contracts/resumes/resumes.events';
import { topics } from '@tandem/contracts/topics';
import { vacanciesEvents } from '@tandem/contracts/vacancies/vacancies.events';
import type { MatchStatus } from '@tandem/domain/match';
import { Hints } from '@tandem/service-kit/hints';
import { eventually } from '@tandem/test-kit/eventually';
import { aCandidate, aCompany, aResume, aVacancy, employerOf } from './people';
import { Stack } from './stack';

jest.setTimeout(60_000);

const companyId = randomUUID();
const employer = { accountId: randomUUID(), accountType: 'EMPLOYER' as const, companyId, companyRole: 'Admin' };
const rival = { ...employer, accountId: randomUUID(), companyId: randomUUID() };

let stack: Stack;
beforeAll(async () => {
  stack = await Stack.start();
  await stack.tellCompany(aCompany(companyId, [employer.accountId]));
});
afterAll(async () => stack?.stop());

type Candidate = { accountId: string; accountType: 'CANDIDATE' };
/** A candidate with a match, on a vacancy of the company or a scraped one. */
const matched = async (isScraped = false): Promise<{ who: Candidate; id: string; vacancyId: string }> => {
  const vacancy = aVacancy({ isScraped, employer: employerOf(isScraped ? null : companyId) });
  await stack.tellVacancy(vacancy);
  return another(vacancy.id);
};
const another = async (vacancyId: string) => {
  const candidate = aCandidate();
  stack.knows(candidate, aResume(candidate.candidateId));
  await stack.profiled();
  await stack.match(candidate.candidateId);
  const who: Candidate = { accountId: candidate.candidateId, accountType: 'CANDIDATE' };
  const { id } = await stack.bus.call(matchingCalls.matchOfVacancy, { params: { vacancyId } }, who);
  return { who, id, vacancyId };
};
const asCandidate = async ({ who, id }: { who: Candidate; id: string }, body: { status?: MatchStatus; archived?: boolean }) =>
  stack.bus.call(matchingCalls.changeMatch, { params: { id }, body }, who);
const asEmployer = async ({ id }: { id: string }, body: { status?: MatchStatus; from?: MatchStatus; archived?: boolean }, who = employer) =>
  stack.bus.call(matchingCalls.changeStatus, { params: { matchId: id }, body }, who);

it('goes from application to a filled job, and every move is on record', async () => {
  const match = await matched();
  await asCandidate(match, { status: 'APPLIED' });
  await asEmployer(match, { status: 'INVITED' });
  await asCandidate(match, { status: 'INTERVIEW' });
  const taken = await asEmployer(match, { status: 'JOB_TAKEN' });
  expect(taken.vacancy.filledSince).toEqual(expect.any(String));
  expect((await stack.told('matching.statusChanged', match.id)).map(({ from, to, actor }) => [from, to, actor])).toEqual([
    ['MATCHED', 'APPLIED', 'CANDIDATE'],
    ['APPLIED', 'INVITED', 'EMPLOYER'],
    ['INVITED', 'INTERVIEW', 'CANDIDATE'],
    ['INTERVIEW', 'JOB_TAKEN', 'EMPLOYER'],
  ]);
  expect(await stack.sql('select from_status, to_status, actor from match_log where match_id = $1 order by id', [match.id])).toHaveLength(
    5,
  );
});

it('stays filled although an older state of the vacancy arrives', async () => {
  const match = await matched();
  await asCandidate(match, { status: 'APPLIED' });
  await asEmployer(match, { status: 'INTERVIEW' });
  await asEmployer(match, { status: 'JOB_TAKEN' });
  await stack.tellVacancy({ ...stack.vacancies.get(match.vacancyId)!, title: 'Nurse' });
  const seen = await stack.bus.call(matchingCalls.getMatch, { params: { id: match.id } }, match.who);
  expect([seen.vacancy.title, seen.vacancy.filledSince]).toEqual(['Nurse', expect.any(String)]);
});

it('refuses candidates a filled vacancy, and lets the employer reject or hire once more', async () => {
  const first = await matched();
  const [second, third] = [await another(first.vacancyId), await another(first.vacancyId)];
  for (const match of [first, second]) await asCandidate(match, { status: 'APPLIED' });
  for (const match of [first, second]) await asEmployer(match, { status: 'INTERVIEW' });
  await asEmployer(first, { status: 'JOB_TAKEN' });
  await expect(asCandidate(third, { status: 'APPLIED' })).rejects.toMatchObject({ code: 'vacancy_filled', status: 409 });
  await expect(asEmployer(second, { status: 'INVITED' })).rejects.toMatchObject({ code: 'vacancy_filled' });
  expect((await asEmployer(second, { status: 'JOB_TAKEN' })).status).toBe('JOB_TAKEN');
  expect((await stack.bus.call(matchingCalls.recommended, { query: {} }, third.who)).items.map(({ id }) => id)).not.toContain(
    first.vacancyId,
  );
});

it('lets a candidate invite himself only where there is no employer on the platform', async () => {
  const [own, scraped] = [await matched(false), await matched(true)];
  for (const match of [own, scraped]) await asCandidate(match, { status: 'APPLIED' });
  await expect(asCandidate(own, { status: 'INVITED' })).rejects.toMatchObject({ code: 'transition_not_allowed', status: 409 });
  expect((await asCandidate(scraped, { status: 'INVITED' })).status).toBe('INVITED');
});

it('hides from employers whoever never applied, and from other employers everybody', async () => {
  const match = await matched();
  const get = async (who = employer) => stack.bus.call(matchingCalls.getApplication, { params: { matchId: match.id } }, who);
  await expect(get()).rejects.toMatchObject({ code: 'match_not_found', status: 404 });
  await expect(asEmployer(match, { status: 'INVITED' })).rejects.toMatchObject({ code: 'match_not_found', status: 404 });
  await asCandidate(match, { status: 'DECLINED' });
  await expect(get()).rejects.toMatchObject({ code: 'match_not_found' });
  await asCandidate(match, { status: 'APPLIED' });
  expect((await get()).candidate).toMatchObject({ firstName: 'Mila', email: 'mila@example.org', preferredSalary: 2_800 });
  await expect(get(rival)).rejects.toMatchObject({ code: 'match_not_found', status: 404 });
  await expect(asEmployer(match, { status: 'REJECTED' }, rival)).rejects.toMatchObject({ code: 'match_not_found', status: 404 });
  const { matches } = await stack.bus.call(matchingCalls.matchesOfVacancies, { body: { vacancyIds: [match.vacancyId] } }, rival);
  expect(matches).toEqual([]);
});

it('judges the later of two moves at once by what the earlier made', async () => {
  for (let round = 0; round < 5; round++) {
    const match = await matched();
    const outcomes = await Promise.allSettled([asCandidate(match, { status: 'APPLIED' }), asCandidate(match, { status: 'DECLINED' })]);
    const [{ status }] = (await stack.sql('select status from match where id = $1', [match.id])) as [{ status: MatchStatus }];
    const log = await stack.sql(
      'select from_status, to_status from match_log where match_id = $1 and from_status is not null order by id',
      [match.id],
    );
    // Either order is fine, both are moves of the table; what must not be is a move that starts where the other already left.
    const froms = log.map(({ from_status: from }) => from);
    expect(new Set(froms).size).toBe(froms.length);
    expect(log.at(-1)?.['to_status']).toBe(status);
    expect(log).toHaveLength(outcomes.filter((outcome) => outcome.status === 'fulfilled').length);
  }
});

it('does not reject whom a colleague invited a moment before, nor invite whom he rejected', async () => {
  const statusOf = async (id: string) => (await stack.sql('select status from match where id = $1', [id]))[0]?.['status'];
  const [invited, rejected] = [await matched(), await matched()];
  await asCandidate(invited, { status: 'APPLIED' });
  await asEmployer(invited, { status: 'INVITED', from: 'APPLIED' });
  await expect(asEmployer(invited, { status: 'REJECTED', from: 'APPLIED' })).rejects.toMatchObject({ code: 'transition_not_allowed' });
  expect(await statusOf(invited.id)).toBe('INVITED');
  await asEmployer(invited, { status: 'REJECTED', from: 'INVITED' });
  expect(await statusOf(invited.id)).toBe('REJECTED');

  await asCandidate(rejected, { status: 'APPLIED' });
  await asEmployer(rejected, { status: 'REJECTED', from: 'APPLIED' });
  const invitation = { params: { matchId: rejected.id }, body: { method: 'PHONE' as const, from: 'APPLIED' as const } };
  await expect(stack.bus.call(matchingCalls.invite, invitation, employer)).rejects.toMatchObject({ code: 'transition_not_allowed' });
  expect(await statusOf(rejected.id)).toBe('REJECTED');
  // Who sends an answer again because nothing came back has made it.
  await expect(asEmployer(rejected, { status: 'REJECTED', from: 'APPLIED' })).resolves.toMatchObject({ status: 'REJECTED' });
});

it('takes ten equal moves for one', async () => {
  const match = await matched();
  await Promise.all(Array.from({ length: 10 }, async () => asCandidate(match, { status: 'APPLIED' })));
  expect(await stack.told('matching.statusChanged', match.id)).toHaveLength(1);
});

it('archives only what has ended, for one side, and brings back what goes on', async () => {
  const match = await matched();
  await asCandidate(match, { status: 'APPLIED' });
  await expect(asCandidate(match, { archived: true })).rejects.toMatchObject({ code: 'archive_not_allowed', status: 409 });
  expect((await asCandidate(match, { status: 'DECLINED', archived: true })).archived).toBe(true);
  expect((await stack.bus.call(matchingCalls.getApplication, { params: { matchId: match.id } }, employer)).archived).toBe(false);
  expect(await stack.bus.call(matchingCalls.candidateFunnel, { query: {} }, match.who)).toEqual([]);
  expect(await stack.bus.call(matchingCalls.candidateFunnel, { query: { archived: true, states: ['DECLINED'] } }, match.who)).toHaveLength(
    1,
  );
  await asEmployer(match, { status: 'INVITED' });
  expect(await stack.bus.call(matchingCalls.candidateFunnel, { query: { search: 'zonnehoek' } }, match.who)).toMatchObject([
    { id: match.id, archived: false, status: 'INVITED' },
  ]);
  expect(await stack.bus.call(matchingCalls.candidateFunnelVacancies, {}, match.who)).toEqual([
    { id: match.vacancyId, title: 'Verpleegkundige', employer: { companyName: 'De Zonnehoek' } },
  ]);
});

it('finds applications by name and vacancy', async () => {
  const match = await matched();
  await asCandidate(match, { status: 'APPLIED' });
  const find = async (query: object) =>
    (await stack.bus.call(matchingCalls.employerFunnel, { query: { vacancyIds: [match.vacancyId], ...query } }, employer)).map(
      ({ id }) => id,
    );
  expect(await find({ search: 'mila ver' })).toEqual([match.id]);
  expect(await find({ search: '100%' })).toEqual([]);
  expect(await find({ states: ['INVITED'] })).toEqual([]);
  await stack.bus.deliver('matching', vacanciesEvents.vacancyDeleted, match.vacancyId, { vacancyId: match.vacancyId, companyId });
  expect(await find({})).toEqual([]);
  await expect(stack.bus.call(matchingCalls.getMatch, { params: { id: match.id } }, match.who)).rejects.toMatchObject({
    code: 'match_not_found',
  });
});

it('shows what is being written for an application, and has open pages ask for it', async () => {
  const match = await matched();
  const application = {
    matchId: match.id,
    isGeneratingCoverLetter: false,
    isGeneratingResume: true,
    coverLetter: 'letters/one.pdf',
    resumeSettings: null,
  };
  const hinted: string[] = [];
  stack.matching.app.get(Hints).subscribe(({ topic }) => hinted.push(topic));
  await stack.bus.deliver('matching', resumesEvents.applicationChanged, match.id, application);
  await eventually(() => expect(hinted).toContain(topics.matches(match.who.accountId)));
  const seen = await stack.bus.call(matchingCalls.getMatch, { params: { id: match.id } }, match.who);
  expect([seen.isGeneratingResume, seen.coverLetterUrl]).toEqual([true, expect.stringMatching(/^\/files\/letters\/one\.pdf\?token=/)]);
});

it('names the match that moved on the screens of both sides, to a company once somebody has applied', async () => {
  const [match, unseen] = [await matched(), await matched()];
  const hinted: unknown[] = [];
  stack.matching.app.get(Hints).subscribe((hint) => hinted.push(hint));
  await asCandidate(unseen, { status: 'DECLINED' });
  await asCandidate(match, { status: 'APPLIED' });
  const facts = { matchId: match.id, vacancyId: match.vacancyId, status: 'APPLIED' };
  await eventually(() =>
    expect(hinted).toEqual(
      expect.arrayContaining([
        { topic: topics.matches(match.who.accountId), data: facts },
        { topic: topics.matches(employer.accountId), data: facts },
      ]),
    ),
  );
  expect(hinted).toContainEqual({ topic: topics.matches(employer.accountId) });
});

it('to where a match is already tells nobody', async () => {
  const [match, other] = [await matched(), await matched()];
  const hinted: string[] = [];
  stack.matching.app.get(Hints).subscribe(({ topic }) => hinted.push(topic));
  const hintedOf = async ({ vacancyId }: typeof match) => eventually(() => expect(hinted).toContain(topics.vacancyUpdates(vacancyId)));
  const told = async () => (await stack.told('matching.statusChanged', match.id)).length;
  await asCandidate(match, { status: 'APPLIED' });
  await hintedOf(match);
  hinted.length = 0;
  const before = await told();
  await asCandidate(match, { status: 'APPLIED' });
  await asEmployer(match, { status: 'APPLIED', archived: false });
  // Hints come in their order: once that of a later move is there, those of the two would be.
  await asCandidate(other, { status: 'APPLIED' });
  await hintedOf(other);
  expect(hinted).not.toContain(topics.vacancyUpdates(match.vacancyId));
  expect(await told()).toBe(before);
});
