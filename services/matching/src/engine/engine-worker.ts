import { parentPort, workerData } from 'node:worker_threads';
import { addPlaces } from '@tandem/geo/gazetteer';
import { supplement } from '@tandem/taxonomy/supplement';
import { perform } from './perform';
import type { Brought } from '../dictionary/brought';
import type { Task } from './tasks';
import type { Reply } from './worker-pool';

const brought = workerData as Brought | null;
if (brought) {
  supplement(brought);
  addPlaces(brought.places);
}

/** The script of a thread: does one task after another. */
parentPort?.on('message', ({ id, task }: { id: number; task: Task }) => {
  const answer = (reply: Reply) => parentPort?.postMessage(reply);
  try {
    answer({ id, output: perform(task) });
  } catch (error) {
    answer({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
