import { randomUUID } from 'node:crypto';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { vacanciesEvents } from '@tandem/contracts/vacancies/vacancies.events';
import { Stack } from './stack';

jest.setTimeout(60_000);

let stack: Stack;
beforeAll(async () => {
  stack = await Stack.start();
});
afterAll(async () => stack?.stop());

const tell = async (companyId: string, isActive: boolean) =>
  stack.bus.deliver('accounts', vacanciesEvents.scrapingChanged, companyId, { companyId, isActive, at: new Date().toISOString() });

it('shows a company that its careers page is being imported, for as long as it is', async () => {
  const { who, companyId } = await stack.open('EMPLOYER');
  const shown = async () => (await stack.bus.call(accountsCalls.get, {}, who)).accountInfo;
  await tell(companyId, true);
  expect(await shown()).toMatchObject({ activelyScraping: true, hasPendingJobs: true });
  expect((await stack.emitted('accounts.companyChanged', companyId)).at(-1)).toMatchObject({ activelyScraping: true });
  await tell(companyId, false);
  expect(await shown()).toMatchObject({ activelyScraping: false, hasPendingJobs: false });
});

it('leaves a company that is gone alone', async () => {
  await expect(tell(randomUUID(), true)).resolves.not.toThrow();
});
