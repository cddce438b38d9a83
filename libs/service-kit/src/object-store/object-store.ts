import type { Readable } from 'node:stream';
import { storeProblem } from './store-problem';

export type ObjectInfo = { size: number; contentType: string };

/** Where files live: S3's protocol in production, a folder otherwise. Keys are made by the product, never by people. */
export abstract class ObjectStore {
  /** Stores a stream under a key; a failed stream leaves nothing. Answers the size in bytes. */
  abstract put(key: string, body: Readable | Buffer, contentType: string): Promise<number>;
  /** @throws Problem not_found (404) */
  abstract get(key: string): Promise<{ body: Readable } & ObjectInfo>;
  /** What an object is, without opening it. @throws Problem not_found (404) */
  abstract head(key: string): Promise<ObjectInfo>;
  abstract delete(key: string): Promise<void>;
  /** Gives an object another key; how a service claims an upload. @throws Problem not_found (404) */
  abstract move(from: string, to: string): Promise<void>;
  /** Keys with their ages, under a prefix; for clearing what nobody claimed. */
  abstract list(prefix: string): AsyncIterable<{ key: string; modifiedAt: Date }>;
}

/** Folder of what was uploaded and not claimed yet. */
export const UNCLAIMED = 'incoming/';

/** Keys are plain names in folders: no dots that climb, nothing absolute. */
export const isKey = (key: string): boolean => /^[a-z0-9-]+(\/[A-Za-z0-9_.-]+)+$/.test(key) && !key.includes('..') && key.length <= 200;

/** The whole of a small object. @throws Problem unavailable (503) when the store goes away meanwhile */
export const readAll = async (body: Readable): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of body) chunks.push(chunk as Buffer);
  } catch (error) {
    throw storeProblem(error);
  }
  return Buffer.concat(chunks);
};
