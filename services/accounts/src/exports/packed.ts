import { addAbortSignal, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ObjectStore } from '@tandem/service-kit/object-store/object-store';
import { ZipFile } from 'yazl';

type Opens = (key: string, token: string | undefined) => boolean;

const path = /^\/files\/([^?]+)(?:\?token=(.*))?$/;

/**
 * Keys of the stored files that an export names, each once. A person's own texts are among the facts: a path counts only while it opens its
 * file, so that nobody gets by his export what he could not fetch anyway.
 */
export const filesIn = (value: unknown, opens: Opens): string[] => {
  if (typeof value === 'string') {
    const [, key, token] = path.exec(value) ?? [];
    return key !== undefined && opens(key, token) ? [key] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap((part) => filesIn(part, opens)))];
};

/**
 * Packs the facts as JSON and files beside them. The next file is opened when the one before is packed: a store gives only so many
 * connections at once, and a file that is gone by its turn is left out. A file that breaks off breaks the package off.
 */
export const packed = (facts: unknown, keys: readonly string[], store: ObjectStore): Readable => {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const stop = new AbortController();
  const fail = (error: Error) => output.destroy(error);
  zip.on('error', fail);
  output.once('close', () => stop.abort());
  zip.addBuffer(Buffer.from(JSON.stringify(facts, null, 2), 'utf8'), 'my-data.json');
  void addFiles(zip, keys, store, stop.signal).catch(fail);
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
