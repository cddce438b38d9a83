import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { PDFDocument } from 'pdf-lib';
import { PdfThread } from '../src/pdf/run';
import { personOf } from './people';

let thread: PdfThread;
beforeEach(() => {
  thread = new PdfThread();
});
afterEach(async () => thread.close());

it('draws resumes and letters in a thread, many at once', async () => {
  const resume = personOf(1, 'en', 'classic');
  const files = await Promise.all(
    [{ resume }, { resume, letter: 'Dear reader,\n\nHello.' }, { resume }].map(async (each) => thread.draw(each)),
  );
  const titles = await Promise.all(files.map(async (bytes) => (await PDFDocument.load(bytes)).getTitle()));
  expect(titles[0]).toMatch(/^Resume of /);
  expect(titles[1]).toMatch(/^Cover letter of /);
  expect(Buffer.from(files[0] ?? []).equals(Buffer.from(files[2] ?? []))).toBe(true);
});

it('says what went wrong with one document and draws the next', async () => {
  const resume = { ...personOf(1, 'en', 'classic'), hasPicture: true };
  const picture = { bytes: new Uint8Array([1, 2, 3]), type: 'image/png' as const, alt: '' };
  await expect(thread.draw({ resume, picture })).rejects.toThrow();
  expect((await thread.draw({ resume })).length).toBeGreaterThan(1_000);
});

it('gives up one document that takes too long, and draws those that wait behind it', async () => {
  const patient = new PdfThread(5_000);
  try {
    const resume = personOf(1, 'en', 'classic');
    const [job] = resume.workExperiences;
    const endless = { ...resume, workExperiences: Array.from({ length: 300 }, () => ({ ...job!, description: '- a\n'.repeat(5_000) })) };
    const [given, behind] = await Promise.allSettled([patient.draw({ resume: endless }), patient.draw({ resume })]);
    expect(given.status).toBe('rejected');
    expect(behind.status).toBe('fulfilled');
  } finally {
    await patient.close();
  }
}, 60_000);

const onLinux = process.platform === 'linux' ? it : it.skip;
onLinux('draws behind everything else the process does', async () => {
  await thread.draw({ resume: personOf(1, 'en', 'classic') });
  const ranks = readdirSync('/proc/self/task').map((id) =>
    Number(readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]),
  );
  expect(ranks).toContain(getPriority() + 5);
  expect(ranks.filter((rank) => rank === getPriority()).length).toBeGreaterThan(1);
});
