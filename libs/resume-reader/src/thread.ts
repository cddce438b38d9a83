import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ReadError } from '@tandem/domain/resume';
import type { ReadFileResult } from './file-result';

/** A document for a thread to read. */
export interface Task {
  bytes: Uint8Array;
  pages: number;
  today: string | undefined;
  /** The pages are pictures: recognise their letters. */
  isScan: boolean;
}

/** What a thread says: that it is ready, or what became of a document and how many megabytes it holds now. */
export type Message = { kind: 'ready' } | { kind: 'done'; result: ReadFileResult; megabytes: number };

export interface Limits {
  milliseconds: number;
  megabytes: number;
}

// Threads run what was built: they know neither TypeScript nor the test runner, which reads this file as source.
const workerFile = () => (__filename.endsWith('.ts') ? join(__dirname, '..', 'dist', 'worker.js') : join(__dirname, 'worker.js'));

const watchEvery = 50;
/** What a thread may take to come up on a machine that has much else to do. */
const startMilliseconds = 30_000;
/** What the process may grow beside the document. */
const slack = 64;

const residentMegabytes = () => process.memoryUsage.rss() / 1024 / 1024;
let running = 0;

/** A thread that reads one document after the other. What goes wrong with one ends the thread, never the process. */
export class ReadingThread {
  private readonly worker: Worker;
  private readonly ready: Promise<boolean>;
  private answer: (result: ReadFileResult) => void = () => undefined;
  private readCount = 0;
  private heldMegabytes = 0;
  isAlive = true;

  constructor(megabytes: number) {
    this.worker = new Worker(workerFile(), {
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      execArgv: [],
      env: {},
      stdin: false,
      stdout: true,
      stderr: true,
    });
    // An idle thread keeps no process from ending.
    this.worker.unref();
    this.ready = this.start();
    this.worker.on('message', (message: Message) => {
      if (message.kind !== 'done') return;
      this.heldMegabytes = message.megabytes;
      this.answer(message.result);
    });
    this.worker.on('error', (error: NodeJS.ErrnoException) =>
      this.lose(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too_large' : 'broken'),
    );
    this.worker.on('exit', () => this.lose('broken'));
  }

  /** It has read so much, or holds so much, that a new one is better. */
  isWorn(documents: number, megabytes: number): boolean {
    return this.readCount >= documents || this.heldMegabytes > megabytes;
  }

  async end(): Promise<void> {
    this.isAlive = false;
    await this.worker.terminate();
  }

  async read(task: Task, limits: Limits): Promise<ReadFileResult> {
    if (!(await this.ready)) return { ok: false, reason: 'too_slow' };
    this.worker.ref();
    running++;
    this.readCount++;
    const result = await this.settle(task, limits);
    running--;
    this.worker.unref();
    return result;
  }

  private async start(): Promise<boolean> {
    const isReady = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), startMilliseconds).unref();
      const settle = (value: boolean) => {
        clearTimeout(timer);
        resolve(value);
      };
      this.worker.once('message', () => settle(true));
      this.worker.once('error', () => settle(false));
      this.worker.once('exit', () => settle(false));
    });
    if (!isReady) await this.end();
    return isReady;
  }

  private lose(reason: ReadError): void {
    this.isAlive = false;
    this.answer({ ok: false, reason });
  }

  /**
   * Decompressed streams live outside the JavaScript heap, where Node limits no thread: the growth of the whole process is watched instead.
   */
  private async settle(task: Task, { milliseconds, megabytes }: Limits): Promise<ReadFileResult> {
    const before = residentMegabytes();
    const giveUp = (reason: ReadError) => {
      this.lose(reason);
      void this.worker.terminate();
    };
    const timer = setTimeout(() => giveUp('too_slow'), milliseconds);
    const watch = setInterval(() => {
      if (residentMegabytes() - before > (megabytes + slack) * running) giveUp('too_large');
    }, watchEvery);
    const result = await new Promise<ReadFileResult>((resolve) => {
      this.answer = resolve;
      this.worker.postMessage(task);
    });
    clearTimeout(timer);
    clearInterval(watch);
    return result;
  }
}
