import { flateBomb, manyPages } from '@tandem/test-kit/bad-pdfs';
import { built } from './built';
import { factsOf, factsRead, likeness } from './likeness';
import { layouts } from './layouts';
import { people } from './people';
import { scanned } from './scanned';
import { ResumeReaders } from '../src/run';
import { classic, scan } from './files';

// Threads start slowly on a busy machine.
jest.setTimeout(60_000);

const readers = new ResumeReaders();

beforeAll(built);
afterAll(() => readers.close());

describe('reading a file in a thread of its own', () => {
  it('gives the resume, the number of pages and the text', async () => {
    const result = await readers.read(await classic(), { milliseconds: 20_000 });
    expect(result).toMatchObject({ ok: true, pages: [{ width: 595 }], text: expect.stringContaining('Thornbury Foods') });
    expect(result.ok && result.resume.basics.lastName?.value).toBe('Pemberton');
  });

  it.each([
    ['empty', new Uint8Array()],
    ['not_pdf', Buffer.from('<html>resume</html>')],
    ['broken', Buffer.from('%PDF-1.7 and then nothing')],
  ])('answers %s instead of throwing', async (reason, bytes) => {
    expect(await readers.read(bytes, { milliseconds: 20_000 })).toEqual({ ok: false, reason });
  });

  it('refuses more pages than allowed', async () => {
    expect(await readers.read(manyPages(500), { milliseconds: 20_000 })).toEqual({ ok: false, reason: 'too_many_pages' });
  });

  it('says that a scan has no text', async () => {
    expect(await readers.read(await scan(), { milliseconds: 20_000 })).toEqual({ ok: false, reason: 'no_text' });
  });

  it('ends a document that takes too long, and reads the next one', async () => {
    expect(await readers.read(await classic(), { milliseconds: 1 })).toEqual({ ok: false, reason: 'too_slow' });
    expect(await readers.read(await classic(), { milliseconds: 20_000 })).toMatchObject({ ok: true });
  });

  it('ends a document that swells when it is unpacked', async () => {
    const result = await readers.read(flateBomb(), { milliseconds: 20_000, megabytes: 64 });
    expect(result).toEqual({ ok: false, reason: 'too_large' });
  });

  it.each(people.map((person) => [person.language, person] as const))(
    'reads a scanned page in %s, and is less sure of it',
    async (_language, person) => {
      const page = await layouts.classic(person);
      const printed = await readers.read(page, { milliseconds: 20_000 });
      const picture = await scanned(page);
      expect(await readers.read(picture, { milliseconds: 20_000 })).toEqual({ ok: false, reason: 'no_text' });
      const result = await readers.readScan(picture);
      if (!result.ok || !printed.ok) throw new Error('both can be read');
      const { f1, missing, invented } = likeness(factsOf(person), factsRead(result.resume));
      expect(f1 >= 0.9 ? [] : { missing, invented }).toEqual([]);
      const sure = ({ resume }: typeof result) => resume.experiences[0]!.title!.confidence;
      expect(sure(result)).toBeLessThan(sure(printed));
    },
    180_000,
  );
});
