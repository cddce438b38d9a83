import { randomUUID } from 'node:crypto';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { migrate } from '@tandem/service-kit/migrate';
import { type RunningService, startService } from '@tandem/service-kit/start';
import { testEnvironment, type TestEnvironment } from '@tandem/test-kit/environment';
import { eventually } from '@tandem/test-kit/eventually';
import { TestBus } from '@tandem/test-kit/test-bus';
import { service } from '../src/service';
import { companySnapshot } from './companies';
import { cook } from './postings';
import { Site } from './site';

jest.setTimeout(120_000);

const companyId = randomUUID();
const owner = { accountId: randomUUID(), accountType: 'EMPLOYER' as const, companyId, companyRole: 'Admin' };

let env: TestEnvironment;
let vacancies: RunningService;
let bus: TestBus;
let canary: Site;

beforeAll(async () => {
  canary = await new Site().start();
  env = await testEnvironment(['vacancies']);
  await migrate(service, env.of('vacancies'));
  vacancies = await startService(service, env.of('vacancies'));
  bus = await TestBus.connect(env.of('vacancies'));
  await bus.deliver('vacancies', accountsEvents.companyChanged, companyId, companySnapshot({ companyId }));
});
afterAll(async () => {
  await bus?.close();
  await vacancies?.stop();
  await env?.remove();
  await canary?.stop();
});

const errorOf = async (url: string) => {
  const { id } = await bus.call(vacanciesCalls.create, {}, { ...owner, accountId: randomUUID() });
  await bus.call(vacanciesCalls.replaceSource, { params: { id }, body: { source: 'URL', url } }, owner);
  const reading = async () => bus.call(vacanciesCalls.reading, { params: { id } }, owner);
  await eventually(async () => expect((await reading()).status).toBe('ERROR'), 20_000);
  return (await reading()).error;
};

const port = () => new URL(canary.origin).port;

it.each([
  ['an open port of this machine', () => `http://127.0.0.1:${port()}/vacature`],
  ['a closed port of this machine', () => 'http://127.0.0.1:9/vacature'],
  ['this machine as a number', () => `http://0x7f.0.0.1:${port()}/vacature`],
  ['this machine as another number', () => `http://127.1:${port()}/vacature`],
  ['a host that stands for all of this machine', () => `http://0.0.0.0:${port()}/vacature`],
  ['the web port of this machine', () => 'http://127.0.0.1/vacature'],
  ['a private network', () => 'http://10.0.0.1/vacature'],
  ['a home network', () => 'http://192.168.1.1/vacature'],
  ['the metadata of a cloud', () => 'http://169.254.169.254/latest/meta-data/'],
  ['a name that leads to this machine', () => 'http://localtest.me.localhost/vacature'],
])('never connects to %s, and says the same of all', async (_name, url) => {
  canary.set('/vacature', { body: cook });
  expect(await errorOf(url())).toBe('unreachable');
  expect(canary.connections).toBe(0);
});
