import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Source, SourceResult } from './source';

export interface RunLimits {
  /** Time for one source, default 5000. */
  milliseconds?: number;
  /** Memory for one thread, default 256. */
  megabytes?: number;
}

// Threads run what was built: they know neither TypeScript nor the test runner, which reads this file as source.
const workerFile = () => (__filename.endsWith('.ts') ? join(__dirname, '..', 'dist', 'worker.js') : join(__dirname, 'worker.js'));

/** A thread is replaced after so many sources. */
const lifetime = 200;
const watchEvery = 50;
/** Megabytes a warm thread takes before it reads anything. */
const threadSize = 160;

/** Decompressed streams of a PDF live outside the heap, where Node limits no thread: the growth of the process is watched instead. */
const residentMegabytes = () => process.memoryUsage.rss() / 1024 / 1024;

class ReadingThread {
  private readonly worker: Worker;
  private readonly ready: Promise<void>;
  isAlive = true;
  used = 0;

  constructor(megabytes: number) {
    this.worker = new Worker(workerFile(), {
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      execArgv: [],
      env: {},
      stdout: true,
      stderr: true,
    });
    this.worker.unref();
    this.worker.once('exit', () => (this.isAlive = false));
    this.worker.on('error', () => (this.isAlive = false));
    this.ready = new Promise((resolve) => {
      this.worker.once('message', () => resolve());
      this.worker.once('exit', () => resolve());
    });
  }

  async read(source: Source, milliseconds: number, megabytes: number): Promise<SourceResult> {
    await this.ready;
    this.used++;
    const before = residentMegabytes();
    return new Promise((resolve) => {
      const end = (reason: 'too_slow' | 'too_large' | 'broken') => settle({ ok: false, reason, choices: [], links: [], next: null });
      const tooLarge = (error: NodeJS.ErrnoException) => end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too_large' : 'broken');
      const gone = () => end('broken');
      // What ends the thread on purpose tells the reason itself.
      const goneLater = () => setImmediate(gone);
      const timer = setTimeout(() => void this.worker.terminate().then(() => end('too_slow')), milliseconds);
      const watch = setInterval(() => {
        if (residentMegabytes() - before > megabytes + threadSize) void this.worker.terminate().then(() => end('too_large'));
      }, watchEvery);
      const settle = (result: SourceResult) => {
        clearTimeout(timer);
        clearInterval(watch);
        this.worker.off('error', tooLarge).off('exit', goneLater).off('message', settle);
        resolve(result);
      };
      if (!this.isAlive) return gone();
      this.worker.once('message', settle).once('error', tooLarge).once('exit', goneLater);
      this.worker.postMessage(source);
    });
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }
}

/**
 * Reads sources in a thread that stands ready, one after another, each under limits of time and memory. A source that breaks them costs
 * the thread, never the process.
 */
export class VacancyReader {
  private thread: ReadingThread | null = null;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly limits: RunLimits = {}) {}

  /** Has the thread stand ready, so that the first source does not wait for it. */
  warmUp(): void {
    this.thread ??= new ReadingThread(this.megabytes);
  }

  /** Never throws: whatever the source is, the answer says so. */
  async read(source: Source): Promise<SourceResult> {
    const result = this.last.then(async () => this.readNext(source));
    this.last = result;
    return result;
  }

  async close(): Promise<void> {
    await this.thread?.end();
    this.thread = null;
  }

  private get megabytes(): number {
    return this.limits.megabytes ?? 256;
  }

  private async readNext(source: Source): Promise<SourceResult> {
    if (this.thread && (!this.thread.isAlive || this.thread.used >= lifetime)) await this.close();
    this.thread ??= new ReadingThread(this.megabytes);
    return this.thread.read(source, this.limits.milliseconds ?? 5_000, this.megabytes);
  }
}
