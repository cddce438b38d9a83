import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Drawing } from './draw';

type Answer = { bytes: Uint8Array } | { error: string };

// Threads run what was built: they know neither TypeScript nor the test runner, which reads this file as source.
const workerFile = () =>
  __filename.endsWith('.ts') ? join(__dirname, '..', '..', 'dist', 'pdf', 'worker.js') : join(__dirname, 'worker.js');

const megabytes = 256;

/** Draws documents in a thread of its own, one after the other, so that drawing holds up nothing else. */
export class PdfThread {
  private worker: Worker | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private isClosed = false;

  /** @param longest Milliseconds a document may take, from when it is its turn. */
  constructor(private readonly longest = 20_000) {}

  /** @throws Error when a document cannot be drawn or takes too long; those behind it are drawn all the same. */
  async draw(drawing: Drawing): Promise<Uint8Array> {
    const drawn = this.last.then(async () => this.drawNow(drawing));
    this.last = drawn.catch(() => undefined);
    return drawn;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.drop();
  }

  private async drawNow(drawing: Drawing): Promise<Uint8Array> {
    if (this.isClosed) throw new Error('the thread was closed');
    const worker = (this.worker ??= this.start());
    worker.ref();
    try {
      return await answered(worker, drawing, this.longest);
    } catch (error) {
      // Said by itself what is wrong with the document, it stands ready for the next.
      if (!(error instanceof Undrawable)) await this.drop();
      throw error;
    } finally {
      worker.unref();
    }
  }

  private start(): Worker {
    const worker = new Worker(workerFile(), {
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      execArgv: [],
      env: {},
    });
    // A thread may also end between two documents, or fail while it is given up.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      if (this.worker === worker) this.worker = null;
    });
    return worker;
  }

  private async drop(): Promise<void> {
    const worker = this.worker;
    this.worker = null;
    await worker?.terminate();
  }
}

class Undrawable extends Error {}

/** What a thread makes of a document. @throws Undrawable, or Error of a thread that ended or takes too long */
const answered = async (worker: Worker, drawing: Drawing, longest: number): Promise<Uint8Array> =>
  new Promise<Uint8Array>((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      worker.off('message', answer).off('error', fail).off('exit', ended);
      settle();
    };
    const answer = (said: Answer) => end(() => ('bytes' in said ? resolve(said.bytes) : reject(new Undrawable(said.error))));
    const fail = (error: Error) => end(() => reject(error));
    const ended = () => fail(new Error('the thread was closed'));
    const timer = setTimeout(() => fail(new Error('drawing took too long')), longest);
    worker.on('message', answer).on('error', fail).on('exit', ended);
    worker.postMessage({ drawing });
  });
