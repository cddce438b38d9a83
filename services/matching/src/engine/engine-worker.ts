import { parentPort } from 'node:worker_threads';
import { perform } from './perform';
import type { Task } from './tasks';
import type { Reply } from './worker-pool';

/** The script of a thread: does one task after another. */
parentPort?.on('message', ({ id, task }: { id: number; task: Task }) => {
  const answer = (reply: Reply) => parentPort?.postMessage(reply);
  try {
    answer({ id, output: perform(task) });
  } catch (error) {
    answer({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
