import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Drawing } from './draw';

type Answer = { id: number; bytes: Uint8Array } | { id: number; error: string };
type Waiting = { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void; timer: NodeJS.Timeout };

// Threads run what was built: they know neither TypeScript nor the test runner, which reads this file as source.
const workerFile = () =>
  __filename.endsWith('.ts') ? join(__dirname, '..', '..', 'dist', 'pdf', 'worker.js') : join(__dirname, 'worker.js');

const longest = 20_000;
const megabytes = 256;

/** Draws documents in a thread of its own, one after the other, so that drawing holds up nothing else. */
export class PdfThread {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;

  /** @throws Error when a document cannot be drawn, or takes longer than twenty seconds with those before it. */
  async draw(drawing: Drawing): Promise<Uint8Array> {
    const worker = (this.worker ??= this.start());
    const id = ++this.count;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => void this.restart('drawing took too long'), longest);
      this.waiting.set(id, { resolve, reject, timer });
      worker.ref();
      worker.postMessage({ id, drawing });
    });
  }

  async close(): Promise<void> {
    await this.restart('the thread was closed');
  }

  private start(): Worker {
    const worker = new Worker(workerFile(), { resourceLimits: { maxOldGenerationSizeMb: megabytes }, execArgv: [], env: {} });
    worker.unref();
    worker.on('message', (answer: Answer) => this.settle(answer));
    worker.on('error', (error: Error) => {
      if (this.worker === worker) void this.restart(error.message);
    });
    return worker;
  }

  private settle(answer: Answer): void {
    const waiting = this.waiting.get(answer.id);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    this.waiting.delete(answer.id);
    if (this.waiting.size === 0) this.worker?.unref();
    if ('bytes' in answer) waiting.resolve(answer.bytes);
    else waiting.reject(new Error(answer.error));
  }

  private async restart(reason: string): Promise<void> {
    const worker = this.worker;
    this.worker = null;
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(new Error(reason));
    }
    this.waiting.clear();
    await worker?.terminate();
  }
}
