import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PdfErrorCode } from '@tandem/pdf-text/read';
import type { ReadResume } from './result';

export interface RunLimits {
  /** Time for one document, default 5000. */
  milliseconds?: number;
  /** Memory for one document, default 256. */
  megabytes?: number;
  /** Default 20. */
  pages?: number;
  /** `YYYY-MM-DD`; with it, jobs that go on count until this day for the years of a skill. */
  today?: string;
}

/** Why there is no resume. `no_text`: a scan. */
export type ReadFailure = PdfErrorCode | 'too_slow' | 'too_large' | 'no_text';

export type ReadFileResult = { ok: true; resume: ReadResume; pages: number; text: string } | { ok: false; reason: ReadFailure };

// Threads run what was built: they know neither TypeScript nor the test runner, which reads this file as source.
const workerFile = () => (__filename.endsWith('.ts') ? join(__dirname, '..', 'dist', 'worker.js') : join(__dirname, 'worker.js'));

const watchEvery = 50;
let running = 0;

/** Megabytes a thread takes before it reads anything. */
const threadSize = 64;

/**
 * Decompressed streams live outside the JavaScript heap, where Node limits no thread: the growth of the whole process is watched instead.
 */
const residentMegabytes = () => process.memoryUsage.rss() / 1024 / 1024;

/**
 * Reads a PDF in a thread of its own, which is ended when it takes too long or too much memory. Keeps no state, never throws: whatever
 * the file is, the caller's process lives on.
 */
export function readResumeFile(bytes: Uint8Array, limits: RunLimits = {}): Promise<ReadFileResult> {
  const { milliseconds = 5000, megabytes = 256, pages = 20, today } = limits;
  const worker = new Worker(workerFile(), {
    workerData: { bytes, pages, today },
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    execArgv: [],
    env: {},
    stdin: false,
    stdout: true,
    stderr: true,
  });
  running++;
  const before = residentMegabytes();
  return new Promise((resolve) => {
    const finish = (result: ReadFileResult) => {
      clearTimeout(timer);
      clearInterval(watch);
      running--;
      void worker.terminate();
      resolve(result);
    };
    const settle = once(finish);
    const timer = setTimeout(() => settle({ ok: false, reason: 'too_slow' }), milliseconds);
    const watch = setInterval(() => {
      if (residentMegabytes() - before > (megabytes + threadSize) * Math.max(running, 1)) settle({ ok: false, reason: 'too_large' });
    }, watchEvery);
    worker.once('message', (result: ReadFileResult) => settle(result));
    worker.once('error', (error: NodeJS.ErrnoException) =>
      settle({ ok: false, reason: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too_large' : 'broken' }),
    );
    worker.once('exit', () => settle({ ok: false, reason: 'broken' }));
  });
}

function once<T>(action: (value: T) => void): (value: T) => void {
  let done = false;
  return (value) => {
    if (done) return;
    done = true;
    action(value);
  };
}
