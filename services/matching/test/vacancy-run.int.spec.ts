import { randomUUID } from 'node:crypto';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { resumesEvents } from '@tandem/contracts/resumes/resumes.events';
import { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { vacanciesEvents } from '@tandem/contracts/vacancies/vacancies.events';
import { eventually } from '@tandem/test-kit/eventually';
import { FinderRepository } from '../src/search/finder.repository';
import { aCandidate, aCompany, aResume, aVacancy, employerOf } from './people';
import { Stack } from './stack';

jest.setTimeout(60_000);

let stack: Stack;
beforeAll(async () => {
  stack = await Stack.start();
});
afterAll(async () => stack?.stop());

const someone = async (title: string, isTest = false) => {
  const candidate = aCandidate({ isTest });
  candidate.wishes.preferences = { ...candidate.wishes.preferences, desiredJobTitle: title };
  const { candidateId } = candidate;
  const resume = aResume(candidateId, title === 'Nurse' ? {} : { summary: null, workExperiences: [], educations: [], skills: [] });
  stack.knows(candidate, resume);
  await stack.bus.deliver('matching', accountsEvents.candidateChanged, candidateId, candidate);
  await stack.bus.deliver('matching', resumesEvents.resumeChanged, candidateId, { candidateId, resume });
  return candidateId;
};
const publish = async (over: Parameters<typeof aVacancy>[0] = {}) => {
  const vacancy = aVacancy(over);
  await stack.tellVacancy(vacancy);
  await stack.bus.deliver('matching', vacanciesEvents.vacancyPublished, vacancy.id, { vacancyId: vacancy.id, isFirst: true });
  await eventually(
    async () => expect(await stack.sql('select 1 from vacancy_run where vacancy_id = $1', [vacancy.id])).toEqual([]),
    30_000,
  );
  return vacancy;
};
const who = (accountId: string) => ({ accountId, accountType: 'CANDIDATE' as const });
const seesIt = async (accountId: string, vacancyId: string) =>
  (await stack.bus.call(matchingCalls.recommended, { query: { pageSize: 100 } }, who(accountId))).items.some(({ id }) => id === vacancyId);

it('shows a publication to those it suits, and counts them', async () => {
  const [nurse, driver, test] = [await someone('Nurse'), await someone('Truck driver'), await someone('Nurse', true)];
  await stack.profiled();
  const { id } = await publish();
  expect([await seesIt(nurse, id), await seesIt(driver, id), await seesIt(test, id)]).toEqual([true, false, false]);
  expect(await stack.told('matching.potentialChanged', id)).toEqual([{ vacancyId: id, amountPotentialCandidates: 1 }]);
  const found = (await stack.told('matching.matchesFound')).map(({ candidateId, matches }) => [
    candidateId,
    (matches as { vacancy: { id: string } }[])[0]?.vacancy.id,
  ]);
  expect(found).toEqual([[nurse, id]]);
});

it('counts who comes after the publication, and no longer who wishes for something else', async () => {
  const { id } = await publish({ employer: employerOf(randomUUID()) });
  const nurse = await someone('Nurse');
  await stack.match(nurse);
  const [candidate, resume] = [stack.candidates.get(nurse)!, stack.resumes.get(nurse)!];
  const preferences = { ...candidate.wishes.preferences, desiredJobTitle: 'Truck driver' };
  const nothing = { summary: null, workExperiences: [], educations: [], skills: [] };
  stack.knows({ ...candidate, wishes: { ...candidate.wishes, preferences } }, { ...resume, ...nothing });
  await stack.match(nurse);
  const told = (await stack.told('matching.potentialChanged', id)).map((event) => event['amountPotentialCandidates']);
  expect(told.map(Number)).toEqual([told[0], Number(told[0]) + 1, told[0]]);
});

it('counts who asks how well the vacancy fits after its publication', async () => {
  const { id } = await publish({ employer: employerOf(randomUUID()) });
  const before = Number((await stack.told('matching.potentialChanged', id)).at(-1)?.['amountPotentialCandidates']);
  const nurse = await someone('Nurse');
  await stack.bus.call(matchingCalls.calculateScore, { params: { vacancyId: id } }, who(nurse));
  await eventually(async () => {
    const told = await stack.told('matching.potentialChanged', id);
    expect(told.at(-1)).toEqual({ vacancyId: id, amountPotentialCandidates: before + 1 });
  });
});

it('matches a changed vacancy anew, once for many changes in a row', async () => {
  const nurse = await someone('Nurse');
  await stack.profiled();
  const vacancy = await publish();
  const other = { ...vacancy, title: 'Lawyer', description: 'You plead in court.', requiredSkills: ['Company law'], responsibilities: [] };
  await stack.tellVacancy(other);
  for (let count = 0; count < 4; count++)
    await stack.bus.deliver('matching', vacanciesEvents.vacancyPublished, vacancy.id, { vacancyId: vacancy.id, isFirst: false });
  await eventually(
    async () => expect(await stack.sql('select 1 from vacancy_run where vacancy_id = $1', [vacancy.id])).toEqual([]),
    30_000,
  );
  expect(await seesIt(nurse, vacancy.id)).toBe(false);
  expect((await stack.told('matching.potentialChanged', vacancy.id)).at(-1)).toEqual({
    vacancyId: vacancy.id,
    amountPotentialCandidates: 0,
  });
});

it('writes nothing of a text that was replaced while it was being matched', async () => {
  await someone('Nurse');
  await stack.profiled();
  const finder = stack.matching.app.get(FinderRepository);
  const find = finder.candidatesFor.bind(finder);
  const saveAgain = jest.spyOn(finder, 'candidatesFor').mockImplementationOnce(async (...args) => {
    const { id } = vacancy;
    await stack.tellVacancy({ ...vacancy, title: 'Lawyer', description: 'You plead in court.', requiredSkills: [], responsibilities: [] });
    await stack.bus.deliver('matching', vacanciesEvents.vacancyPublished, id, { vacancyId: id, isFirst: false });
    return find(...args);
  });
  const vacancy = aVacancy();
  await stack.tellVacancy(vacancy);
  await stack.bus.deliver('matching', vacanciesEvents.vacancyPublished, vacancy.id, { vacancyId: vacancy.id, isFirst: true });
  await eventually(
    async () => expect(await stack.sql('select 1 from vacancy_run where vacancy_id = $1', [vacancy.id])).toEqual([]),
    30_000,
  );
  expect(saveAgain).toHaveBeenCalledTimes(2);
  expect(await stack.told('matching.potentialChanged', vacancy.id)).toEqual([{ vacancyId: vacancy.id, amountPotentialCandidates: 0 }]);
  saveAgain.mockRestore();
});

it('shows drafts and deleted vacancies to nobody', async () => {
  const nurse = await someone('Nurse');
  await stack.profiled();
  const draft = await publish({ isPublished: false });
  expect(await seesIt(nurse, draft.id)).toBe(false);
  await expect(stack.bus.call(matchingCalls.calculateScore, { params: { vacancyId: draft.id } }, who(nurse))).rejects.toMatchObject({
    code: 'vacancy_not_found',
    status: 404,
  });
  const shown = await publish();
  expect(await seesIt(nurse, shown.id)).toBe(true);
  await stack.bus.deliver('matching', vacanciesEvents.vacancyDeleted, shown.id, { vacancyId: shown.id, companyId: null });
  await stack.bus.deliver('matching', vacanciesEvents.vacancyChanged, shown.id, shown);
  expect(await seesIt(nurse, shown.id)).toBe(false);
});

it('shows a vacancy that is hidden for a change as it was published last, until it is published again', async () => {
  const vacancy = await publish({ title: 'Nurse' });
  const shown = async () => (await stack.sql(`select card ->> 'title' as title from vacancy where id = $1`, [vacancy.id]))[0]?.['title'];
  await stack.tellVacancy({ ...vacancy, title: null, isPublished: false });
  await stack.tellVacancy({ ...vacancy, title: 'Cook', isPublished: false });
  expect(await shown()).toBe('Nurse');
  await stack.tellVacancy({ ...vacancy, title: 'Cook' });
  expect(await shown()).toBe('Cook');
});

it('keeps nothing of a draft that is deleted', async () => {
  const draft = aVacancy({ isPublished: false });
  await stack.tellVacancy(draft);
  await stack.bus.deliver('matching', vacanciesEvents.vacancyDeleted, draft.id, { vacancyId: draft.id, companyId: null });
  expect(await stack.sql('select id from vacancy where id = $1', [draft.id])).toEqual([]);
  // What was told of it before, and arrives only now.
  await stack.bus.deliver('matching', vacanciesEvents.vacancyChanged, draft.id, draft, Date.now() + 1_000);
  expect(await stack.sql('select id from vacancy where id = $1', [draft.id])).toEqual([]);
});

it('shows nobody a vacancy of which it heard first that it is gone', async () => {
  const vacancy = aVacancy();
  await stack.bus.deliver('matching', vacanciesEvents.vacancyDeleted, vacancy.id, { vacancyId: vacancy.id, companyId: null });
  await stack.bus.deliver('matching', vacanciesEvents.vacancyChanged, vacancy.id, vacancy);
  expect(await stack.sql('select id from vacancy where id = $1 and is_open', [vacancy.id])).toEqual([]);
});

it('ranks by the address of the company where the vacancy has none', async () => {
  const companyId = randomUUID();
  const vacancy = await publish({ address: null, isScraped: false, employer: employerOf(companyId) });
  await stack.tellCompany(aCompany(companyId));
  await stack.profiled();
  const [row] = await stack.sql('select latitude from vacancy where id = $1', [vacancy.id]);
  expect(row?.['latitude']).toBeCloseTo(52.0907, 3);
  await stack.tellVacancy(vacancy);
  expect(await stack.sql('select is_stale from vacancy where id = $1', [vacancy.id])).toEqual([{ is_stale: false }]);
});

it('finds the place of a vacancy that names its city only', async () => {
  const vacancy = await publish({ address: { city: 'Groningen', country: 'NL' } });
  await stack.profiled();
  const [row] = await stack.sql('select latitude from vacancy where id = $1', [vacancy.id]);
  expect(row?.['latitude']).toBeCloseTo(53.22, 1);
});

describe('a score somebody asks for', () => {
  it('is worked out however bad it is, and stays in the list after a run', async () => {
    const driver = await someone('Truck driver');
    const { id: vacancyId } = await publish();
    const asked = await stack.bus.call(matchingCalls.calculateScore, { params: { vacancyId } }, who(driver));
    expect(asked).toMatchObject({ status: 'BEING_MATCHED', percentage: null });
    const scored = await eventually(async () => {
      const match = await stack.bus.call(matchingCalls.matchOfVacancy, { params: { vacancyId } }, who(driver));
      expect(match.status).toBe('MATCHED');
      return match;
    }, 30_000);
    expect(scored.percentage).toBeLessThan(30);
    await stack.match(driver);
    expect(await seesIt(driver, vacancyId)).toBe(true);
    expect((await stack.told('matching.matchesFound')).filter(({ candidateId }) => candidateId === driver)).toEqual([]);
  });

  it('is refused once the candidate acted on the match', async () => {
    const nurse = await someone('Nurse');
    await stack.profiled();
    const { id: vacancyId } = await publish();
    const { id } = await stack.bus.call(matchingCalls.matchOfVacancy, { params: { vacancyId } }, who(nurse));
    await stack.bus.call(matchingCalls.changeMatch, { params: { id }, body: { status: 'DECLINED' } }, who(nurse));
    await expect(stack.bus.call(matchingCalls.calculateScore, { params: { vacancyId } }, who(nurse))).rejects.toMatchObject({
      code: 'transition_not_allowed',
      status: 409,
    });
  });
});

it('forgets somebody who left', async () => {
  const nurse = await someone('Nurse');
  await stack.profiled();
  await stack.match(nurse);
  await stack.bus.deliver('matching', accountsEvents.accountDeleted, nurse, {
    accountId: nurse,
    accountType: 'CANDIDATE',
    companyId: null,
  });
  // What was told of him before, and arrives only now.
  await stack.bus.deliver('matching', accountsEvents.candidateChanged, nurse, { ...aCandidate(), candidateId: nurse });
  for (const [table, column] of [
    ['candidate', 'id'],
    ['match', 'candidate_id'],
    ['candidate_run', 'candidate_id'],
  ] as const) {
    expect(await stack.sql(`select 1 from ${table} where ${column} = $1`, [nurse])).toEqual([]);
  }
});

it('forgets a company that is gone, with its vacancies and their matches', async () => {
  const companyId = randomUUID();
  const nurse = await someone('Nurse');
  await stack.profiled();
  await stack.tellCompany(aCompany(companyId));
  const vacancy = await publish({ employer: employerOf(companyId) });
  const { id } = await stack.bus.call(matchingCalls.matchOfVacancy, { params: { vacancyId: vacancy.id } }, who(nurse));
  await stack.bus.call(matchingCalls.changeMatch, { params: { id }, body: { status: 'APPLIED' } }, who(nurse));
  await stack.bus.deliver('matching', accountsEvents.companyDeleted, companyId, { companyId });
  // What was told of it before, and arrives only now.
  await stack.bus.deliver('matching', vacanciesEvents.vacancyChanged, vacancy.id, vacancy);
  for (const table of ['company', 'vacancy', 'match', 'match_log', 'vacancy_run'])
    for (const gone of [companyId, vacancy.id, id])
      expect([table, await stack.sql(`select 1 from ${table} row where strpos(row::text, $1) > 0`, [gone])]).toEqual([table, []]);
});

it('fills its tables again from what the owners have', async () => {
  const [candidate, vacancy, companyId] = [aCandidate(), aVacancy(), randomUUID()];
  const resume = aResume(candidate.candidateId);
  await stack.bus.standIn(accountsCalls.companySnapshots, () => ({ items: [aCompany(companyId)], next: null }));
  await stack.bus.standIn(vacanciesCalls.snapshots, ({ query }) =>
    query.after ? { items: [vacancy], next: null } : { items: [], next: companyId },
  );
  await stack.bus.standIn(accountsCalls.candidateSnapshots, () => ({ items: [candidate], next: null }));
  await stack.bus.standIn(resumesCalls.snapshots, () => ({ items: [resume], next: null }));
  await stack.bus.call(matchingCalls.rebuild, { body: {} });
  await eventually(
    async () =>
      expect(await stack.sql('select is_ready, is_stale from candidate where id = $1', [candidate.candidateId])).toEqual([
        { is_ready: true, is_stale: false },
      ]),
    20_000,
  );
  expect(await stack.sql('select is_open from vacancy where id = $1', [vacancy.id])).toEqual([{ is_open: true }]);
  expect(await stack.sql('select 1 from company where id = $1', [companyId])).toHaveLength(1);
});
