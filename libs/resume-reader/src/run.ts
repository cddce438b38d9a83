import { join } from 'node:path';
import { type Limits, ReadingProcess } from '@tandem/pdf-text/reading-process';
import type { ReadFileResult } from './file-result';

export type { PageSize, ReadFailure, ReadFileResult } from './file-result';

export interface RunLimits {
  /** Time for one document, default 5000; of pictures 120000. */
  milliseconds?: number;
  /** Memory for one document, default 256; of pictures 768. */
  megabytes?: number;
  /** Default 20. */
  pages?: number;
  /** `YYYY-MM-DD`; with it, jobs that go on count until this day for the years of a skill. */
  today?: string;
}

/** A document to read. */
export interface Task {
  bytes: Uint8Array;
  pages: number;
  today: string | undefined;
  /** The pages are pictures: recognise their letters. */
  isScan: boolean;
}

// It runs what was built: it knows neither TypeScript nor the test runner, which reads this file as source.
const workerFile = () => (__filename.endsWith('.ts') ? join(__dirname, '..', 'dist', 'worker.js') : join(__dirname, 'worker.js'));

const usual = { milliseconds: 5_000, megabytes: 256 };
const ofPictures = { milliseconds: 120_000, megabytes: 768 };

/** A process is replaced after so many documents, or when it holds so many megabytes between them. */
const lifetime = { documents: 100, megabytes: 320 };

type Reader = ReadingProcess<Task, ReadFileResult>;
const start = (): Reader => new ReadingProcess(workerFile(), usual.megabytes);

async function readIn(reader: Reader, task: Task, limits: Limits): Promise<ReadFileResult> {
  const answer = await reader.run(task, limits);
  return typeof answer === 'string' ? { ok: false, reason: answer } : answer;
}

/**
 * Reads PDFs in processes that stand ready, each document under limits of time and memory: one that breaks them costs its process, never
 * the service. A file beyond the number of processes waits its turn; its time counts from then.
 */
export class ResumeReaders {
  private readonly idle: Reader[] = [];
  private readonly waiting: ((reader: Reader) => void)[] = [];
  private busy = 0;
  private isClosed = false;

  constructor(private readonly most = 2) {}

  /** Has one process stand ready, so that the first document does not wait for it. */
  warmUp(): void {
    if (this.idle.length + this.busy === 0) this.idle.push(start());
  }

  /** Reads the text of a PDF. Never throws: whatever the file is, the answer says so. */
  async read(bytes: Uint8Array, limits: RunLimits = {}): Promise<ReadFileResult> {
    const reader = await this.take();
    const result = await readIn(reader, taskOf(bytes, limits, false), limitsOf(limits, usual));
    this.giveBack(reader);
    return result;
  }

  /** Reads a PDF whose pages are pictures, in a process of its own: slow, and with much memory. Never throws. */
  async readScan(bytes: Uint8Array, limits: RunLimits = {}): Promise<ReadFileResult> {
    const reader = start();
    const result = await readIn(reader, taskOf(bytes, limits, true), limitsOf(limits, ofPictures));
    reader.end();
    return result;
  }

  /** Ends the processes that stand ready; one that reads ends when it is done. */
  close(): void {
    this.isClosed = true;
    for (const reader of this.idle.splice(0)) reader.end();
  }

  private take(): Promise<Reader> {
    if (this.busy >= this.most) return new Promise((resolve) => this.waiting.push(resolve));
    this.busy++;
    const ready = this.idle.splice(0).filter(({ isAlive }) => isAlive);
    const [reader = start(), ...rest] = ready;
    this.idle.push(...rest);
    return Promise.resolve(reader);
  }

  private giveBack(used: Reader): void {
    const isGood = used.isAlive && !used.isWorn(lifetime.documents, lifetime.megabytes);
    const next = this.waiting.shift();
    const isNeeded = next !== undefined || !this.isClosed;
    if (!isGood || !isNeeded) used.end();
    const reader = isGood ? used : isNeeded ? start() : null;
    if (next && reader) return next(reader);
    this.busy--;
    if (reader && isNeeded) this.idle.push(reader);
  }
}

const taskOf = (bytes: Uint8Array, { pages = 20, today }: RunLimits, isScan: boolean): Task => ({ bytes, pages, today, isScan });

const limitsOf = ({ milliseconds, megabytes }: RunLimits, normal: Limits): Limits => ({
  milliseconds: milliseconds ?? normal.milliseconds,
  megabytes: megabytes ?? normal.megabytes,
});
