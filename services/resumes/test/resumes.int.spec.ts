import { seenMark } from '@tandem/domain/seen-mark';
import { randomUUID } from 'node:crypto';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import { resumesCalls as calls } from '@tandem/contracts/resumes/resumes';
import { Db } from '@tandem/service-kit/database';
import { ObjectStore } from '@tandem/service-kit/object-store/object-store';
import { migrate, schemaDrift } from '@tandem/service-kit/migrate';
import { type RunningService, startService } from '@tandem/service-kit/start';
import { eventually } from '@tandem/test-kit/eventually';
import { type TestEnvironment, testEnvironment } from '@tandem/test-kit/environment';
import { TestBus } from '@tandem/test-kit/test-bus';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { service } from '../src/service';

jest.setTimeout(60_000);

let env: TestEnvironment;
let running: RunningService;
let bus: TestBus;
const person = () => ({ accountId: randomUUID(), accountType: 'CANDIDATE' as const });

const pdfOf = async (lines: readonly string[]): Promise<Buffer> => {
  const pdf = await PDFDocument.create();
  const [regular, bold] = [await pdf.embedFont(StandardFonts.Helvetica), await pdf.embedFont(StandardFonts.HelveticaBold)];
  const page = pdf.addPage([595, 842]);
  lines.forEach((line, index) =>
    page.drawText(line.replace('# ', ''), {
      x: 50,
      y: 780 - index * 18,
      size: line.startsWith('# ') ? 14 : 10,
      font: line.startsWith('# ') ? bold : regular,
    }),
  );
  return Buffer.from(await pdf.save());
};
const resumeLines = ['# Noor Achterberg', 'noor.achterberg@example.org | +31 6 12345678 | Zwolle', '', '# Work experience', '# Nurse', 'Isala, Zwolle', 'January 2019 - present', '- Care for patients after surgery', '', '# Education', 'HBO Verpleegkunde, Windesheim', '2014 - 2018', '', '# Skills', 'Wound care, Triage, Medication']; // prettier-ignore

const incoming = async (bytes: Buffer) => {
  const key = `incoming/${randomUUID()}`;
  await running.app.get(ObjectStore).put(key, bytes, 'application/pdf');
  return { resume: { key, name: 'resume.pdf', size: bytes.length, contentType: 'application/pdf' } };
};
const settled = async (who: ReturnType<typeof person>) =>
  eventually(async () => {
    const resume = await bus.call(calls.get, {}, who);
    expect(['DONE', 'ERROR']).toContain(resume.status);
    return resume;
  }, 20_000);

const isGone = async (key: string) =>
  eventually(async () => expect(running.app.get(ObjectStore).head(key)).rejects.toMatchObject({ code: 'not_found' }));
const stretch = async (after: string | null) => bus.call(calls.snapshots, { query: { after, limit: 2 } });
const inDatabase = async (sql: string, values: unknown[] = []) => running.app.get(Db).source.query<Record<string, unknown>[]>(sql, values);

beforeAll(async () => {
  env = await testEnvironment(['resumes']);
  await migrate(service, env.of('resumes'));
  running = await startService(service, env.of('resumes'));
  bus = await TestBus.connect(env.of('resumes'));
});
afterAll(async () => {
  await bus?.close();
  await running?.stop();
  await env?.remove();
});

it('has a schema that is what its entities say', async () => {
  expect(await schemaDrift(service, env.of('resumes'))).toEqual([]);
});

it('reads an uploaded PDF into lists and says so to open screens', async () => {
  const who = person();
  const hints: string[] = [];
  bus.nats.subscribe('hint', { callback: (_, message) => hints.push(message.json<{ topic: string }>().topic) });
  const accepted = await bus.call(calls.upload, { files: await incoming(await pdfOf(resumeLines)) }, who);
  expect(accepted).toMatchObject({ status: 'PENDING', originalFilePath: expect.stringContaining('?token=') as string });
  const resume = await settled(who);
  expect(resume).toMatchObject({
    status: 'DONE',
    readError: null,
    basicInfo: { firstName: 'Noor', lastName: 'Achterberg', email: 'noor.achterberg@example.org' },
  });
  expect(resume.workExperiencesParsed[0]).toMatchObject({ title: 'Nurse', startDate: '2019-01', endDate: null });
  expect(hints).toEqual(expect.arrayContaining([`resume-updates-${resume.id}`, `user-updates-${who.accountId}`]));
});

it('replaces lists whole: cuts, drops, and gives ids', async () => {
  const who = person();
  await bus.call(calls.createBlank, {}, who);
  const saved = await bus.call(
    calls.replaceWorkExperiences,
    { query: {}, body: [{ id: 'temp-1', title: 'Baker', company: 'Halte', startDate: '2020-01', description: 'x'.repeat(3_000) }] },
    who,
  );
  expect(saved).toHaveLength(1);
  expect(saved[0]).toMatchObject({ title: 'Baker', description: 'x'.repeat(2_500) });
  const again = await bus.call(calls.replaceWorkExperiences, { query: {}, body: [{ ...saved[0]!, title: 'Head baker' }] }, who);
  expect(again[0]).toMatchObject({ id: saved[0]!.id, title: 'Head baker' });
  const skills = await bus.call(
    calls.replaceSkills,
    {
      query: {},
      body: [
        { stack: '', type: null },
        { stack: 'React', type: 'TOOLS_AND_FRAMEWORKS', yearsOfExperience: -2 },
      ],
    },
    who,
  );
  expect(skills).toEqual([expect.objectContaining({ stack: 'React', yearsOfExperience: 1 })]);
  await expect(
    bus.call(calls.replaceEducations, { query: {}, body: [{ educationType: 'PHD', title: '', startDate: null }] }, who),
  ).rejects.toMatchObject({ code: 'field_required', status: 400 });
  await expect(
    bus.call(
      calls.replaceEducations,
      { query: {}, body: [{ educationType: 'PHD', title: 'Law', startDate: '2020-01', endDate: '2019-01' }] },
      who,
    ),
  ).rejects.toMatchObject({ code: 'start_before_end' });
});

it('knows when what it is matched by changed, which its looks and its verifying are not', async () => {
  const who = person();
  const { contentChangedAt } = await bus.call(calls.createBlank, {}, who);
  const skill = { stack: 'Levelling', type: 'OTHER' as const, yearsOfExperience: 2 };
  const [saved] = await bus.call(calls.replaceSkills, { query: {}, body: [skill] }, who);
  const filled = await bus.call(calls.get, {}, who);
  expect(filled.contentChangedAt > contentChangedAt).toBe(true);
  await bus.call(calls.saveSettings, { body: { settings: { template: 'modern' } } }, who);
  await bus.call(calls.verify, {}, who);
  await bus.call(calls.replaceSkills, { query: {}, body: [{ ...skill, id: saved!.id }] }, who);
  expect((await bus.call(calls.get, {}, who)).contentChangedAt).toBe(filled.contentChangedAt);
});

it('writes over no list that another window has changed since it was seen', async () => {
  const who = person();
  const seen = { seen: seenMark((await bus.call(calls.createBlank, {}, who)).skillsParsed) };
  const skill = (stack: string) => ({ stack, type: 'OTHER' as const, yearsOfExperience: 2 });
  await bus.call(calls.replaceSkills, { query: seen, body: [skill('Levelling')] }, who);
  await expect(bus.call(calls.replaceSkills, { query: seen, body: [skill('Surveying')] }, who)).rejects.toMatchObject({
    code: 'conflict',
    status: 409,
  });
  const now = await bus.call(calls.get, {}, who);
  expect(now.skillsParsed).toEqual([expect.objectContaining({ stack: 'Levelling' })]);
  const latest = { seen: seenMark(now.skillsParsed) };
  expect(await bus.call(calls.replaceSkills, { query: latest, body: [skill('Surveying')] }, who)).toHaveLength(1);
  await expect(bus.call(calls.replaceWorkExperiences, { query: latest, body: [] }, who)).rejects.toMatchObject({ code: 'conflict' });
  await expect(bus.call(calls.replaceEducations, { query: latest, body: [] }, who)).rejects.toMatchObject({ code: 'conflict' });
});

it('refuses to edit what is not there, and keeps people apart', async () => {
  const [who, other] = [person(), person()];
  await expect(bus.call(calls.replaceSkills, { query: {}, body: [] }, who)).rejects.toMatchObject({
    code: 'resume_not_found',
    status: 404,
  });
  const mine = await bus.call(calls.createBlank, {}, who);
  await expect(bus.call(calls.mayWatch, { params: { id: mine.id } }, other)).rejects.toMatchObject({ code: 'resume_not_found' });
  await expect(bus.call(calls.mayWatch, { params: { id: mine.id } }, who)).resolves.toBeUndefined();
  await expect(bus.call(calls.get, {}, { ...other, accountType: 'EMPLOYER' })).rejects.toMatchObject({ code: 'forbidden', status: 403 });
});

it('replaces the file of an earlier resume and forgets both when the account goes', async () => {
  const who = person();
  await bus.call(calls.upload, { files: await incoming(await pdfOf(resumeLines)) }, who);
  const first = await settled(who);
  await bus.call(calls.upload, { files: await incoming(await pdfOf(resumeLines)) }, who);
  const second = await settled(who);
  await isGone(`resumes/${first.id}.pdf`);
  await bus.call(calls.verify, {}, who);
  expect(await bus.call(calls.snapshot, { body: { candidateId: who.accountId } })).toMatchObject({
    resumeId: second.id,
    status: 'VERIFIED',
  });
  await bus.deliver('resumes', accountsEvents.accountDeleted, who.accountId, {
    accountId: who.accountId,
    accountType: 'CANDIDATE',
    companyId: null,
  });
  await expect(bus.call(calls.get, {}, who)).rejects.toMatchObject({ code: 'resume_not_found' });
  await isGone(`resumes/${second.id}.pdf`);
});

it('keeps no file that is nobody’s: of a resume that is unknown, of one that was replaced at once', async () => {
  const pdf = await pdfOf(resumeLines);
  const unknown = bus.call(calls.uploadAnonymous, { params: { id: randomUUID() }, files: await incoming(pdf) });
  await expect(unknown).rejects.toMatchObject({ code: 'resume_not_found', status: 404 });
  const who = person();
  await Promise.all([1, 2, 3].map(async () => bus.call(calls.upload, { files: await incoming(pdf) }, who)));
  await inDatabase(`update job set run_at = now() - interval '10 seconds' where name = 'resumes.dropFiles'`);
  await eventually(async () => {
    const owned = await inDatabase('select file_key as key from resume where file_key is not null order by file_key');
    const kept: string[] = [];
    for await (const { key } of running.app.get(ObjectStore).list('resumes/')) kept.push(key);
    expect(kept.sort()).toEqual(owned.map(({ key }) => key));
  }, 20_000);
});

it('takes in resumes of invented people, again and again', async () => {
  const candidateId = randomUUID();
  const skill = { type: 'OTHER' as const, stack: 'Triage', yearsOfExperience: 3, description: null, hiddenOnResume: false };
  const body = { resumes: [{ candidateId, summary: 'A nurse.', educations: [], workExperiences: [], skills: [skill] }] };
  expect(await bus.call(calls.import, { body })).toEqual({ added: 1 });
  expect(await bus.call(calls.import, { body })).toEqual({ added: 0 });
  expect(await bus.call(calls.snapshot, { body: { candidateId } })).toMatchObject({ status: 'VERIFIED', skills: [{ stack: 'Triage' }] });
});

it('keeps one of two resumes that a person begins at once, and refuses neither', async () => {
  const people = Array.from({ length: 5 }, person);
  await Promise.all(people.flatMap((who) => [bus.call(calls.createBlank, {}, who), bus.call(calls.createBlank, {}, who)]));
  for (const who of people) expect(await bus.call(calls.get, {}, who)).toMatchObject({ status: 'DONE' });
});

it('tells of every claimed resume in stretches, however many unclaimed ones lie between', async () => {
  for (let amount = 0; amount < 3; amount += 1) {
    await bus.call(calls.createAnonymous, {});
    await bus.call(calls.createBlank, {}, person());
  }
  const told: string[] = [];
  let after: string | null = null;
  do {
    const { items, next }: Awaited<ReturnType<typeof stretch>> = await stretch(after);
    told.push(...items.map(({ resumeId }) => resumeId));
    after = next;
  } while (after !== null);
  const claimed = await inDatabase('select id from resume where candidate_id is not null order by id');
  expect(told).toEqual(claimed.map(({ id }) => id));
});
