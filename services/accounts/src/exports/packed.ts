import { addAbortSignal, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ObjectStore } from '@tandem/service-kit/object-store/object-store';
import { ZipFile } from 'yazl';

const signedPath = /^\/files\/([^?]+)(?:\?token=.*)?$/;

/** Keys of the stored files that an export names, each once. */
export const filesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return signedPath.exec(value)?.slice(1) ?? [];
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap(filesIn))];
};

/**
 * Packs the facts as JSON and, beside them, every file they name. The next file is opened when the one before is packed: a
 * store gives only so many connections at once, and a file that is gone by its turn is left out. A file that breaks off
 * breaks the package off.
 */
export const packed = (facts: unknown, store: ObjectStore): Readable => {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const stop = new AbortController();
  const fail = (error: Error) => output.destroy(error);
  zip.on('error', fail);
  output.once('close', () => stop.abort());
  zip.addBuffer(Buffer.from(JSON.stringify(facts, null, 2), 'utf8'), 'my-data.json');
  void addFiles(zip, filesIn(facts), store, stop.signal).catch(fail);
  return output;
};

const addFiles = async (zip: ZipFile, keys: readonly string[], store: ObjectStore, signal: AbortSignal): Promise<void> => {
  for (const key of keys) {
    if (signal.aborted) return;
    const found = await store.get(key).catch(() => null);
    if (!found) continue;
    zip.addReadStream(addAbortSignal(signal, found.body), `files/${key}`);
    await finished(found.body);
  }
  zip.end();
};
