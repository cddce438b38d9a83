import type { ReadFileResult } from './file-result';
import { type Limits, ReadingThread, type Task } from './thread';

export type { PageSize, ReadFailure, ReadFileResult } from './file-result';

export interface RunLimits {
  /** Time for one document, default 5000; of pictures 120000. */
  milliseconds?: number;
  /** Memory for one document, default 256; of pictures 1024. */
  megabytes?: number;
  /** Default 20. */
  pages?: number;
  /** `YYYY-MM-DD`; with it, jobs that go on count until this day for the years of a skill. */
  today?: string;
}

const usual = { milliseconds: 5_000, megabytes: 256 };
const ofPictures = { milliseconds: 120_000, megabytes: 1_024 };

/** A thread is replaced after so many documents, or when it holds so many megabytes between them. */
const lifetime = { documents: 100, megabytes: 160 };

/**
 * Reads PDFs in threads that stand ready, each document under limits of time and memory: one that breaks them costs its thread, never the
 * process. A file beyond the number of threads waits its turn; its time counts from then.
 */
export class ResumeReaders {
  private readonly idle: ReadingThread[] = [];
  private readonly waiting: ((thread: ReadingThread) => void)[] = [];
  private busy = 0;
  private isClosed = false;

  constructor(private readonly threads = 2) {}

  /** Has one thread stand ready, so that the first document does not wait for it. */
  warmUp(): void {
    if (this.idle.length + this.busy === 0) this.idle.push(new ReadingThread(usual.megabytes));
  }

  /** Reads the text of a PDF. Never throws: whatever the file is, the answer says so. */
  async read(bytes: Uint8Array, limits: RunLimits = {}): Promise<ReadFileResult> {
    const thread = await this.take();
    const result = await thread.read(taskOf(bytes, limits, false), limitsOf(limits, usual));
    this.giveBack(thread);
    return result;
  }

  /** Reads a PDF whose pages are pictures, in a thread of its own: slow, and with much memory. Never throws. */
  async readScan(bytes: Uint8Array, limits: RunLimits = {}): Promise<ReadFileResult> {
    const thread = new ReadingThread(usual.megabytes);
    const result = await thread.read(taskOf(bytes, limits, true), limitsOf(limits, ofPictures));
    // Nobody waits for its end: what is drawn at this moment cannot be broken off.
    void thread.end();
    return result;
  }

  /** Ends the threads that stand ready; one that reads ends when it is done. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all(this.idle.splice(0).map(async (thread) => thread.end()));
  }

  private take(): Promise<ReadingThread> {
    if (this.busy >= this.threads) return new Promise((resolve) => this.waiting.push(resolve));
    this.busy++;
    const ready = this.idle.splice(0).filter(({ isAlive }) => isAlive);
    const [thread = new ReadingThread(usual.megabytes), ...rest] = ready;
    this.idle.push(...rest);
    return Promise.resolve(thread);
  }

  private giveBack(used: ReadingThread): void {
    const isGood = used.isAlive && !used.isWorn(lifetime.documents, lifetime.megabytes);
    if (used.isAlive && !isGood) void used.end();
    const next = this.waiting.shift();
    if (next) return next(isGood ? used : new ReadingThread(usual.megabytes));
    this.busy--;
    if (this.isClosed) {
      if (isGood) void used.end();
    } else this.idle.push(isGood ? used : new ReadingThread(usual.megabytes));
  }
}

const taskOf = (bytes: Uint8Array, { pages = 20, today }: RunLimits, isScan: boolean): Task => ({ bytes, pages, today, isScan });

const limitsOf = ({ milliseconds, megabytes }: RunLimits, normal: Limits): Limits => ({
  milliseconds: milliseconds ?? normal.milliseconds,
  megabytes: megabytes ?? normal.megabytes,
});
