import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { stack } from './stack';

/** What tells of somebody: words of his, and files as they were handed in. */
export type Marks = { words: readonly string[]; files: readonly Buffer[] };

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Words are in small letters. Every table of every schema, whole rows as text: columns, lists and JSON alike; outbox, inbox and jobs are tables too. */
export const inDatabase = async (words: readonly string[]): Promise<string[]> => {
  const client = new Client({ connectionString: stack().postgres });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `select row::text as row from ${name} as row where exists (select 1 from unnest($1::text[]) word where strpos(lower(row::text), word) > 0)`,
        [words],
      );
      found.push(...rows.map(({ row }) => `${name}: ${row}`));
    }
    return found;
  } finally {
    await client.end();
  }
};

const valueOf = async (redis: Redis, key: string): Promise<unknown> => {
  switch (await redis.type(key)) {
    case 'string':
      return redis.get(key);
    case 'hash':
      return redis.hgetall(key);
    case 'list':
      return redis.lrange(key, 0, -1);
    case 'set':
      return redis.smembers(key);
    case 'zset':
      return redis.zrange(key, 0, -1);
    case 'stream':
      return redis.xrange(key, '-', '+');
    default:
      return null;
  }
};

/** Every key with its value: queues, limits, caches. */
const inRedis = async (words: readonly string[]): Promise<string[]> => {
  const redis = new Redis(stack().redis);
  try {
    const found: string[] = [];
    for await (const keys of redis.scanStream({ count: 500 }) as AsyncIterable<string[]>) {
      for (const key of keys) {
        const entry = `${key} ${JSON.stringify(await valueOf(redis, key))}`.toLowerCase();
        if (words.some((word) => entry.includes(word))) found.push(`redis ${key}`);
      }
    }
    return found;
  } finally {
    redis.disconnect();
  }
};

/** Null for a file that was moved or removed since it was listed, as others work meanwhile. */
const bytesOf = (file: string): Buffer | null => {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

const inFiles = ({ words, files }: Marks): string[] => {
  const handedIn = new Set(files.map(digest));
  return readdirSync(stack().files, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = bytesOf(file);
      if (!bytes) return false;
      const text = `${file}\n${bytes.toString('utf8')}`.toLowerCase();
      return handedIn.has(digest(bytes)) || words.some((word) => text.includes(word));
    })
    .map((file) => `file ${file}`);
};

/** Everywhere the product keeps something in which one of the marks is found. */
export const tracesOf = async (marks: Marks): Promise<string[]> => {
  const words = marks.words.map((word) => word.toLowerCase());
  return [...(await inDatabase(words)), ...(await inRedis(words)), ...inFiles({ ...marks, words })];
};
