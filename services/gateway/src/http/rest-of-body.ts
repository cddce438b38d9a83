import type { IncomingMessage } from 'node:http';

const most = { bytes: 64 * 1024 * 1024, milliseconds: 10_000 };

/**
 * Reads what is left of a refused body, within reason: whoever still sends when the answer comes, a web server in between above all, may
 * see a broken line and no answer.
 */
export const restRead = async (body: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    if (body.complete || body.destroyed) return resolve();
    let size = 0;
    const timer = setTimeout(resolve, most.milliseconds);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    body.unpipe();
    body.once('end', end).once('close', end).once('error', end);
    body.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > most.bytes) end();
    });
    body.resume();
  });
