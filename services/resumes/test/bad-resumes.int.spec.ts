import { randomUUID } from 'node:crypto';
import { problem } from '@tandem/contracts/codes';
import type { Resume } from '@tandem/contracts/entities/resume';
import { resumesCalls as calls } from '@tandem/contracts/resumes/resumes';
import { migrate } from '@tandem/service-kit/migrate';
import { ObjectStore } from '@tandem/service-kit/object-store/object-store';
import { type RunningService, startService } from '@tandem/service-kit/start';
import { encryptedPdf, flateBomb, loopingXref, manyPages } from '@tandem/test-kit/bad-pdfs';
import { type TestEnvironment, testEnvironment } from '@tandem/test-kit/environment';
import { eventually } from '@tandem/test-kit/eventually';
import { TestBus } from '@tandem/test-kit/test-bus';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { service } from '../src/service';

// Threads start slowly on a busy machine, and a picture is looked at for long.
jest.setTimeout(240_000);
const patience = 200_000;

let env: TestEnvironment;
let running: RunningService;
let bus: TestBus;
const person = () => ({ accountId: randomUUID(), accountType: 'CANDIDATE' as const });
type Person = ReturnType<typeof person>;

/** As the gateway hands it over. */
const upload = async (who: Person, bytes: Buffer): Promise<Resume> => {
  const key = `incoming/${randomUUID()}`;
  await running.app.get(ObjectStore).put(key, bytes, 'application/pdf');
  const resume = { key, name: 'resume.pdf', size: bytes.length, contentType: 'application/pdf' };
  return bus.call(calls.upload, { files: { resume } }, who);
};
const settled = async (who: Person): Promise<Resume> =>
  eventually(async () => {
    const resume = await bus.call(calls.get, {}, who);
    expect(['DONE', 'ERROR']).toContain(resume.status);
    return resume;
  }, patience);

const readable = async (): Promise<Buffer> => {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.HelveticaBold);
  const lines = ['Noor Achterberg', 'noor.achterberg@example.org', 'Skills', 'Wound care, Triage'];
  const page = pdf.addPage([595, 842]);
  lines.forEach((line, index) => page.drawText(line, { x: 50, y: 780 - index * 30, size: 14, font }));
  return Buffer.from(await pdf.save());
};
/** Pages that are one picture each, as a scanner makes them. */
const scanOf = async (drawing: string): Promise<Buffer> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1754"><rect width="100%" height="100%" fill="white"/>${drawing}</svg>`;
  const pdf = await PDFDocument.create();
  const picture = await pdf.embedPng(await sharp(Buffer.from(svg)).png().toBuffer());
  pdf.addPage([595, 842]).drawImage(picture, { x: 0, y: 0, width: 595, height: 842 });
  return Buffer.from(await pdf.save());
};

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

describe('a file that cannot be read ends in ERROR with its own reason', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, NonNullable<Resume['readError']>]>([
    ['locked with a password', encryptedPdf, 'encrypted'],
    ['nothing at all', () => Buffer.alloc(0), 'empty'],
    ['a web page under the name of a PDF', () => Buffer.from('<!doctype html><title>Resume</title>'), 'not_pdf'],
    ['ten thousand pages', () => manyPages(10_000), 'too_many_pages'],
    ['one page more than is read', () => manyPages(21), 'too_many_pages'],
    ['a table of objects that refers to itself', loopingXref, 'empty'],
    ['cut off behind its first line', () => Buffer.from('%PDF-1.4 this is not the rest of a document'), 'broken'],
    ['a scan of an empty sheet', async () => scanOf(''), 'empty'],
  ])('%s', async (_what, make, reason) => {
    const who = person();
    expect(await upload(who, await make())).toMatchObject({ status: 'PENDING', readError: null });
    expect(await settled(who)).toMatchObject({ status: 'ERROR', readError: reason, workExperiencesParsed: [], skillsParsed: [] });
    await expect(bus.call(calls.verify, {}, who)).rejects.toMatchObject({ code: 'resume_not_ready', status: 409 });
    await expect(bus.call(calls.replaceSkills, { query: {}, body: [] }, who)).rejects.toMatchObject({
      code: 'resume_not_ready',
      status: 409,
    });
  });

  it('a page that unpacks to hundreds of megabytes, and the next resume is read all the same', async () => {
    const who = person();
    await upload(who, flateBomb());
    const { status, readError } = await settled(who);
    // Which limit it meets first, of memory or of time, depends on the machine.
    expect([status, ['too_large', 'too_slow'].includes(readError ?? '')]).toEqual(['ERROR', true]);
    await upload(who, await readable());
    expect(await settled(who)).toMatchObject({ status: 'DONE', readError: null, basicInfo: { lastName: 'Achterberg' } });
  });
});

describe('a file that the store does not hand out', () => {
  const refuse = (error: Error, times: number) => {
    const get = jest.spyOn(running.app.get(ObjectStore), 'get');
    for (let time = 0; time < times; time++) get.mockRejectedValueOnce(error);
  };

  it('waits while the store is away, and is read afterwards', async () => {
    const who = person();
    refuse(problem('unavailable'), 4);
    await upload(who, await readable());
    expect(await settled(who)).toMatchObject({ status: 'DONE', basicInfo: { lastName: 'Achterberg' } });
  });

  it('is given up after three attempts for any other fault, and it is not said that it is damaged', async () => {
    const who = person();
    refuse(new Error('a fault of ours'), 3);
    await upload(who, await readable());
    expect(await settled(who)).toMatchObject({ status: 'ERROR', readError: 'failed' });
  });
});

it('a text is read while scans wait for each other, which are recognised afterwards', async () => {
  const line = (text: string, y: number) => `<text x="120" y="${y}" font-family="DejaVu Sans, sans-serif" font-size="44">${text}</text>`;
  const scan = await scanOf([line('Noor Achterberg', 200), line('noor.achterberg@example.org', 300)].join(''));
  const slow = [person(), person(), person()];
  for (const who of slow) await upload(who, scan);
  const quick = person();
  await upload(quick, await readable());
  expect(await settled(quick)).toMatchObject({ status: 'DONE', reading: { isScan: false }, basicInfo: { lastName: 'Achterberg' } });
  const stillRead = await Promise.all(slow.map(async (who) => (await bus.call(calls.get, {}, who)).status));
  expect(stillRead.filter((status) => status === 'BUSY').length).toBeGreaterThan(1);
  for (const resume of await Promise.all(slow.map(settled)))
    expect(resume).toMatchObject({
      status: 'DONE',
      readError: null,
      reading: { isScan: true },
      basicInfo: { email: 'noor.achterberg@example.org' },
    });
});
