import { rmSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Logger } from '@nestjs/common';
import { FolderStore } from './folder-store';
import { readAll } from './object-store';

let parent: string;
let store: FolderStore;
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'folder-store-'));
  await writeFile(path.join(parent, 'secret.pdf'), 'not yours');
  store = new FolderStore(path.join(parent, 'files'));
});
afterEach(async () => rm(parent, { recursive: true }));

const filesIn = async () =>
  (await readdir(path.join(parent, 'files'), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
const keysUnder = async (prefix: string) => {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys.sort();
};
const missing = { code: 'not_found', status: 404 };

describe('files in a folder', () => {
  it('come back as they were stored, with their type and size', async () => {
    await expect(store.put('incoming/one', Readable.from([Buffer.from('he'), Buffer.from('llo')]), 'application/pdf')).resolves.toBe(5);
    const { body, ...info } = await store.get('incoming/one');
    expect(info).toEqual({ size: 5, contentType: 'application/pdf' });
    expect((await readAll(body)).toString()).toBe('hello');
    expect(await store.head('incoming/one')).toEqual(info);
  });

  it('are replaced whole by a second one of the same key', async () => {
    await store.put('incoming/one', Buffer.from('a long first one'), 'text/plain');
    await store.put('incoming/one', Buffer.from('second'), 'image/png');
    const { body, contentType } = await store.get('incoming/one');
    expect([(await readAll(body)).toString(), contentType]).toEqual(['second', 'image/png']);
  });

  it('leave nothing behind when their stream breaks half-way', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half of it');
        throw new Error('connection lost');
      })(),
    );
    await expect(store.put('incoming/half', broken, 'application/pdf')).rejects.toThrow('connection lost');
    await expect(store.get('incoming/half')).rejects.toMatchObject(missing);
    expect(await readdir(path.join(parent, 'files'))).toEqual([]);
  });

  it.each([
    ['ENOSPC', 507, 'storage_full'],
    ['EDQUOT', 507, 'storage_full'],
    ['EROFS', 503, 'unavailable'],
    ['ENOENT', 503, 'unavailable'],
  ])('that cannot be stored for %s answer %i', async (code, status, said) => {
    const refused = new Readable({ read: () => refused.destroy(Object.assign(new Error(code), { code })) });
    await expect(store.put('incoming/one', refused, 'application/pdf')).rejects.toMatchObject({ status, code: said });
  });

  it('that were to be stored are let go of where no folder can be made for them', async () => {
    const body = new Readable({ read: () => undefined });
    await expect(new FolderStore(path.join(parent, 'secret.pdf')).put('exports/7f/data.zip', body, 'application/zip')).rejects.toThrow();
    expect(body.destroyed).toBe(true);
  });

  it('that are removed while they are stored are no failure of the store', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const body = Readable.from(
      (async function* () {
        yield Buffer.from('whose it was ');
        for await (const { key } of store.list('exports/7f/')) await store.delete(key);
        yield Buffer.from('is gone');
      })(),
    );
    await expect(store.put('exports/7f/data.zip', body, 'application/zip')).rejects.toMatchObject({ code: 'unavailable', status: 503 });
    expect(logged).not.toHaveBeenCalled();
    expect(await readdir(path.join(parent, 'files'))).toEqual([]);
    logged.mockRestore();
  });

  it('that cannot be moved are not said to be missing', async () => {
    await store.put('incoming/one', Buffer.from('cv'), 'application/pdf');
    await store.put('resumes/7f/cv.pdf', Buffer.from('another'), 'application/pdf');
    await expect(store.move('incoming/one', 'resumes/7f')).rejects.not.toMatchObject(missing);
  });

  it('keep what was there when a replacement breaks half-way', async () => {
    await store.put('incoming/one', Buffer.from('first'), 'text/plain');
    const broken = new Readable({ read: () => broken.destroy(new Error('connection lost')) });
    await expect(store.put('incoming/one', broken, 'image/png')).rejects.toThrow('connection lost');
    const { body, contentType } = await store.get('incoming/one');
    expect([(await readAll(body)).toString(), contentType]).toEqual(['first', 'text/plain']);
  });

  it.each([
    '../secret.pdf',
    'incoming/../../secret.pdf',
    '/etc/passwd',
    'incoming/..',
    'incoming//x',
    'incoming',
    '',
    'incoming/a\0b',
    `incoming/${'a'.repeat(200)}`,
  ])('are not reached by the key %p', async (key) => {
    await expect(store.get(key)).rejects.toMatchObject(missing);
    await expect(store.head(key)).rejects.toMatchObject(missing);
    await expect(store.put(key, Buffer.from('x'), 'text/plain')).rejects.toMatchObject(missing);
    await expect(store.delete(key)).rejects.toMatchObject(missing);
    await expect(store.move('incoming/one', key)).rejects.toMatchObject(missing);
  });

  it('move with their type, and are gone where they were', async () => {
    await store.put('incoming/one', Buffer.from('cv'), 'application/pdf');
    await store.move('incoming/one', 'resumes/7f/cv.pdf');
    const { body, contentType } = await store.get('resumes/7f/cv.pdf');
    body.destroy();
    expect(contentType).toBe('application/pdf');
    await expect(store.get('incoming/one')).rejects.toMatchObject(missing);
    await expect(store.move('incoming/one', 'resumes/7f/other.pdf')).rejects.toMatchObject(missing);
  });

  it('can be read to the end when they are deleted meanwhile', async () => {
    await store.put('incoming/one', Buffer.from('whole'), 'text/plain');
    const { body } = await store.get('incoming/one');
    rmSync(path.join(parent, 'files/incoming/one'));
    expect((await readAll(body)).toString()).toBe('whole');
  });

  it('are listed under a prefix with their age, without what the store keeps for itself', async () => {
    await store.put('incoming/one', Buffer.from('1'), 'text/plain');
    await store.put('incoming/deep/two', Buffer.from('2'), 'text/plain');
    await store.put('resumes/three', Buffer.from('3'), 'text/plain');
    expect(await keysUnder('incoming/')).toEqual(['incoming/deep/two', 'incoming/one']);
    for await (const { modifiedAt } of store.list('resumes/')) expect(Date.now() - modifiedAt.getTime()).toBeLessThan(60_000);
    expect(await keysUnder('nothing/')).toEqual([]);
  });

  it('are missing only where their folder is there: without it the store is away', async () => {
    await store.put('incoming/one', Buffer.from('1'), 'text/plain');
    await rename(path.join(parent, 'files'), path.join(parent, 'elsewhere'));
    const away = { code: 'unavailable', status: 503 };
    await expect(store.get('incoming/one')).rejects.toMatchObject(away);
    await expect(store.head('incoming/one')).rejects.toMatchObject(away);
    await rename(path.join(parent, 'elsewhere'), path.join(parent, 'files'));
    expect(await store.head('incoming/one')).toMatchObject({ size: 1 });
    await expect(store.get('incoming/two')).rejects.toMatchObject(missing);
  });

  it('whose reading breaks off with the store are no fault of theirs', async () => {
    const broken = new Readable({ read: () => broken.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })) });
    await expect(readAll(broken)).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  });

  it('take the folders along that held nothing else', async () => {
    await store.put('exports/7f/1/data.zip', Buffer.from('1'), 'application/zip');
    await store.put('exports/7f/2/data.zip', Buffer.from('2'), 'application/zip');
    await store.delete('exports/7f/1/data.zip');
    expect(await readdir(path.join(parent, 'files/exports/7f'))).toEqual(['2']);
    await store.delete('exports/7f/2/data.zip');
    await expect(store.move('incoming/none', 'resumes/7f/cv.pdf')).rejects.toMatchObject(missing);
    expect(await readdir(path.join(parent, 'files'))).toEqual([]);
  });

  it('come into a folder that others empty meanwhile', async () => {
    const one = async (n: number) => {
      await store.put(`incoming/${n}`, Buffer.from('cv'), 'application/pdf');
      await store.move(`incoming/${n}`, `resumes/7f/${n}`);
      expect(await store.head(`resumes/7f/${n}`)).toEqual({ size: 2, contentType: 'application/pdf' });
      await store.delete(`resumes/7f/${n}`);
    };
    const often = async (n: number) => {
      for (let times = 0; times < 50; times += 1) await one(n);
    };
    await Promise.all([1, 2, 3, 4].map(often));
    expect(await readdir(path.join(parent, 'files'))).toEqual(['incoming']);
  });

  it('can be deleted, more than once', async () => {
    await store.put('incoming/one', Buffer.from('1'), 'text/plain');
    await store.delete('incoming/one');
    await store.delete('incoming/one');
    expect(await filesIn()).toEqual([]);
  });
});

it('lists every file, however many folders there are', async () => {
  const keys = Array.from({ length: 200 }, (_, n) => `public/vacancies/${n}/${n}.md`);
  await Promise.all(keys.map(async (key) => store.put(key, Buffer.from('a text'), 'text/markdown')));
  const listed: string[] = [];
  for await (const { key } of store.list('public/')) listed.push(key);
  expect(listed.sort()).toEqual(keys.sort());
});
