import { randomUUID } from 'node:crypto';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { vacanciesEvents } from '@tandem/contracts/vacancies/vacancies.events';
import { eventually } from '@tandem/test-kit/eventually';
import { aCandidate, aCompany, aResume, aVacancy } from './people';
import { Stack } from './stack';

jest.setTimeout(60_000);

let stack: Stack;
beforeAll(async () => {
  stack = await Stack.start();
});
afterAll(async () => stack?.stop());

it('brings nobody back who goes while it fills its tables, and undoes nothing it is told meanwhile', async () => {
  const [leaver, draft, goneCompany, company] = [
    aCandidate(),
    aVacancy({ isPublished: false }),
    aCompany(randomUUID()),
    aCompany(randomUUID()),
  ];
  const { candidateId } = leaver;
  const answers = async <T>(item: T, meanwhile: () => Promise<unknown>) => {
    await meanwhile();
    return { items: [item], next: null };
  };
  await stack.bus.standIn(accountsCalls.companySnapshots, async () => {
    await stack.bus.deliver('matching', accountsEvents.companyDeleted, goneCompany.companyId, { companyId: goneCompany.companyId });
    await stack.tellCompany({ ...company, companyName: 'New name' });
    return { items: [goneCompany, { ...company, companyName: 'Old name' }], next: null };
  });
  const gone = { accountId: candidateId, accountType: 'CANDIDATE' as const, companyId: null };
  await stack.bus.standIn(vacanciesCalls.snapshots, async () =>
    answers(draft, async () =>
      stack.bus.deliver('matching', vacanciesEvents.vacancyDeleted, draft.id, { vacancyId: draft.id, companyId: null }),
    ),
  );
  await stack.bus.standIn(accountsCalls.candidateSnapshots, async () =>
    answers(leaver, async () => stack.bus.deliver('matching', accountsEvents.accountDeleted, candidateId, gone)),
  );
  await stack.bus.standIn(resumesCalls.snapshots, () => ({ items: [aResume(candidateId)], next: null }));
  await stack.bus.call(matchingCalls.rebuild, { body: {} });
  await eventually(async () => expect(await stack.sql(`select 1 from job where name = 'matching.rebuild'`)).toEqual([]), 20_000);
  expect(await stack.sql('select 1 from candidate where id = $1', [candidateId])).toEqual([]);
  expect(await stack.sql('select 1 from vacancy where id = $1', [draft.id])).toEqual([]);
  expect(await stack.sql('select 1 from company where id = $1', [goneCompany.companyId])).toEqual([]);
  expect(await stack.sql('select company_name from company where id = $1', [company.companyId])).toEqual([{ company_name: 'New name' }]);
});
