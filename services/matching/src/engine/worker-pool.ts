import { Worker } from 'node:worker_threads';

type Waiting = { id: number; task: unknown; resolve: (output: unknown) => void; reject: (error: Error) => void };
type Thread = { worker: Worker; doing: Waiting | null };
export type Reply = { id: number; output?: unknown; error?: string };

/**
 * Threads that take one task after another. They start with the first task; one that dies fails its task alone and is
 * replaced by the next.
 */
export class WorkerPool {
  private readonly threads: Thread[] = [];
  private readonly waiting: Waiting[] = [];
  private nextId = 0;
  private isStopped = false;
  private isRetiring = false;

  /** `file` is the compiled script of a thread, `size` how many there may be, `data` what each is given when it starts. */
  constructor(
    private readonly file: string,
    private readonly size: number,
    private readonly data: unknown = null,
  ) {}

  /** Has a thread do a task. @throws Error of the task, or that its thread ended. */
  async do<T>(task: unknown): Promise<T> {
    if (this.isStopped) throw new Error('the worker threads are stopped');
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ id: this.nextId++, task, resolve: resolve as Waiting['resolve'], reject });
      this.assign();
    });
  }

  /** Stops once what it was asked so far is done. */
  async retire(): Promise<void> {
    this.isRetiring = true;
    if (this.isIdle()) return this.stop();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    for (const { reject } of this.waiting.splice(0)) reject(new Error('the worker threads are stopped'));
    await Promise.all(this.threads.splice(0).map(async ({ worker }) => worker.terminate()));
  }

  private isIdle(): boolean {
    return this.waiting.length === 0 && this.threads.every(({ doing }) => doing === null);
  }

  private assign(): void {
    if (this.isRetiring && this.isIdle()) return void this.stop();
    for (;;) {
      if (this.waiting.length === 0) return;
      const thread = this.threads.find(({ doing }) => doing === null) ?? this.start();
      const next = thread && this.waiting.shift();
      if (!thread || !next) return;
      thread.doing = next;
      thread.worker.postMessage({ id: next.id, task: next.task });
    }
  }

  private start(): Thread | undefined {
    if (this.threads.length >= this.size) return undefined;
    const thread: Thread = { worker: new Worker(this.file, { workerData: this.data }), doing: null };
    thread.worker.unref();
    thread.worker.on('message', (reply: Reply) => this.answered(thread, reply));
    thread.worker.on('error', (error) => this.lost(thread, error));
    thread.worker.on('exit', (code) => this.lost(thread, new Error(`a worker thread ended with ${code}`)));
    this.threads.push(thread);
    return thread;
  }

  private answered(thread: Thread, { id, output, error }: Reply): void {
    const { doing } = thread;
    if (doing?.id !== id) return;
    thread.doing = null;
    if (error === undefined) doing.resolve(output);
    else doing.reject(new Error(error));
    this.assign();
  }

  private lost(thread: Thread, error: Error): void {
    const place = this.threads.indexOf(thread);
    if (place >= 0) this.threads.splice(place, 1);
    thread.doing?.reject(error);
    thread.doing = null;
    if (!this.isStopped) this.assign();
  }
}
