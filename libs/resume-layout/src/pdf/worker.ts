import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { draw, type Drawing } from './draw';
import { readFonts } from './fonts';

const patience = 5;

// Whoever waits for a document waits a little longer, so that other calls do not. Only Linux ranks a thread by itself.
if (process.platform === 'linux') setPriority(Math.min(getPriority() + patience, constants.priority.PRIORITY_LOW));

const fonts = readFonts();

parentPort?.on('message', ({ drawing }: { drawing: Drawing }) => {
  draw(drawing, fonts).then(
    (bytes) => parentPort?.postMessage({ bytes }),
    (error: unknown) => parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) }),
  );
});
