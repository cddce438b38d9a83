import { flateBomb } from '@tandem/test-kit/bad-pdfs';
import { layouts } from './layouts';
import { people } from './people';
import { built } from './built';
import { ResumeReaders } from '../src/run';

jest.setTimeout(600_000);

const documents = process.env['TANDEM_DEEP'] ? 200 : 20;
const megabyte = 1024 * 1024;
const readers = new ResumeReaders(1);
beforeAll(built);
afterAll(() => readers.close());

it(`holds no more memory after ${documents} documents than after a few`, async () => {
  const files = await Promise.all(people.flatMap((person) => Object.values(layouts).map(async (layout) => layout(person))));
  const readSome = async (count: number): Promise<number> => {
    let read = 0;
    for (let i = 0; i < count; i++) {
      const bytes = files[i % files.length] ?? new Uint8Array();
      if ((await readers.read(bytes, { milliseconds: 60_000 })).ok) read++;
    }
    return read;
  };
  await readSome(10);
  const before = process.memoryUsage.rss();
  expect(await readSome(documents)).toBe(documents);
  const grown = Math.round((process.memoryUsage.rss() - before) / megabyte);
  if (process.env['TANDEM_DEEP']) process.stderr.write(`${documents} documents: ${grown} MB more\n`);
  expect(grown).toBeLessThan(160);
});

it('holds no more memory after documents that swell', async () => {
  const bomb = flateBomb();
  const before = process.memoryUsage.rss();
  for (let i = 0; i < 3; i++) expect(await readers.read(bomb, { milliseconds: 60_000 })).toEqual({ ok: false, reason: 'too_large' });
  const grown = Math.round((process.memoryUsage.rss() - before) / megabyte);
  // One such document that stays would be 256 MB.
  expect(grown).toBeLessThan(160);
});
