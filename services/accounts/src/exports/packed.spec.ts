import { Readable } from 'node:stream';
import { problem } from '@tandem/contracts/codes';
import { type ObjectStore, readAll } from '@tandem/service-kit/object-store/object-store';
import { filesIn, packed } from './packed';

/** Opens what has the token `good`, and what is public. */
const opens = (key: string, token: string | undefined) => key.startsWith('public/') || token === 'good';

describe('the files an export names', () => {
  it('are those of its paths, signed or public, wherever they are, each once', () => {
    const facts = { a: '/files/resumes/1.pdf?token=good', b: [{ c: '/files/public/x/logo.webp' }, '/files/resumes/1.pdf?token=good'] };
    expect(filesIn(facts, opens)).toEqual(['resumes/1.pdf', 'public/x/logo.webp']);
  });

  it('are none in what only looks like one', () => {
    expect(filesIn({ a: 'see /files/a', b: 'https://x.example/files/b', c: null, d: 4 }, () => true)).toEqual([]);
  });

  it('are none that a path does not open', () => {
    expect(filesIn(['/files/resumes/1.pdf', '/files/resumes/2.pdf?token=old', '/files/resumes/3.pdf?token='], opens)).toEqual([]);
  });
});

/** A store of which each file opens as the given stream, and which counts how many are open at once. */
const storeOf = (files: Record<string, () => Readable>) => {
  let open = 0;
  const seen = { most: 0, closed: 0 };
  const get = async (key: string) => {
    const body = files[key]?.();
    if (!body) throw problem('not_found');
    seen.most = Math.max(seen.most, ++open);
    body.once('close', () => {
      open--;
      seen.closed++;
    });
    return { body, size: 0, contentType: 'text/plain' };
  };
  return { store: { get } as unknown as ObjectStore, seen };
};
const text = (content: string) => () => Readable.from([Buffer.from(content)]);
const broken = () =>
  new Readable({
    read() {
      this.destroy(new Error('disk gone'));
    },
  });

/** Names in the central directory of a zip: each record has its name after 46 bytes, the name's length at 28. */
const namesIn = (zip: Buffer): string[] => {
  const names: string[] = [];
  for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 1))
    names.push(zip.subarray(at + 46, at + 46 + zip.readUInt16LE(at + 28)).toString());
  return names;
};

describe('a package', () => {
  it('has every file it names, one open at a time, without those that are gone', async () => {
    const { store, seen } = storeOf({ 'a/1': text('first'), 'a/3': text('third') });
    expect(namesIn(await readAll(packed({}, ['a/1', 'a/2', 'a/3'], store)))).toEqual(['my-data.json', 'files/a/1', 'files/a/3']);
    expect(seen).toEqual({ most: 1, closed: 2 });
  });

  it('breaks off when one of its files does', async () => {
    const { store } = storeOf({ 'a/1': text('first'), 'a/2': broken });
    await expect(readAll(packed({}, ['a/1', 'a/2'], store))).rejects.toThrow('disk gone');
  });

  it('lets go of its files when nobody wants it any more', async () => {
    const { store, seen } = storeOf({ 'a/1': text('x'.repeat(1_000_000)), 'a/2': text('second') });
    const output = packed({}, ['a/1', 'a/2'], store);
    await new Promise((resolve) => setImmediate(resolve));
    output.destroy();
    await new Promise((resolve) => setImmediate(resolve));
    expect(seen).toEqual({ most: 1, closed: 1 });
  });
});
