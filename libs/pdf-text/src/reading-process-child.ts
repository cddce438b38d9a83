import { Worker } from 'node:worker_threads';
import type { Order, Said } from './reading-process';

/** Runs a thread that may hang or swell, while this one watches it, listens and goes when the service goes. */
const [, , workerFile = '', heapMegabytes] = process.argv;
const watchEvery = 50;
/** What the process may grow beside the document. */
const slack = 64;

const residentMegabytes = () => process.memoryUsage.rss() / 1024 / 1024;
const say = (said: Said<unknown>) => process.send?.(said);

const worker = new Worker(workerFile, {
  resourceLimits: { maxOldGenerationSizeMb: Number(heapMegabytes) },
  execArgv: [],
  env: {},
  stdout: true,
  stderr: true,
});
let watch: NodeJS.Timeout | undefined;

worker.once('message', () => {
  say({ kind: 'ready' });
  worker.on('message', (result) => {
    clearInterval(watch);
    say({ kind: 'done', result, megabytes: residentMegabytes() });
  });
});
worker.on('error', (error: NodeJS.ErrnoException) =>
  say({ kind: 'lost', reason: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too_large' : 'broken' }),
);
worker.on('exit', () => say({ kind: 'lost', reason: 'broken' }));

process.on('message', ({ task, megabytes }: Order) => {
  const before = residentMegabytes();
  // Decompressed streams live outside the JavaScript heap, where Node limits no thread.
  watch = setInterval(() => {
    if (residentMegabytes() - before > megabytes + slack) say({ kind: 'lost', reason: 'too_large' });
  }, watchEvery);
  worker.postMessage(task);
});

// Ctrl-C reaches every process of a terminal: the service ends what it began, and this one after it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
// What is written in C would keep a gentle end waiting.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
