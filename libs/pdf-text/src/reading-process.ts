import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

/** Why a process gave no answer. */
export type Lost = 'too_slow' | 'too_large' | 'broken';

export interface Limits {
  milliseconds: number;
  megabytes: number;
}

/** What is handed to the process, and what it says. */
export interface Order {
  task: unknown;
  megabytes: number;
}
export type Said<Result> = { kind: 'ready' } | { kind: 'done'; result: Result; megabytes: number } | { kind: 'lost'; reason: Lost };

// It runs what was built: it knows neither TypeScript nor the test runner, which reads this file as source.
const own = 'reading-process-child.js';
const childFile = () => (__filename.endsWith('.ts') ? join(__dirname, '..', 'dist', own) : join(__dirname, own));

/** What a process may take to come up on a machine that has much else to do. */
const startMilliseconds = 30_000;

/**
 * A process of its own for files of strangers, one after the other. Threads would share their memory with the service: what a broken off
 * thread had in hands never comes back, and what is written in C is not broken off at all. `workerFile` runs in a thread of it: it says
 * something once it is ready, and after that one answer for each task it gets.
 */
export class ReadingProcess<Task, Result> {
  private readonly child: ChildProcess;
  private readonly ready: Promise<boolean>;
  private start: (isReady: boolean) => void = () => undefined;
  private answer: (answer: Result | Lost) => void = () => undefined;
  private tasks = 0;
  private heldMegabytes = 0;
  isAlive = true;

  /** `megabytes`: the most that JavaScript may hold in it. */
  constructor(workerFile: string, megabytes: number) {
    const stdio = ['ignore', 'ignore', 'ignore', 'ipc'] as const;
    this.child = fork(childFile(), [workerFile, String(megabytes)], {
      execArgv: [],
      env: {},
      serialization: 'advanced',
      stdio: [...stdio],
    });
    this.ready = new Promise((resolve) => (this.start = resolve));
    const timer = setTimeout(() => this.end('too_slow'), startMilliseconds).unref();
    void this.ready.then(() => clearTimeout(timer));
    this.child.on('message', (said: Said<Result>) => this.hear(said));
    this.child.on('error', () => this.end('broken'));
    this.child.on('exit', () => this.end('broken'));
    this.hold(false);
  }

  /** It has done so many tasks, or holds so many megabytes, that a new one is better. */
  isWorn(tasks: number, megabytes: number): boolean {
    return this.tasks >= tasks || this.heldMegabytes > megabytes;
  }

  async run(task: Task, { milliseconds, megabytes }: Limits): Promise<Result | Lost> {
    this.hold(true);
    if (!(await this.ready)) return 'too_slow';
    this.tasks++;
    const timer = setTimeout(() => this.end('too_slow'), milliseconds);
    const answer = await new Promise<Result | Lost>((resolve) => {
      this.answer = resolve;
      const order: Order = { task, megabytes };
      this.child.send(order, (error) => error && this.end('broken'));
    });
    clearTimeout(timer);
    this.hold(false);
    return answer;
  }

  /** At once, whatever it is at. */
  end(reason: Lost = 'broken'): void {
    this.isAlive = false;
    this.child.kill('SIGKILL');
    this.start(false);
    this.answer(reason);
  }

  private hear(said: Said<Result>): void {
    if (said.kind === 'ready') return this.start(true);
    if (said.kind === 'lost') return this.end(said.reason);
    this.heldMegabytes = said.megabytes;
    this.answer(said.result);
  }

  /** One that waits for work keeps its service from ending no more than a thread would. */
  private hold(isBusy: boolean): void {
    if (isBusy) this.child.ref();
    else this.child.unref();
    if (isBusy) this.child.channel?.ref();
    else this.child.channel?.unref();
  }
}
