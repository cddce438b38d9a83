import { parentPort } from 'node:worker_threads';
import { draw, type Drawing } from './draw';
import { readFonts } from './fonts';

const fonts = readFonts();

parentPort?.on('message', ({ id, drawing }: { id: number; drawing: Drawing }) => {
  draw(drawing, fonts).then(
    (bytes) => parentPort?.postMessage({ id, bytes }),
    (error: unknown) => parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});
