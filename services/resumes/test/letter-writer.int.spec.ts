import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SystemClock } from '@tandem/service-kit/clock';
import { Db } from '@tandem/service-kit/database';
import { migrate } from '@tandem/service-kit/migrate';
import { type RunningService, startService } from '@tandem/service-kit/start';
import { type TestEnvironment, testEnvironment } from '@tandem/test-kit/environment';
import type { ApplicationTask } from '@tandem/writing/application-facts';
import { LetterWriter } from '../src/applications/letter-writer';
import { service } from '../src/service';

jest.setTimeout(60_000);

class SetClock extends SystemClock {
  moment = '2026-03-31T10:00:00Z';
  override now(): Date {
    return new Date(this.moment);
  }
}

const task: ApplicationTask = {
  language: 'en',
  tone: 'plain',
  facts: {
    today: '2026-03-02',
    name: 'Femke de Wit',
    workExperiences: [{ id: 'a', title: 'Planner', company: 'De Linge', startDate: '2020-01', endDate: null, description: null }],
    educations: [],
    skills: [{ id: 'b', name: 'Excel', years: 5 }],
    languages: [],
    summary: null,
    vacancy: { title: 'Stock controller', companyName: 'Kade & Co', requiredSkills: ['Excel'], requiredLanguages: [] },
  },
};
const ofTheModel = 'Dear Kade & Co,\n\nThe planning at De Linge is mine.\n\nFemke de Wit';
const mostTexts = 2;

const clock = new SetClock();
let model: Server;
let asked = 0;
let answer: string;
let env: TestEnvironment;
let running: RunningService;

beforeAll(async () => {
  model = createServer((request, response) => {
    asked++;
    request.resume();
    response.end(JSON.stringify({ choices: [{ message: { content: answer } }] }));
  });
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  const { port } = model.address() as AddressInfo;
  env = await testEnvironment(['resumes'], { LLM_BASE_URL: `http://127.0.0.1:${port}/v1`, LLM_TEXTS_PER_DAY: String(mostTexts) });
  await migrate(service, env.of('resumes'));
  running = await startService(service, env.of('resumes'), { clock });
});
beforeEach(() => {
  asked = 0;
  answer = ofTheModel;
});
afterAll(async () => {
  await running?.stop();
  await env?.remove();
  model?.closeAllConnections();
  await new Promise((resolve) => model.close(resolve));
});

const writesFor = async (accountId: string) => (await running.app.get(LetterWriter).write(task, accountId)).content;

it('asks the model for one account so often a day and composes the rest, however many come at once', async () => {
  const account = randomUUID();
  const letters = await Promise.all(Array.from({ length: 6 }, async () => writesFor(account)));
  expect(letters.filter((letter) => letter === ofTheModel)).toHaveLength(mostTexts);
  expect(letters.filter((letter) => letter.includes('Excel (5 years)'))).toHaveLength(6 - mostTexts);
  expect(asked).toBe(mostTexts);
});

it('counts every account by itself, and every day, which begins at midnight at home', async () => {
  const account = randomUUID();
  for (let i = 0; i < mostTexts; i++) await writesFor(account);
  expect(await writesFor(account)).not.toBe(ofTheModel);
  expect(await writesFor(randomUUID())).toBe(ofTheModel);
  clock.moment = '2026-03-31T21:59:00Z';
  expect(await writesFor(account)).not.toBe(ofTheModel);
  clock.moment = '2026-03-31T22:00:00Z';
  expect(await writesFor(account)).toBe(ofTheModel);
  const days = 'select day::text from written_text where account_id = $1';
  expect(await running.app.get(Db).source.query(days, [account])).toEqual([{ day: '2026-04-01' }]);
});

it('composes the letter itself when the model makes something up', async () => {
  answer = 'I led 900 people at Shell.';
  expect(await writesFor(randomUUID())).toContain('Excel (5 years)');
  expect(asked).toBe(1);
});
