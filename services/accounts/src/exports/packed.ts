import type { Readable } from 'node:stream';
import type { ObjectStore } from '@tandem/service-kit/object-store/object-store';
import { ZipFile } from 'yazl';

const signedPath = /^\/files\/([^?]+)(?:\?token=.*)?$/;

/** Keys of the stored files that an export names, each once. */
export const filesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return signedPath.exec(value)?.slice(1) ?? [];
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap(filesIn))];
};

/** Packs the facts as JSON and, beside them, every file they name. Files are read one after the other while the package is written. */
export const packed = async (facts: unknown, store: ObjectStore): Promise<Readable> => {
  const zip = new ZipFile();
  const keys = filesIn(facts);
  zip.addBuffer(Buffer.from(JSON.stringify(facts, null, 2), 'utf8'), 'my-data.json');
  for (const key of keys) {
    const found = await store.get(key).catch(() => null);
    if (found) zip.addReadStream(found.body, `files/${key}`);
  }
  zip.end();
  return zip.outputStream as Readable;
};
