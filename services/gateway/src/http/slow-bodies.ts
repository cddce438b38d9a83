import type { IncomingMessage } from 'node:http';

/** Bytes a second of a form that is worth waiting for: less than a phone brings where it hardly has a signal. */
const LEAST_PACE = 4_000;

const untilOver = (body: IncomingMessage, end: () => void): void => void body.once('end', end).once('close', end);

/** Hangs up on a body that has not come within some seconds: it would hold its connection for as long as it likes. */
export const endLate = (body: IncomingMessage, seconds: number): void => {
  const timer = setTimeout(() => body.destroy(), seconds * 1_000);
  untilOver(body, () => clearTimeout(timer));
};

/** Hangs up on a form that drips in. One with a file may take its time over a slow line, as long as every stretch of so many seconds brings something. */
export const endDripping = (body: IncomingMessage, seconds: number): void => {
  const { socket } = body;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const came = socket.bytesRead - before;
    before = socket.bytesRead;
    // What came and waits to be read is not its sender's delay.
    if (came < LEAST_PACE * seconds && body.readableLength === 0) body.destroy();
  }, seconds * 1_000);
  untilOver(body, () => clearInterval(timer));
};
