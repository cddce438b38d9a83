import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { problem } from '@tandem/contracts/codes';
import { isKey, type ObjectInfo, ObjectStore } from './object-store';
import { putProblem, storeProblem } from './store-problem';

const TYPE_SUFFIX = '.type';

/** Files in a folder. A file appears under its key only when it is whole, and the folders that were made for it go with it. */
export class FolderStore extends ObjectStore {
  constructor(private readonly folder: string) {
    super();
  }

  async put(key: string, body: Readable | Buffer, contentType: string): Promise<number> {
    const target = this.pathOf(key);
    const part = `${target}.${randomUUID()}.part`;
    let isWritten = false;
    try {
      const file = await inItsFolder(target, async () => open(part, 'w'));
      await pipeline(Buffer.isBuffer(body) ? Readable.from([body]) : body, file.createWriteStream());
      isWritten = true;
      await writeFile(`${target}${TYPE_SUFFIX}`, contentType);
      await rename(part, target);
    } catch (error) {
      if (!Buffer.isBuffer(body)) body.destroy();
      await rm(part, { force: true });
      await this.leave(path.dirname(target));
      // Removed while it was written, as whose it was is gone: nothing is wrong with the store.
      const isTaken = isWritten && isAbsence(error) && (await isFolder(this.folder));
      throw isTaken ? problem('unavailable') : putProblem(error);
    }
    return (await stat(target)).size;
  }

  async get(key: string): Promise<{ body: Readable } & ObjectInfo> {
    const file = this.pathOf(key);
    // Opened before it is answered: a file deleted after this can still be read to its end.
    const handle = await open(file).catch(async (error: unknown) => this.unread(error));
    const info = await handle.stat();
    if (!info.isFile()) {
      await handle.close();
      throw problem('not_found');
    }
    return { body: handle.createReadStream(), size: info.size, contentType: await typeOf(file) };
  }

  async head(key: string): Promise<ObjectInfo> {
    const file = this.pathOf(key);
    const info = await stat(file).catch(async (error: unknown) => this.unread(error));
    if (!info.isFile()) throw problem('not_found');
    return { size: info.size, contentType: await typeOf(file) };
  }

  async delete(key: string): Promise<void> {
    const file = this.pathOf(key);
    await Promise.all([rm(file, { force: true }), rm(`${file}${TYPE_SUFFIX}`, { force: true })]);
    await this.leave(path.dirname(file));
  }

  async move(from: string, to: string): Promise<void> {
    const [source, target] = [this.pathOf(from), this.pathOf(to)];
    const folder = path.dirname(target);
    try {
      await inItsFolder(target, async () => {
        await renameIfThere(`${source}${TYPE_SUFFIX}`, `${target}${TYPE_SUFFIX}`);
        await rename(source, target);
      });
    } catch (error) {
      const isMissing = isAbsence(error) && (await isFolder(folder));
      await this.leave(folder);
      throw isMissing ? problem('not_found') : storeProblem(error);
    }
  }

  async *list(prefix: string): AsyncIterable<{ key: string; modifiedAt: Date }> {
    for await (const file of filesBelow(path.join(this.folder, prefix))) {
      if (file.endsWith(TYPE_SUFFIX)) continue;
      const info = await stat(file).catch(() => null);
      if (info) yield { key: path.relative(this.folder, file).split(path.sep).join('/'), modifiedAt: info.mtime };
    }
  }

  /** A file is missing only where its folder is there to miss it; without that the store is away. */
  private async unread(error: unknown): Promise<never> {
    const isMissing = ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
    throw isMissing && (await isFolder(this.folder)) ? problem('not_found') : storeProblem(error);
  }

  /** Removes a folder and those around it, up to the first that holds something. */
  private async leave(folder: string): Promise<void> {
    if (folder === this.folder || !(await removedEmpty(folder))) return;
    await this.leave(path.dirname(folder));
  }

  private pathOf(key: string): string {
    if (!isKey(key)) throw problem('not_found');
    return path.join(this.folder, key);
  }
}

/** Tries to have a folder made and used before somebody who leaves it finds it empty and removes it. */
const TRIES = 5;

const inItsFolder = async <T>(file: string, work: () => Promise<T>): Promise<T> => {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      await mkdir(path.dirname(file), { recursive: true });
      return await work();
    } catch (error) {
      if (left === 0 || !isAbsence(error)) throw error;
    }
  }
};

const renameIfThere = async (from: string, to: string): Promise<void> =>
  rename(from, to).catch(async (error: unknown) => {
    if (await stat(from).catch(() => null)) throw error;
  });

const removedEmpty = async (folder: string): Promise<boolean> =>
  rmdir(folder).then(
    () => true,
    () => false,
  );

const isAbsence = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const isFolder = async (folder: string): Promise<boolean> =>
  stat(folder).then(
    (info) => info.isDirectory(),
    () => false,
  );

const typeOf = async (file: string): Promise<string> => readFile(`${file}${TYPE_SUFFIX}`, 'utf8').catch(() => 'application/octet-stream');

/** One folder at a time: `opendir` that goes down by itself passes over folders where there are many. */
async function* filesBelow(folder: string): AsyncIterable<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const below = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(below);
    else if (entry.isFile()) yield below;
  }
}
