import { Readable } from 'node:stream';
import { S3Server } from '../../test/s3-server';
import { readAll } from './object-store';
import { S3Store } from './s3-store';

const missing = { code: 'not_found', status: 404 };
let server: S3Server;
let store: S3Store;
beforeEach(async () => {
  server = new S3Server('tandem');
  const endpoint = await server.listen();
  store = new S3Store({ endpoint, bucket: 'tandem', region: 'eu-west-1', accessKey: 'key', secretKey: 'secret' });
});
afterEach(async () => server.close());

describe('files in a bucket', () => {
  it('come back as they were stored, with their type and size', async () => {
    await expect(store.put('incoming/one', Readable.from([Buffer.from('he'), Buffer.from('llo')]), 'application/pdf')).resolves.toBe(5);
    const { body, ...info } = await store.get('incoming/one');
    expect(info).toEqual({ size: 5, contentType: 'application/pdf' });
    expect((await readAll(body)).toString()).toBe('hello');
    expect(await store.head('incoming/one')).toEqual(info);
  });

  it('are asked for with the signature of their owner', async () => {
    await store.put('incoming/one', Buffer.from('1'), 'text/plain');
    expect([...server.authorizations]).toEqual([
      expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=key\/\d+\/eu-west-1\/s3\/aws4_request/),
    ]);
  });

  it('leave nothing behind when their stream breaks half-way', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half of it');
        throw new Error('connection lost');
      })(),
    );
    await expect(store.put('incoming/half', broken, 'application/pdf')).rejects.toThrow('connection lost');
    expect([...server.objects.keys()]).toEqual([]);
  });

  it('move with their type, and are gone where they were', async () => {
    await store.put('incoming/one', Buffer.from('cv'), 'application/pdf');
    await store.move('incoming/one', 'resumes/7f/cv.pdf');
    expect((await store.get('resumes/7f/cv.pdf')).contentType).toBe('application/pdf');
    expect([...server.objects.keys()]).toEqual(['resumes/7f/cv.pdf']);
  });

  it('that are not there answer 404, to reading, to looking and to moving', async () => {
    await expect(store.get('incoming/none')).rejects.toMatchObject(missing);
    await expect(store.head('incoming/none')).rejects.toMatchObject(missing);
    await expect(store.move('incoming/none', 'resumes/none')).rejects.toMatchObject(missing);
  });

  it('that find no room answer 507, and those of a store that is away 503', async () => {
    server.isFull = true;
    await expect(store.put('incoming/one', Buffer.from('1'), 'text/plain')).rejects.toMatchObject({ status: 507, code: 'storage_full' });
    await server.close();
    await expect(store.get('incoming/one')).rejects.toMatchObject({ status: 503, code: 'unavailable' });
    await expect(store.put('incoming/one', Buffer.from('1'), 'text/plain')).rejects.toMatchObject({ status: 503, code: 'unavailable' });
  });

  it('are all listed under a prefix, however many pages that takes', async () => {
    const keys = ['a', 'b', 'c', 'd', 'e'].map((name) => `incoming/${name}`);
    for (const key of [...keys, 'resumes/other']) await store.put(key, Buffer.from(key), 'text/plain');
    const found: string[] = [];
    for await (const { key, modifiedAt } of store.list('incoming/')) {
      found.push(key);
      expect(Date.now() - modifiedAt.getTime()).toBeLessThan(60_000);
    }
    expect(found).toEqual(keys);
  });

  it('can be deleted, more than once', async () => {
    await store.put('incoming/one', Buffer.from('1'), 'text/plain');
    await store.delete('incoming/one');
    await store.delete('incoming/one');
    await expect(store.get('incoming/one')).rejects.toMatchObject(missing);
  });

  it.each(['../other/key', 'incoming/../x', '/incoming/x', 'incoming'])('are not reached by the key %p', async (key) => {
    await expect(store.get(key)).rejects.toMatchObject(missing);
    await expect(store.put(key, Buffer.from('x'), 'text/plain')).rejects.toMatchObject(missing);
    expect(server.objects.size).toBe(0);
  });
});
